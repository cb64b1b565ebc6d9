use crate::rules::Board;
use crate::types::{Move, SplitMix64};

/// Random numbers for the moves of a board: the same ones for the same seed.
#[derive(Clone, Copy)]
pub(super) struct Dice {
    pub seed: u64,
    pub board: Board,
}

impl Dice {
    /// A random number for a move.
    #[inline(never)]
    pub fn roll(self, purpose: u64, about: Move) -> u64 {
        let square = match about {
            Move::Place(square) => square.index() as u64,
            Move::Pass => 64,
        };
        let mut random = SplitMix64(self.seed);
        for word in [self.board.player.0, self.board.opponent.0, square << 8 | purpose] {
            random = SplitMix64(random.next() ^ word);
        }
        random.next()
    }

    /// A random number for all moves of all boards.
    pub fn roll_once(self) -> u64 {
        SplitMix64(self.seed).next()
    }
}
