//! Draws puzzles from games.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::rules::Position;
use flipside::types::Color;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::puzzle::{EMPTIES, Examiner, Puzzle};
use crate::{games, progress};

/// The number of grades.
const GRADES: usize = 3;

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The file of puzzles to write.
    #[arg(long)]
    out: PathBuf,
    /// The number of puzzles, divided evenly among the grades.
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut games = games::read(&options.games)?;
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    games.shuffle(&mut random);
    let mut examiner = Examiner::new()?;
    let (mut seen, mut found) = (HashSet::new(), BTreeMap::<u8, Vec<Puzzle>>::new());
    let bar = progress::bar(options.count as u64, "finding puzzles");
    // One position a game, so that no two puzzles are alike.
    for game in &games {
        if bar.position() == options.count as u64 {
            break;
        }
        let Some((board, is_black)) = game.position(random.random_range(EMPTIES) as usize) else { continue };
        let turn = if is_black { Color::Black } else { Color::White };
        let Some(puzzle) = examiner.puzzle(Position { board, turn }) else { continue };
        let grade = found.entry(puzzle.grade()).or_default();
        // The first grades get what cannot be divided.
        let share = (options.count + GRADES - usize::from(puzzle.grade())) / GRADES;
        if grade.len() < share && seen.insert(board.canonical().0) {
            grade.push(puzzle);
            bar.inc(1);
        }
    }
    bar.finish();
    let counts: Vec<_> =
        found.iter().map(|(grade, puzzles)| format!("{} of grade {grade}", puzzles.len())).collect();
    println!("{}", counts.join(", "));
    let puzzles: Vec<_> = found.into_values().flatten().collect();
    ensure!(
        puzzles.len() == options.count,
        "expected games with {} puzzles, found {}",
        options.count,
        puzzles.len()
    );
    write(&options.out, puzzles)
}

/// Writes puzzles, the easy ones first, then by the number of empty squares.
fn write(path: &PathBuf, mut puzzles: Vec<Puzzle>) -> anyhow::Result<()> {
    puzzles.sort_by_cached_key(|puzzle| {
        (puzzle.grade(), puzzle.position.board.empty_count(), puzzle.to_string())
    });
    let text: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    std::fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn the_same_seed_makes_the_same_puzzles() {
        let all = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/selfplay.txt.xz");
        let path =
            |name| std::env::temp_dir().join(format!("flipside-puzzles-{name}-{}", std::process::id()));
        let some: Vec<_> = text::lines(all.as_ref()).unwrap().take(1000).map(Result::unwrap).collect();
        std::fs::write(path("games"), some.join("\n")).unwrap();
        let make = |name| {
            run(&Options { games: vec![path("games")], out: path(name), count: 3, seed: 7 }).unwrap();
            let text = std::fs::read_to_string(path(name)).unwrap();
            std::fs::remove_file(path(name)).unwrap();
            text
        };
        let text = make("once");
        assert_eq!(text.lines().count(), 3);
        assert_eq!(make("twice"), text);
        std::fs::remove_file(path("games")).unwrap();
    }
}
