use crate::coding::BitCoder;
use crate::rules::{Board, Position};
use crate::types::{Score, Square, Squares};

use super::entry::{BookEntry, BookError, Leaf, is_score};
use super::indices::Indices;
use super::model::{Circumstances, ModelCoder};
use super::step::{Step, step};

/// A walk through a book from the start, breadth first, which writes what it meets or reads it.
///
/// Positions come up in the order in which moves lead to them, the moves of a position in that of their squares.
pub struct Walk<Coder> {
    code: ModelCoder<Coder>,
    /// The positions reached.
    pub entries: Vec<BookEntry>,
    /// Where they stand.
    pub indices: Indices,
    /// The moves that stay in the book, for each position that was left behind.
    pub kept: Vec<Squares>,
    /// Where the best move leads, for each position that was left behind; to itself where that leaves the book.
    pub best: Vec<u32>,
    /// How many positions there are to reach.
    count: usize,
    /// What the moves on the first way to each position lost together, in discs.
    lost: Vec<u32>,
}

impl<Coder: BitCoder> Walk<Coder> {
    /// A walk through so many positions that stands at the start.
    ///
    /// # Errors
    /// When there is no position.
    pub fn new(coder: Coder, count: usize, score: Score) -> Result<Self, BookError> {
        let mut walk = Self {
            code: ModelCoder::new(coder),
            entries: Vec::with_capacity(count),
            indices: Indices::new(count),
            kept: Vec::with_capacity(count),
            best: Vec::with_capacity(count),
            count,
            lost: Vec::with_capacity(count),
        };
        walk.reach(Position::START.board.canonical().0, score, 0)?;
        Ok(walk)
    }

    /// Goes through the moves of all positions that it reaches. What is written comes from `known`; what is read does
    /// not ask it.
    ///
    /// # Errors
    /// When no book has what was read.
    pub fn run(&mut self, known: impl Fn(Board) -> Option<BookEntry>) -> Result<(), BookError> {
        while self.best.len() < self.entries.len() {
            self.go_on(&known)?;
        }
        Ok(())
    }

    fn go_on(&mut self, known: &impl Fn(Board) -> Option<BookEntry>) -> Result<(), BookError> {
        let at = self.best.len();
        let BookEntry { board, score, .. } = self.entries[at];
        let discs = 64 - board.empty_count();
        let mut about = Circumstances { discs, lost: self.lost[at], kept: 0, has_best: false };
        let (mut out, mut best) = (Squares::NONE, at);
        for square in Square::all(board.moves()) {
            let is_known = || step(board, square).and_then(|next| known(next.board)).is_some();
            if !self.code.kept(about, square, is_known) {
                out |= square.bit();
                continue;
            }
            let next = step(board, square).ok_or(BookError::Content)?;
            let index = self.after(next, score, about, known)?;
            about.kept += 1;
            if !about.has_best && next.seen_from_before(self.entries[index].score) == score {
                (about.has_best, best) = (true, index);
            }
        }
        if !about.has_best {
            let known = known(board).map(|known| known.leaf.expect("the best move leaves the book"));
            self.entries[at].leaf = Some(self.leaf(about, out, known));
        }
        self.kept.push(board.moves() & !out);
        self.best.push(best as u32);
        Ok(())
    }

    /// The index of the position that a move leads to from one with the score.
    fn after(
        &mut self,
        next: Step,
        score: Score,
        about: Circumstances,
        known: &impl Fn(Board) -> Option<BookEntry>,
    ) -> Result<usize, BookError> {
        if let Some(index) = self.indices.find(&self.entries, next.board) {
            return Ok(index);
        }
        let loss = || known(next.board).map_or(0, |known| score - next.seen_from_before(known.score));
        let loss = self.code.loss(about, || loss() as u32);
        self.reach(next.board, next.seen_from_before(score - loss as Score), about.lost + loss)
    }

    /// The search that a score rests on. Its move is kept only where other moves stay in the book.
    fn leaf(&mut self, about: Circumstances, out: Squares, known: Option<Leaf>) -> Leaf {
        let searched = known.map_or_else(Default::default, |leaf| (leaf.depth, leaf.selectivity.step()));
        let (depth, selectivity) = self.code.search(about, searched);
        let is_told = about.kept > 0;
        let mut squares = Square::all(out).filter(|_| is_told);
        let is_best = |square| known.is_some_and(|leaf| leaf.square == Some(square));
        // That it is the last one goes without saying.
        let last =
            Square::try_new(63 - out.0.leading_zeros().min(63) as u8).filter(|_| is_told && !out.is_empty());
        let square =
            squares.find(|&square| last == Some(square) || self.code.leaves(square, || is_best(square)));
        Leaf { square, depth, selectivity }
    }

    fn reach(&mut self, board: Board, score: Score, lost: u32) -> Result<usize, BookError> {
        let index = self.entries.len();
        if index == self.count || !is_score(score) {
            return Err(BookError::Content);
        }
        self.indices.add(&self.entries, board);
        self.entries.push(BookEntry { board, score, leaf: None });
        self.lost.push(lost);
        Ok(index)
    }

    /// What the book was written with.
    pub fn into_coder(self) -> Coder {
        self.code.into_coder()
    }
}
