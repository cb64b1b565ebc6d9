/// A score in discs, positive when it is good for the side to move.
///
/// A finished game is scored with the empty squares given to the winner, so a won game of 40 to 20 is worth 24.
pub type Score = i32;

/// The score of a wipe-out, in discs: no score is larger.
pub const MAX_SCORE: Score = 64;
