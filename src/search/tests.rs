use super::*;
use crate::rules::Game;
use crate::types::{Move, Square};

/// A multiplicative generator of Knuth's: enough for noise.
fn noise(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
    *state ^ *state >> 29
}

/// The position after so many random moves.
fn played(plies: u64, state: &mut u64) -> Position {
    let mut game = Game::new();
    for _ in 0..plies {
        let moves: Vec<Square> = game.legal_moves().collect();
        let next = match moves.len() {
            0 if game.is_over() => break,
            0 => Move::Pass,
            count => Move::Place(moves[noise(state) as usize % count]),
        };
        game.play(next).unwrap();
    }
    game.position()
}

/// The view of a table for JavaScript can write any words into it, at any time.
#[test]
fn whatever_words_a_table_holds_nothing_breaks_and_every_move_is_legal() {
    let mut searcher = Searcher::new(Table::new(6, 1).unwrap());
    let state = &mut 7;
    for round in 0..60 {
        let position = played(noise(state) % 58, state);
        let limits = Limits { depth: Some(8), nodes: Some(30_000), ..Limits::default() };
        searcher.run(&position, Goal::Best, limits);
        let goal = if round % 2 == 0 { Goal::Best } else { Goal::Every { count: 3, among: u64::MAX } };
        searcher.begin(&position, goal, limits);
        while searcher.report().stopped.is_none() {
            // Only the entries, so that the search finds them.
            searcher.context.table.overwrite(|place, word| {
                if place % 2 == 1 && word != 0 && noise(state).is_multiple_of(3) {
                    noise(state)
                } else {
                    word
                }
            });
            for line in &searcher.deepen_nodes(1).lines {
                let mut game = Game::from_position(position);
                for &next in line.pv.moves() {
                    assert!(game.play(next).is_ok(), "{position}: {line:?}");
                }
                assert!(line.score.abs() <= 64, "{position}: {line:?}");
            }
        }
    }
}
