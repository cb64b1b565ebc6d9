use crate::rules::Board;
use crate::types::{MAX_SCORE, Score};

use super::highest_score;

/// A stability cutoff: an upper bound of the score at or below `alpha`, in discs, that follows from the opponent's
/// stable discs. `None` when there is no such bound, or when looking for it would hardly pay.
#[inline(always)]
pub(in crate::search) fn stability_cutoff(board: Board, empties: u32, alpha: Score) -> Option<Score> {
    // With all its discs stable, the opponent would have this much.
    let least_bound = MAX_SCORE - 2 * board.opponent.count() as Score;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::random::random_moves;
    use crate::types::SplitMix64;

    #[test]
    fn a_cutoff_is_the_highest_score_where_that_is_low_enough_and_looking_for_it_pays() {
        let (mut random, mut cutoffs) = (SplitMix64(1), 0);
        for _ in 0..300 {
            let mut game = Game::new();
            for next in random_moves(&mut random) {
                game.play(next).unwrap();
                let board = game.position().board;
                let (empties, highest) = (board.empty_count(), highest_score(board));
                for alpha in -MAX_SCORE..MAX_SCORE {
                    let expected = (alpha >= highest && alpha >= least_alpha(empties)).then_some(highest);
                    assert_eq!(stability_cutoff(board, empties, alpha), expected, "{board:?}, {alpha}");
                    cutoffs += u32::from(expected.is_some());
                }
            }
        }
        assert!(cutoffs > 1_000, "{cutoffs}");
    }
}
