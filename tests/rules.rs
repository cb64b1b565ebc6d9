//! The fast rules against their reference implementations and the known perft counts, natively and in WebAssembly.

mod common;

use common::{Random, random_game};
use flipside::coding::fnv1a;
use flipside::rules::{Board, Game, Position, Symmetry, count_last_flips, perft, reference};
use flipside::types::{Move, Square, Squares};
use wasm_bindgen_test::wasm_bindgen_test;

/// Move sequences from the start, a pass counting as a ply and a finished game as one sequence.
const PERFT: [u64; 12] = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284, 212_258_800];

/// Discs thrown onto the board at random, which reach shapes that games rarely do.
fn random_boards(random: &mut Random, count: usize) -> Vec<Board> {
    let thrown = |random: &mut Random| {
        let (player, other) = (random.bits(), random.bits());
        let filled = random.bits() | random.bits();
        Board { player: Squares(player & filled), opponent: Squares(other & filled & !player) }
    };
    (0..count).map(|_| thrown(random)).collect()
}

fn boards(seed: u64) -> Vec<Board> {
    let mut random = Random(seed);
    let mut boards = random_boards(&mut random, 2_000);
    boards.extend((0..50).flat_map(|_| random_game(&mut random)));
    boards
}

#[wasm_bindgen_test(unsupported = test)]
fn moves_and_flips_agree_with_walking_the_board() {
    for board in boards(1) {
        assert_eq!(board.moves(), reference::moves(board), "{board:?}");
        for square in Square::all(board.empties()) {
            assert_eq!(board.flips(square), reference::flips(board, square), "{board:?} {square}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn moves_and_flips_turn_with_the_board() {
    for board in boards(2).into_iter().step_by(7) {
        for symmetry in Symmetry::all() {
            let turned = symmetry.board(board);
            assert_eq!(turned.moves(), symmetry.set(board.moves()));
            for square in Square::all(board.empties()) {
                assert_eq!(turned.flips(symmetry.square(square)), symmetry.set(board.flips(square)));
            }
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_last_flips_are_counted_as_they_are_walked() {
    let mut random = Random(3);
    for _ in 0..2_000 {
        for square in Square::all(Squares::ALL) {
            let player = Squares(random.bits()) & !square.bit();
            let board = Board { player, opponent: !player & !square.bit() };
            let walked = reference::flips(board, square).count();
            assert_eq!(count_last_flips(player, square), walked, "{board:?} {square}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn perft_from_the_start_is_as_published_to_ply_9() {
    for (plies, expected) in (0..).zip(PERFT).take(10) {
        assert_eq!(perft(Position::START.board, plies), expected, "{plies} plies");
    }
}

#[test]
#[ignore = "takes seconds; npm run test:perft runs it"]
fn perft_from_the_start_is_as_published_at_plies_10_and_11() {
    for plies in [10, 11] {
        assert_eq!(perft(Position::START.board, plies), PERFT[plies as usize], "{plies} plies");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn perft_agrees_with_playing_every_move() {
    for board in boards(4).into_iter().step_by(200) {
        assert_eq!(perft(board, 3), reference::perft(board, 3), "{board:?}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn perft_counts_passes_and_finished_games_as_playing_does() {
    let mut random = Random(5);
    let ends = (0..40).flat_map(|_| random_game(&mut random)).filter(|board| board.empty_count() <= 6);
    for board in ends.collect::<Vec<_>>() {
        for plies in 0..=7 {
            assert_eq!(perft(board, plies), reference::perft(board, plies), "{plies} plies from {board:?}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_transcript_is_read_with_its_passes_written_or_left_out() {
    let mut random = Random(6);
    let mut passes = 0;
    for _ in 0..40 {
        let mut game = Game::new();
        let [mut written, mut left_out] = [String::new(), String::new()];
        while !game.is_over() {
            let next = match game.position().board.moves() {
                Squares::NONE => Move::Pass,
                moves => Move::Place(random.square(moves)),
            };
            game.play(next).unwrap();
            written += &next.to_string();
            if next == Move::Pass {
                passes += 1;
            } else {
                left_out += &next.to_string();
            }
        }
        for text in [written, left_out] {
            assert_eq!(Game::parse(&text).unwrap().position(), game.position(), "{text}");
        }
    }
    assert!(passes > 0, "some games have a pass");
    assert_eq!(Game::parse(" ").unwrap().position(), Position::START);
}

/// The hash of the games; `tests/node/rules.test.js`, which plays them in JavaScript, has the same one.
const DIGEST: u64 = 12_892_643_978_616_709_513;
const GAMES: usize = 200;

fn square_names(set: Squares) -> String {
    Square::all(set).map(|square| square.to_string()).collect()
}

#[wasm_bindgen_test(unsupported = test)]
fn random_games_run_as_they_do_in_javascript() {
    let mut random = Random(20);
    let mut course = String::new();
    for _ in 0..GAMES {
        let mut game = Game::new();
        while !game.is_over() {
            let (position, board) = (game.position(), game.position().board);
            let (next, flips) = match board.moves() {
                Squares::NONE => (Move::Pass, Squares::NONE),
                moves => {
                    let square = random.square(moves);
                    (Move::Place(square), board.flips(square))
                }
            };
            course += &format!("{position} {} {next} {}\n", square_names(board.moves()), square_names(flips));
            game.play(next).unwrap();
        }
        course += &format!("{} {}\n", game.position(), game.score());
    }
    assert!(course.contains(" pass "), "some games have a pass");
    assert_eq!(fnv1a(course.bytes()), DIGEST);
}
