//! Solves puzzles again.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Args;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::puzzle::{Examiner, Puzzle};
use crate::{progress, text};

#[derive(Args)]
pub struct Options {
    /// The file of puzzles.
    puzzles: PathBuf,
    /// Check only so many, drawn at random.
    #[arg(long)]
    sample: Option<usize>,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let puzzles = read(&options.puzzles)?;
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let sample = puzzles.choose_multiple(&mut random, options.sample.unwrap_or(puzzles.len()));
    let mut examiner = Examiner::new()?;
    let bar = progress::bar(sample.len() as u64, "solving puzzles");
    for puzzle in sample {
        let [best, second] = examiner.solution(puzzle.position);
        let found = Puzzle { best, second, ..puzzle.clone() };
        // Of moves that are second-best alike, any may be found.
        let is_right = (best, second.1) == (puzzle.best, puzzle.second.1);
        ensure!(is_right, "expected the puzzle {puzzle}, found {found}");
        bar.inc(1);
    }
    bar.finish();
    println!("{} puzzles are as {} says", bar.position(), options.puzzles.display());
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<Vec<Puzzle>> {
    let parsed = text::lines(path)?.enumerate().map(|(number, line)| {
        let puzzle: anyhow::Result<Puzzle> = line?.parse();
        puzzle.with_context(|| format!("{} line {}", path.display(), number + 1))
    });
    parsed.collect()
}
