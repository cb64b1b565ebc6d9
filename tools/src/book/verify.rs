//! Looks for moves of a grown book's own choice that lose discs, and searches deeper what made the book choose them.
//!
//! The score of a move in the book comes from the ends of a tree, the score of one that leaves it from a single search,
//! and the book chooses the one that errs most in its own favor. Each choice is therefore compared with the other moves
//! by one search of its position, and where that contradicts the book, the positions that they disagree on are searched
//! deeper.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use flipside::knowledge::book::playable;
use flipside::types::{Move, Score, Square};

use super::choice::{Choice, own_choice};
use super::judge::{Effort, Found, Judge};
use super::tree::Tree;
use super::verified::Verified;
use crate::progress;

/// The table as the power of two of its buckets: small, because it is wiped before every search.
const TABLE_BITS: u32 = 17;

/// How many moves are verified before scores are taken back anew and files are written.
const BATCH: usize = 256;

/// How many plies deeper a move that seems to lose is searched, and by how many times as many nodes at least, and then
/// what the book chose it for; and where that is searched as deep already.
const DEEPER: [(u8, u64); 3] = [(2, 4), (4, 16), (6, 64)];

/// A move that loses so many discs is not to be chosen; one less, and it is searched deeper.
const LOSS: Score = 2;

#[derive(Args)]
pub struct Options {
    /// The growing book. A file beside it, with `.verified` after its name, notes which moves are verified: an
    /// interrupted run resumes where both end.
    #[arg(long)]
    book: PathBuf,
    #[command(flatten)]
    effort: Effort,
    /// The least nodes of a search that verifies a move: it goes on two plies deeper until it visits as many. Quiet
    /// positions, which cost little, are thus looked at further.
    #[arg(long, default_value_t = 0)]
    nodes: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut verifier = Verifier::open(options)?;
    while verifier.verify_batch()? {}
    Ok(())
}

struct Verifier<'a> {
    path: &'a Path,
    tree: Tree,
    verified: Verified,
    judge: Judge,
    first: Level,
    /// Those of further searches, and of what the book rests on.
    deeper: [Level; DEEPER.len()],
}

/// How well a move is compared with the others.
#[derive(Clone, Copy)]
struct Level {
    effort: Effort,
    /// A search goes on two plies deeper until it visits as many nodes.
    nodes: u64,
}

/// What made the book choose a move that a search finds losing.
struct Doubt {
    /// The positions to search again; none where all are searched as deep.
    grounds: BTreeSet<u32>,
    /// How well.
    effort: Effort,
}

impl<'a> Verifier<'a> {
    fn open(&Options { ref book, effort, nodes }: &'a Options) -> anyhow::Result<Self> {
        let path = book.as_path();
        Ok(Self {
            path,
            tree: Tree::open(path)?,
            verified: Verified::open(&notes(path))?,
            judge: Judge::new(TABLE_BITS, effort.seed)?,
            first: Level { effort, nodes },
            deeper: DEEPER.map(|(plies, times)| Level {
                effort: Effort { depth: effort.depth + plies, ..effort },
                nodes: nodes * times,
            }),
        })
    }

    /// Verifies some moves that are not verified yet, and saves; false when there were none.
    fn verify_batch(&mut self) -> anyhow::Result<bool> {
        let scores = self.tree.scores();
        let mut due = self.due(&scores);
        println!("{} moves to verify, the start is worth {:+}", due.len(), scores[0]);
        if due.is_empty() {
            return Ok(false);
        }
        due.truncate(BATCH);
        let (mut lost, mut kept) = (0, 0);
        let bar = progress::bar(due.len() as u64, "verifying");
        for (index, square) in due {
            let doubt = self.doubt(&scores, index, square);
            lost += usize::from(doubt.is_some());
            match doubt {
                Some(Doubt { grounds, effort }) if !grounds.is_empty() => {
                    grounds.into_iter().for_each(|index| self.deepen(index, effort));
                }
                searched_as_deep => {
                    kept += usize::from(searched_as_deep.is_some());
                    self.verified.add(self.tree.nodes()[index as usize].board, square);
                }
            }
            bar.inc(1);
        }
        bar.finish();
        println!(
            "{lost} of them lose; {kept} stay, because the scores of the book are from searches as deep"
        );
        self.tree.save(self.path)?;
        self.verified.save(&notes(self.path))?;
        Ok(true)
    }

    /// The positions and moves to verify, the most likely to lose first: those that leave the book, then those that are
    /// the least better than others.
    fn due(&self, scores: &[Score]) -> Vec<(u32, Square)> {
        let choices = (0u32..).zip(self.tree.nodes()).filter_map(|(index, node)| {
            let Choice { square, margin, leaves } = own_choice(&self.tree, index, scores)?;
            (!self.verified.contains(node.board, square)).then_some((!leaves, margin?, index, square))
        });
        let mut due: Vec<_> = choices.collect();
        due.sort_unstable();
        due.into_iter().map(|(.., index, square)| (index, square)).collect()
    }

    /// What makes the move that the book chose at a position doubtful, if it loses discs.
    fn doubt(&mut self, scores: &[Score], index: u32, square: Square) -> Option<Doubt> {
        self.refutation(index, square, self.first, LOSS - 1)?;
        let mut doubt = None;
        for level in self.deeper {
            let (effort, lines) = self.refutation(index, square, level, LOSS)?;
            let grounds = self.grounds(scores, index, &lines, effort);
            let is_found = !grounds.is_empty();
            doubt = Some(Doubt { grounds, effort });
            if is_found {
                break;
            }
        }
        doubt
    }

    /// The best move at a position and one that the book chose, as a search finds them by which the latter loses so
    /// many discs, and the effort of that search.
    fn refutation(
        &mut self,
        index: u32,
        square: Square,
        Level { mut effort, nodes }: Level,
        loss: Score,
    ) -> Option<(Effort, [Found; 2])> {
        let board = self.tree.nodes()[index as usize].board;
        let empties = board.empty_count() as u8;
        let mut lines = self.judge.compare(board, square, effort);
        while lines[0].nodes < nodes && effort.depth_at(empties) < empties {
            effort.depth += 2;
            lines = self.judge.compare(board, square, effort);
        }
        (lines[0].score - lines[1].score >= loss).then_some((effort, lines))
    }

    /// The positions whose best moves out of the book made it choose one that a search refutes, where they are not
    /// searched as deep: the position itself, where its choices after both moves end, and where the search leaves it.
    fn grounds(&self, scores: &[Score], index: u32, lines: &[Found], effort: Effort) -> BTreeSet<u32> {
        let mut grounds = BTreeSet::from([index]);
        for Found { square, pv, .. } in lines {
            let moves = pv.iter().flat_map(|pv| pv.moves()).copied();
            grounds.insert(last_in_book(&self.tree, index, moves));
            grounds.extend(square.map(|square| end_of_choices(&self.tree, scores, index, square)));
        }
        grounds.retain(|&index| {
            let node = self.tree.nodes()[index as usize];
            let depth = effort.depth_at(node.board.empty_count() as u8);
            node.leaf.depth < depth && !self.tree.moves_out(node.board).is_empty()
        });
        grounds
    }

    /// Searches the best move out of the book at a position again.
    fn deepen(&mut self, index: u32, effort: Effort) {
        let board = self.tree.nodes()[index as usize].board;
        let leaf = self.judge.leaf(board, self.tree.moves_out(board), effort);
        self.tree.set_leaf(index, leaf);
    }
}

/// The file that notes which moves of a book are verified.
fn notes(book: &Path) -> PathBuf {
    book.with_added_extension("verified")
}

/// The last position of the book on a line of moves from a position on.
fn last_in_book(tree: &Tree, from: u32, line: impl IntoIterator<Item = Move>) -> u32 {
    let mut board = tree.nodes()[from as usize].board;
    let indices = line.into_iter().map_while(|next| {
        board = match next {
            Move::Place(square) => board.play(square),
            Move::Pass => board.pass(),
        };
        tree.index_of(playable(board)?.0)
    });
    indices.last().unwrap_or(from)
}

/// The last position of the book on the line of its own choices after a move.
fn end_of_choices(tree: &Tree, scores: &[Score], from: u32, square: Square) -> u32 {
    let after = |index: u32, chosen: Square| {
        let board = tree.nodes()[index as usize].board;
        tree.moves(board).find(|&(square, _)| square == chosen)?.1.map(|(next, _)| next)
    };
    let next = |&index: &u32| after(index, own_choice(tree, index, scores)?.square);
    std::iter::successors(after(from, square), next).last().unwrap_or(from)
}

#[cfg(test)]
mod tests;
