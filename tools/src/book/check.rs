//! Checks a grown book against searches that cost at least ten times as much as its own.

use std::fmt;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use flipside::knowledge::book::playable;
use flipside::rules::Position;
use flipside::types::{Color, Score, Squares};
use rand::SeedableRng;
use rand::seq::index;
use rand_chacha::ChaCha8Rng;

use super::choice::{Choice, own_choice};
use super::judge::Judge;
use super::tree::{Node, Tree};
use crate::files::games;
use crate::progress;

/// The table as the power of two of its buckets.
const TABLE_BITS: u32 = 18;

/// A line of perfect play, which ends in a draw: figure 1 of H. Takizawa, *Othello is Solved*, 2023
/// (<https://arxiv.org/abs/2310.19387>).
const DRAWING_LINE: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3\
     a4a1a2c1h2h1g2b8a8g7h8h7h6";

/// What scores may differ by from perfect play, and moves lose, in discs.
const TOLERANCE: Score = 2;

#[derive(Args)]
pub struct Options {
    /// The growing book.
    #[arg(long)]
    book: PathBuf,
    /// How many positions to draw.
    #[arg(long, default_value_t = 500)]
    positions: usize,
    /// How many times the nodes of a position's own search the search that checks it visits at least.
    #[arg(long, default_value_t = 10)]
    times: u64,
    /// The seed of the draw.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let tree = Tree::open(&options.book)?;
    let scores = tree.scores();
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let sample = index::sample(&mut random, tree.nodes().len(), options.positions.min(tree.nodes().len()));
    let mut judge = Judge::new(TABLE_BITS, None)?;
    let mut tally = Tally::default();
    let bar = progress::bar(sample.len() as u64, "checking");
    for index in sample {
        tally.add(&tree, index, &scores, &mut judge, options.times);
        bar.inc(1);
    }
    bar.finish();
    println!("{tally}");
    let line = line_scores(&tree, &scores)?;
    let worst = line.iter().map(|score| score.abs()).max().unwrap_or(0);
    println!("the proven drawing line: {} positions, at most {worst} discs from a draw", line.len());
    ensure!(worst <= TOLERANCE, "the drawing line: expected at most {TOLERANCE} discs, found {line:?}");
    Ok(())
}

/// The scores of the positions of the drawing line, each for its side to move.
pub fn line_scores(tree: &Tree, scores: &[Score]) -> anyhow::Result<Vec<Score>> {
    let mut board = Position::START.board;
    let mut line = Vec::new();
    for (ply, square) in games::squares(DRAWING_LINE)?.into_iter().enumerate() {
        let index = playable(board).and_then(|(board, _)| tree.index_of(board));
        ensure!(index.is_some(), "the drawing line: expected it in the book, found it leaves at ply {ply}");
        line.extend(index.map(|index| scores[index as usize]));
        board = board.play(square);
        if board.moves().is_empty() {
            board = board.pass();
        }
    }
    Ok(line)
}

/// What the check found.
#[derive(Default)]
struct Tally {
    /// The value of the book less that of the search, for each position, in discs.
    differences: Vec<Score>,
    /// What the book's own best move loses by the search, where the book has one.
    losses: Vec<Score>,
    /// A sentence for each of these that loses too much.
    losing: Vec<String>,
    /// The nodes of searches like the book's own, and of those that checked them.
    own_nodes: u64,
    nodes: u64,
}

impl Tally {
    fn add(&mut self, tree: &Tree, index: usize, scores: &[Score], judge: &mut Judge, times: u64) {
        let Node { board, leaf } = tree.nodes()[index];
        let mut depth = leaf.depth.max(1);
        let own = judge.best(board, Squares::ALL, depth, leaf.selectivity);
        let mut found = own;
        let empties = board.empty_count() as u8;
        while found.nodes < times * own.nodes && depth < empties {
            // By two plies, so that the search ends at the same side's turn.
            depth = (depth + 2).min(empties);
            found = judge.best(board, Squares::ALL, depth, leaf.selectivity);
        }
        self.own_nodes += own.nodes;
        self.nodes += found.nodes;
        self.differences.push(scores[index] - found.score);
        if let Some(Choice { square: chosen, .. }) = own_choice(tree, index as u32, scores) {
            let is_found = found.square == Some(chosen);
            let worth =
                if is_found { found } else { judge.best(board, chosen.bit(), depth, leaf.selectivity) };
            let loss = found.score - worth.score;
            self.losses.push(loss);
            if loss > TOLERANCE {
                let position = Position { board, turn: Color::Black };
                self.losing.push(format!("{position}: {chosen} loses {loss} discs at {depth} plies"));
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = |sum: Score, count: usize| f64::from(sum) / count.max(1) as f64;
        let beyond = |values: &[Score]| values.iter().filter(|&&value| value > TOLERANCE).count();
        let (count, choices) = (self.differences.len(), self.losses.len());
        let times = self.nodes as f64 / self.own_nodes.max(1) as f64;
        writeln!(
            f,
            "{count} positions against searches of {times:.1} times the nodes ({} each)",
            self.nodes / count.max(1) as u64
        )?;
        let absolute: Vec<_> = self.differences.iter().map(|difference| difference.abs()).collect();
        let signed = mean(self.differences.iter().sum(), count);
        let share = 100.0 * beyond(&absolute) as f64 / count.max(1) as f64;
        writeln!(
            f,
            "difference: mean {:.3} discs, signed {signed:+.3}, beyond {TOLERANCE} discs {share:.1} %",
            mean(absolute.iter().sum(), count)
        )?;
        let worst = self.losses.iter().max().unwrap_or(&0);
        write!(
            f,
            "own best moves: {choices}, mean loss {:.3} discs, ",
            mean(self.losses.iter().sum(), choices)
        )?;
        write!(f, "beyond {TOLERANCE} discs {}, at most {worst}", beyond(&self.losses))?;
        self.losing.iter().try_for_each(|losing| write!(f, "\n{losing}"))
    }
}

#[cfg(test)]
mod tests {
    use flipside::knowledge::book::step;
    use flipside::rules::Board;
    use flipside::types::{Selectivity, Square};

    use super::*;
    use crate::book::tree::Leaf;

    fn leaf(score: i8) -> Leaf {
        Leaf { square: None, score, depth: 2, selectivity: Selectivity::LOOSEST }
    }

    #[test]
    fn a_wrong_score_and_a_bad_move_of_the_book_are_found() {
        let mut tree = Tree::new();
        let start = tree.nodes()[0].board;
        let after = |board: Board, square| step(board, square).unwrap().board;
        let first = after(start, Square::lowest(start.moves()).unwrap());
        tree.add(first);
        // The parallel opening is the worst of the three replies: it flips into the line of the move before.
        let worst = Square::all(first.moves())
            .min_by_key(|&square| {
                let mut judge = Judge::new(12, Some(1)).unwrap();
                judge.best(first, square.bit(), 8, Selectivity::NONE).score
            })
            .unwrap();
        let index = tree.add(after(first, worst));
        tree.set_leaf(index, Leaf { square: Square::try_new(0), ..leaf(-20) });
        let scores = tree.scores();
        assert_eq!(scores, [-20, 20, -20]);
        assert_eq!(own_choice(&tree, 1, &scores).map(|choice| choice.square), Some(worst));
        let mut tally = Tally::default();
        tree.set_leaf(1, leaf(0));
        tally.add(&tree, 1, &scores, &mut Judge::new(12, Some(1)).unwrap(), 10);
        assert!(tally.differences[0] > 10, "{:?}", tally.differences);
        assert!(tally.losses[0] > TOLERANCE, "{:?}", tally.losses);
        assert!(tally.nodes >= 10 * tally.own_nodes);
    }

    #[test]
    fn scores_err_in_both_directions_but_only_the_worse_moves_lose() {
        let tally = Tally {
            differences: vec![-3, 2, 3, 0],
            losses: vec![-4, 3, 2, 0],
            losing: vec!["here: a1 loses 3 discs".into()],
            own_nodes: 1,
            nodes: 10,
        };
        let text = tally.to_string();
        assert!(text.contains("mean 2.000 discs, signed +0.500, beyond 2 discs 50.0 %"), "{text}");
        let losses = "4, mean loss 0.250 discs, beyond 2 discs 1, at most 3\nhere: a1 loses 3 discs";
        assert!(text.ends_with(losses), "{text}");
    }

    #[test]
    fn the_drawing_line_is_a_whole_game_that_ends_in_a_draw_and_must_be_in_the_book() {
        let mut tree = Tree::new();
        let mut board = Position::START.board;
        let missing = line_scores(&tree, &tree.scores()).unwrap_err().to_string();
        assert!(missing.ends_with("found it leaves at ply 1"), "{missing}");
        for square in games::squares(DRAWING_LINE).unwrap() {
            assert!(board.moves().has(square), "{square}");
            tree.add(playable(board).unwrap().0);
            board = board.play(square);
            if board.moves().is_empty() {
                board = board.pass();
            }
        }
        assert_eq!((board.empty_count(), board.final_score()), (0, 0));
        let last = tree.nodes().len() - 1;
        tree.set_leaf(last as u32, Leaf { square: Square::try_new(0), ..leaf(4) });
        assert_eq!(
            line_scores(&tree, &tree.scores()).unwrap().iter().map(|score| score.abs()).max(),
            Some(4)
        );
    }
}
