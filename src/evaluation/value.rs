/// One disc in the unit of the static evaluation.
pub const DISC: i32 = 128;

/// What a position is worth by the static evaluation, in 1/128 disc: finer than a score, which is in whole discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(pub i32);
