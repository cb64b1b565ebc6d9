//! A full-width search to a fixed depth in 1/128 disc, whose value depends on the position and the weights alone.

use flipside::evaluation::{DISC, Features, Weights};
use flipside::rules::Board;
use flipside::types::{MAX_SCORE, Square, Squares};

/// No position has more legal moves.
const MOST_MOVES: usize = 34;

const BEYOND: i32 = (MAX_SCORE + 1) * DISC;

/// A principal-variation search without selectivity and without a transposition table.
pub struct Lookahead<'a> {
    weights: &'a Weights,
}

#[derive(Clone, Copy)]
struct Node {
    board: Board,
    features: Features,
}

impl<'a> Lookahead<'a> {
    pub fn new(weights: &'a Weights) -> Self {
        Self { weights }
    }

    /// The value of a board `depth` plies deep, in 1/128 of a disc.
    pub fn value(&self, board: Board, depth: u32) -> i32 {
        self.search(&Node { board, features: Features::of(board) }, depth, -BEYOND, BEYOND)
    }

    fn search(&self, node: &Node, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let moves = node.board.moves();
        if moves.is_empty() {
            return if node.board.opponent_moves().is_empty() {
                node.board.final_score() * DISC
            } else {
                -self.search(&node.pass(), depth, -beta, -alpha)
            };
        }
        if depth == 0 {
            return self.weights.evaluate(node.board, &node.features);
        }
        let mut best = -BEYOND;
        for (index, (square, flips)) in self.in_order(node, moves, depth).enumerate() {
            let child = node.play(square, flips);
            // All but the first move are searched with a null window at first.
            let window = if index == 0 { beta } else { alpha + 1 };
            let mut value = -self.search(&child, depth - 1, -window, -alpha);
            if index > 0 && value > alpha && value < beta {
                value = -self.search(&child, depth - 1, -beta, -value);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The moves and their flips, those first that leave the opponent worst off.
    fn in_order(
        &self,
        node: &Node,
        moves: Squares,
        depth: u32,
    ) -> impl Iterator<Item = (Square, Squares)> + use<> {
        let (mut ranked, mut count) = ([(0, Square::new(0), Squares::NONE); MOST_MOVES], 0);
        for square in Square::all(moves) {
            let flips = node.board.flips(square);
            ranked[count] = (self.rank(node, square, flips, depth), square, flips);
            count += 1;
        }
        if depth > 1 {
            ranked[..count].sort_unstable_by_key(|&(rank, ..)| rank);
        }
        ranked.into_iter().take(count).map(|(_, square, flips)| (square, flips))
    }

    fn rank(&self, node: &Node, square: Square, flips: Squares, depth: u32) -> i32 {
        let replies = |board: Board| board.moves().count() as i32;
        match depth {
            0..=1 => 0,
            2 => replies(node.board.play_flips(square, flips)),
            _ => {
                let child = node.play(square, flips);
                let value = self.weights.evaluate(child.board, &child.features);
                value + replies(child.board) * DISC / 2
            }
        }
    }
}

impl Node {
    fn play(&self, square: Square, flips: Squares) -> Self {
        Self { board: self.board.play_flips(square, flips), features: self.features.placed(square, flips) }
    }

    fn pass(&self) -> Self {
        Self { board: self.board.pass(), features: self.features.passed() }
    }
}

#[cfg(test)]
mod tests {
    use flipside::rules::Game;

    use super::*;

    /// The value by plain minimax.
    fn plain(weights: &Weights, node: &Node, depth: u32) -> i32 {
        let moves = node.board.moves();
        if moves.is_empty() {
            let over = node.board.opponent_moves().is_empty();
            return if over { node.board.final_score() * DISC } else { -plain(weights, &node.pass(), depth) };
        }
        if depth == 0 {
            return weights.evaluate(node.board, &node.features);
        }
        let values = Square::all(moves)
            .map(|square| -plain(weights, &node.play(square, node.board.flips(square)), depth - 1));
        values.max().expect("there is a move")
    }

    #[test]
    fn the_windows_change_no_value() {
        let weights = Weights::embedded();
        let mut game = Game::new();
        while !game.is_over() {
            let board = game.position().board;
            let node = Node { board, features: Features::of(board) };
            assert_eq!(Lookahead::new(&weights).value(board, 3), plain(&weights, &node, 3));
            let moves: Vec<_> = game.legal_moves().collect();
            let next = moves.get(game.history().len() * 7 % moves.len().max(1));
            let next =
                next.map_or(flipside::types::Move::Pass, |&square| flipside::types::Move::Place(square));
            game.play(next).expect("a legal move");
        }
    }
}
