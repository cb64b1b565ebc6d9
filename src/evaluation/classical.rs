//! The evaluation that needs no weights: mobility, potential mobility, corners, stable discs and parity.
//!
//! The terms are those of P. S. Rosenbloom, *A World-Championship-Level Othello Program* (Artificial Intelligence 19,
//! 1982), set by hand; between the opening and the end of the game each weight moves along a straight line.

use crate::rules::{Board, CORNERS};

use super::stability::stable_discs;

/// A weight at 60 and at 0 empty squares, in 1/128 disc.
struct Tapered {
    opening: i32,
    end: i32,
}

impl Tapered {
    const fn at(&self, empties: i32) -> i32 {
        (self.opening * empties + self.end * (60 - empties)) / 60
    }
}

const MOBILITY: Tapered = Tapered { opening: 110, end: 60 };
const POTENTIAL_MOBILITY: Tapered = Tapered { opening: 60, end: 20 };
const CORNER: Tapered = Tapered { opening: 1500, end: 500 };
/// A disc on the diagonal square beside an empty corner.
const X_SQUARE: Tapered = Tapered { opening: -700, end: -250 };
/// A disc on an edge square beside an empty corner.
const C_SQUARE: Tapered = Tapered { opening: -280, end: -100 };
const STABLE_DISC: Tapered = Tapered { opening: 200, end: 170 };
const DISC: Tapered = Tapered { opening: -40, end: 60 };
/// The side to move makes the last move when nobody passes.
const LAST_MOVE: Tapered = Tapered { opening: 0, end: 250 };

const X_SQUARES: u64 = 0x0042_0000_0000_4200;
const C_SQUARES: u64 = 0x4281_0000_0000_8142;

/// The value of a board for the side to move, in 1/128 disc.
pub fn evaluate(board: Board) -> i32 {
    let empties = board.empty_count() as i32;
    let open = around(CORNERS & board.empties());
    let difference =
        |count: fn(Board, u64) -> u32| count(board, open) as i32 - count(board.pass(), open) as i32;
    let parity = if empties % 2 == 1 { 1 } else { -1 };
    difference(|side, _| side.moves().count_ones()) * MOBILITY.at(empties)
        + difference(|side, _| frontier(side).count_ones()) * POTENTIAL_MOBILITY.at(empties)
        + difference(|side, _| (side.player & CORNERS).count_ones()) * CORNER.at(empties)
        + difference(|side, open| (side.player & X_SQUARES & open).count_ones()) * X_SQUARE.at(empties)
        + difference(|side, open| (side.player & C_SQUARES & open).count_ones()) * C_SQUARE.at(empties)
        + difference(|side, _| stable_discs(side).count_ones()) * STABLE_DISC.at(empties)
        + difference(|side, _| side.player.count_ones()) * DISC.at(empties)
        + parity * LAST_MOVE.at(empties)
}

/// The empty squares beside a disc of the other side, where the side to move may come to have moves.
fn frontier(board: Board) -> u64 {
    around(board.opponent) & board.empties()
}

/// The squares beside those of a set, along ranks, files and diagonals.
fn around(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set | (set << 1) & NOT_A | (set >> 1) & NOT_H;
    (row | row << 8 | row >> 8) & !set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Symmetry};

    fn board(text: &str) -> Board {
        text.parse::<Position>().unwrap().board
    }

    #[test]
    fn the_value_is_the_same_for_all_eight_symmetries_and_negated_by_a_pass_when_parity_is_even() {
        let board = board("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
        assert_eq!(board.empty_count() % 2, 0);
        for symmetry in Symmetry::all() {
            assert_eq!(evaluate(symmetry.board(board)), evaluate(board));
        }
        let parity = 2 * LAST_MOVE.at(board.empty_count() as i32);
        assert_eq!(evaluate(board.pass()), -evaluate(board) - parity);
    }

    #[test]
    fn a_corner_is_worth_discs_and_the_square_beside_an_empty_one_costs_some() {
        let base = "-O------XO-----------OX-----XXXXX----XOXO-----X-----------------";
        let with = |square: usize, letter| {
            let mut text = format!("{base} X");
            text.replace_range(square..=square, letter);
            evaluate(board(&text))
        };
        assert!(with(63, "X") > with(63, "-") + 128);
        assert!(with(54, "X") < with(52, "X"));
    }

    #[test]
    fn no_board_is_worth_more_than_a_search_can_hold() {
        let extreme = Board { player: 0x0fff_ffff_ffff_ffff, opponent: 0 };
        assert!(evaluate(extreme).abs() < 128 * 1_000);
    }
}
