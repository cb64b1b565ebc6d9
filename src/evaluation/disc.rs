/// One disc in the units of the static evaluation.
pub const DISC: i32 = 128;
