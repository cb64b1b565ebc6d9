//! The ladder of the skills: each plays the one below it, and the lower ones play simple reference players.

mod player;
mod ratings;
mod reference;
mod results;

use std::collections::HashSet;

use anyhow::Context;
use clap::Args;
use flipside::rules::Game;
use flipside::session::{Engine, Skill, TableBits, TableOptions};
use flipside::types::Color;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use player::Player;
use ratings::ratings;
use reference::Reference;
use results::Results;

#[derive(Args)]
pub struct Options {
    /// The games of each pair, half of them with each color.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The skills that play, each against the one below it.
    #[arg(long, value_delimiter = ',', default_values_t = 1..=u64::from(Skill::MAX.number()))]
    skills: Vec<u64>,
    /// The highest skill that plays the reference players.
    #[arg(long, default_value_t = 4)]
    references: u64,
    /// The seed of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let table = TableOptions { table_bits: TableBits::new(16), ..TableOptions::default() };
    let mut engine = Engine::new(&table)?;
    println!("| player | against | won | drawn | lost | points | discs a game | distinct games |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    let mut all = Vec::new();
    for &number in &options.skills {
        let skill = |number| Skill::new(number).map(Player::Skill);
        let player = skill(number)
            .with_context(|| format!("skills: expected 1 to {}, found {number}", Skill::MAX.number()))?;
        let references = Reference::ALL.map(Player::Reference).into_iter();
        let opponents = references.filter(|_| number <= options.references);
        for opponent in skill(number - 1).into_iter().chain(opponents) {
            let results = play_pair([player, opponent], &mut engine, options)?;
            print_row(&results);
            all.push(results);
        }
    }
    println!("\n| player | rating |\n| --- | ---: |");
    for (player, rating) in ratings(&all) {
        println!("| {} | {rating:.0} |", player.name());
    }
    Ok(())
}

fn print_row(results: &Results) {
    let Results { players: [first, second], wins, draws, losses, discs, distinct } = results;
    println!(
        "| {} | {} | {wins} | {draws} | {losses} | {:.1} % | {:+.1} | {distinct} |",
        first.name(),
        second.name(),
        100.0 * results.share(),
        f64::from(*discs) / results.games(),
    );
}

fn play_pair(players: [Player; 2], engine: &mut Engine, options: &Options) -> anyhow::Result<Results> {
    let mut results = Results { players, wins: 0, draws: 0, losses: 0, discs: 0, distinct: 0 };
    let mut seen = HashSet::new();
    for number in 0..options.games {
        let first = if number % 2 == 0 { Color::Black } else { Color::White };
        engine.new_game();
        let seed = options.seed << 32 | number;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new();
        while !game.is_over() {
            let player = players[usize::from(game.position().turn != first)];
            let chosen = player.choose(engine, &game, seed, &mut random)?;
            game.play(chosen)?;
        }
        let score = if first == Color::Black { game.score() } else { -game.score() };
        let count = match score {
            1.. => &mut results.wins,
            0 => &mut results.draws,
            _ => &mut results.losses,
        };
        *count += 1;
        results.discs += score;
        seen.insert((first == Color::Black, game.transcript()));
    }
    results.distinct = seen.len();
    Ok(results)
}
