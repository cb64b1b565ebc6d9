use crate::rules::Position;
use crate::search::{Goal, Limits};

use super::{OptionError, SearchOptions, whole};

/// A search that can be begun: everything in it is checked.
#[derive(Clone, Debug)]
pub struct Request {
    pub(super) position: Position,
    pub(super) goal: Goal,
    pub(super) limits: Limits,
}

impl Request {
    /// Asks for the best move.
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    pub fn search(position: Position, options: &SearchOptions) -> Result<Self, OptionError> {
        let limits = options.limits(position.board.empty_count())?;
        Ok(Self { position, goal: Goal::Best, limits })
    }

    /// Asks for the score of every legal move, or of the best `count` of them.
    ///
    /// # Errors
    /// Names the first option that has a value it cannot have.
    pub fn analyze(
        position: Position,
        options: &SearchOptions,
        count: Option<f64>,
    ) -> Result<Self, OptionError> {
        let limits = options.limits(position.board.empty_count())?;
        let count = count.map_or(Ok(60), |count| whole("count", count, 1..=60))?;
        Ok(Self { position, goal: Goal::Every { count: count as usize }, limits })
    }

    /// Asks for the exact score at the end of the game, or with `win_loss_draw` only for who wins.
    pub fn solve(position: Position, win_loss_draw: bool) -> Self {
        let goal = if win_loss_draw { Goal::WinLossDraw } else { Goal::Exact };
        Self { position, goal, limits: Limits::default() }
    }
}
