use std::collections::HashMap;

use crate::coding::BitCoder;
use crate::rules::{Board, Position};
use crate::types::{Score, Square};

use super::entry::{BookError, Entry, Leaf, is_score};
use super::model::{Circumstances, ModelCoder};
use super::step::step;

/// A walk through a book from the start, breadth first, which writes what it meets or reads it.
///
/// Positions come up in the order in which moves lead to them, the moves of a position in that of their squares.
pub struct Walk<Coder> {
    code: ModelCoder<Coder>,
    /// The positions reached.
    pub entries: Vec<Entry>,
    places: HashMap<Board, usize>,
    /// What the moves on the first way to each position lost together, in discs.
    lost: Vec<u32>,
    /// How many positions were left behind.
    passed: usize,
}

impl<Coder: BitCoder> Walk<Coder> {
    /// A walk that stands at the start.
    pub fn new(coder: Coder, score: Score) -> Self {
        let code = ModelCoder::new(coder);
        let mut walk =
            Self { code, entries: Vec::new(), places: HashMap::new(), lost: Vec::new(), passed: 0 };
        walk.reach(Position::START.board.canonical().0, score, 0);
        walk
    }

    /// Goes through the moves of the next position and says whether it was the last one. What is written comes from
    /// `known`; without it, what is met is read.
    ///
    /// # Errors
    /// When no book has what was read.
    pub fn go_on(&mut self, known: Option<&HashMap<Board, Entry>>) -> Result<bool, BookError> {
        let at = self.passed;
        let Entry { board, score, .. } = self.entries[at];
        let discs = 64 - board.empty_count();
        let mut about = Circumstances { discs, lost: self.lost[at], kept: 0, has_best: false };
        let mut out = 0;
        for square in Square::all(board.moves()) {
            let next = step(board, square);
            let is_known = || known.zip(next).is_some_and(|(known, next)| known.contains_key(&next.board));
            let Some(next) = next.filter(|_| self.code.kept(about, square, is_known)) else {
                out |= square.bit();
                continue;
            };
            let loss = || known.map_or(0, |known| score - next.seen_from_before(known[&next.board].score));
            let place = match self.places.get(&next.board) {
                Some(&place) => place,
                None => {
                    let loss = self.code.loss(about, || loss() as u32);
                    let worth = score - loss as Score;
                    if !is_score(worth) {
                        return Err(BookError::Content);
                    }
                    self.reach(next.board, next.seen_from_before(worth), about.lost + loss)
                }
            };
            about.kept += 1;
            about.has_best |= next.seen_from_before(self.entries[place].score) == score;
        }
        if !about.has_best {
            let known = known.map(|known| known[&board].leaf.expect("the best move leaves the book"));
            self.entries[at].leaf = Some(self.leaf(about, out, known));
        }
        self.passed += 1;
        Ok(self.passed == self.entries.len())
    }

    /// The search that a score rests on. Its move is kept only where other moves stay in the book.
    fn leaf(&mut self, about: Circumstances, out: u64, known: Option<Leaf>) -> Leaf {
        let searched = known.map_or_else(Default::default, |leaf| (leaf.depth, leaf.selectivity.step()));
        let (depth, selectivity) = self.code.search(about, searched);
        let is_told = about.kept > 0;
        let mut squares = Square::all(out).filter(|_| is_told);
        let is_best = |square| known.is_some_and(|leaf| leaf.square == Some(square));
        // That it is the last one goes without saying.
        let last = Square::try_new(63 - out.leading_zeros().min(63) as u8).filter(|_| is_told && out != 0);
        let square =
            squares.find(|&square| last == Some(square) || self.code.leaves(square, || is_best(square)));
        Leaf { square, depth, selectivity }
    }

    fn reach(&mut self, board: Board, score: Score, lost: u32) -> usize {
        let place = self.entries.len();
        self.places.insert(board, place);
        self.entries.push(Entry { board, score, leaf: None });
        self.lost.push(lost);
        place
    }

    /// What the book was written with.
    pub fn into_coder(self) -> Coder {
        self.code.into_coder()
    }
}
