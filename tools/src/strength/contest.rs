//! Matches between two settings of the engine, or against another engine over GTP: each opening is played twice, with
//! the colors swapped. Without openings all games begin with the first move; `--variety` makes them differ.

mod allowance;
mod client;
mod player;
mod statistics;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Args;
use flipside::rules::{Board, Game};
use flipside::types::{Color, Move};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::files::text;
use crate::progress;
use player::Player;
use statistics::Statistics;

/// The plies after which games that differ are counted, and in which variety makes them differ.
const EARLY: usize = 12;

#[derive(Args)]
pub struct Options {
    /// The openings, one transcript a line; without them all games begin with the first move.
    openings: Option<PathBuf>,
    /// How the first engine plays, for instance "--ms 100 --weights old.bin"; or, after "gtp:", the command that starts
    /// another engine which speaks the Go Text Protocol, for instance "gtp:node dist/cli.js gtp".
    #[arg(long, allow_hyphen_values = true)]
    first: String,
    /// How the second engine plays.
    #[arg(long, allow_hyphen_values = true)]
    second: String,
    /// The number of pairs of games.
    #[arg(long, default_value_t = 100)]
    pairs: usize,
    /// Stop when a sequential test decides between two Elo differences, for instance "0,10".
    #[arg(long, value_parser = two_numbers, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// For the first 12 plies this engine, on both sides, plays any move that loses so many discs at most.
    #[arg(long)]
    variety: Option<u32>,
    /// Print the transcript and the result of each game, for black.
    #[arg(long)]
    games: bool,
    /// The seed of the order of the openings and of the variety.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn two_numbers(text: &str) -> anyhow::Result<(f64, f64)> {
    let (worse, better) = text.split_once(',').context("expected two numbers with a comma between them")?;
    Ok((worse.trim().parse()?, better.trim().parse()?))
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let openings = match &options.openings {
        Some(path) => read(path, &mut random)?,
        None => vec![Game::new()],
    };
    let players = [Player::new(&options.first)?, Player::new(&options.second)?];
    let mut contest = Match { players, variety: options.variety, random };
    let mut early = HashSet::new();
    let mut statistics = Statistics::default();
    let bar = progress::bar(options.pairs as u64, "first v second");
    for opening in openings.iter().cycle().take(options.pairs) {
        let games = [contest.play(0, opening)?, contest.play(1, opening)?];
        statistics.add([games[0].score(), -games[1].score()]);
        early.extend(games.iter().filter_map(after_early));
        for game in games.iter().filter(|_| options.games) {
            println!("{} {:+}", game.transcript(), game.score());
        }
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
    println!("{} different positions after {EARLY} plies", early.len());
    let [first, second] = contest.players.each_ref().map(Player::nodes_a_game);
    println!("{first} nodes a game against {second}");
    Ok(())
}

/// The openings of a file in a random order.
fn read(path: &Path, random: &mut ChaCha8Rng) -> anyhow::Result<Vec<Game>> {
    let mut lines = text::lines(path)?.collect::<anyhow::Result<Vec<_>>>()?;
    lines.retain(|line| !line.trim().is_empty());
    ensure!(!lines.is_empty(), "no opening in {}", path.display());
    lines.shuffle(random);
    lines.iter().map(|line| Game::parse(line).with_context(|| format!("opening {line:?}"))).collect()
}

/// The position of a game after its early plies, up to symmetry.
fn after_early(game: &Game) -> Option<Board> {
    let mut game = game.clone();
    while game.history().len() > EARLY {
        game.undo();
    }
    (game.history().len() == EARLY).then(|| game.position().board.canonical().0)
}

/// Two players, and how their games differ.
struct Match {
    players: [Player; 2],
    variety: Option<u32>,
    random: ChaCha8Rng,
}

impl Match {
    /// Plays a game from an opening to its end.
    fn play(&mut self, black: usize, opening: &Game) -> anyhow::Result<Game> {
        let mut game = opening.clone();
        for player in &mut self.players {
            player.begin(opening)?;
        }
        while !game.is_over() {
            let color = game.position().turn;
            let player = if color == Color::Black { black } else { 1 - black };
            let variety = self.variety.filter(|_| game.history().len() < EARLY);
            let chosen = if game.must_pass() {
                self.players[player].watch(color, Move::Pass)?;
                Move::Pass
            } else {
                self.players[player].choose(&game, variety, &mut self.random)?
            };
            game.play(chosen)?;
            self.players[1 - player].watch(color, chosen)?;
        }
        Ok(game)
    }
}
