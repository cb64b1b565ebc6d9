use crate::rules::CORNERS;
use crate::types::Squares;

/// The mobility in move ordering: the number of legal moves, corners counted twice.
#[inline(always)]
pub(super) fn weighted_mobility(moves: Squares) -> i32 {
    (moves.count() + (moves & CORNERS).count()) as i32
}
