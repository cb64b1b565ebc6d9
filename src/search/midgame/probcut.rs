//! Multi-ProbCut: a shallow search predicts the score of a deep one, and if the prediction lies far enough outside the
//! window, the deep search is skipped (M. Buro, *Improving Heuristic Mini-Max Search by Supervised Learning*,
//! Artificial Intelligence 134, 2002).

use super::context::SearchContext;
use super::node::{Node, View};
use crate::rules::Board;
use crate::search::window::Window;
use crate::types::{MAX_SCORE, Score, Selectivity};

/// The least depth of a cut, in plies: below it a search costs less than its prediction.
const LEAST_DEPTH: u8 = 3;
/// What the margins before the end of the game are multiplied by, as found by matches: at 20,000 nodes a move 0.75 and
/// 0.85 gained alike, 0.65 less, and at 50,000 it is 0.85. It stands for two things: the fit was made with earlier
/// weights, whose errors were a tenth larger, and a wrong cut costs less than depth gains.
const MIDGAME_MARGIN_SCALE: f32 = 0.85;
/// The standard deviation of a search of two plies from the evaluation, in discs, as tuned by matches.
const STATIC_SIGMA: f32 = 3.6;
/// How far the forecast of the end is followed, in plies of the prediction. It was fitted to at most nine; from
/// seventeen plies on the line leaves no deviation at all, and every position would be cut.
const MOST_SHALLOW: f32 = 14.0;
/// The most predictions that are made one inside the other.
const MAX_NESTING: u8 = 2;
/// A side with fewer discs can be wiped out, which neither the evaluation nor a shallow search foresees: then there are
/// no cuts.
const LEAST_DISCS: u32 = 5;

/// A forward cut: a bound outside the window that a shallow search predicts with the confidence of the running
/// iteration. `search` is the search of the midgame, which makes the predictions.
pub(super) fn probcut(
    context: &mut SearchContext,
    node: &Node,
    depth: u8,
    window: Window,
    search: impl Fn(&mut SearchContext, &Node, u8, Window) -> Score,
) -> Option<Score> {
    let Window { alpha, beta } = window;
    let deviations = deviations(context.selectivity(), node.board())?;
    if !window.is_null() || depth < LEAST_DEPTH || context.nesting() >= MAX_NESTING {
        return None;
    }
    let empties = node.board().empty_count();
    let shallow = shallow_depth(depth, empties);
    let (near, far) = (Forecast::of(empties, depth, shallow), Forecast::of(empties, depth, 0));
    let margin = deviations * near.sigma;
    let tolerance = ((deviations * far.sigma + margin) / 2.0) as Score;
    let likely = context.evaluator.score(&node.view) + far.bias as Score;
    let high = beta + (margin - near.bias).round() as Score;
    let low = || alpha - (margin + near.bias).round() as Score;
    // A search that was interrupted in the second prediction has made the first.
    let next = context.resumption.next_window(node.key, shallow);
    let low_is_next = next.is_some_and(|next| next == Window::null_at(low()));
    let mut predict = |alpha| {
        let score = context.predict(|context| search(context, node, shallow, Window::null_at(alpha)));
        (!context.is_stopped()).then_some(score)
    };
    if likely >= beta - tolerance && high < MAX_SCORE && !low_is_next && predict(high - 1)? >= high {
        return Some(beta);
    }
    let low = low();
    if likely <= alpha + tolerance && low > -MAX_SCORE && predict(low)? <= low {
        return Some(alpha);
    }
    None
}

/// A forward cut two plies above the leaves, by the evaluation alone.
#[inline]
pub(super) fn static_cut(context: &mut SearchContext, view: &View, window: Window) -> Option<Score> {
    let margin = (deviations(context.selectivity(), view.board)? * STATIC_SIGMA) as Score;
    if !window.is_null() {
        return None;
    }
    let score = context.evaluator.score(view);
    if score >= window.beta + margin {
        Some(window.beta)
    } else if score <= window.alpha - margin {
        Some(window.alpha)
    } else {
        None
    }
}

/// The margin of a cut in standard deviations; `None` where there are no cuts.
#[inline]
fn deviations(selectivity: Selectivity, board: Board) -> Option<f32> {
    let fewest = board.player.count().min(board.opponent.count());
    selectivity.deviations().filter(|_| fewest >= LEAST_DISCS)
}

/// The depth of the prediction: about half as deep, with the same parity. The end of the game is predicted from a third
/// of the way, as deeper predictions of it cost more than their confidence gains.
fn shallow_depth(depth: u8, empties: u32) -> u8 {
    let parts = if u32::from(depth) >= empties { 6 } else { 4 };
    2 * (depth / parts) + (depth & 1)
}

/// How the score at one depth is distributed around that at a shallower one, in discs.
struct Forecast {
    /// How much higher the deep score is on average.
    bias: f32,
    /// What counts as one standard deviation.
    sigma: f32,
}

impl Forecast {
    /// Fits by `flipside-tools probcut`. That of the midgame is scaled ([`MIDGAME_MARGIN_SCALE`]). That of the end was
    /// made with positions that searches to the end visit, which are less quiet, as `flipside-tools visited` draws
    /// them; its margins are a tenth wider than the fit, as a search whose confidence rises step by step then finds
    /// more of the best moves.
    fn of(empties: u32, deep: u8, shallow: u8) -> Self {
        let to_the_end = u32::from(deep) >= empties;
        let (empties, deep, shallow) = (empties as f32, f32::from(deep), f32::from(shallow));
        if to_the_end {
            // How far the final score lies from a shallow one hardly depends on how near the end is, but the evaluation
            // underrates the side to move.
            let shallow = shallow.min(MOST_SHALLOW);
            return Self { bias: 1.8 - 0.3 * shallow, sigma: 6.8 - 0.4 * shallow };
        }
        let plane = 4.24 - 0.0293 * empties
            + (0.5475 - 0.00965 * empties) * deep
            + (-0.7922 + 0.00875 * empties) * shallow;
        Self { bias: 0.0, sigma: MIDGAME_MARGIN_SCALE * plane.max(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_forecast_deviates_by_a_disc_or_so_and_deeper_predictions_are_never_less_sure() {
        let mut least = f32::INFINITY;
        for empties in 1..=60 {
            for deep in LEAST_DEPTH..=empties as u8 {
                let shallow = shallow_depth(deep, empties);
                let [near, far] = [shallow, 0].map(|plies| Forecast::of(empties, deep, plies));
                assert!(near.sigma <= far.sigma, "{deep} of {empties} plies");
                // The least margin that any selectivity asks for leaves both bounds outside of the window.
                let margin = Selectivity::LOOSEST.deviations().unwrap() * near.sigma;
                assert!((margin - near.bias).round() >= 0.0, "{deep} of {empties} plies");
                least = least.min(near.sigma);
            }
        }
        assert!(least >= 0.85, "{least}");
    }
}
