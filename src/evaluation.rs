//! What a position is worth before it is searched: stability, and the evaluation.

pub mod classical;
pub mod patterns;
pub mod stability;
mod weights;

pub use patterns::Features;
pub use weights::{FULL, Model, Row, STAGES, Stage, Training, UNITS, Weights, WeightsError};

use std::sync::{Arc, LazyLock};

use crate::rules::Board;

/// One disc in the units of an evaluation.
pub const DISC: i32 = 128;

/// A way to value positions.
#[derive(Clone)]
pub enum Evaluation {
    /// The hand-set one, which needs no weights.
    Classical,
    /// A trained network over patterns.
    Patterns(Arc<Weights>),
}

impl Evaluation {
    /// The trained network that comes with the engine; all who ask share one copy.
    pub fn trained() -> Self {
        static EMBEDDED: LazyLock<Arc<Weights>> = LazyLock::new(|| Arc::new(Weights::embedded()));
        Self::Patterns(Arc::clone(&EMBEDDED))
    }

    /// A number that tells this evaluation from others, as what one has valued means nothing to another.
    pub fn fingerprint(&self) -> u64 {
        match self {
            Self::Classical => 0,
            Self::Patterns(weights) => weights.fingerprint(),
        }
    }

    /// What a board is worth for the side to move, in 1/128 disc; `features` must be those of the board.
    #[inline(always)]
    pub fn evaluate(&self, board: Board, features: &Features) -> i32 {
        match self {
            Self::Classical => classical::evaluate(board),
            Self::Patterns(weights) => weights.evaluate(board, features),
        }
    }
}
