//! Solving a position exactly when few squares are empty.
//!
//! Down to six empties a node looks into a small cache and orders its moves by what they leave the opponent; below, it
//! only prefers regions with an odd number of empty squares; the last four are written out by hand.

mod cache;
mod last;
mod parity;
mod successors;

use crate::evaluation::stability::highest_score;
use crate::rules::Board;
use crate::words::{MAX_SCORE, Score, Square};

use super::bounds::Bounds;
use super::mind::Mind;
use super::ordering::CORNERS;
pub(super) use cache::EndgameCache;
use parity::Parity;
use successors::Successors;

/// With so many empty squares and fewer the endgame solver takes over from the search.
pub(super) const ENDGAME_EMPTIES: u32 = 12;
/// With so many and more, a node is looked up and its moves are ordered.
const ORDERED_EMPTIES: u32 = 6;
/// With so many and more, the children are looked up before any is searched.
const CHILD_LOOKUP_EMPTIES: u32 = 9;

impl Mind {
    /// The exact score of a board with at most [`ENDGAME_EMPTIES`] empty squares, in discs, fail-soft.
    pub(super) fn endgame(&mut self, board: Board, alpha: Score, beta: Score) -> Score {
        self.solve(board, Parity::of(board.empties()), board.empty_count(), alpha, beta)
    }

    #[inline]
    fn solve(&mut self, board: Board, parity: Parity, empties: u32, alpha: Score, beta: Score) -> Score {
        match empties {
            ORDERED_EMPTIES.. => self.solve_ordered(board, parity, empties, alpha, beta),
            5.. => self.solve_by_parity(board, parity, empties, alpha, beta),
            4 => self.solve_4(board, four_squares(board.empties(), parity), alpha, beta),
            _ => self.solve_few(board, alpha, beta),
        }
    }

    fn solve_ordered(
        &mut self,
        board: Board,
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
        let moves = board.moves();
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
            let score = -self.solve(next.board, parity.after(next.square), empties - 1, -beta, -alpha);
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

    fn solve_by_parity(
        &mut self,
        board: Board,
        parity: Parity,
        empties: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        if let Some(score) = stability_cutoff(board, empties, alpha) {
            return score;
        }
        let moves = board.moves();
        if moves == 0 {
            return self.solve_pass(board, parity, empties, alpha, beta);
        }
        let odd = parity.odd_squares();
        let mut best = -MAX_SCORE - 1;
        for group in
            [moves & odd & CORNERS, moves & odd & !CORNERS, moves & !odd & CORNERS, moves & !odd & !CORNERS]
        {
            for square in Square::all(group) {
                let score = -self.solve(board.play(square), parity.after(square), empties - 1, -beta, -alpha);
                if score > best {
                    if score >= beta {
                        return score;
                    }
                    best = score;
                    alpha = alpha.max(score);
                }
            }
        }
        best
    }

    fn solve_pass(&mut self, board: Board, parity: Parity, empties: u32, alpha: Score, beta: Score) -> Score {
        if board.opponent_moves() == 0 {
            return board.final_score();
        }
        -self.solve(board.pass(), parity, empties, -beta, -alpha)
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
    let mut ordered = [odd, empties & !odd];
    std::array::from_fn(|_| {
        let group = if ordered[0] != 0 { 0 } else { 1 };
        let square = Square::lowest(ordered[group]).unwrap_or(Square::new(0));
        ordered[group] &= ordered[group].wrapping_sub(1);
        square
    })
}
