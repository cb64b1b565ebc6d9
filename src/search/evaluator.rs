use crate::evaluation::{DISC, Evaluation};
use crate::types::{MAX_SCORE, Score, Square};

use super::eval_cache::EvalCache;
use super::node::View;

/// The static evaluation with a cache in front of it.
pub(super) struct Evaluator {
    evaluation: Evaluation,
    cache: EvalCache,
}

impl Evaluator {
    pub fn new(evaluation: Evaluation) -> Self {
        Self { evaluation, cache: EvalCache::new() }
    }

    /// The fingerprint of the weights.
    pub fn fingerprint(&self) -> u64 {
        self.evaluation.fingerprint()
    }

    /// The static score of a position in whole discs; never ±64, which only finished games have.
    #[inline]
    pub fn score(&mut self, view: &View) -> Score {
        let evaluate = || self.evaluation.evaluate(view.board, &view.features);
        in_discs(self.cache.get_or_insert_with(view.board, evaluate))
    }

    /// The same of the position after a move, for the side to move there.
    #[inline]
    pub fn score_after(&mut self, view: &View, square: Square, flips: u64) -> Score {
        in_discs(self.value_after(view, square, flips))
    }

    /// The same in 1/128 disc. If the cache has it, the features are not computed.
    #[inline]
    pub fn value_after(&mut self, view: &View, square: Square, flips: u64) -> i32 {
        let evaluate = || evaluate_after(&self.evaluation, view, square, flips);
        self.cache.get_or_insert_with(view.board.play_flips(square, flips), evaluate)
    }
}

/// The value of the position after a move. Not a closure, which would get its captured values through memory.
#[inline(never)]
fn evaluate_after(evaluation: &Evaluation, view: &View, square: Square, flips: u64) -> i32 {
    let board = view.board.play_flips(square, flips);
    evaluation.evaluate(board, &view.features.placed(square, flips))
}

fn in_discs(value: i32) -> Score {
    let rounded = (value + DISC / 2).div_euclid(DISC);
    rounded.clamp(1 - MAX_SCORE, MAX_SCORE - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_rounded_to_whole_discs_and_never_reach_a_whole_board() {
        let half = DISC / 2;
        let values = [-half - 1, -half, half - 1, half, 9 * DISC + half, 63 * DISC + half, -70 * DISC];
        assert_eq!(values.map(in_discs), [-1, 0, 0, 1, 10, 63, -63]);
    }

    #[test]
    fn the_fingerprint_is_that_of_the_weights() {
        let evaluation = Evaluation::trained();
        let fingerprint = evaluation.fingerprint();
        assert_eq!(Evaluator::new(evaluation).fingerprint(), fingerprint);
    }
}
