//! The input of the network: the configurations of all features of a board, updated with each move.

use crate::rules::Board;
use crate::types::{Square, Squares};

use super::shapes::{FEATURE_COUNT, FEATURES};

/// The length of the vector of features: a multiple of the vectors of the processor, so that one update takes a few
/// vector instructions. The numbers after the last feature are zero.
pub const SLOTS: usize = FEATURE_COUNT.next_multiple_of(8);

/// The configurations of all features of a board: for each feature a number in base three, with the digit -1 for a disc
/// of the side to move, 0 for an empty square and 1 for a disc of the other side, times the feature's
/// [step](super::Feature::step).
///
/// ```
/// use flipside::evaluation::Features;
/// use flipside::rules::Position;
/// let board = Position::START.board;
/// let f5 = "f5".parse().unwrap();
/// assert_eq!(Features::of(board).placed(f5, board.flips(f5)), Features::of(board.play(f5)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct Features([i16; SLOTS]);

/// For each square its place value in each feature: a power of three, or zero where the feature does not contain it.
static PLACE_VALUES: [Features; 64] = {
    let mut values = [const { Features([0; SLOTS]) }; 64];
    let mut feature = 0;
    while feature < FEATURE_COUNT {
        let squares = FEATURES[feature].squares();
        let mut digit = 0;
        while digit < squares.len() {
            values[squares[digit] as usize].0[feature] =
                FEATURES[feature].step() * 3i16.pow((squares.len() - 1 - digit) as u32);
            digit += 1;
        }
        feature += 1;
    }
    values
};

impl Features {
    /// Reads the features off a board.
    pub fn of(board: Board) -> Self {
        sum(board.opponent).minus(&sum(board.player))
    }

    /// The features after the side to move places a disc on `square`, which was empty, and flips `flips`.
    #[inline(always)]
    pub fn placed(&self, square: Square, flips: Squares) -> Self {
        let flipped = sum(flips);
        PLACE_VALUES[square.index()].plus(&flipped).plus(&flipped).minus(self)
    }

    /// The features after the side to move passes.
    #[inline(always)]
    pub fn passed(&self) -> Self {
        Self([0; SLOTS]).minus(self)
    }

    /// The numbers in the order of [`FEATURES`](super::FEATURES).
    #[inline(always)]
    pub fn numbers(&self) -> &[i16; SLOTS] {
        &self.0
    }

    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        for (slot, value) in sum.0.iter_mut().zip(&other.0) {
            *slot = slot.wrapping_add(*value);
        }
        sum
    }

    #[inline(always)]
    fn minus(&self, other: &Self) -> Self {
        let mut difference = *self;
        for (slot, value) in difference.0.iter_mut().zip(&other.0) {
            *slot = slot.wrapping_sub(*value);
        }
        difference
    }
}

/// The place values of a set of squares, summed.
#[inline(always)]
fn sum(squares: Squares) -> Features {
    let mut sum = Features([0; SLOTS]);
    for square in Square::all(squares) {
        sum = sum.plus(&PLACE_VALUES[square.index()]);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The boards of a game whose moves `choices` picks, each with the move made there; none where a side passes.
    fn played(choices: &[usize]) -> Vec<(Board, Option<Square>)> {
        let mut board = crate::rules::Position::START.board;
        let mut steps = Vec::new();
        for choice in choices {
            let moves = board.moves();
            let square = Square::all(moves).nth(choice % moves.count().max(1) as usize);
            steps.push((board, square));
            board = square.map_or(board.pass(), |square| board.play(square));
        }
        steps
    }

    /// The number of a feature, read digit by digit.
    fn number(board: Board, squares: &[u8]) -> i16 {
        squares.iter().fold(0, |number, &square| {
            let is_in = |set: Squares| i16::from(set.has(Square::new(square)));
            3 * number + is_in(board.opponent) - is_in(board.player)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

        #[test]
        fn features_followed_through_a_game_are_those_read_off_the_board(choices in prop::collection::vec(0usize..20, 64)) {
            let mut followed = Features::of(crate::rules::Position::START.board);
            for (board, square) in played(&choices) {
                prop_assert_eq!(followed, Features::of(board));
                for (feature, &found) in FEATURES.iter().zip(followed.numbers()) {
                    prop_assert_eq!(found, feature.step() * number(board, feature.squares()));
                }
                followed = square.map_or(followed.passed(), |square| followed.placed(square, board.flips(square)));
            }
        }
    }
}
