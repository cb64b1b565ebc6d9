use crate::evaluation::{DISC, Evaluation, Value};
use crate::rules::Board;
use crate::search::hash_slots::hash;
use crate::types::{MAX_SCORE, Score, Square, Squares};

use super::eval_cache::EvalCache;
use super::node::View;

/// The static evaluation with a cache in front of it.
pub(in crate::search) struct Evaluator {
    evaluation: Evaluation,
    cache: EvalCache,
    /// The key of the noise in the values; 0 without noise.
    noise: u64,
}

impl Evaluator {
    pub fn new(evaluation: Evaluation) -> Self {
        Self { evaluation, cache: EvalCache::new(), noise: 0 }
    }

    /// The fingerprint of the weights.
    pub fn fingerprint(&self) -> u64 {
        self.evaluation.fingerprint()
    }

    /// Lets every value differ from that of the evaluation by two discs at most, by chance: always the same for a board
    /// and a `key`. A key of 0 means no noise.
    pub fn set_noise(&mut self, key: u64) {
        if key != self.noise {
            self.noise = key;
            self.cache.clear();
        }
    }

    /// The static score of a position in whole discs; never ±64, which only finished games have.
    #[inline]
    pub fn score(&mut self, view: &View) -> Score {
        let board = view.board;
        let evaluate = || with_noise(self.evaluation.evaluate(board, &view.features), board, self.noise);
        in_discs(self.cache.get_or_insert_with(board, evaluate))
    }

    /// The static score of the position after a move, for the side to move there.
    #[inline]
    pub fn score_after(&mut self, view: &View, square: Square, flips: Squares) -> Score {
        in_discs(self.value_after(view, square, flips))
    }

    /// The value of the position after a move, for the side to move there. If the cache has it, the features are not
    /// computed.
    #[inline]
    pub fn value_after(&mut self, view: &View, square: Square, flips: Squares) -> Value {
        let board = view.board.play_flips(square, flips);
        let evaluate =
            || with_noise(evaluate_after(&self.evaluation, view, square, flips), board, self.noise);
        self.cache.get_or_insert_with(board, evaluate)
    }
}

/// The value of the position after a move. Not a closure, which would get its captured values through memory.
#[inline(never)]
fn evaluate_after(evaluation: &Evaluation, view: &View, square: Square, flips: Squares) -> Value {
    let board = view.board.play_flips(square, flips);
    evaluation.evaluate(board, &view.features.placed(square, flips))
}

/// The value of a board with the noise of a key in it.
#[inline(always)]
fn with_noise(Value(value): Value, board: Board, key: u64) -> Value {
    Value(value + noise(board, key))
}

/// The noise in the value of a board in 1/128 disc, from -2 to 2 discs.
#[inline(always)]
fn noise(board: Board, key: u64) -> i32 {
    const BITS: u32 = 9;
    const _: () = assert!(1 << BITS == 4 * DISC);
    (hash(board).wrapping_mul(key).cast_signed() >> (u64::BITS - BITS)) as i32
}

fn in_discs(Value(value): Value) -> Score {
    let rounded = (value + DISC / 2).div_euclid(DISC);
    rounded.clamp(1 - MAX_SCORE, MAX_SCORE - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Features;
    use crate::rules::Position;

    #[test]
    fn values_are_rounded_to_whole_discs_and_never_reach_a_whole_board() {
        let half = DISC / 2;
        let values = [-half - 1, -half, half - 1, half, 9 * DISC + half, 63 * DISC + half, -70 * DISC];
        assert_eq!(values.map(|value| in_discs(Value(value))), [-1, 0, 0, 1, 10, 63, -63]);
    }

    #[test]
    fn noise_is_up_to_two_discs_either_way_and_the_same_for_the_same_board_and_key() {
        let board = |number: u64| {
            let player = number.wrapping_mul(0x2545_f491_4f6c_dd1d);
            Board { player: Squares(player), opponent: Squares(number.rotate_left(29) & !player) }
        };
        let noises = |key| (1..=10_000).map(move |number| noise(board(number), key));
        assert!(noises(0).all(|noise| noise == 0));
        for key in [1, 3, 0x9e37_79b9_7f4a_7c15_u64].map(|key| key.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            assert!(noises(key).all(|noise| (-2 * DISC..2 * DISC).contains(&noise)));
            let mean = noises(key).sum::<i32>() / 10_000;
            assert!(mean.abs() < DISC / 16, "{mean}");
            let squares = noises(key).map(|noise| noise * noise).sum::<i32>() / 10_000;
            // A uniform distribution from -2 to 2 discs has a variance of 4/3.
            assert!((squares - 4 * DISC * DISC / 3).abs() < DISC * DISC / 8, "{squares}");
            assert!(noises(key).eq(noises(key)));
        }
    }

    #[test]
    fn values_of_another_noise_are_forgotten() {
        let position: Position = Position::START;
        let view = View {
            board: position.board,
            moves: position.board.moves(),
            features: Features::of(position.board),
        };
        let mut evaluator = Evaluator::new(Evaluation::trained());
        let value = |evaluator: &mut Evaluator| {
            Square::all(view.moves)
                .map(|square| evaluator.value_after(&view, square, view.board.flips(square)))
                .collect::<Vec<_>>()
        };
        let without = value(&mut evaluator);
        evaluator.set_noise(12_345_678_901_234_567);
        let with = value(&mut evaluator);
        assert_ne!(with, without);
        let differences = with.iter().zip(&without).map(|(with, without)| with.0 - without.0);
        assert!(differences.clone().all(|difference| difference.abs() <= 2 * DISC), "{differences:?}");
        evaluator.set_noise(0);
        assert_eq!(value(&mut evaluator), without);
    }

    #[test]
    fn the_fingerprint_is_that_of_the_weights() {
        let evaluation = Evaluation::trained();
        let fingerprint = evaluation.fingerprint();
        assert_eq!(Evaluator::new(evaluation).fingerprint(), fingerprint);
    }
}
