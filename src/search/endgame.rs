//! The exact endgame solver, for positions with few empty squares.
//!
//! With six or more empties a node probes a small cache and orders its moves by the opponent's mobility (fastest
//! first). With five, it only prefers regions with an odd number of empty squares. The last four empties have a
//! function for each number. Move ordering computes the legal moves of every child, so a node gets its legal moves from
//! its parent.

mod cache;
mod children;
mod last;
mod parity;
mod ranks;

use crate::rules::{Board, CORNERS};
use crate::types::{MAX_SCORE, Score, Square, Squares};

use super::budget::Budget;
use super::stability::stability_cutoff;
use super::window::Window;
pub(super) use cache::EndgameCache;
use children::Children;
use last::solve_4;
use parity::{Parity, prefer};

/// At or below this many empties the endgame solver takes over from the search of the midgame: a node of it costs a
/// third, and exact searches with 20 empties took less time with twelve than with eleven.
pub(super) const ENDGAME_EMPTIES: u32 = 12;
const _: () =
    assert!(ENDGAME_EMPTIES as usize <= ranks::CAPACITY, "there is a move for each empty square at most");
/// At or above this many empties, all children are looked up in the cache before any is searched. A choice of the first
/// solver, not compared with others since.
const CHILD_LOOKUP_EMPTIES: u32 = 9;

/// Solves positions with at most [`ENDGAME_EMPTIES`] empties.
pub(super) struct Solver<'a> {
    cache: &'a mut EndgameCache,
    budget: &'a mut Budget,
}

impl<'a> Solver<'a> {
    pub fn new(cache: &'a mut EndgameCache, budget: &'a mut Budget) -> Self {
        Self { cache, budget }
    }

    /// The exact score of a board in discs, fail-soft; `moves` are those of the board.
    pub fn solve(&mut self, board: Board, moves: Squares, window: Window) -> Score {
        let (empties, parity) = (board.empty_count(), Parity::of(board.empties()));
        match empties {
            5.. => self.solve_many(board, moves, parity, empties, window),
            4 => solve_4(self.budget, board, parity.order_4(board.empties()), window),
            _ => self.solve_few(board, window),
        }
    }

    #[inline]
    fn solve_many(
        &mut self,
        board: Board,
        moves: Squares,
        parity: Parity,
        empties: u32,
        window: Window,
    ) -> Score {
        match empties {
            6.. => self.solve_ordered(board, moves, parity, empties, window),
            _ => self.solve_5(board, moves, parity, window),
        }
    }

    fn solve_ordered(
        &mut self,
        board: Board,
        moves: Squares,
        parity: Parity,
        empties: u32,
        window: Window,
    ) -> Score {
        if self.budget.visit() {
            return 0;
        }
        if let Some(score) = stability_cutoff(board, empties, window.alpha) {
            return score;
        }
        if moves.is_empty() {
            return self.solve_pass(board, parity, empties, window);
        }
        if let Some(score) = self.cache.probe(board).and_then(|known| known.answer(window)) {
            return score;
        }
        let mut children = Children::new();
        children.add(board, moves, parity, empties);
        if empties >= CHILD_LOOKUP_EMPTIES
            && let Some(score) = self.cutoff_of_a_child(&children, window.beta)
        {
            return score;
        }
        let mut open = window;
        let mut best = -MAX_SCORE - 1;
        while let Some(child) = children.take_best() {
            let parity = parity.after(child.square);
            let score = -self.solve_many(child.board, child.moves, parity, empties - 1, open.negated());
            if self.budget.is_stopped() {
                return 0;
            }
            if score > best {
                best = score;
                if score >= open.beta {
                    break;
                }
                open.alpha = open.alpha.max(score);
            }
        }
        self.cache.store(board, window.bounds_of(best));
        best
    }

    /// A score of at least `beta` that the cache proves for a child (enhanced transposition cutoff).
    #[inline]
    fn cutoff_of_a_child(&mut self, children: &Children, beta: Score) -> Option<Score> {
        let known = children.iter().filter_map(|child| self.cache.probe(child.board));
        known.map(|child| -child.upper).find(|&score| score >= beta)
    }

    fn solve_5(&mut self, board: Board, mut moves: Squares, parity: Parity, mut window: Window) -> Score {
        self.budget.count();
        if let Some(score) = stability_cutoff(board, 5, window.alpha) {
            return score;
        }
        if moves.is_empty() {
            return self.solve_pass(board, parity, 5, window);
        }
        let mut best = -MAX_SCORE - 1;
        while !moves.is_empty() {
            let square = Square::first(prefer(CORNERS, prefer(parity.odd_squares(), moves)));
            moves ^= square.bit();
            let child = board.play(square);
            let squares = parity.after(square).order_4(child.empties());
            let score = -solve_4(self.budget, child, squares, window.negated());
            if score > best {
                if score >= window.beta {
                    return score;
                }
                best = score;
                window.alpha = window.alpha.max(score);
            }
        }
        best
    }

    fn solve_pass(&mut self, board: Board, parity: Parity, empties: u32, window: Window) -> Score {
        let moves = board.opponent_moves();
        if moves.is_empty() {
            return board.final_score();
        }
        -self.solve_many(board.pass(), moves, parity, empties, window.negated())
    }

    /// Solves a board with fewer than four empty squares, which only callers outside the solver need.
    fn solve_few(&mut self, board: Board, mut window: Window) -> Score {
        self.budget.count();
        let moves = board.moves();
        if moves.is_empty() {
            let over = board.opponent_moves().is_empty();
            return if over { board.final_score() } else { -self.solve_few(board.pass(), window.negated()) };
        }
        let mut best = -MAX_SCORE - 1;
        for square in Square::all(moves) {
            best = best.max(-self.solve_few(board.play(square), window.negated()));
            window.alpha = window.alpha.max(best);
            if window.alpha >= window.beta {
                break;
            }
        }
        best
    }
}
