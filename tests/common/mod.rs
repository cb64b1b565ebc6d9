//! What several test files share: seeded random games.

use flipside::rules::{Board, Position};
use flipside::types::{Square, Squares};

/// SplitMix64: enough randomness for tests, the same on every machine.
pub struct Random(pub u64);

impl Random {
    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A square of a set that is not empty.
    pub fn square(&mut self, set: Squares) -> Square {
        let skipped = (self.bits() % u64::from(set.count())) as usize;
        Square::all(set).nth(skipped).expect("the set is not empty")
    }
}

/// The boards of one random game from the start to the end, passes included.
pub fn random_game(random: &mut Random) -> Vec<Board> {
    let mut board = Position::START.board;
    let mut boards = vec![board];
    while !board.is_over() {
        let moves = board.moves();
        board = if moves.is_empty() { board.pass() } else { board.play(random.square(moves)) };
        boards.push(board);
    }
    boards
}
