//! The goal and the limits of a search, and why it ended.

use crate::types::{Score, Selectivity, Squares};

/// The question that a search answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The best move.
    Best,
    /// The best move, and every other one that is at most `discs` worse, each with a score of its own.
    Near {
        /// By how many discs a move may be worse.
        discs: Score,
    },
    /// The best `count` moves, each with a score of its own.
    Every {
        /// How many moves; more than there are means all.
        count: usize,
        /// The squares to choose from, a1 the lowest bit; a forced pass is taken whatever they are.
        among: Squares,
    },
    /// The exact score, by searching to the end of the game; limits in depth and selectivity are ignored.
    Exact,
    /// Win (score 1), draw (score 0) or loss (score -1), also by searching to the end of the game.
    Outcome,
}

/// When a search ends, whichever comes first, and how selective it is. Without any limit it ends when the game is
/// solved.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// The time from the beginning, in milliseconds.
    pub budget_ms: Option<f64>,
    /// The depth in plies; a depth of as many plies as there are empty squares goes to the end of the game.
    pub depth: Option<u8>,
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// The confidence of the forward cuts in the last iteration; none are made by default. Earlier iterations may use a
    /// lower confidence.
    pub selectivity: Option<Selectivity>,
    /// The least confidence of the forward cuts in any iteration.
    pub least_selectivity: Option<Selectivity>,
    /// The part of the time, or where that is not limited of the nodes, that a search of usual difficulty takes, above
    /// 0 and at most 1: the search ends by itself where more would hardly change the move. Without it the limits are
    /// used up.
    pub aim: Option<f64>,
}

impl Limits {
    /// The limits of a search whose answer is more than the best move: it uses up what a search of usual difficulty
    /// takes.
    pub fn used_up(self) -> Self {
        let Some(part) = self.aim else { return self };
        let limits = Self { aim: None, ..self };
        match self.budget_ms {
            Some(budget_ms) => Self { budget_ms: Some(budget_ms * part), ..limits },
            // At least one: a limit of no nodes would be none.
            None => Self { nodes: self.nodes.map(|nodes| ((nodes as f64 * part) as u64).max(1)), ..limits },
        }
    }
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
    /// It searched to the end of the game with the wanted confidence.
    Solved,
    /// It was asked to stop.
    Asked,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_is_the_part_of_the_time_or_where_that_is_not_limited_of_the_nodes() {
        let used_up = |budget_ms, nodes, aim| {
            let limits = Limits { budget_ms, nodes, aim, ..Limits::default() }.used_up();
            assert_eq!(limits.aim, None);
            (limits.budget_ms, limits.nodes)
        };
        assert_eq!(used_up(Some(80.0), Some(1000), Some(0.25)), (Some(20.0), Some(1000)));
        assert_eq!(used_up(None, Some(1000), Some(0.25)), (None, Some(250)));
        assert_eq!(used_up(None, Some(1), Some(0.25)), (None, Some(1)));
        assert_eq!(used_up(Some(80.0), Some(1000), None), (Some(80.0), Some(1000)));
    }
}
