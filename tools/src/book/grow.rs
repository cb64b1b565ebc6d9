//! Lets a book grow: searches what needs it, adds the most promising positions, and so on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use flipside::knowledge::book::step;

use super::deviation;
use super::judge::{Effort, Judge};
use super::tree::{Node, Tree};
use crate::progress;

/// How often the file is written.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// The table as the power of two of its buckets: small, because it is wiped before every search.
const TABLE_BITS: u32 = 14;

/// The fewest positions added before costs are reckoned anew.
const LEAST_BATCH: usize = 16;
/// The share of the book that is added before costs are reckoned anew.
const BATCH_SHARE: usize = 32;

#[derive(Args)]
pub struct Options {
    /// The growing book; an interrupted run resumes where this file ends.
    #[arg(long)]
    pub book: PathBuf,
    /// How many positions the book is to have; with those that are there already, they are only searched.
    #[arg(long)]
    pub positions: usize,
    #[command(flatten)]
    pub effort: Effort,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut tree = Tree::open(&options.book)?;
    let mut grower = Grower::new(&options.book, options.effort)?;
    loop {
        grower.search_due(&mut tree)?;
        println!("{} positions, the start is worth {:+}", tree.nodes().len(), tree.scores()[0]);
        if add_by_cost(&mut tree, options.positions) == 0 {
            return Ok(());
        }
    }
}

/// Adds the positions that are cheapest to reach, some at a time, and returns how many.
fn add_by_cost(tree: &mut Tree, most: usize) -> usize {
    let before = tree.nodes().len();
    let batch = (before / BATCH_SHARE).max(LEAST_BATCH).min(most.saturating_sub(before));
    for (_, index) in deviation::by_cost(tree) {
        if tree.nodes().len() == before + batch {
            break;
        }
        let Node { board, leaf } = tree.nodes()[index as usize];
        if let Some(next) = leaf.square.and_then(|square| step(board, square)) {
            tree.add(next.board);
        }
    }
    tree.nodes().len() - before
}

/// Searches positions of a book and keeps its file up to date.
pub struct Grower<'a> {
    path: &'a Path,
    effort: Effort,
    judge: Judge,
    saved: Instant,
}

impl<'a> Grower<'a> {
    pub fn new(path: &'a Path, effort: Effort) -> anyhow::Result<Self> {
        Ok(Self { path, effort, judge: Judge::new(TABLE_BITS, effort.seed)?, saved: Instant::now() })
    }

    /// Searches every position whose best move out of the book is not known to the depth that is asked for, and saves.
    pub fn search_due(&mut self, tree: &mut Tree) -> anyhow::Result<()> {
        let due: Vec<_> = (0..tree.nodes().len() as u32).filter(|&index| self.is_due(tree, index)).collect();
        self.search(tree, &due)
    }

    /// Searches the best moves out of the book at some positions, and saves.
    pub fn search(&mut self, tree: &mut Tree, indices: &[u32]) -> anyhow::Result<()> {
        let bar = progress::bar(indices.len() as u64, "searching");
        for &index in indices {
            let board = tree.nodes()[index as usize].board;
            tree.set_leaf(index, self.judge.leaf(board, tree.moves_out(board), self.effort));
            bar.inc(1);
            if self.saved.elapsed() >= CHECKPOINT {
                tree.save(self.path)?;
                self.saved = Instant::now();
            }
        }
        bar.finish();
        tree.save(self.path)
    }

    /// Whether a position was not searched deep enough yet, or its best move out of the book has come into it.
    pub fn is_due(&self, tree: &Tree, index: u32) -> bool {
        let Node { board, leaf } = tree.nodes()[index as usize];
        let came_in = || leaf.square.and_then(|square| tree.index_of(step(board, square)?.board)).is_some();
        leaf.depth < self.effort.depth_at(board.empty_count() as u8) || came_in()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_grows_to_the_same_one_wherever_it_was_interrupted_and_deepens() {
        let path = |name: &str| {
            let folder = std::env::temp_dir();
            folder.join(format!("flipside-grow-{name}-{}", std::process::id()))
        };
        let grow = |name: &str, positions, depth| {
            let effort = Effort { depth, exact: 6, seed: Some(3) };
            let options = Options { book: path(name), positions, effort };
            run(&options).unwrap();
            Tree::open(&options.book).unwrap()
        };
        let whole = grow("whole", 200, 2);
        assert_eq!(whole.nodes().len(), 200);
        // Interrupted in the middle of its searches: some are not done yet.
        let mut tree = Tree::new();
        let parts = path("parts");
        let mut grower = Grower::new(&parts, Effort { depth: 2, exact: 6, seed: Some(3) }).unwrap();
        while tree.nodes().len() < 50 {
            grower.search_due(&mut tree).unwrap();
            assert!(add_by_cost(&mut tree, 200) > 0);
        }
        let last = tree.nodes().len() as u32 - 1;
        grower.search(&mut tree, &[last]).unwrap();
        assert_eq!(grow("parts", 200, 2).nodes(), whole.nodes());
        assert_eq!(grow("whole", 200, 2).nodes(), whole.nodes());
        let deeper = grow("whole", 200, 3);
        assert!(deeper.nodes().iter().all(|node| node.leaf.depth >= 3));
        for name in ["whole", "parts"] {
            std::fs::remove_file(path(name)).unwrap();
        }
    }
}
