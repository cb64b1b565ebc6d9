//! Packs a grown book for the package.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use flipside::knowledge::book::{Book, Entry, Leaf};
use flipside::rules::Board;
use flipside::types::Score;

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
    let positions = entries(&tree).map(|entry| (entry.board, entry)).collect();
    let bytes = Book::pack(&positions)?;
    std::fs::write(&options.out, &bytes).with_context(|| format!("writing {}", options.out.display()))?;
    let bits = bytes.len() as f64 * 8.0 / positions.len() as f64;
    println!("{} positions in {} bytes, {bits:.2} bits each", positions.len(), bytes.len());
    Ok(())
}

/// The positions with their scores, and the searches that scores rest on.
fn entries(tree: &Tree) -> impl Iterator<Item = Entry> + '_ {
    let scored = tree.nodes().iter().zip(tree.scores());
    scored.map(|(node, score)| Entry {
        board: node.board,
        score,
        leaf: leaf(tree, node.board, node.leaf, score),
    })
}

fn leaf(tree: &Tree, board: Board, leaf: tree::Leaf, score: Score) -> Option<Leaf> {
    let is_best = leaf.square.is_some() && Score::from(leaf.score) == score;
    let square = leaf.square.filter(|_| tree.moves(board).any(|(_, kept)| kept.is_some()));
    is_best.then_some(Leaf { square, depth: leaf.depth, selectivity: leaf.selectivity })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::judge::{Effort, Judge};
    use flipside::knowledge::book::step;

    #[test]
    fn a_packed_book_has_the_scores_of_the_grown_one() {
        let mut tree = Tree::new();
        let effort = Effort { depth: 3, exact: 6, seed: Some(1) };
        let mut judge = Judge::new(10, effort.seed).unwrap();
        for place in 0..40 {
            let board = tree.nodes()[place].board;
            tree.set_leaf(place as u32, judge.leaf(board, tree.moves_out(board), effort));
            let square = tree.nodes()[place].leaf.square.unwrap();
            tree.add(step(board, square).unwrap().board);
        }
        for place in 0..tree.nodes().len() {
            let board = tree.nodes()[place].board;
            tree.set_leaf(place as u32, judge.leaf(board, tree.moves_out(board), effort));
        }
        let positions = entries(&tree).map(|entry| (entry.board, entry)).collect();
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        for (node, score) in tree.nodes().iter().zip(tree.scores()) {
            assert_eq!(book.lookup(node.board).unwrap().score, score);
        }
    }
}
