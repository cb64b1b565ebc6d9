use std::hint::black_box;

use flipside::evaluation::{Evaluation, Features};
use flipside::knowledge::book::Book;
use flipside::rules::{Board, Position, count_last_flips, perft};
use flipside::types::{Square, Squares};

use super::common::{Random, random_game};

// The inputs go through `black_box`, so that the compiler does not work on several boards at once, as no search could.

/// How often a routine does its work.
const ROUND: usize = 1000;

/// Finds the legal moves of boards of every phase.
pub fn moves() -> impl FnMut() -> u64 {
    let boards: Vec<Board> = boards().take(ROUND).collect();
    move || boards.iter().fold(0, |sum, board| sum ^ black_box(*board).moves().0)
}

/// Flips the discs of legal moves of every phase.
pub fn flips() -> impl FnMut() -> u64 {
    let moves = legal_moves();
    move || moves.iter().fold(0, |sum, &(board, square)| sum ^ black_box(board).flips(square).0)
}

/// Counts what the last empty square flips.
pub fn last_flips() -> impl FnMut() -> u32 {
    let mut random = Random(2);
    let last = |_| (Squares(random.bits()), random.square(Squares::ALL));
    let lasts: Vec<(Squares, Square)> = (0..ROUND).map(last).collect();
    move || lasts.iter().map(|&(player, last)| count_last_flips(black_box(player), last)).sum()
}

/// Evaluates a position whose features are known.
pub fn evaluation() -> impl FnMut() -> i32 {
    let evaluation = Evaluation::trained();
    let positions: Vec<_> = boards().map(|board| (board, Features::of(board))).take(ROUND).collect();
    move || positions.iter().map(|(board, features)| evaluation.evaluate(black_box(*board), features).0).sum()
}

/// Evaluates a position after a move, the features brought up to date included.
pub fn evaluation_after() -> impl FnMut() -> i32 {
    let evaluation = Evaluation::trained();
    let moves: Vec<_> = legal_moves()
        .into_iter()
        .map(|(board, square)| (board, square, board.flips(square), Features::of(board)))
        .collect();
    move || {
        let values = moves.iter().map(|(board, square, flips, before)| {
            let features = before.placed(*square, *flips);
            evaluation.evaluate(board.play_flips(*square, *flips), &features).0
        });
        values.sum()
    }
}

/// Looks up positions of the opening book, with the scores of their moves.
pub fn book_lookup() -> impl FnMut() -> usize {
    let book = book();
    let entries = book.entries();
    let every = entries.len() / ROUND;
    let boards: Vec<_> = entries.iter().step_by(every).take(ROUND).map(|entry| entry.board).collect();
    move || boards.iter().map(|board| book.moves(black_box(*board)).len()).sum()
}

/// Decodes the opening book.
pub fn book_decoding() -> impl FnMut() -> usize {
    || book().entries().len()
}

/// Counts the move sequences of eleven plies, the last of them without playing it.
pub fn perft_11() -> impl FnMut() -> u64 {
    || {
        let leaves = perft(Position::START.board, 11);
        assert_eq!(leaves, 212_258_800);
        leaves
    }
}

fn book() -> Book {
    Book::parse(include_bytes!("../../data/book/book.bin")).expect("a book")
}

/// The boards of seeded random games.
fn boards() -> impl Iterator<Item = Board> {
    let mut random = Random(1);
    std::iter::repeat_with(move || random_game(&mut random)).flatten()
}

/// One legal move of each board that has any.
fn legal_moves() -> Vec<(Board, Square)> {
    let mut random = Random(3);
    let playable = boards().filter(|board| !board.moves().is_empty());
    playable.map(|board| (board, random.square(board.moves()))).take(ROUND).collect()
}
