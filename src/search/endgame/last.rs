//! The last four empty squares: a function for each number of them.
//!
//! Nothing is stored or sorted here: the squares come in the order in which they are tried, and whether a move is
//! legal is found by flipping. Every function returns a fail-soft score in discs for the side to move. Whether the
//! opponent has just passed is a constant parameter, `PASSED`, because a variable would need one register more than
//! there are.

use crate::rules::{Board, count_last_flips};
use crate::search::budget::Budget;
use crate::search::stability::stability_cutoff;
use crate::search::window::Window;
use crate::types::{MAX_SCORE, Score, Square};

/// Lower than every score: no legal move was found yet.
const NONE: Score = -MAX_SCORE - 1;

/// The score with four empty squares left, tried in the order in which they are given.
pub(super) fn solve_4(budget: &mut Budget, board: Board, squares: [Square; 4], window: Window) -> Score {
    match stability_cutoff(board, 4, window.alpha) {
        Some(score) => {
            budget.count();
            score
        }
        None => search_4::<false>(budget, board, squares, window),
    }
}

#[inline(never)]
fn search_4<const PASSED: bool>(
    budget: &mut Budget,
    board: Board,
    squares: [Square; 4],
    window: Window,
) -> Score {
    budget.count();
    let [a, b, c, d] = squares;
    let mut node = LastNode::new(board, window);
    let _ = node.cuts(a, |child, window| search_3::<false>(budget, child, b, c, d, window))
        || node.cuts(b, |child, window| search_3::<false>(budget, child, a, c, d, window))
        || node.cuts(c, |child, window| search_3::<false>(budget, child, a, b, d, window))
        || node.cuts(d, |child, window| search_3::<false>(budget, child, a, b, c, window));
    match node.best {
        NONE if PASSED => board.final_score(),
        NONE => -search_4::<true>(budget, board.pass(), squares, window.negated()),
        best => best,
    }
}

#[inline(never)]
fn search_3<const PASSED: bool>(
    budget: &mut Budget,
    board: Board,
    a: Square,
    b: Square,
    c: Square,
    window: Window,
) -> Score {
    budget.count();
    let [a, b, c] = lone_first([a, b, c]);
    let mut node = LastNode::new(board, window);
    let _ = node.cuts(a, |child, window| search_2::<false>(budget, child, b, c, window))
        || node.cuts(b, |child, window| search_2::<false>(budget, child, a, c, window))
        || node.cuts(c, |child, window| search_2::<false>(budget, child, a, b, window));
    match node.best {
        NONE if PASSED => board.final_score(),
        NONE => -search_3::<true>(budget, board.pass(), a, b, c, window.negated()),
        best => best,
    }
}

#[inline(never)]
fn search_2<const PASSED: bool>(
    budget: &mut Budget,
    board: Board,
    a: Square,
    b: Square,
    window: Window,
) -> Score {
    budget.count();
    let mut node = LastNode::new(board, window);
    let _ = node.cuts(a, |child, _| solve_1(budget, child, b))
        || node.cuts(b, |child, _| solve_1(budget, child, a));
    match node.best {
        NONE if PASSED => board.final_score(),
        NONE => -search_2::<true>(budget, board.pass(), a, b, window.negated()),
        best => best,
    }
}

/// The score with one empty square left, by counting what it flips for either side.
#[inline(always)]
fn solve_1(budget: &mut Budget, board: Board, last: Square) -> Score {
    budget.count();
    let own = board.player.count() as Score;
    let flipped = count_last_flips(board.player, last) as Score;
    if flipped > 0 {
        return 2 * (own + flipped + 1) - MAX_SCORE;
    }
    let lost = count_last_flips(board.opponent, last) as Score;
    let empties_to_winner = if 2 * own > MAX_SCORE - 1 { 2 } else { 0 };
    2 * (own - lost) - MAX_SCORE + if lost == 0 { empties_to_winner } else { 0 }
}

/// A node whose moves are tried one by one, and the best score so far.
struct LastNode {
    board: Board,
    window: Window,
    best: Score,
}

impl LastNode {
    #[inline(always)]
    fn new(board: Board, window: Window) -> Self {
        Self { board, window, best: NONE }
    }

    /// Tries a move, if it is legal, and returns whether its score is at least `beta`.
    #[inline(always)]
    fn cuts(&mut self, square: Square, solve: impl FnOnce(Board, Window) -> Score) -> bool {
        let flips = self.board.flips(square);
        if flips.is_empty() {
            return false;
        }
        let score = -solve(self.board.play_flips(square, flips), self.window.negated());
        self.best = self.best.max(score);
        self.window.alpha = self.window.alpha.max(score);
        score >= self.window.beta
    }
}

/// The three squares with the one that is alone in its quadrant first: the side that plays there plays last in that
/// quadrant.
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
