use crate::search::midgame::Node;
use crate::search::midgame::SearchContext;
use crate::search::midgame::best_move;
use crate::search::report::Pv;
use crate::search::window::Window;
use crate::types::{MAX_SCORE, Move, Score, Square};

use super::root::RootMove;

/// A principal variation that is being followed, move by move.
///
/// Below an exact score, every move is searched again with a null window that proves that it keeps the score. That
/// costs little where the table still holds the proof, and where it does not the line is complete all the same. Other
/// lines are read from the table, and end where it has no move.
pub(super) struct Variation {
    /// The moves so far.
    pub pv: Pv,
    /// The position after them.
    node: Node,
    /// How deep that was searched, in plies.
    depth: u8,
    /// The score to keep, for the side to move, if it is exact.
    kept: Option<Score>,
}

impl Variation {
    /// The variation that begins with a move at the root.
    pub fn of(root_move: &RootMove) -> Self {
        let line = root_move.line;
        Self {
            pv: Pv::starting(line.best),
            node: root_move.child,
            depth: line.depth.saturating_sub(root_move.plies),
            kept: line.exact.then_some(-line.score),
        }
    }

    /// Follows the variation to its end, or until the search is stopped. `whole` is the window of all scores that the
    /// goal distinguishes.
    pub fn follow(&mut self, context: &mut SearchContext, whole: Window) {
        while !self.node.board().is_over() {
            if self.node.view.moves.is_empty() {
                self.append(Move::Pass, self.node.after_pass(context.table.zobrist()));
                continue;
            }
            if self.depth == 0 {
                return;
            }
            let next = match self.kept {
                Some(score) => best_move(context, &self.node, self.depth, keeping(score, whole)),
                None => self.stored_move(context),
            };
            let Some(square) = next else { return };
            self.append(Move::Place(square), self.node.after(context.table.zobrist(), square));
            self.depth -= 1;
        }
    }

    fn append(&mut self, next: Move, node: Node) {
        self.pv.push(next);
        self.node = node;
        self.kept = self.kept.map(|score| -score);
    }

    fn stored_move(&self, context: &SearchContext) -> Option<Square> {
        let stored = context.table.probe(self.node.key).and_then(|entry| entry.moves()[0]);
        stored.filter(|&square| self.node.view.moves.has(square))
    }
}

/// The null window above which every move keeps the score: any move does where nothing is worse.
fn keeping(score: Score, whole: Window) -> Window {
    Window::null_at(if score <= whole.alpha { -MAX_SCORE - 1 } else { score - 1 })
}
