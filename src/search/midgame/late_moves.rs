//! Late move reductions: where none of the first moves of a node causes a cutoff, the others hardly ever do, so they
//! are searched less deep, and as deep as the others only when they turn out to be better than expected ([Chess
//! Programming Wiki](https://www.chessprogramming.org/Late_Move_Reductions)).

use crate::evaluation::DISC;
use crate::rules::Board;
use crate::types::Selectivity;

/// After so many others every move is late. Four instead of six made no difference in matches.
const FIRST_MOVES: u32 = 6;
/// A move that is ranked so far below the best-ranked one is late even as the second, in units of the rank.
const FAR: i32 = 6 * DISC;
/// By how many plies late moves are searched less deep: an even number, because evaluations at odd and even depths err
/// to different sides. One ply gained nothing in matches.
const REDUCTION: u8 = 2;
/// The least depth that is reduced, in plies.
const LEAST_DEPTH: u8 = 4;
/// With fewer empty squares nothing is reduced: there the moves that are ranked low are best too often.
const LEAST_EMPTIES: u32 = 20;

/// Whether a move is late that comes after `searched` others and is ranked `behind` below the best-ranked one.
#[inline]
pub(super) fn is_late(searched: u32, behind: i32) -> bool {
    searched >= FIRST_MOVES || behind >= FAR
}

/// The depth at which a late move is searched first, where that is less than `depth`. `board` is the one after the
/// move. Only searches whose forward cuts need the lowest confidence are reduced, and none near the end of the game or
/// to it.
#[inline]
pub(super) fn reduced_depth(selectivity: Selectivity, board: Board, depth: u8) -> Option<u8> {
    let empties = board.empty_count();
    let may_err = selectivity == Selectivity::LOOSEST && u32::from(depth) < empties;
    (may_err && depth >= LEAST_DEPTH && empties >= LEAST_EMPTIES).then(|| depth - REDUCTION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;
    use crate::types::Squares;

    #[test]
    fn a_move_is_late_after_some_others_and_sooner_where_it_is_ranked_far_below_the_best() {
        assert_eq!([FIRST_MOVES - 1, FIRST_MOVES].map(|searched| is_late(searched, 0)), [false, true]);
        assert_eq!([FAR - 1, FAR].map(|behind| is_late(1, behind)), [false, true]);
    }

    #[test]
    fn late_moves_lose_two_plies_where_cuts_need_the_lowest_confidence_and_not_near_the_end() {
        let board = Position::START.board;
        let empties = board.empty_count() as u8;
        let loosest = |depth| reduced_depth(Selectivity::LOOSEST, board, depth);
        assert_eq!([LEAST_DEPTH - 1, LEAST_DEPTH, 10].map(loosest), [None, Some(2), Some(8)]);
        assert_eq!([empties - 1, empties].map(loosest), [Some(empties - 3), None]);
        let near_the_end = |empties| Board { player: Squares(u64::MAX >> empties), opponent: Squares::NONE };
        let reduced = |empties| reduced_depth(Selectivity::LOOSEST, near_the_end(empties), 10);
        assert_eq!([LEAST_EMPTIES - 1, LEAST_EMPTIES].map(reduced), [None, Some(8)]);
        for selectivity in Selectivity::LADDER.into_iter().skip(1) {
            assert_eq!(reduced_depth(selectivity, board, 10), None, "{selectivity}");
        }
    }
}
