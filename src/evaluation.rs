//! What a position is worth before it is searched: stability, and the evaluation.

pub mod classical;
pub mod stability;

/// One disc in the units of an evaluation.
pub const DISC: i32 = 128;
