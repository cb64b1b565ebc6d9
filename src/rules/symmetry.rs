use crate::types::{Square, Squares};

use super::Board;

/// One of the eight ways to turn or mirror the board onto itself.
///
/// ```
/// use flipside::rules::{Position, Symmetry};
/// let start = Position::START.board;
/// assert_eq!(Symmetry::all().filter(|symmetry| symmetry.board(start) == start).count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The one that changes nothing.
    pub const IDENTITY: Self = Self(0);

    const MIRROR_FILES: u8 = 1;
    const MIRROR_RANKS: u8 = 2;
    const TRANSPOSE: u8 = 4;

    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// All eight, one after the other.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// A set of squares moved by the symmetry.
    pub const fn set(self, Squares(mut set): Squares) -> Squares {
        if self.0 & Self::MIRROR_FILES != 0 {
            set = mirror_files(set);
        }
        if self.0 & Self::MIRROR_RANKS != 0 {
            set = set.swap_bytes();
        }
        if self.0 & Self::TRANSPOSE != 0 {
            set = transpose(set);
        }
        Squares(set)
    }

    /// A set of squares moved by each of the symmetries.
    const fn images(Squares(set): Squares) -> [u64; 8] {
        let files = mirror_files(set);
        let (ranks, both) = (set.swap_bytes(), files.swap_bytes());
        [set, files, ranks, both, transpose(set), transpose(files), transpose(ranks), transpose(both)]
    }

    /// A square moved by the symmetry.
    pub fn square(self, square: Square) -> Square {
        Square::first(self.set(square.bit()))
    }

    /// A board moved by the symmetry.
    pub const fn board(self, board: Board) -> Board {
        Board { player: self.set(board.player), opponent: self.set(board.opponent) }
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Self {
        // Only a quarter turn is not its own inverse: transposing swaps the roles of the two mirrors.
        match self.0 {
            5 => Self(6),
            6 => Self(5),
            _ => self,
        }
    }
}

impl Board {
    /// The smallest of the eight symmetric boards, and the symmetry that leads from this board to it.
    pub fn canonical(self) -> (Self, Symmetry) {
        let players = Symmetry::images(self.player);
        let least = players.iter().fold(self.player.0, |least, &player| least.min(player));
        // The opponent's discs matter only where the player's look the same from several sides.
        let symmetries = Symmetry::all().zip(players).filter(|&(_, player)| player == least);
        let images = symmetries.map(|(symmetry, _)| (symmetry.board(self), symmetry));
        images.min_by_key(|&(board, _)| board).unwrap_or((self, Symmetry::IDENTITY))
    }
}

const fn mirror_files(set: u64) -> u64 {
    // Reversing all 64 bits mirrors files and ranks; swapping the bytes takes the ranks back.
    set.reverse_bits().swap_bytes()
}

const fn transpose(mut set: u64) -> u64 {
    // Swaps the off-diagonal quarters of ever smaller blocks (Hacker's Delight, 7-3).
    let swap = (set ^ (set >> 7)) & 0x00aa_00aa_00aa_00aa;
    set ^= swap ^ (swap << 7);
    let swap = (set ^ (set >> 14)) & 0x0000_cccc_0000_cccc;
    set ^= swap ^ (swap << 14);
    let swap = (set ^ (set >> 28)) & 0x0000_0000_f0f0_f0f0;
    set ^ swap ^ (swap << 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_symmetries_differ_and_their_inverses_undo_them() {
        let lopsided = Squares(0x0000_0000_0000_0702);
        let images: std::collections::HashSet<_> = Symmetry::all().map(|s| s.set(lopsided)).collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::all() {
            assert_eq!(symmetry.inverse().set(symmetry.set(lopsided)), lopsided);
        }
    }

    #[test]
    fn the_canonical_board_is_the_smallest_of_the_eight_and_the_first_symmetry_that_leads_to_it_is_told() {
        let symmetric = [0, 0x0000_0008_1000_0000, 0x8100_0000_0000_0081, 0x0000_001c_1c1c_0000];
        let mut random = 0x9e37_79b9_7f4a_7c15u64;
        let sets = std::iter::repeat_with(|| {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            random.rotate_left(29)
        });
        let sets: Vec<_> = symmetric.into_iter().chain(sets.take(40)).collect();
        for (&player, &opponent) in
            sets.iter().flat_map(|player| sets.iter().map(move |other| (player, other)))
        {
            let (player, opponent) = (Squares(player), Squares(opponent & !player));
            let board = Board { player, opponent };
            let images = Symmetry::all().map(|symmetry| (symmetry.board(board), symmetry));
            assert_eq!(Some(board.canonical()), images.min_by_key(|&(image, _)| image), "{board:?}");
            assert_eq!(Symmetry::images(player), Symmetry::ALL.map(|symmetry| symmetry.set(player).0));
        }
    }

    #[test]
    fn the_canonical_board_is_the_same_for_all_symmetric_boards() {
        let board =
            Board { player: Squares(0x0000_0018_1000_0000), opponent: Squares(0x0000_0400_0810_2000) };
        let (canonical, _) = board.canonical();
        for symmetry in Symmetry::all() {
            let (same, onto) = symmetry.board(board).canonical();
            assert_eq!(same, canonical);
            assert_eq!(onto.board(symmetry.board(board)), canonical);
        }
    }
}
