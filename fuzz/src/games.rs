use flipside::rules::{Game, perft, reference};
use flipside::types::{Move, Square, Squares};

use super::Target;
use super::input::Input;

/// Games from any position: moves, passes, undo and redo, against the rules as they are written in a book.
pub const TARGET: Target = Target { name: "games", run, seeds, rounds: 2_000 };

fn run(bytes: &[u8]) {
    let mut input = Input::of(bytes);
    let start = if input.byte() & 1 == 0 { input.position() } else { input.played_position() };
    let mut game = Game::from_position(start);
    let mut positions = vec![start];
    while !input.is_over() {
        let board = game.position().board;
        let moves = reference::moves(board);
        assert_eq!(board.moves(), moves, "{}", game.position());
        assert_eq!(game.legal_moves().fold(Squares::NONE, |all, square| all | square.bit()), moves);
        let ply = game.history().len();
        match input.byte() {
            0..200 if !moves.is_empty() => {
                let square = input.square(moves);
                assert_eq!(board.flips(square), reference::flips(board, square), "{}", game.position());
                game.play(Move::Place(square)).expect("a legal move");
                positions.truncate(ply + 1);
                positions.push(game.position());
            }
            200..220 => {
                let square = Square::new(input.byte() % 64);
                let is_legal = moves.has(square);
                let mut tried = game.clone();
                assert_eq!(tried.play(Move::Place(square)).is_ok(), is_legal);
                assert!(is_legal || tried == game, "a refused move changes nothing");
            }
            220..235 => assert_eq!(game.undo(), ply > 0),
            235..250 => assert_eq!(game.redo(), positions.len() > ply + 1),
            _ => {
                let passes = moves.is_empty() && !reference::moves(board.pass()).is_empty();
                assert_eq!(game.play(Move::Pass).is_ok(), passes);
                if passes {
                    positions.truncate(ply + 1);
                    positions.push(game.position());
                }
            }
        }
        let position = game.position();
        assert_eq!(positions.get(game.history().len()), Some(&position));
        assert_eq!(position.board.player & position.board.opponent, Squares::NONE);
    }
    let board = game.position().board;
    assert_eq!(perft(board, 2), reference::perft(board, 2), "{}", game.position());
}

fn seeds() -> Vec<Vec<u8>> {
    // From the start, and from a board with two discs.
    vec![
        [1, 0].into_iter().chain((0..120).map(|at: u8| at.wrapping_mul(97))).collect(),
        vec![0, 3, 8, 5, 9, 9],
    ]
}
