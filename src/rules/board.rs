use crate::types::{MAX_SCORE, Score, Square, Squares};

use super::{bitboard, flip};

/// The discs on the board, seen from the side to move.
///
/// No square is in both sets.
///
/// ```
/// use flipside::rules::{Board, Position};
/// let start: Board = Position::START.board;
/// assert_eq!(start.moves().count(), 4);
/// let after = start.play("f5".parse().unwrap());
/// assert_eq!(after.opponent.count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The discs of the side to move.
    pub player: Squares,
    /// The discs of the other side.
    pub opponent: Squares,
}

impl Board {
    /// The empty squares.
    #[inline(always)]
    pub const fn empties(self) -> Squares {
        Squares(!(self.player.0 | self.opponent.0))
    }

    /// The number of empty squares.
    #[inline(always)]
    pub const fn empty_count(self) -> u32 {
        self.empties().count()
    }

    /// The squares where the side to move can place a disc.
    #[inline(always)]
    pub fn moves(self) -> Squares {
        bitboard::moves(self.player, self.opponent)
    }

    /// The squares where the other side could place a disc if it were its turn.
    #[inline(always)]
    pub fn opponent_moves(self) -> Squares {
        bitboard::moves(self.opponent, self.player)
    }

    /// The discs that the side to move flips by placing a disc on an empty `square`; none when that is illegal.
    #[inline(always)]
    pub fn flips(self, square: Square) -> Squares {
        flip::flips(self.player, self.opponent, square)
    }

    /// The board after the side to move places a disc on `square`, seen from the other side, whose turn it then is.
    ///
    /// The move must be legal.
    #[inline(always)]
    pub fn play(self, square: Square) -> Self {
        self.play_flips(square, self.flips(square))
    }

    /// The board after a move whose flipped discs are known already.
    #[inline(always)]
    pub const fn play_flips(self, square: Square, flips: Squares) -> Self {
        let (player, opponent) = (self.opponent.0 ^ flips.0, self.player.0 ^ flips.0 ^ square.bit().0);
        Self { player: Squares(player), opponent: Squares(opponent) }
    }

    /// The board with the other side to move.
    #[inline(always)]
    pub const fn pass(self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// Whether neither side can place a disc.
    pub fn is_over(self) -> bool {
        self.moves().is_empty() && self.opponent_moves().is_empty()
    }

    /// The score of a finished game in discs for the side to move, the empty squares given to the winner.
    #[inline(always)]
    pub const fn final_score(self) -> Score {
        let (own, other) = (self.player.count() as Score, self.opponent.count() as Score);
        match own - other {
            0 => 0,
            1.. => MAX_SCORE - 2 * other,
            _ => 2 * own - MAX_SCORE,
        }
    }
}
