use flipside::coding::fnv1a;
use flipside::knowledge::{Personal, Searched};
use flipside::rules::Position;
use flipside::types::Selectivity;

use super::Target;
use super::input::Input;

/// Personal books: damaged ones are refused, those that are read are written the same again, and merging loses nothing.
pub const TARGET: Target = Target { name: "personal", run, seeds, rounds: 2_000 };

/// Where a book has the number of its positions, and its checksum; how long a position is.
const COUNT: std::ops::Range<usize> = 12..16;
const CHECKSUM: std::ops::Range<usize> = 16..24;
const RECORD: usize = 19;

fn run(bytes: &[u8]) {
    check(bytes);
    if bytes.len() >= CHECKSUM.end {
        let mut forged = bytes.to_vec();
        let count = ((bytes.len() - CHECKSUM.end) / RECORD) as u32;
        forged.truncate(CHECKSUM.end + count as usize * RECORD);
        forged[COUNT].copy_from_slice(&count.to_le_bytes());
        let sum = fnv1a(forged[8..CHECKSUM.start].iter().chain(&forged[CHECKSUM.end..]).copied());
        forged[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
        check(&forged);
    }
}

fn check(bytes: &[u8]) {
    let book = match Personal::parse(bytes) {
        Ok(book) => book,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(book.pack(), bytes);
    let mut merged = Personal::default();
    merged.insert(Position::START.board, Searched { score: 0, depth: 1, selectivity: Selectivity::LOOSEST });
    merged.merge(book.clone());
    for &(board, searched) in book.positions() {
        assert!(searched.score.abs() <= 64, "{board:?}");
        assert_eq!(book.lookup(board), Some(searched));
        assert!(merged.lookup(board).is_some_and(|merged| merged.depth >= searched.depth), "{board:?}");
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let bytes: Vec<u8> = (0..250).map(|at: u8| at.wrapping_mul(73)).collect();
    let mut input = Input::of(&bytes);
    let mut book = Personal::default();
    for depth in 0..5 {
        let searched = Searched { score: 2 * i32::from(depth) - 4, depth, selectivity: Selectivity::NONE };
        book.insert(input.played_position().board, searched);
    }
    vec![Personal::default().pack(), book.pack()]
}
