use crate::rules::Position;
use crate::search::midgame::Node;
use crate::search::report::{Line, Pv};
use crate::table::Zobrist;
use crate::types::{Move, Selectivity, Square, Squares};

/// A move at the root, the position after it, and its line so far.
#[derive(Clone, Copy)]
pub(super) struct RootMove {
    pub child: Node,
    /// The plies that the move counts as: a pass counts as none, because it fills no square.
    pub plies: u8,
    pub line: Line,
}

impl RootMove {
    fn new(played: Move, child: Node) -> Self {
        let pv = Pv::starting(played);
        let line =
            Line { best: played, score: 0, exact: false, depth: 0, selectivity: Selectivity::NONE, pv };
        Self { child, plies: u8::from(played != Move::Pass), line }
    }

    /// Whether the move is to one of the squares, or a pass.
    pub fn is_among(&self, squares: Squares) -> bool {
        match self.line.best {
            Move::Place(square) => squares.has(square),
            Move::Pass => true,
        }
    }
}

/// Fills `list` with the moves of a position: every square, a forced pass, or none when the game is over.
pub(super) fn list_moves(position: &Position, zobrist: &Zobrist, list: &mut Vec<RootMove>) {
    let node = Node::of(position, zobrist);
    let placed = |square: Square| RootMove::new(Move::Place(square), node.after(zobrist, square));
    list.clear();
    list.extend(Square::all(node.view.moves).map(placed));
    if list.is_empty() && !node.board().opponent_moves().is_empty() {
        list.push(RootMove::new(Move::Pass, node.after_pass(zobrist)));
    }
}
