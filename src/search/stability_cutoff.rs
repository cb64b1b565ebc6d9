use crate::evaluation::stability::highest_score;
use crate::rules::Board;
use crate::types::{MAX_SCORE, Score};

/// A stability cutoff: an upper bound of the score at or below `alpha`, in discs, that follows from the opponent's
/// stable discs. `None` when there is no such bound, or when looking for it would hardly pay.
#[inline(always)]
pub(super) fn stability_cutoff(board: Board, empties: u32, alpha: Score) -> Option<Score> {
    // With all its discs stable, the opponent would have this much.
    let least_bound = MAX_SCORE - 2 * board.opponent.count_ones() as Score;
    if alpha < least_alpha(empties) || alpha < least_bound {
        return None;
    }
    Some(highest_score(board)).filter(|&highest| highest <= alpha)
}

/// The least `alpha` at which looking for stable discs pays, by the number of empty squares.
///
/// The steps are Edax's, found there by measurement.
fn least_alpha(empties: u32) -> Score {
    match empties {
        0..=4 => 6,
        5 => 8,
        6 => 10,
        7 => 12,
        8 => 14,
        9 => 16,
        10..=11 => 20,
        12..=15 => 24,
        16..=23 => 32,
        24..=31 => 48,
        _ => 56,
    }
}
