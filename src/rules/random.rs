//! Random games, for tests of every layer above.

use super::Game;
use crate::types::{Move, SplitMix64, Square};

/// The moves of a random game from the start to the end, passes included.
pub fn random_moves(random: &mut SplitMix64) -> Vec<Move> {
    let (mut game, mut played) = (Game::new(), Vec::new());
    while !game.is_over() {
        let squares: Vec<Square> = game.legal_moves().collect();
        let next = match squares.len() as u64 {
            0 => Move::Pass,
            count => Move::Place(squares[(random.next() % count) as usize]),
        };
        game.play(next).unwrap();
        played.push(next);
    }
    played
}
