use crate::evaluation::{DISC, Evaluation};
use crate::table::Table;
use crate::types::{MAX_SCORE, Score, Selectivity, Square};

use super::clock::now_ms;
use super::endgame::EndgameCache;
use super::node::View;
use super::values::Values;

/// What the search thinks with: its tables, its evaluation, and when to stop. One mind serves midgame and endgame.
pub(super) struct Mind {
    pub table: Table,
    pub cache: EndgameCache,
    pub evaluation: Evaluation,
    values: Values,
    /// How sure the running iteration is of its forward cuts.
    pub selectivity: Selectivity,
    /// With so many empty squares and fewer the running iteration solves a position.
    pub solved_empties: u32,
    /// How many predictions of selective search the running one rests on.
    pub nesting: u8,
    /// The positions visited since the search began.
    pub nodes: u64,
    /// The node count at which to look at the clock and the limits again.
    poll_at: u64,
    node_limit: u64,
    deadline_ms: f64,
    stopped: bool,
}

/// How many nodes pass between two looks at the clock: some tenths of a millisecond.
const POLL_NODES: u64 = 4096;

impl Mind {
    pub fn new(table: Table, evaluation: Evaluation) -> Self {
        Self {
            table,
            cache: EndgameCache::new(),
            evaluation,
            values: Values::new(),
            selectivity: Selectivity::NONE,
            solved_empties: 0,
            nesting: 0,
            nodes: 0,
            poll_at: 0,
            node_limit: u64::MAX,
            deadline_ms: f64::INFINITY,
            stopped: false,
        }
    }

    /// Goes on until `deadline_ms` by the clock or until `node_limit` nodes were visited.
    pub fn resume(&mut self, deadline_ms: f64, node_limit: u64) {
        self.stopped = false;
        self.nesting = 0;
        self.deadline_ms = deadline_ms;
        self.node_limit = node_limit;
        self.poll_at = self.nodes;
        self.poll();
    }

    /// Whether the search has to unwind; a score returned meanwhile means nothing and is stored nowhere.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts a node, now and then looks at the limits, and says whether the search has to unwind.
    #[inline(always)]
    pub fn visit(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.poll_at {
            self.poll();
        }
        self.stopped
    }

    #[cold]
    fn poll(&mut self) {
        self.stopped |= self.nodes >= self.node_limit || now_ms() >= self.deadline_ms;
        self.poll_at = self.node_limit.min(self.nodes + POLL_NODES);
    }

    /// What the position after a move is worth without searching to the side that moves there, in 1/128 disc; where that
    /// is known already, the features of the position are not needed.
    #[inline]
    pub fn value_after(&mut self, view: &View, square: Square, flips: u64) -> i32 {
        let value = || find_value_after(&self.evaluation, view, square, flips);
        self.values.of(view.board.play_flips(square, flips), value)
    }

    /// What a position is worth in whole discs; never a wipe-out, which only the end of a game shows.
    #[inline]
    pub fn evaluate(&mut self, view: &View) -> Score {
        let value = || self.evaluation.evaluate(view.board, &view.features);
        in_discs(self.values.of(view.board, value))
    }

    /// The same of the position after a move.
    #[inline]
    pub fn evaluate_after(&mut self, view: &View, square: Square, flips: u64) -> Score {
        in_discs(self.value_after(view, square, flips))
    }
}

/// The value of the position after a move. A function, as a closure would be handed all it needs through memory.
#[inline(never)]
fn find_value_after(evaluation: &Evaluation, view: &View, square: Square, flips: u64) -> i32 {
    let board = view.board.play_flips(square, flips);
    evaluation.evaluate(board, &view.features.placed(square, flips))
}

fn in_discs(value: i32) -> Score {
    let rounded = (value + DISC / 2).div_euclid(DISC);
    rounded.clamp(1 - MAX_SCORE, MAX_SCORE - 1)
}
