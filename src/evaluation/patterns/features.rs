use crate::rules::{Board, Position};
use crate::words::{Color, Square};

use super::shapes::{FEATURE_COUNT, FEATURES, SHAPES};

/// The numbers of all features fill whole vectors of 16-bit numbers, so that one update is a handful of vector
/// instructions.
pub const SLOTS: usize = FEATURE_COUNT.next_multiple_of(16);

/// What stands on the squares of every feature: one number in base three each.
///
/// ```
/// use flipside::evaluation::Features;
/// use flipside::rules::Position;
/// let Position { board, turn } = Position::START;
/// let f5 = "f5".parse().unwrap();
/// let after = Features::of(board, turn).placed(turn, f5, board.flips(f5));
/// assert_eq!(after, Features::of(board.play(f5), !turn));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct Features([u16; SLOTS]);

/// For each square what its digit counts in each feature: a power of three, or nothing where the feature has it not.
static PLACE_VALUES: [Features; 64] = {
    let mut values = [const { Features([0; SLOTS]) }; 64];
    let mut feature = 0;
    while feature < FEATURE_COUNT {
        let squares = FEATURES[feature].squares();
        let mut digit = 0;
        while digit < squares.len() {
            values[squares[digit] as usize].0[feature] = 3u16.pow((squares.len() - 1 - digit) as u32);
            digit += 1;
        }
        feature += 1;
    }
    values
};

/// The largest number of each feature: all its squares white. What follows the last feature has twice the number of
/// contents of the last shape, and so is seen as that number by either side: just past those contents.
static ALL_WHITE: Features = {
    let mut all = Features([2 * SHAPES[SHAPES.len() - 1].contents() as u16; SLOTS]);
    let mut feature = 0;
    while feature < FEATURE_COUNT {
        all.0[feature] = (3u32.pow(FEATURES[feature].squares().len() as u32) - 1) as u16;
        feature += 1;
    }
    all
};

impl Features {
    /// Reads the features off a board whose side to move is `turn`.
    pub fn of(board: Board, turn: Color) -> Self {
        let [black, white] = Position { board, turn }.discs();
        // An empty board has the digit 1 everywhere, half of the largest number.
        let empty = Self(ALL_WHITE.0.map(|all| all / 2));
        empty.plus(&sum(white)).minus(&sum(black))
    }

    /// The features after `mover` places a disc on `square`, which was empty, and flips `flips`.
    #[inline(always)]
    pub fn placed(&self, mover: Color, square: Square, flips: u64) -> Self {
        let flipped = sum(flips);
        let change = PLACE_VALUES[square.index()].plus(&flipped).plus(&flipped);
        match mover {
            Color::Black => self.minus(&change),
            Color::White => self.plus(&change),
        }
    }

    /// The numbers of the features with the side to move as black, in the order of
    /// [`FEATURES`](super::FEATURES); what follows the last feature is the number of contents of the last shape.
    #[inline(always)]
    pub fn seen_by(&self, turn: Color) -> [u16; SLOTS] {
        // Without a branch: a number is x for black and all - x for white, which is (x ^ -1) + 1 + all.
        let turned = if turn == Color::White { u16::MAX } else { 0 };
        let mut seen = self.0;
        for (slot, all) in seen.iter_mut().zip(&ALL_WHITE.0) {
            *slot = (*slot ^ turned).wrapping_sub(turned).wrapping_add(all & turned);
        }
        seen
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
fn sum(squares: u64) -> Features {
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

    /// A board after some moves from the start, chosen by `choices`, with the side to move.
    fn played(choices: &[usize]) -> Vec<(Board, Color, Square)> {
        let (mut board, mut turn) = (crate::rules::Position::START.board, Color::Black);
        let mut steps = Vec::new();
        for choice in choices {
            if board.moves() == 0 {
                (board, turn) = (board.pass(), !turn);
            }
            let count = board.moves().count_ones() as usize;
            if count == 0 {
                break;
            }
            let square = Square::all(board.moves()).nth(choice % count).expect("one of the legal moves");
            steps.push((board, turn, square));
            (board, turn) = (board.play(square), !turn);
        }
        steps
    }

    /// The number of a feature, read digit by digit.
    fn number(board: Board, turn: Color, squares: &[u8]) -> u16 {
        let black = if turn == Color::Black { board.player } else { board.opponent };
        squares.iter().fold(0, |number, &square| {
            let digit = match (board.empties() >> square & 1, black >> square & 1) {
                (1, _) => 1,
                (_, 1) => 0,
                _ => 2,
            };
            3 * number + digit
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

        #[test]
        fn features_followed_through_a_game_are_those_read_off_the_board(choices in prop::collection::vec(0usize..20, 60)) {
            let start = crate::rules::Position::START;
            let mut followed = Features::of(start.board, start.turn);
            for (board, turn, square) in played(&choices) {
                prop_assert_eq!(followed, Features::of(board, turn));
                for (feature, index) in FEATURES.iter().zip(followed.0) {
                    prop_assert_eq!(index, number(board, turn, feature.squares()));
                }
                followed = followed.placed(turn, square, board.flips(square));
            }
        }

        #[test]
        fn swapping_the_colours_changes_nothing_for_the_side_to_move(choices in prop::collection::vec(0usize..20, 60)) {
            for (board, turn, _) in played(&choices) {
                let (here, swapped) = (Features::of(board, turn), Features::of(board, !turn));
                prop_assert_eq!(here.seen_by(turn), swapped.seen_by(!turn));
            }
        }
    }
}
