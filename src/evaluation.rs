//! What a position is worth before it is searched: stability, and the evaluation.

pub mod classical;
pub mod patterns;
pub mod stability;
mod weights;

pub use patterns::Features;
pub use weights::{Mix, Model, Training, Weights, WeightsError};

/// One disc in the units of an evaluation.
pub const DISC: i32 = 128;
