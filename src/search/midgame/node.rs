use crate::evaluation::Features;
use crate::rules::{Board, Position};
use crate::table::{Key, Zobrist};
use crate::types::{Color, Square, Squares};

/// A board and its features, which are updated incrementally with each move.
#[derive(Clone, Copy)]
pub(in crate::search) struct View {
    pub board: Board,
    /// The legal moves of the side to move, already computed for the move ordering of the parent.
    pub moves: Squares,
    pub features: Features,
}

/// A position with its key in the transposition table.
#[derive(Clone, Copy)]
pub(in crate::search) struct Node {
    pub view: View,
    pub turn: Color,
    pub key: Key,
}

/// A move with all that follows from it: three sets and squares that are easily taken for each other.
#[derive(Clone, Copy)]
pub(in crate::search) struct MoveEffect {
    pub square: Square,
    /// The discs that it flips.
    pub flips: Squares,
    /// The moves that the other side then has.
    pub replies: Squares,
}

impl View {
    /// The position after a move.
    #[inline(always)]
    pub fn after_move(&self, MoveEffect { square, flips, replies }: MoveEffect) -> Self {
        Self {
            board: self.board.play_flips(square, flips),
            moves: replies,
            features: self.features.placed(square, flips),
        }
    }

    #[inline(always)]
    pub fn after_pass(&self) -> Self {
        Self {
            board: self.board.pass(),
            moves: self.board.opponent_moves(),
            features: self.features.passed(),
        }
    }
}

impl Node {
    pub fn of(position: &Position, zobrist: &Zobrist) -> Self {
        let Position { board, turn } = *position;
        let view = View { board, moves: board.moves(), features: Features::of(board) };
        Self { view, turn, key: zobrist.key(position) }
    }

    pub fn board(&self) -> Board {
        self.view.board
    }

    /// The position after a move whose flips are not known yet.
    pub fn after(&self, zobrist: &Zobrist, square: Square) -> Self {
        let flips = self.board().flips(square);
        let replies = self.board().play_flips(square, flips).moves();
        self.after_move(zobrist, MoveEffect { square, flips, replies })
    }

    /// The position after a move whose flips and replies are known.
    #[inline(always)]
    pub fn after_move(&self, zobrist: &Zobrist, effect: MoveEffect) -> Self {
        Self {
            view: self.view.after_move(effect),
            turn: !self.turn,
            key: zobrist.after_move(self.key, self.turn, effect.square, effect.flips),
        }
    }

    #[inline(always)]
    pub fn after_pass(&self, zobrist: &Zobrist) -> Self {
        Self { view: self.view.after_pass(), turn: !self.turn, key: zobrist.after_pass(self.key) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::random::random_moves;
    use crate::types::{Move, SplitMix64};

    /// What a search needs of a node.
    fn parts(node: &Node) -> (Board, Squares, Features, Color, Key) {
        (node.view.board, node.view.moves, node.view.features, node.turn, node.key)
    }

    #[test]
    fn a_node_updated_by_moves_and_passes_equals_one_computed_from_scratch() {
        let (zobrist, mut random, mut passes) = (Zobrist::new(3), SplitMix64(1), 0);
        for _ in 0..200 {
            let mut game = Game::new();
            let mut node = Node::of(&game.position(), &zobrist);
            for next in random_moves(&mut random) {
                game.play(next).unwrap();
                node = match next {
                    Move::Place(square) => node.after(&zobrist, square),
                    Move::Pass => node.after_pass(&zobrist),
                };
                passes += u32::from(next == Move::Pass);
                assert_eq!(parts(&node), parts(&Node::of(&game.position(), &zobrist)), "{}", game.position());
            }
        }
        assert!(passes > 50, "{passes} passes");
    }
}
