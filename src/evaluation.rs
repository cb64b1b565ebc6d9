//! Static evaluation: a trained network over board patterns.
//!
//! Who reads how a position is evaluated needs [`patterns`] and `weights`. The `codec` is about the file of the weights alone: it
//! is read once, when an engine starts, and written by the trainer.

pub mod codec;
mod disc;
mod model;
pub mod patterns;
mod weights;

pub use codec::WeightsError;
pub use disc::DISC;
pub use model::{Model, ONE, Row, STAGES, Stage, Training, UNITS};
pub use patterns::Features;
pub use weights::Weights;

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
