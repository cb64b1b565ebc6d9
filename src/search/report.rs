//! The results of a search: lines and principal variations.

use crate::types::{Move, Score, Selectivity};

use super::Stop;

/// A principal variation: the moves that both sides play when each plays its best.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pv {
    moves: [Move; Self::LONGEST],
    length: usize,
}

impl Pv {
    /// Longer lines are cut off; no game has more moves than squares, and passes are few.
    const LONGEST: usize = 80;

    /// A variation of one move.
    pub(super) fn starting(first: Move) -> Self {
        let mut pv = Self { moves: [Move::Pass; Self::LONGEST], length: 0 };
        pv.push(first);
        pv
    }

    pub(super) fn push(&mut self, next: Move) {
        if let Some(end) = self.moves.get_mut(self.length) {
            *end = next;
            self.length += 1;
        }
    }

    /// The moves, the first one first.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.length]
    }
}

impl std::fmt::Debug for Pv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}

/// A move with its score and principal variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub best: Move,
    /// What it is worth for the side to move, in discs; only its sign for [`Goal::Outcome`](super::Goal).
    pub score: Score,
    /// Whether the score is proven, by searching to the end without forward cuts.
    pub exact: bool,
    /// How deep it was searched, in plies; 0 when it was only evaluated.
    pub depth: u8,
    /// The confidence of the forward cuts.
    pub selectivity: Selectivity,
    /// The principal variation, beginning with this move.
    pub pv: Pv,
}

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The best moves, best first; as many as were asked for, or none when the game is over.
    pub lines: Vec<Line>,
    /// The nodes visited: every position that a move or a pass led to, those included whose last flips are only
    /// counted.
    pub nodes: u64,
    /// The time since the beginning, in milliseconds.
    pub elapsed_ms: f64,
    /// Why the search ended, or `None` while it runs.
    pub stopped: Option<Stop>,
}
