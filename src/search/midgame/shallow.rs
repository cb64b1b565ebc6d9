//! The last two plies before the evaluation, where most nodes of a search are.
//!
//! The table is not used this close to the leaves, so no key is needed. Forward cuts follow from the evaluation alone.
//! Expensive move ordering does not pay: two plies before the leaves moves are ordered by the opponent's mobility, and
//! at the last ply not at all. Scores are fail-soft.

use super::context::SearchContext;
use super::node::View;
use crate::rules::{CORNER_NEIGHBORS, CORNERS};
use crate::search::stability::stability_cutoff;
use crate::search::window::Window;
use crate::types::{MAX_SCORE, Score, Square};

use super::move_list::MoveList;
use super::ordering::rank_by_mobility;
use super::probcut::static_cut;

/// At or below this many plies nodes are searched here.
pub(super) const SHALLOW_DEPTH: u8 = 2;

/// The score of a position in discs, searched at most [`SHALLOW_DEPTH`] plies deep.
pub(super) fn search_shallow(context: &mut SearchContext, view: &View, depth: u8, window: Window) -> Score {
    if context.budget.visit() {
        return 0;
    }
    if depth == 0 {
        return context.evaluator.score(view);
    }
    if let Some(score) = stability_cutoff(view.board, view.board.empty_count(), window.alpha) {
        return score;
    }
    if view.moves.is_empty() {
        let passed = view.after_pass();
        if passed.moves.is_empty() {
            return view.board.final_score();
        }
        return -search_shallow(context, &passed, depth, window.negated());
    }
    match depth {
        1 => search_last_ply(context, view, window),
        _ => search_last_but_one(context, view, depth, window),
    }
}

/// Two plies before the leaves: moves are ordered by the mobility after them.
fn search_last_but_one(context: &mut SearchContext, view: &View, depth: u8, mut window: Window) -> Score {
    if let Some(score) = static_cut(context, view, window) {
        return score;
    }
    let mut list = MoveList::new();
    list.add(view.board, view.moves);
    if list.wipe_out(view.board).is_some() {
        return MAX_SCORE;
    }
    rank_by_mobility(view.board, &mut list);
    let mut best = -MAX_SCORE - 1;
    while let Some(next) = list.take_best() {
        let child = view.after_move(next.effect());
        best = best.max(-search_shallow(context, &child, depth - 1, window.negated()));
        if best >= window.beta || context.is_stopped() {
            break;
        }
        window.alpha = window.alpha.max(best);
    }
    best
}

/// Evaluates the position after each move: corners first and the squares next to them last.
fn search_last_ply(context: &mut SearchContext, view: &View, window: Window) -> Score {
    let (moves, mut best) = (view.moves, -MAX_SCORE - 1);
    let others = moves & !CORNERS & !CORNER_NEIGHBORS;
    for group in [moves & CORNERS, others, moves & CORNER_NEIGHBORS] {
        for square in Square::all(group) {
            let flips = view.board.flips(square);
            if flips == view.board.opponent {
                return MAX_SCORE;
            }
            if context.budget.visit() {
                return 0;
            }
            best = best.max(-context.evaluator.score_after(view, square, flips));
            if best >= window.beta {
                return best;
            }
        }
    }
    best
}
