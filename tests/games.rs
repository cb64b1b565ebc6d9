//! The rules in Rust and those of the package in JavaScript play the same games: `tests/node/rules.test.js` plays them
//! there and compares with the same number.

mod common;

use common::Random;
use flipside::coding::fnv1a;
use flipside::rules::Game;
use flipside::types::{Move, Square};

/// The hash of what happens in the games; it stands in the JavaScript test too.
const DIGEST: u64 = 12_892_643_978_616_709_513;
const GAMES: usize = 200;

fn names(set: u64) -> String {
    Square::all(set).map(|square| square.to_string()).collect()
}

#[test]
fn random_games_run_as_they_do_in_javascript() {
    let mut random = Random(20);
    let mut course = String::new();
    for _ in 0..GAMES {
        let mut game = Game::new();
        while !game.is_over() {
            let (position, board) = (game.position(), game.position().board);
            let (next, flips) = match board.moves() {
                0 => (Move::Pass, 0),
                moves => {
                    let square = random.square(moves);
                    (Move::Place(square), board.flips(square))
                }
            };
            course += &format!("{position} {} {next} {}\n", names(board.moves()), names(flips));
            game.play(next).unwrap();
        }
        course += &format!("{} {}\n", game.position(), game.score());
    }
    assert!(course.contains(" pass "), "some games have a pass");
    assert_eq!(fnv1a(course.bytes()), DIGEST);
}
