//! Static evaluation: a trained network over board patterns, and stability.

mod disc;
pub mod patterns;
pub mod stability;
mod weights;

pub use disc::DISC;
pub use patterns::Features;
pub use weights::{Model, ONE, Row, STAGES, Stage, Training, UNITS, Weights, WeightsError};

use std::sync::{Arc, LazyLock};

use crate::rules::Board;

/// The static evaluation: weights, which several searchers may share.
#[derive(Clone)]
pub struct Evaluation(Arc<Weights>);

impl Evaluation {
    /// The trained weights that come with the engine; all callers share one copy.
    pub fn trained() -> Self {
        static EMBEDDED: LazyLock<Evaluation> = LazyLock::new(|| Weights::embedded().into());
        EMBEDDED.clone()
    }

    /// A fingerprint of the weights: results found with other weights must not be mixed with theirs.
    pub fn fingerprint(&self) -> u64 {
        self.0.fingerprint()
    }

    /// The expected result for the side to move, in 1/128 disc; `features` must be those of the board.
    #[inline(always)]
    pub fn evaluate(&self, board: Board, features: &Features) -> i32 {
        self.0.evaluate(board, features)
    }
}

impl From<Weights> for Evaluation {
    fn from(weights: Weights) -> Self {
        Self(Arc::new(weights))
    }
}
