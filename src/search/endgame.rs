//! Solving a position exactly when few squares are empty.
//!
//! Down to six empties a node looks into a small cache and orders its moves by what they leave the opponent; below, it
//! only prefers regions with an odd number of empty squares; the last four are written out by hand. As the order asks for
//! the moves of every child, a child is told its own.

mod cache;
mod last;
mod parity;
mod ranks;
mod successors;

use crate::evaluation::stability::highest_score;
use crate::rules::{Board, CORNERS};
use crate::types::{MAX_SCORE, Score, Square};

use super::bounds::Bounds;
use super::mind::Mind;
pub(super) use cache::EndgameCache;
use parity::Parity;
use successors::Successors;

/// With so many empty squares and fewer the endgame solver takes over from the search.
pub(super) const ENDGAME_EMPTIES: u32 = 12;
/// With so many and more, the children are looked up before any is searched.
const CHILD_LOOKUP_EMPTIES: u32 = 9;

impl Mind {
    /// The exact score of a board with at most [`ENDGAME_EMPTIES`] empty squares, in discs, fail-soft; `moves` are those of
    /// the board.
    pub(super) fn endgame(&mut self, board: Board, moves: u64, alpha: Score, beta: Score) -> Score {
        let (empties, parity) = (board.empty_count(), Parity::of(board.empties()));
        match empties {
            5.. => self.solve(board, moves, parity, empties, alpha, beta),
            4 => self.solve_4(board, four_squares(board.empties(), parity), alpha, beta),
            _ => self.solve_few(board, alpha, beta),
        }
    }

    #[inline]
    fn solve(
        &mut self,
        board: Board,
        moves: u64,
        parity: Parity,
        empties: u32,
        alpha: Score,
        beta: Score,
    ) -> Score {
        match empties {
            6.. => self.solve_ordered(board, moves, parity, empties, alpha, beta),
            _ => self.solve_5(board, moves, parity, alpha, beta),
        }
    }

    fn solve_ordered(
        &mut self,
        board: Board,
        moves: u64,
        parity: Parity,
        empties: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        if self.visit() {
            return 0;
        }
        if let Some(score) = stability_cutoff(board, empties, alpha) {
            return score;
        }
        if moves == 0 {
            return self.solve_pass(board, parity, empties, alpha, beta);
        }
        if let Some(score) = self.cache.probe(board).and_then(|known| known.answer(alpha, beta)) {
            return score;
        }
        let mut list = Successors::none();
        list.add(board, moves, parity, empties);
        if empties >= CHILD_LOOKUP_EMPTIES
            && let Some(score) = self.cached_reply(&list, beta)
        {
            return score;
        }
        let before = alpha;
        let mut best = -MAX_SCORE - 1;
        while let Some(next) = list.take() {
            let parity = parity.after(next.square);
            let score = -self.solve(next.board, next.moves, parity, empties - 1, -beta, -alpha);
            if self.is_stopped() {
                return 0;
            }
            if score > best {
                best = score;
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.cache.store(board, Bounds::of(best, before, beta));
        best
    }

    /// A score of at least `beta` that a child is known to give.
    #[inline]
    fn cached_reply(&mut self, list: &Successors, beta: Score) -> Option<Score> {
        let known = list.iter().filter_map(|child| self.cache.probe(child.board));
        known.map(|child| -child.upper).find(|&score| score >= beta)
    }

    fn solve_5(
        &mut self,
        board: Board,
        mut moves: u64,
        parity: Parity,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        if let Some(score) = stability_cutoff(board, 5, alpha) {
            return score;
        }
        if moves == 0 {
            return self.solve_pass(board, parity, 5, alpha, beta);
        }
        let mut best = -MAX_SCORE - 1;
        while moves != 0 {
            let square = Square::first(rather(CORNERS, rather(parity.odd_squares(), moves)));
            moves ^= square.bit();
            let child = board.play(square);
            let squares = four_squares(child.empties(), parity.after(square));
            let score = -self.solve_4(child, squares, -beta, -alpha);
            if score > best {
                if score >= beta {
                    return score;
                }
                best = score;
                alpha = alpha.max(score);
            }
        }
        best
    }

    fn solve_pass(&mut self, board: Board, parity: Parity, empties: u32, alpha: Score, beta: Score) -> Score {
        let moves = board.opponent_moves();
        if moves == 0 {
            return board.final_score();
        }
        -self.solve(board.pass(), moves, parity, empties, -beta, -alpha)
    }

    /// A board with less than four empty squares, which only a caller outside the solver asks for.
    fn solve_few(&mut self, board: Board, mut alpha: Score, beta: Score) -> Score {
        self.nodes += 1;
        let moves = board.moves();
        if moves == 0 {
            let over = board.opponent_moves() == 0;
            return if over { board.final_score() } else { -self.solve_few(board.pass(), -beta, -alpha) };
        }
        let mut best = -MAX_SCORE - 1;
        for square in Square::all(moves) {
            best = best.max(-self.solve_few(board.play(square), -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// A bound of at most `alpha` that the opponent's stable discs put on the score, if looking for them can pay.
#[inline(always)]
pub(super) fn stability_cutoff(board: Board, empties: u32, alpha: Score) -> Option<Score> {
    if alpha < stability_worthwhile(empties) {
        return None;
    }
    Some(highest_score(board)).filter(|&highest| highest <= alpha)
}

/// The score from which looking for stable discs has a chance to pay, in discs, by the number of empty squares.
///
/// The steps are Edax's, found there by measurement.
fn stability_worthwhile(empties: u32) -> Score {
    match empties {
        0..=4 => 6,
        5 => 8,
        6 => 10,
        7 => 12,
        8 => 14,
        9 => 16,
        10..=11 => 20,
        12..=15 => 24,
        16..=23 => 32,
        24..=31 => 48,
        _ => 56,
    }
}

/// The four empty squares, those of odd quarters first.
#[inline(always)]
fn four_squares(empties: u64, parity: Parity) -> [Square; 4] {
    let odd = empties & parity.odd_squares();
    // Of four squares two are in odd quarters, or all of them or none.
    let first = rather(odd, empties);
    let second = without_lowest(first);
    let third = match without_lowest(second) {
        0 => empties & !odd,
        rest => rest,
    };
    [first, second, third, without_lowest(third)].map(Square::first)
}

/// The squares that are in `preferred`, or all if none is.
#[inline(always)]
fn rather(preferred: u64, squares: u64) -> u64 {
    match squares & preferred {
        0 => squares,
        found => found,
    }
}

#[inline(always)]
fn without_lowest(squares: u64) -> u64 {
    squares & squares.wrapping_sub(1)
}
