use std::collections::BTreeMap;

use flipside::knowledge::Results;
use flipside::rules::{Position, Symmetry};
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// What a book of games begins with, as `js/book/own/bytes.js` writes it: name, version, release and date, and five
/// options.
const HEADER: [u8; 38] = {
    let mut bytes = [0; 38];
    let (mut at, known) = (0, b"XADEKOOB\x04\x00\xd0\x07\x01\x01\x00\x00\x00\x01");
    while at < known.len() {
        bytes[at] = known[at];
        at += 1;
    }
    bytes
};

/// A book of games that are played by choices among the legal moves, and won, drawn and lost in turn. A position is
/// worth as many discs as games came to it.
fn book_of(games: &[Vec<u8>]) -> Vec<u8> {
    let mut counts = BTreeMap::<Board, [u32; 3]>::new();
    for (number, choices) in games.iter().enumerate() {
        let mut board = Position::START.board;
        for &choice in choices {
            if playable(board).is_none() {
                break;
            }
            counts.entry(board.canonical().0).or_default()[number % 3] += 1;
            let squares: Vec<_> = Square::all(board.moves()).collect();
            if squares.is_empty() {
                board = board.pass();
                continue;
            }
            let square = squares[usize::from(choice) % squares.len()];
            board = board.play(square);
        }
    }
    let worth = |counts: &[u32; 3]| counts.iter().sum::<u32>() as i16;
    let mut bytes = HEADER.to_vec();
    bytes.extend((counts.len() as u32).to_le_bytes());
    for (board, games) in &counts {
        let links = Square::all(board.moves()).filter_map(|square| {
            let next = counts.get(&board.play(square).canonical().0)?;
            Some([-worth(next) as u8, square.index() as u8])
        });
        let links: Vec<_> = links.collect();
        bytes.extend([board.player, board.opponent].iter().flat_map(|discs| discs.0.to_le_bytes()));
        bytes.extend(games.iter().chain([&0]).flat_map(|count| count.to_le_bytes()));
        bytes.extend([worth(games), -127, 127].iter().flat_map(|score| score.to_le_bytes()));
        bytes.extend([links.len() as u8, 0]);
        bytes.extend(links.concat());
        bytes.extend([0x81, 65]);
    }
    bytes
}

fn put_in(bytes: &[u8]) {
    let to = reserve(bytes.len());
    // SAFETY: `reserve` says where there is room for as many bytes.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) }
}

fn text(length: usize) -> String {
    // SAFETY: the call that gave the length left as many bytes there.
    let bytes = unsafe { std::slice::from_raw_parts(output(), length) };
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The numbers of a position and its moves.
fn rows(board: Board) -> Vec<[i32; FIELDS]> {
    let count = lookup(board.player.0, board.opponent.0);
    // SAFETY: the look-up left as many rows there.
    let numbers = unsafe { std::slice::from_raw_parts(answer(), FIELDS * count) };
    numbers.as_chunks().0.to_vec()
}

fn games() -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(0u8..4, 1..40), 1..12)
}

/// Discs anywhere, no two on a square.
fn boards() -> impl Strategy<Value = Board> {
    any::<[u64; 2]>()
        .prop_map(|[player, other]| Board { player: Squares(player), opponent: Squares(other & !player) })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn numbers_are_those_of_the_book_the_best_move_first(games in games(), symmetry in 0usize..8) {
        let bytes = book_of(&games);
        put_in(&bytes);
        prop_assert_eq!(load(), 0);
        let book = Edax::parse(&bytes).unwrap().into();
        let plain = Repertoire { book, personal: Personal::default(), statistics: None };
        prop_assert_eq!(size(), plain.book.len());
        for board in plain.book.boards() {
            let board = Symmetry::ALL[symmetry].board(board);
            let told = rows(board);
            let known = plain.lookup(board).unwrap();
            let Results { wins, draws, losses } = known.results.unwrap();
            prop_assert_eq!(
                &told[0],
                &[64, known.searched.score, known.searched.depth.into(), known.searched.selectivity.percent() as i32,
                    wins as i32, draws as i32, losses as i32, NO_BOUND, NO_BOUND]
            );
            prop_assert_eq!(known.searched.score as u32, wins + draws + losses);
            let moves = plain.moves(board);
            prop_assert_eq!(told.len(), 1 + moves.len());
            prop_assert!(told[1..].is_sorted_by(|one, next| one[1] >= next[1]));
            for row in &told[1..] {
                let (_, known) = moves.iter().find(|(square, _)| square.index() as i32 == row[0]).unwrap();
                // None where the games end at a pass, or with the move.
                let results = known.results.map_or([-1; 3], |results| {
                    [results.wins, results.draws, results.losses].map(|count| count as i32)
                });
                prop_assert_eq!((row[1], [row[4], row[5], row[6]]), (known.searched.score, results));
            }
        }
    }

    #[test]
    fn damaged_books_are_refused_with_a_text_or_answer_every_call(
        games in games(),
        altered in prop::collection::vec((any::<Index>(), any::<u8>()), 0..4),
        length in any::<Index>(),
        is_cut in any::<bool>(),
        asked in prop::collection::vec((boards(), any::<(i32, i32, u32)>()), 1..8),
        others in prop::collection::vec(any::<u8>(), 0..64),
    ) {
        let whole = book_of(&games);
        let mut bytes = whole.clone();
        for (at, byte) in altered {
            let index = at.index(bytes.len());
            bytes[index] = byte;
        }
        bytes.truncate(if is_cut { length.index(bytes.len()) } else { bytes.len() });
        put_in(&bytes);
        match load() {
            0 => {}
            length => {
                prop_assert!(text(length).contains("expected"));
                put_in(&whole);
                prop_assert_eq!(load(), 0);
            }
        }
        // A book of games has no statistics beside it, and these bytes are no learned positions.
        put_in(&others);
        prop_assert!(text(count()).contains("book"));
        put_in(&others);
        let refused = merge();
        prop_assert!(refused > 0 && !text(refused).is_empty());
        let boards = read(|repertoire| repertoire.book.boards());
        let known = boards.iter().enumerate().map(|(index, &board)| (board, asked[index % asked.len()].1));
        for (board, (score, depth, percent)) in known.chain(asked.iter().copied()) {
            prop_assert_eq!(learn(board.player.0, board.opponent.0, score, depth, percent), 0);
            settle();
            prop_assert!(rows(board).iter().all(|row| row[1].abs() <= MAX_SCORE));
        }
        prop_assert_eq!(years(), 0);
        let length = export_edax();
        // SAFETY: the call left as many bytes there.
        let exported = unsafe { std::slice::from_raw_parts(output(), length) }.to_vec();
        prop_assert!(Edax::parse(&exported).is_ok());
        prop_assert!(export() > 0);
        forget();
    }

    #[test]
    fn discs_of_both_colors_on_a_square_are_refused_and_nothing_is_learned(
        discs in any::<[u64; 2]>(),
        square in 0u32..64,
    ) {
        put_in(&book_of(&[vec![0]]));
        prop_assert_eq!(load(), 0);
        let before = export();
        let [player, opponent] = discs.map(|discs| discs | 1 << square);
        let refused = learn(player, opponent, 0, 9, 100);
        prop_assert!(text(refused).ends_with(": expected one disc, found one of each color"));
        prop_assert_eq!((settle(), export()), (0, before));
    }
}
