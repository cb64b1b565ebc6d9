//! Multi-ProbCut: a shallow search predicts a deep one, and where it predicts a score far enough outside the window
//! the deep search is left out (M. Buro, *Improving Heuristic Mini-Max Search by Supervised Learning*, Artificial
//! Intelligence 134, 2002).

use crate::rules::Board;
use crate::types::Score;

use super::midgame::Question;
use super::mind::Mind;
use super::node::{Node, View};

/// Shallower nodes cost less than the prediction.
const LEAST_DEPTH: u8 = 3;
/// How much narrower than the spread asks for the margins are before the end of the game is in sight: a wrong cut costs
/// less there than depth gains, as found by matches at 50,000 nodes a move.
const BOLDNESS: f32 = 0.85;
/// How far a search of two plies strays from the evaluation, in discs, as matches like it best.
const STATIC_SIGMA: f32 = 3.6;
/// So many predictions may rest on each other.
const DEEPEST_NESTING: u8 = 2;
/// A side that has fewer discs can be wiped out, which neither the evaluation nor a shallow search foresees: then there
/// are no cuts.
const FEWEST_DISCS: u32 = 5;

impl Mind {
    /// A bound that a shallow search makes as sure as the running iteration asks for, if it lies outside the window.
    pub(super) fn probcut(&mut self, node: &Node, question: Question) -> Option<Score> {
        let Question { depth, alpha, beta } = question;
        let deviations = self.deviations(node.board())?;
        if beta != alpha + 1 || depth < LEAST_DEPTH || self.nesting >= DEEPEST_NESTING {
            return None;
        }
        let empties = node.board().empty_count();
        let shallow = shallow_depth(depth, empties);
        let (near, far) = (Forecast::of(empties, depth, shallow), Forecast::of(empties, depth, 0));
        let margin = deviations * near.sigma;
        let tolerance = ((deviations * far.sigma + margin) / 2.0) as Score;
        let value = self.evaluate(&node.view);
        let likely = value + far.bias as Score;
        let high = beta + (margin - near.bias).round() as Score;
        if likely >= beta - tolerance && high < 64 && self.predicts(node, shallow, high - 1)? >= high {
            return Some(beta);
        }
        let low = alpha - (margin + near.bias).round() as Score;
        if likely <= alpha + tolerance && low > -64 && self.predicts(node, shallow, low)? <= low {
            return Some(alpha);
        }
        None
    }

    /// The same two plies above the leaves, from the evaluation alone.
    #[inline]
    pub(super) fn static_cut(&mut self, view: &View, alpha: Score, beta: Score) -> Option<Score> {
        let margin = (self.deviations(view.board)? * STATIC_SIGMA) as Score;
        if beta != alpha + 1 {
            return None;
        }
        let value = self.evaluate(view);
        if value >= beta + margin {
            Some(beta)
        } else if value <= alpha - margin {
            Some(alpha)
        } else {
            None
        }
    }

    /// The margin of a cut in standard deviations; `None` where there are no cuts.
    #[inline]
    fn deviations(&self, board: Board) -> Option<f32> {
        let fewest = board.player.count_ones().min(board.opponent.count_ones());
        self.selectivity.deviations().filter(|_| fewest >= FEWEST_DISCS)
    }

    /// The score of a shallow search that asks whether it is above `alpha`; `None` when the search was stopped.
    fn predicts(&mut self, node: &Node, depth: u8, alpha: Score) -> Option<Score> {
        self.nesting += 1;
        let score = self.search(node, Question { depth, alpha, beta: alpha + 1 });
        self.nesting -= 1;
        (!self.is_stopped()).then_some(score)
    }
}

/// About half as deep, with the same parity; the end is predicted from a third of the way, as deeper predictions of it
/// cost more than they are surer.
fn shallow_depth(depth: u8, empties: u32) -> u8 {
    let parts = if u32::from(depth) >= empties { 6 } else { 4 };
    match 2 * (depth / parts) + (depth & 1) {
        0 => depth - 2,
        shallow => shallow,
    }
}

/// How the score at one depth is spread around that at a shallower one, in discs.
struct Forecast {
    /// How much higher the deep score is on average.
    bias: f32,
    /// What counts as one standard deviation.
    sigma: f32,
}

impl Forecast {
    /// Fits by `flipside-tools probcut`: of the midgame to earlier weights, which strayed a tenth more, so that it is
    /// [`BOLDNESS`] which belongs to the present ones; and of the end to what is asked there, which is less quiet, as
    /// `flipside-tools visited` draws it. To the end margins are a tenth wider than the fit, as a search that climbs step by
    /// step then finds more of the best moves.
    fn of(empties: u32, deep: u8, shallow: u8) -> Self {
        let to_the_end = u32::from(deep) >= empties;
        let (empties, deep, shallow) = (empties as f32, f32::from(deep), f32::from(shallow));
        if to_the_end {
            // How far the end lies from a shallow score hardly depends on how near it is, but the evaluation
            // underrates the side to move.
            return Self { bias: 1.8 - 0.3 * shallow, sigma: 6.8 - 0.4 * shallow };
        }
        let plane = 4.24 - 0.0293 * empties
            + (0.5475 - 0.00965 * empties) * deep
            + (-0.7922 + 0.00875 * empties) * shallow;
        Self { bias: 0.0, sigma: BOLDNESS * plane.max(1.0) }
    }
}
