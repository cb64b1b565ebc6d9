use proptest::prelude::*;

use super::record::{EdaxPosition, Header, Link, PASS};
use super::*;
use crate::knowledge::book::tests::random_book;
use crate::knowledge::book::{Book, playable};
use crate::knowledge::{Base, Personal, Repertoire, Searched};
use crate::rules::{Board, Position as Start, Symmetry};
use crate::types::{Score, Selectivity, Square, Squares};

mod of_games;

fn repertoire(book: impl Into<Base>) -> Repertoire {
    Repertoire { book: book.into(), personal: Personal::default(), statistics: None }
}

fn packed(choices: &[Vec<u8>]) -> Repertoire {
    repertoire(Book::parse(&Book::pack(&random_book(choices).0).unwrap()).unwrap())
}

fn after(moves: &[&str]) -> Board {
    moves.iter().fold(Start::START.board, |board, square| board.play(square.parse().unwrap()))
}

/// The start, f5 and the best reply, each with another move that leaves the book.
fn few() -> Edax {
    let draft = |moves: &[&str], score, known: &[(&str, Score)]| {
        let (board, symmetry) = after(moves).canonical();
        let moves = known.iter().map(|&(square, score)| (symmetry.square(square.parse().unwrap()), score));
        Draft { board, score, level: Some(12), moves: moves.collect() }
    };
    let drafts = [
        draft(&[], 1, &[("f5", 1)]),
        draft(&["f5"], -1, &[("f6", -1), ("d6", -3)]),
        draft(&["f5", "f6"], 1, &[("e6", 1)]),
    ];
    Edax::build(&drafts, None)
}

fn searched(score: Score, depth: u8) -> Option<Searched> {
    Some(Searched { score, depth, selectivity: Selectivity::LOOSEST })
}

fn error(bytes: &[u8]) -> String {
    Edax::parse(bytes).unwrap_err().to_string()
}

fn choices() -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(0u8..4, 0..20), 1..20)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_reads_back_the_same(choices in choices()) {
        let bytes = packed(&choices).edax().pack();
        let read = Edax::parse(&bytes).unwrap();
        prop_assert_eq!(read.pack(), bytes.clone());
        prop_assert_eq!(repertoire(read).edax().pack(), bytes);
    }

    #[test]
    fn the_positions_with_a_move_have_the_scores_of_the_book_and_so_have_their_moves(choices in choices()) {
        let book = packed(&choices);
        let edax = repertoire(Edax::parse(&book.edax().pack()).unwrap());
        for board in book.book.boards() {
            let known = book.moves(board);
            let Some(found) = edax.lookup(board) else {
                prop_assert!(known.is_empty(), "{board:?}");
                continue;
            };
            prop_assert_eq!(Some(found.searched.score), book.lookup(board).map(|known| known.searched.score));
            let best = edax.moves(board).into_iter().map(|(_, known)| known.searched.score).max();
            prop_assert_eq!(best, Some(found.searched.score));
            for (square, found) in edax.moves(board) {
                let told = known.iter().find(|known| known.0 == square).map(|(_, known)| known.searched.score);
                prop_assert_eq!(told, Some(found.searched.score));
            }
        }
    }

    #[test]
    fn every_symmetric_image_has_the_same_moves(choices in choices(), symmetry in 0usize..8) {
        let edax = repertoire(packed(&choices).edax());
        let symmetry = Symmetry::ALL[symmetry];
        for board in edax.book.boards() {
            let image = symmetry.board(board);
            prop_assert_eq!(edax.lookup(image), edax.lookup(board));
            let scores = |board| {
                let mut scores: Vec<_> =
                    edax.moves(board).into_iter().map(|(_, known)| known.searched.score).collect();
                scores.sort_unstable();
                scores
            };
            prop_assert_eq!(scores(image), scores(board));
            for (square, _) in edax.moves(image) {
                prop_assert!(image.moves().has(square));
            }
        }
    }

    #[test]
    fn altered_bytes_are_refused_or_make_a_sound_book(
        choices in choices(),
        altered in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        length in any::<prop::sample::Index>(),
    ) {
        let mut bytes = packed(&choices).edax().pack();
        for (at, byte) in altered {
            let index = at.index(bytes.len());
            bytes[index] = byte;
        }
        if let Ok(book) = Edax::parse(&bytes) {
            prop_assert_eq!(book.pack(), bytes.clone());
            let edax = repertoire(book);
            for board in edax.book.boards() {
                prop_assert!(edax.lookup(board).is_some_and(|known| known.searched.score.abs() <= 64));
                for (square, known) in edax.moves(board) {
                    prop_assert!(board.moves().has(square) && known.searched.score.abs() <= 64);
                }
            }
        }
        bytes.truncate(length.index(bytes.len()));
        prop_assert!(Edax::parse(&bytes).is_err());
    }
}

#[test]
fn the_best_move_is_known_where_it_ends_the_game() {
    let book = packed(&[vec![0, 1, 0, 3, 2, 3, 2, 1, 1, 2, 1]]);
    let entries = book.book.packed().unwrap().entries().iter();
    let ending: Vec<_> = entries
        .filter_map(|entry| entry.leaf?.square.map(|square| (entry, square)))
        .filter(|&(entry, square)| playable(entry.board.play(square)).is_none())
        .collect();
    assert_eq!(ending.len(), 1);
    for (entry, square) in ending {
        let (_, known) = book.moves(entry.board).into_iter().find(|known| known.0 == square).unwrap();
        assert_eq!(known.searched.score, entry.score);
    }
}

#[test]
fn links_have_the_search_of_the_position_behind_them_and_the_leaf_that_of_its_level() {
    let edax = few();
    assert_eq!(edax.len(), 3);
    let lookup = |moves: &[&str]| edax.find(playable(after(moves)).unwrap().0);
    let of_move = |moves: &[&str], square: &str| {
        let (board, symmetry) = after(moves).canonical();
        edax.of_move(board, symmetry.square(square.parse().unwrap()))
    };
    assert_eq!(lookup(&["f5", "f6"]), searched(1, 12));
    assert_eq!(of_move(&["f5", "f6"], "e6"), searched(1, 12));
    assert_eq!(of_move(&["f5"], "f6"), searched(-1, 13));
    assert_eq!(of_move(&["f5"], "d6"), searched(-3, 12));
    assert_eq!(of_move(&["f5"], "f4"), None);
    assert_eq!(lookup(&[]), searched(1, 14));
    // Two discs either way, and no better than the best reply allows.
    assert_eq!(edax.bounds(Start::START.board.canonical().0), Some([-1, 3]));
}

#[test]
fn a_level_solves_exactly_near_the_end() {
    let with = |level, empties: u32| {
        let board = Board { player: Squares(u64::MAX << empties), opponent: Squares::NONE };
        let mut position = few().positions[0];
        (position.board, position.level) = (board, level);
        position.own_search()
    };
    assert_eq!(with(8, 17), (8, Selectivity::NONE));
    assert_eq!(with(8, 16), (16, Selectivity::NONE));
    assert_eq!(with(12, 22), (12, Selectivity::LOOSEST));
    assert_eq!(with(12, 21), (21, Selectivity::NONE));
    assert_eq!(with(21, 24), (24, Selectivity::NONE));
    assert_eq!(with(27, 27), (27, Selectivity::NONE));
    assert_eq!(with(36, 20), (20, Selectivity::NONE));
    assert_eq!(with(60, 59), (59, Selectivity::NONE));
    assert_eq!(with(0, 3), (0, Selectivity::NONE));
}

#[test]
fn a_forced_pass_is_a_link_between_two_positions_and_is_looked_up_on_both_sides() {
    let passing = after(&["e6", "f6", "d3", "e7", "e8", "d8", "g6", "f8"]);
    assert_eq!(passing.moves(), Squares::NONE);
    let (next, is_passed) = playable(passing).unwrap();
    assert!(is_passed);
    let square = Square::lowest(next.moves()).unwrap();
    let before = after(&["e6", "f6", "d3", "e7", "e8", "d8", "g6"]);
    let (before, symmetry) = before.canonical();
    let f8 = symmetry.square("f8".parse().unwrap());
    let drafts = [
        Draft { board: next, score: 6, level: Some(10), moves: vec![(square, 6)] },
        Draft { board: before, score: 6, level: None, moves: vec![(f8, 6)] },
    ];
    let edax = Edax::build(&drafts, None);
    assert_eq!(edax.len(), 3);
    let edax = Edax::parse(&edax.pack()).unwrap();
    assert_eq!(edax.of_move(before, f8).map(|searched| (searched.score, searched.depth)), Some((6, 11)));
    let repertoire = repertoire(edax.clone());
    assert_eq!(repertoire.lookup(passing).map(|known| known.searched.score), Some(-6));
    assert_eq!(repertoire.lookup(next).map(|known| known.searched.score), Some(6));
    // Without the position after the pass the one before it tells.
    let mut bytes = edax.pack();
    let index = edax.index_of(passing.canonical().0).unwrap();
    let only = Edax {
        positions: vec![EdaxPosition {
            leaf: Link { score: -6, code: PASS },
            link_count: 0,
            ..edax.positions[index]
        }],
        ..edax
    };
    bytes.clear();
    bytes.extend(only.pack());
    let only = Edax::parse(&bytes).unwrap();
    assert_eq!(only.find(next).map(|searched| searched.score), Some(6));
    assert_eq!(only.bounds(next), Some([4, 8]));
}

#[test]
fn what_was_learned_is_written_and_all_else_stays() {
    let mut edax = few();
    edax.header.options[0] = 17;
    let before = edax.pack();
    let mut book = repertoire(edax);
    assert_eq!(book.edax().pack(), before);
    let learned = Searched { score: 5, depth: 20, selectivity: Selectivity::LOOSEST };
    book.personal.insert(after(&["f5", "d6"]), learned);
    book.settle(playable(after(&["f5", "d6"])).map(|(board, _)| board));
    // The new position has no move, so it is told by the leaf of the one before, which it was already.
    let written = book.edax();
    assert_eq!(written.len(), 3);
    assert_eq!(written.header, few_header(17));
    let (board, symmetry) = after(&["f5"]).canonical();
    let d6 = symmetry.square("d6".parse().unwrap());
    assert_eq!(written.of_move(board, d6).map(|searched| searched.score), Some(-5));
    let replies = book.moves(after(&["f5", "d6"]));
    assert_eq!(replies, []);
    let reply = after(&["f5", "d6", "c3"]);
    book.personal.insert(reply, Searched { score: -5, ..learned });
    book.personal.insert(reply.play("d3".parse().unwrap()), Searched { score: 5, ..learned });
    let written = book.edax();
    assert_eq!(written.len(), 5);
    assert_eq!(&written.pack()[42..42 + 44], &before[42..42 + 44]);
    assert_eq!(Edax::parse(&written.pack()).unwrap().pack(), written.pack());
}

fn few_header(level: i32) -> Header {
    let mut header = few().header;
    header.options[0] = level;
    header
}

#[test]
fn a_damaged_file_is_refused_each_for_what_is_wrong_with_it_and_where() {
    let book = few();
    let bytes = book.pack();
    assert_eq!(Edax::parse(&bytes).unwrap().pack(), bytes);
    // The start is the first position: four links of which one is known. Its board, lines, score, counts and links
    // follow.
    let links = usize::from(book.positions[0].link_count);
    let (board, score, counts, first_link) = (42, 74, 80, 82);
    let altered = |index: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[index] = byte;
        error(&bytes)
    };
    let leaf = first_link + 2 * links;
    let begins = |message: String, expected: &str| assert!(message.starts_with(expected), "{message}");
    begins(altered(0, b'E'), "an Edax book: byte 0: expected bytes that begin with XADEKOOB, found others");
    begins(altered(8, 3), "an Edax book: byte 8: expected version 4, found 3");
    begins(altered(38, 200), "an Edax book: byte 38: expected at most");
    begins(altered(38, 2), "an Edax book: byte ");
    begins(
        altered(board + 8 + 3, 0xff),
        "an Edax book: position 1: byte 42: expected one disc a square, found discs of both sides on e4",
    );
    begins(altered(board + 3, 0), "an Edax book: position 1: byte 42: expected a disc on e4, found none");
    begins(
        altered(board + 7, 0x80),
        "an Edax book: position 1: byte 42: expected the smallest of eight symmetric boards",
    );
    begins(
        altered(score, 99),
        "an Edax book: position 1: byte 74: expected a score from -64 to 64, found 99",
    );
    begins(altered(score + 3, 0), "an Edax book: position 1: byte 76: expected a lower and an upper bound");
    begins(altered(counts, 200), "an Edax book: position 1: byte ");
    begins(
        altered(counts + 1, 61),
        "an Edax book: position 1: byte 81: expected a level of at most 60, found 61",
    );
    begins(
        altered(first_link, 65),
        "an Edax book: position 1: byte 82: expected a score from -64 to 64, found 65",
    );
    begins(altered(first_link + 1, 0), "an Edax book: position 1: byte 83: expected a legal move, found a1");
    begins(
        altered(first_link + 1, 64),
        "an Edax book: position 1: byte 83: expected a legal move, found a pass",
    );
    begins(altered(first_link + 1, 65), "an Edax book: position 1: byte 83: expected a move, found none");
    begins(
        altered(first_link + 3, bytes[first_link + 1]),
        "an Edax book: position 1: byte 85: expected each move once, found d3 again",
    );
    begins(
        altered(leaf + 1, 99),
        &format!("an Edax book: position 1: byte {leaf}: expected a score from -64 to 64, found -127"),
    );
    let mut longer = bytes.clone();
    longer.push(0);
    begins(
        error(&longer),
        &format!(
            "an Edax book: byte {}: expected the end after 3 positions, found one more byte",
            bytes.len()
        ),
    );
    let mut twice = bytes.clone();
    twice[38] = 4;
    twice.extend(&bytes[42..leaf + 2]);
    begins(
        error(&twice),
        &format!(
            "an Edax book: position 4: byte {}: expected another position, found position 1 again",
            bytes.len()
        ),
    );
    let mut alone = bytes[..leaf + 2].to_vec();
    alone[38] = 1;
    begins(
        error(&alone),
        "an Edax book: position 1: byte 83: expected a link to a position of the book, found d3",
    );
    for length in 0..bytes.len() {
        assert!(Edax::parse(&bytes[..length]).is_err(), "{length} bytes");
    }
}
