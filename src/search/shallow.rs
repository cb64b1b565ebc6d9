//! The last two plies before the evaluation, where most nodes of a search are.
//!
//! So close to the leaves nothing is looked up or stored, hence no key is needed; the evaluation alone predicts what two
//! plies would find; and an order that takes long to find does not pay: two plies before the leaves moves are ranked by
//! the replies they leave, and at the last ply they are not ranked at all. Scores are fail-soft, as everywhere in the
//! search.

use crate::rules::CORNERS;
use crate::types::{MAX_SCORE, Score, Square};

use super::candidates::Candidates;
use super::endgame::stability_cutoff;
use super::mind::Mind;
use super::node::View;
use super::ordering::{CORNER_NEIGHBORS, rank_by_replies};

/// So many plies are searched here.
pub(super) const SHALLOW_DEPTH: u8 = 2;

impl Mind {
    /// The score of a position in discs, searched at most [`SHALLOW_DEPTH`] plies deep.
    pub(super) fn search_shallow(&mut self, view: &View, depth: u8, alpha: Score, beta: Score) -> Score {
        if self.visit() {
            return 0;
        }
        if depth == 0 {
            return self.evaluate(view);
        }
        if let Some(score) = stability_cutoff(view.board, view.board.empty_count(), alpha) {
            return score;
        }
        if view.moves == 0 {
            let passed = view.after_pass();
            if passed.moves == 0 {
                return view.board.final_score();
            }
            return -self.search_shallow(&passed, depth, -beta, -alpha);
        }
        match depth {
            1 => self.search_last_ply(view, beta),
            _ => self.search_replies(view, depth, alpha, beta),
        }
    }

    fn search_replies(&mut self, view: &View, depth: u8, mut alpha: Score, beta: Score) -> Score {
        if let Some(score) = self.static_cut(view, alpha, beta) {
            return score;
        }
        let mut list = Candidates::none();
        list.add(view.board, view.moves);
        if list.has_wipe_out(view.board) {
            return MAX_SCORE;
        }
        rank_by_replies(view.board, &mut list);
        let mut best = -MAX_SCORE - 1;
        while let Some(next) = list.take_best() {
            let child = view.after_move(next.square, next.flips, next.replies);
            best = best.max(-self.search_shallow(&child, depth - 1, -beta, -alpha));
            if best >= beta || self.is_stopped() {
                break;
            }
            alpha = alpha.max(best);
        }
        best
    }

    /// Evaluates the position after each move; corners first and the squares beside them last, as a rule of thumb.
    fn search_last_ply(&mut self, view: &View, beta: Score) -> Score {
        let (moves, mut best) = (view.moves, -MAX_SCORE - 1);
        let others = moves & !CORNERS & !CORNER_NEIGHBORS;
        for group in [moves & CORNERS, others, moves & CORNER_NEIGHBORS] {
            for square in Square::all(group) {
                let flips = view.board.flips(square);
                if flips == view.board.opponent {
                    return MAX_SCORE;
                }
                if self.visit() {
                    return 0;
                }
                best = best.max(-self.evaluate_after(view, square, flips));
                if best >= beta {
                    return best;
                }
            }
        }
        best
    }
}
