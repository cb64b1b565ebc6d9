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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::puzzle::EMPTIES;
    use super::*;

    const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/puzzles.obf");

    #[test]
    fn the_puzzles_of_the_repository_differ_and_have_all_grades() {
        let puzzles = read(Path::new(PUZZLES)).unwrap();
        let boards: HashSet<_> = puzzles.iter().map(|puzzle| puzzle.position.board.canonical().0).collect();
        assert_eq!((puzzles.len(), boards.len()), (1000, 1000));
        assert!(puzzles.is_sorted_by_key(|puzzle| (puzzle.grade(), puzzle.position.board.empty_count())));
        for grade in 1..=3 {
            assert!(puzzles.iter().filter(|puzzle| puzzle.grade() == grade).count() >= 333);
        }
        for puzzle in &puzzles {
            assert!(EMPTIES.contains(&puzzle.position.board.empty_count()), "{puzzle}");
            assert!(puzzle.best.1 - puzzle.second.1 >= 4 && puzzle.depth > 4, "{puzzle}");
        }
    }

    #[test]
    fn a_sample_of_the_puzzles_is_solved_as_the_file_says() {
        run(&Options { puzzles: PUZZLES.into(), sample: Some(30), seed: 1 }).unwrap();
    }

    #[test]
    fn a_wrong_score_is_found() {
        let line = std::fs::read_to_string(PUZZLES).unwrap().lines().next().unwrap().to_owned();
        let puzzle: Puzzle = line.parse().unwrap();
        let wrong = Puzzle { best: (puzzle.best.0, puzzle.best.1 + 2), ..puzzle };
        let file = std::env::temp_dir().join(format!("flipside-puzzles-{}", std::process::id()));
        std::fs::write(&file, format!("{wrong}\n")).unwrap();
        let error = run(&Options { puzzles: file.clone(), sample: None, seed: 1 }).unwrap_err();
        std::fs::remove_file(file).unwrap();
        assert!(error.to_string().starts_with(&format!("expected the puzzle {wrong}, found")), "{error}");
        assert!(line.replace("grade 1", "grade 2").parse::<Puzzle>().is_err());
    }
}
