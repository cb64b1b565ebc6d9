use super::*;
use crate::rules::Game;
use crate::rules::random::random_moves;
use crate::types::{SplitMix64, Squares};

/// The position after so many random moves.
fn played(plies: u64, random: &mut SplitMix64) -> Position {
    let mut game = Game::new();
    for next in random_moves(random).into_iter().take(plies as usize) {
        game.play(next).unwrap();
    }
    game.position()
}

/// The view of a table for JavaScript can write any words into it, at any time.
#[test]
fn whatever_words_a_table_holds_nothing_breaks_and_every_move_is_legal() {
    let mut searcher = Searcher::new(Table::new(6, 1).unwrap());
    let random = &mut SplitMix64(7);
    for round in 0..60 {
        let plies = random.next() % 58;
        let position = played(plies, random);
        let limits = Limits { depth: Some(8), nodes: Some(30_000), ..Limits::default() };
        searcher.run(&position, Goal::Best, limits);
        let goal = if round % 2 == 0 { Goal::Best } else { Goal::Every { count: 3, among: Squares::ALL } };
        searcher.begin(&position, goal, limits);
        while searcher.report().stopped.is_none() {
            // Only the entries, so that the search finds them.
            searcher.context.table.overwrite(|at, word| {
                if at % 2 == 1 && word != 0 && random.next().is_multiple_of(3) { random.next() } else { word }
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
