//! Players without a search, to compare the skills with.

use flipside::rules::{Board, CORNERS};
use flipside::types::{Square, Squares};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// A player that looks one ply ahead at most. Of several best moves it takes any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Any move.
    Random,
    /// The move that flips most discs.
    MostFlips,
    /// A corner where there is one, otherwise the move that flips most discs: a guess at a newcomer.
    Newcomer,
    /// The move after which it has most moves and corners more than the opponent; a corner counts as ten moves.
    MobilityAndCorners,
}

impl Reference {
    pub const ALL: [Self; 4] = [Self::Random, Self::MostFlips, Self::Newcomer, Self::MobilityAndCorners];

    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::MostFlips => "most flips",
            Self::Newcomer => "corners, then most flips",
            Self::MobilityAndCorners => "mobility and corners",
        }
    }

    /// Chooses one of the legal moves.
    pub fn choose(self, board: Board, random: &mut ChaCha8Rng) -> Option<Square> {
        Square::all(board.moves()).max_by_key(|&square| (self.value(board, square), random.random::<u32>()))
    }

    fn value(self, board: Board, square: Square) -> i32 {
        let flips = board.flips(square).count() as i32;
        match self {
            Self::Random => 0,
            Self::MostFlips => flips,
            Self::Newcomer => flips + if CORNERS.has(square) { 64 } else { 0 },
            Self::MobilityAndCorners => {
                let after = board.play(square);
                let corners = |discs: Squares| 10 * (discs & CORNERS).count() as i32;
                let [own, other] = [
                    after.opponent_moves().count() as i32 + corners(after.opponent),
                    after.moves().count() as i32 + corners(after.player),
                ];
                own - other
            }
        }
    }
}
