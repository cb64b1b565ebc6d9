//! Packs a grown book for the package.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use flipside::knowledge::book::{Book, BookEntry, Leaf, Unreachable};
use flipside::rules::Board;
use flipside::types::{Score, Selectivity};

use super::tree::{self, Tree};

#[derive(Args)]
pub struct Options {
    /// The grown book.
    #[arg(long)]
    book: PathBuf,
    /// The packed book to write.
    #[arg(long)]
    out: PathBuf,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let tree = Tree::open(&options.book)?;
    let bytes = packed(&tree)?;
    std::fs::write(&options.out, &bytes).with_context(|| format!("writing {}", options.out.display()))?;
    let bits = bytes.len() as f64 * 8.0 / tree.nodes().len() as f64;
    println!("{} positions in {} bytes, {bits:.2} bits each", tree.nodes().len(), bytes.len());
    Ok(())
}

/// The packed book of a grown one.
pub fn packed(tree: &Tree) -> Result<Vec<u8>, Unreachable> {
    Book::pack(&entries(tree).map(|entry| (entry.board, entry)).collect())
}

/// The positions with their scores, and the searches that scores rest on.
fn entries(tree: &Tree) -> impl Iterator<Item = BookEntry> + '_ {
    let scored = tree.nodes().iter().zip(tree.scores());
    scored.map(|(node, score)| BookEntry {
        board: node.board,
        score,
        leaf: leaf(tree, node.board, node.leaf, score),
    })
}

fn leaf(tree: &Tree, board: Board, leaf: tree::Leaf, score: Score) -> Option<Leaf> {
    let is_best = leaf.square.is_some() && Score::from(leaf.score) == score;
    let square = leaf.square.filter(|_| tree.moves(board).any(|(_, kept)| kept.is_some()));
    let depth = if leaf.selectivity == Selectivity::NONE { leaf.depth } else { coarse(leaf.depth) };
    is_best.then_some(Leaf { square, depth, selectivity: leaf.selectivity })
}

/// The depth of a search, less two plies where that makes one of four values two, since each takes bytes: 2, 3, 6, 7, …
const fn coarse(depth: u8) -> u8 {
    if depth & 2 == 0 { depth.saturating_sub(2) } else { depth }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::judge::{Effort, Judge};
    use flipside::knowledge::book::step;

    #[test]
    fn depths_are_told_in_steps_of_four_rounded_down_and_odd_ones_stay_odd() {
        assert_eq!(
            [14, 15, 16, 17, 18, 19, 20, 21, 0, 1].map(coarse),
            [14, 15, 14, 15, 18, 19, 18, 19, 0, 0]
        );
    }

    #[test]
    fn a_packed_book_has_the_scores_of_the_grown_one() {
        let mut tree = Tree::new();
        let effort = Effort { depth: 3, exact: 6, seed: Some(1) };
        let mut judge = Judge::new(10, effort.seed).unwrap();
        for index in 0..40 {
            let board = tree.nodes()[index].board;
            tree.set_leaf(index as u32, judge.leaf(board, tree.moves_out(board), effort));
            let square = tree.nodes()[index].leaf.square.unwrap();
            tree.add(step(board, square).unwrap().board);
        }
        for index in 0..tree.nodes().len() {
            let board = tree.nodes()[index].board;
            tree.set_leaf(index as u32, judge.leaf(board, tree.moves_out(board), effort));
        }
        let book = Book::parse(&packed(&tree).unwrap()).unwrap();
        for (node, score) in tree.nodes().iter().zip(tree.scores()) {
            assert_eq!(book.lookup(node.board).unwrap().score, score);
        }
    }
}
