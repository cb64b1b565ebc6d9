//! Late move reductions: where none of the first moves of a node causes a cutoff, the others hardly ever do, so they are
//! searched less deep, and as deep as the others only when they turn out to be better than expected
//! ([Chess Programming Wiki](https://www.chessprogramming.org/Late_Move_Reductions)).

use crate::rules::Board;
use crate::types::Selectivity;

/// How many moves of a node are never late. Four instead of six made no difference in matches.
const FIRST_MOVES: u32 = 6;
/// By how many plies late moves are searched less deep: an even number, because evaluations at odd and even depths err to
/// different sides. One ply gained nothing in matches.
const REDUCTION: u8 = 2;
/// The least depth that is reduced, in plies.
const LEAST_DEPTH: u8 = 4;

/// The depth at which a move is searched first that `searched` others of a node with a null window did not cut off,
/// where that is less than `depth`. `board` is the one after the move. Only searches whose forward cuts need the
/// lowest confidence are reduced, and no node whose depth reaches the end of the game.
#[inline]
pub(super) fn reduced_depth(selectivity: Selectivity, board: Board, depth: u8, searched: u32) -> Option<u8> {
    let is_late = searched >= FIRST_MOVES && depth >= LEAST_DEPTH;
    let may_err = selectivity == Selectivity::LOOSEST && u32::from(depth) < board.empty_count();
    (is_late && may_err).then(|| depth - REDUCTION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    #[test]
    fn late_moves_lose_two_plies_where_cuts_need_the_lowest_confidence_and_not_to_the_end() {
        let board = Position::START.board;
        let empties = board.empty_count() as u8;
        let loosest = |depth, searched| reduced_depth(Selectivity::LOOSEST, board, depth, searched);
        assert_eq!(loosest(10, FIRST_MOVES), Some(8));
        assert_eq!(loosest(10, FIRST_MOVES - 1), None);
        assert_eq!([loosest(LEAST_DEPTH - 1, 20), loosest(LEAST_DEPTH, 20)], [None, Some(2)]);
        assert_eq!([loosest(empties - 1, 20), loosest(empties, 20)], [Some(empties - 3), None]);
        for selectivity in Selectivity::LADDER.into_iter().skip(1) {
            assert_eq!(reduced_depth(selectivity, board, 10, 20), None, "{selectivity}");
        }
    }
}
