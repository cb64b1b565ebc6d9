use flipside::knowledge::{Base, Edax, Personal, Repertoire};
use flipside::types::MAX_SCORE;

use super::Target;
use super::book::few;

/// Books of Edax: damaged ones are refused, those that are read are written the same again, and have legal moves.
pub const TARGET: Target = Target { name: "edax", run, seeds, rounds: 2_000 };

fn run(bytes: &[u8]) {
    let book = match Edax::parse(bytes) {
        Ok(book) => book,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(book.pack(), bytes);
    let boards: Vec<_> = book.boards().collect();
    let book = with(book);
    for board in boards {
        let score = book.lookup(board).expect("a position of the book").searched.score;
        assert!(score.abs() <= MAX_SCORE, "{board:?}: {score}");
        for (square, known) in book.moves(board) {
            assert!(board.moves().has(square), "{board:?}: {square}");
            assert!(known.searched.score.abs() <= MAX_SCORE, "{board:?}: {square} {known:?}");
        }
    }
}

fn with(book: impl Into<Base>) -> Repertoire {
    Repertoire { book: book.into(), personal: Personal::default(), statistics: None }
}

fn seeds() -> Vec<Vec<u8>> {
    vec![with(few()).edax().pack()]
}
