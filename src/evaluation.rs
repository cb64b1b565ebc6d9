//! Static evaluation: a trained network over board patterns.
//!
//! To learn how a position is evaluated, read [`patterns`] and `weights`. The `codec` is about the file of the weights
//! alone: an engine reads it once, when it starts, and the trainer writes it.

pub mod codec;
mod model;
pub mod patterns;
mod value;
mod weights;

pub use codec::WeightsError;
pub use model::{Model, ONE, Row, STAGES, Stage, Training, UNITS};
pub use patterns::Features;
pub use value::{DISC, Value};
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

    /// The expected result for the side to move. With other `features` than those of the board it is any value, and
    /// nothing worse.
    #[inline(always)]
    pub fn evaluate(&self, board: Board, features: &Features) -> Value {
        Value(self.0.evaluate(board, features))
    }
}

impl From<Weights> for Evaluation {
    fn from(weights: Weights) -> Self {
        Self(Arc::new(weights))
    }
}
