use std::collections::HashMap;

use flipside::coding::fnv1a;
use flipside::knowledge::book::{Book, BookEntry, Leaf, playable};
use flipside::rules::{Board, Position};
use flipside::types::{Score, Selectivity, Square};

use super::Target;

/// Packed books: damaged ones are refused, and any that are read have positions of a game and legal moves.
pub const TARGET: Target = Target { name: "book", run, seeds, rounds: 1_000 };

/// Where a book has the number of its positions, and its checksum.
const COUNT: std::ops::Range<usize> = 12..16;
const CHECKSUM: std::ops::Range<usize> = 16..24;

fn run(bytes: &[u8]) {
    check(bytes);
    if bytes.len() > CHECKSUM.end {
        let mut forged = bytes.to_vec();
        // More positions only take longer.
        forged[COUNT.start + 2..COUNT.end].fill(0);
        let sum = fnv1a(forged[8..CHECKSUM.start].iter().chain(&forged[CHECKSUM.end..]).copied());
        forged[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
        check(&forged);
    }
}

fn check(bytes: &[u8]) {
    let book = match Book::parse(bytes) {
        Ok(book) => book,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for entry in book.entries() {
        assert!(entry.score.abs() <= 64, "{entry:?}");
        assert_eq!(playable(entry.board), Some((entry.board, false)));
        assert_eq!(book.lookup(entry.board), Some(entry));
        for (square, score) in book.moves(entry.board) {
            assert!(entry.board.moves().has(square) && score.abs() <= 64, "{entry:?}: {square} {score}");
        }
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let (board, entry) = entry(Position::START.board, 0, leaf(""));
    vec![packed(&HashMap::from([(board, entry)])), packed(&few_positions())]
}

/// A book of five positions.
pub fn few() -> Book {
    Book::parse(&packed(&few_positions())).expect("a packed book")
}

fn few_positions() -> HashMap<Board, BookEntry> {
    let start = Position::START.board;
    let [f5, c4, d6, f6] = ["f5", "c4", "d6", "f6"].map(|name| name.parse().expect("a square"));
    let after = start.play(f5);
    HashMap::from([
        entry(start, 0, None),
        entry(after, 0, None),
        entry(after.play(d6), 0, leaf("")),
        entry(after.play(f6), 1, leaf("")),
        entry(start.play(c4), 0, None),
    ])
}

fn packed(positions: &HashMap<Board, BookEntry>) -> Vec<u8> {
    Book::pack(positions).expect("a way leads to each position")
}

fn leaf(square: &str) -> Option<Leaf> {
    let square = square.parse::<Square>().ok();
    Some(Leaf { square, depth: 10, selectivity: Selectivity::LOOSEST })
}

fn entry(board: Board, score: Score, leaf: Option<Leaf>) -> (Board, BookEntry) {
    let board = playable(board).expect("a move can be made").0;
    (board, BookEntry { board, score, leaf })
}
