//! What the tests of exact scores share.

use std::fmt::Display;

use flipside::rules::{Game, ObfLine, Position};
use flipside::search::Line;

/// A position of the FFO suite, with what its moves are worth.
pub fn ffo(number: usize) -> ObfLine {
    include_str!("../data/ffo.obf").lines().nth(number - 1).unwrap().parse().unwrap()
}

/// That a line is played to the end of the game, and ends with its score.
pub fn assert_whole(position: &Position, line: &Line, about: impl Display) {
    let mut game = Game::from_position(*position);
    for &next in line.pv.moves() {
        game.play(next).unwrap();
    }
    assert!(line.exact && game.is_over(), "{about}: {position}: {line:?}");
    let end = game.position();
    let turned = if end.turn == position.turn { 1 } else { -1 };
    assert_eq!(end.board.final_score() * turned, line.score, "{about}: {position}: {line:?}");
}
