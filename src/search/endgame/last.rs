//! The last four empty squares, written out by hand.
//!
//! Nothing is stored or sorted here: the squares come as an array in the order in which they are to be tried, and
//! whether a move is legal is found out by flipping. Every function returns a score in discs for the side to move
//! that is exact between `alpha` and `beta` and a bound outside of them (fail-soft).

use crate::rules::{Board, count_last_flips};
use crate::words::{MAX_SCORE, Score, Square};

use super::super::mind::Mind;

/// Below every score: nothing was tried yet.
const NONE: Score = -MAX_SCORE - 1;

impl Mind {
    pub(super) fn solve_4(&mut self, board: Board, squares: [Square; 4], alpha: Score, beta: Score) -> Score {
        let [a, b, c, d] = squares;
        let tries = [(a, [b, c, d]), (b, [a, c, d]), (c, [a, b, d]), (d, [a, b, c])];
        let solve = |mind: &mut Self, child, rest, alpha, beta| mind.solve_3(child, rest, alpha, beta);
        self.try_each(board, tries, alpha, beta, solve)
    }

    fn solve_3(&mut self, board: Board, squares: [Square; 3], alpha: Score, beta: Score) -> Score {
        let [a, b, c] = lone_first(squares);
        let tries = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
        let solve = |mind: &mut Self, child, rest, alpha, beta| mind.solve_2(child, rest, alpha, beta);
        self.try_each(board, tries, alpha, beta, solve)
    }

    fn solve_2(&mut self, board: Board, [a, b]: [Square; 2], alpha: Score, beta: Score) -> Score {
        let solve = |mind: &mut Self, child: Board, [last]: [Square; 1], _, _| mind.solve_1(child, last);
        self.try_each(board, [(a, [b]), (b, [a])], alpha, beta, solve)
    }

    /// Tries the squares in turn, for the other side when none of them is legal, and scores the board when it is over.
    #[inline(always)]
    fn try_each<const N: usize, const M: usize>(
        &mut self,
        board: Board,
        tries: [(Square, [Square; M]); N],
        alpha: Score,
        beta: Score,
        solve: impl Fn(&mut Self, Board, [Square; M], Score, Score) -> Score,
    ) -> Score {
        self.nodes += 1;
        let best = self.best_of(board, &tries, alpha, beta, &solve);
        if best != NONE {
            return best;
        }
        self.nodes += 1;
        let best = self.best_of(board.pass(), &tries, -beta, -alpha, &solve);
        if best != NONE { -best } else { board.final_score() }
    }

    #[inline(always)]
    fn best_of<const N: usize, const M: usize>(
        &mut self,
        board: Board,
        tries: &[(Square, [Square; M]); N],
        mut alpha: Score,
        beta: Score,
        solve: &impl Fn(&mut Self, Board, [Square; M], Score, Score) -> Score,
    ) -> Score {
        let mut best = NONE;
        for &(square, rest) in tries {
            if NEIGHBOURS[square.index()] & board.opponent == 0 {
                continue;
            }
            let flips = board.flips(square);
            if flips == 0 {
                continue;
            }
            let score = -solve(self, board.play_flips(square, flips), rest, -beta, -alpha);
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

/// The squares beside each square, where an opponent disc must be for a move to flip anything.
static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 * 64 {
        let (square, other) = (at / 64, at % 64);
        let files = (square % 8) as i32 - (other % 8) as i32;
        let ranks = (square / 8) as i32 - (other / 8) as i32;
        if square != other && files.abs() <= 1 && ranks.abs() <= 1 {
            table[square] |= 1 << other;
        }
        at += 1;
    }
    table
};

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
