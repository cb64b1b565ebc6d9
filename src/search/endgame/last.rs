//! The last four empty squares, written out by hand.
//!
//! Nothing is stored or sorted here: the squares come in the order in which they are to be tried, and whether a move is
//! legal is found out by flipping. Every function returns a score in discs for the side to move that is exact between
//! `alpha` and `beta` and a bound outside of them (fail-soft). What a side does after the other passed is a function of
//! its own, `PASSED`: one for both would keep more at hand than there are registers.

use crate::rules::{Board, count_last_flips};
use crate::types::{MAX_SCORE, Score, Square};

use super::super::mind::Mind;

/// Below every score: nothing was tried yet.
const NONE: Score = -MAX_SCORE - 1;

impl Mind {
    pub(super) fn solve_4(&mut self, board: Board, squares: [Square; 4], alpha: Score, beta: Score) -> Score {
        self.try_4::<false>(board, squares, alpha, beta)
    }

    #[inline(never)]
    fn try_4<const PASSED: bool>(
        &mut self,
        board: Board,
        squares: [Square; 4],
        alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        let [a, b, c, d] = squares;
        let mut tries = Tries::new(board, alpha, beta);
        let _ = tries.cut(a, |child, alpha, beta| self.try_3::<false>(child, b, c, d, alpha, beta))
            || tries.cut(b, |child, alpha, beta| self.try_3::<false>(child, a, c, d, alpha, beta))
            || tries.cut(c, |child, alpha, beta| self.try_3::<false>(child, a, b, d, alpha, beta))
            || tries.cut(d, |child, alpha, beta| self.try_3::<false>(child, a, b, c, alpha, beta));
        match tries.best {
            NONE if PASSED => board.final_score(),
            NONE => -self.try_4::<true>(board.pass(), squares, -beta, -alpha),
            best => best,
        }
    }

    #[inline(never)]
    fn try_3<const PASSED: bool>(
        &mut self,
        board: Board,
        a: Square,
        b: Square,
        c: Square,
        alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        let [a, b, c] = lone_first([a, b, c]);
        let mut tries = Tries::new(board, alpha, beta);
        let _ = tries.cut(a, |child, alpha, beta| self.try_2::<false>(child, b, c, alpha, beta))
            || tries.cut(b, |child, alpha, beta| self.try_2::<false>(child, a, c, alpha, beta))
            || tries.cut(c, |child, alpha, beta| self.try_2::<false>(child, a, b, alpha, beta));
        match tries.best {
            NONE if PASSED => board.final_score(),
            NONE => -self.try_3::<true>(board.pass(), a, b, c, -beta, -alpha),
            best => best,
        }
    }

    #[inline(never)]
    fn try_2<const PASSED: bool>(
        &mut self,
        board: Board,
        a: Square,
        b: Square,
        alpha: Score,
        beta: Score,
    ) -> Score {
        self.nodes += 1;
        let mut tries = Tries::new(board, alpha, beta);
        let _ = tries.cut(a, |child, _, _| self.solve_1(child, b))
            || tries.cut(b, |child, _, _| self.solve_1(child, a));
        match tries.best {
            NONE if PASSED => board.final_score(),
            NONE => -self.try_2::<true>(board.pass(), a, b, -beta, -alpha),
            best => best,
        }
    }

    /// The score with one empty square left, by counting what it flips for either side.
    #[inline(always)]
    fn solve_1(&mut self, board: Board, last: Square) -> Score {
        self.nodes += 1;
        let own = board.player.count_ones() as Score;
        let flipped = count_last_flips(board.player, last) as Score;
        if flipped > 0 {
            return 2 * (own + flipped + 1) - MAX_SCORE;
        }
        let lost = count_last_flips(board.opponent, last) as Score;
        let empties_to_winner = if 2 * own > MAX_SCORE - 1 { 2 } else { 0 };
        2 * (own - lost) - MAX_SCORE + if lost == 0 { empties_to_winner } else { 0 }
    }
}

/// What came of the moves that one side tried.
struct Tries {
    board: Board,
    alpha: Score,
    beta: Score,
    best: Score,
}

impl Tries {
    #[inline(always)]
    fn new(board: Board, alpha: Score, beta: Score) -> Self {
        Self { board, alpha, beta, best: NONE }
    }

    /// Tries a move, if it is legal, and says whether it scores so much that no other need be tried.
    #[inline(always)]
    fn cut(&mut self, square: Square, solve: impl FnOnce(Board, Score, Score) -> Score) -> bool {
        let flips = self.board.flips(square);
        if flips == 0 {
            return false;
        }
        let score = -solve(self.board.play_flips(square, flips), -self.beta, -self.alpha);
        self.best = self.best.max(score);
        self.alpha = self.alpha.max(score);
        score >= self.beta
    }
}

/// The three squares with the one that is alone in its quadrant first: who plays there plays last in that quadrant.
#[inline(always)]
fn lone_first([a, b, c]: [Square; 3]) -> [Square; 3] {
    let quadrant = |square: Square| square.index() & 0o44;
    if quadrant(b) == quadrant(c) {
        [a, b, c]
    } else if quadrant(a) == quadrant(c) {
        [b, a, c]
    } else if quadrant(a) == quadrant(b) {
        [c, a, b]
    } else {
        [a, b, c]
    }
}
