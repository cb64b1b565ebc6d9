//! Matches between two settings of the engine, or against another engine over GTP: each opening is played twice, with
//! the colors swapped.

mod client;
mod player;
mod statistics;

use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::rules::Game;
use flipside::types::{Color, Move};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::{progress, text};
use player::Player;
use statistics::Statistics;

#[derive(Args)]
pub struct Options {
    /// The openings, one transcript a line.
    openings: PathBuf,
    /// How the first engine plays, for instance "--ms 100 --weights old.bin"; or, after "gtp:", the command that starts
    /// another engine which speaks the Go Text Protocol, for instance "gtp:node dist/cli.js gtp".
    #[arg(long, allow_hyphen_values = true)]
    first: String,
    /// How the second engine plays.
    #[arg(long, allow_hyphen_values = true)]
    second: String,
    /// The number of openings; each is two games.
    #[arg(long, default_value_t = 100)]
    pairs: usize,
    /// Stop when a sequential test decides between two Elo differences, for instance "0,10".
    #[arg(long, value_parser = two_numbers, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// The seed of the order of the openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn two_numbers(text: &str) -> anyhow::Result<(f64, f64)> {
    let (worse, better) = text.split_once(',').context("expected two numbers with a comma between them")?;
    Ok((worse.trim().parse()?, better.trim().parse()?))
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut openings = text::lines(&options.openings)?.collect::<anyhow::Result<Vec<_>>>()?;
    openings.retain(|line| !line.trim().is_empty());
    ensure!(!openings.is_empty(), "no opening in {}", options.openings.display());
    openings.shuffle(&mut ChaCha8Rng::seed_from_u64(options.seed));
    let mut players = [Player::new(&options.first)?, Player::new(&options.second)?];
    let mut statistics = Statistics::default();
    let bar = progress::bar(options.pairs as u64, "first v second");
    for opening in openings.iter().cycle().take(options.pairs) {
        let opening = Game::parse(opening).with_context(|| format!("opening {opening:?}"))?;
        let with_black = play(&mut players, 0, &opening)?;
        let with_white = -play(&mut players, 1, &opening)?;
        statistics.add([with_black, with_white]);
        bar.inc(1);
        bar.set_message(statistics.brief());
        if let Some((worse, better)) = options.sprt
            && let Some(verdict) = statistics.verdict(worse, better)
        {
            println!("{verdict}");
            break;
        }
    }
    bar.finish();
    println!("{statistics}");
    Ok(())
}

/// Plays a game from an opening to its end; the result in discs for black.
fn play(players: &mut [Player; 2], black: usize, opening: &Game) -> anyhow::Result<i32> {
    let mut game = opening.clone();
    for player in players.iter_mut() {
        player.begin(opening)?;
    }
    while !game.is_over() {
        let color = game.position().turn;
        let player = if color == Color::Black { black } else { 1 - black };
        let chosen = if game.must_pass() {
            players[player].watch(color, Move::Pass)?;
            Move::Pass
        } else {
            players[player].choose(&game)?
        };
        game.play(chosen)?;
        players[1 - player].watch(color, chosen)?;
    }
    Ok(game.score())
}
