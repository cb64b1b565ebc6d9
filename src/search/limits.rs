use crate::types::Selectivity;

/// What a search is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The best move.
    Best,
    /// The best `count` moves, each with a score of its own.
    Every {
        /// How many moves; more than there are means all.
        count: usize,
        /// The squares to choose from, a1 the lowest bit; a forced pass is taken whatever they are.
        among: u64,
    },
    /// The exact score, by searching to the end of the game; limits in depth and selectivity are ignored.
    Exact,
    /// Whether the game is won (score 1), lost (score -1) or drawn (score 0), by searching to its end likewise.
    Outcome,
}

/// When a search ends, whichever comes first, and how selective it is. Without any limit it ends when the game is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// The time from the beginning, in milliseconds.
    pub budget_ms: Option<f64>,
    /// The depth in plies; as many as there are empty squares mean to the end of the game.
    pub depth: Option<u8>,
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// The confidence of the forward cuts of the last iteration; by default that makes none. Earlier iterations cut with
    /// less.
    pub selectivity: Option<Selectivity>,
    /// The least confidence of the forward cuts of any iteration, whatever ends the search.
    pub least_selectivity: Option<Selectivity>,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Its time was over.
    Budget,
    /// It reached its depth.
    Depth,
    /// It visited its number of nodes.
    Nodes,
    /// It searched to the end of the game, with the confidence it was asked for.
    Solved,
    /// It was asked to stop.
    Asked,
}
