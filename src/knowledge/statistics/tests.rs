use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::*;
use crate::knowledge::book::tests::random_book;
use crate::knowledge::book::{Book, playable};
use crate::rules::{Board, Position};
use crate::types::{Color, Score, Square};

/// The moves of a game that is played by choices among the legal moves.
fn game(choices: &[u8]) -> Vec<Square> {
    let mut board = Position::START.board;
    let mut moves = Vec::new();
    for &choice in choices {
        let squares: Vec<_> = Square::all(board.moves()).collect();
        let Some(&square) = squares.get(usize::from(choice) % squares.len().max(1)) else { break };
        moves.push(square);
        board = board.play(square);
        if board.moves().is_empty() {
            board = board.pass();
        }
    }
    moves
}

/// The results of the games at each position, counted one by one.
fn counted(games: &[(Vec<Square>, Score)]) -> HashMap<Board, Results> {
    let mut counted = HashMap::<_, Results>::new();
    for (moves, result) in games {
        let mut position = Position::START;
        for index in 0..=moves.len() {
            let Some((board, passes)) = playable(position.board) else { break };
            if passes {
                position = Position { board: position.board.pass(), turn: !position.turn };
            }
            let result = if position.turn == Color::Black { *result } else { -result };
            let results = counted.entry(board).or_default();
            match result {
                1.. => results.wins += 1,
                0 => results.draws += 1,
                _ => results.losses += 1,
            }
            let Some(&square) = moves.get(index) else { break };
            position = Position { board: position.board.play(square), turn: !position.turn };
        }
    }
    counted
}

/// Whether a game comes to a position, and does not go on by a move of the book.
fn leaves(book: &Book, moves: &[Square], from: Board) -> bool {
    let mut board = Position::START.board;
    for next in moves.iter().map(Some).chain([None]) {
        if board.moves().is_empty() {
            board = board.pass();
        }
        if board.canonical().0 == from {
            return next.is_none_or(|&square| book.index_of(board.play(square)).is_none());
        }
        if let Some(&square) = next {
            board = board.play(square);
        }
    }
    false
}

fn book(choices: &[Vec<u8>]) -> Book {
    Book::parse(&Book::pack(&random_book(choices).0).unwrap()).unwrap()
}

fn pack(book: &Book, games: &[(Vec<Square>, Score)]) -> Vec<u8> {
    let mut tally = Tally::new(book);
    for (moves, result) in games {
        tally.add(book, moves, *result);
    }
    Statistics::pack(book, &tally)
}

fn sealed(bytes: &[u8]) -> Vec<u8> {
    FRAME.seal([], &bytes[20..])
}

/// Choices among few moves, so that games meet, part, and come back into the book.
fn choices(games: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(0u8..3, 0..20), games)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_position_of_the_book_has_the_results_of_the_games_that_came_to_it(
        kept in choices(1..30), played in choices(0..60), results in prop::collection::vec(-3..=3, 60)
    ) {
        let book = book(&kept);
        let games: Vec<_> = played.iter().map(|choices| game(choices)).zip(results).collect();
        let read = Statistics::parse(&pack(&book, &games), &book).unwrap();
        let counted = counted(&games);
        for (index, entry) in book.entries().iter().enumerate() {
            prop_assert_eq!(read.at(index), counted.get(&entry.board).copied().unwrap_or_default());
        }
    }

    #[test]
    fn the_games_of_a_position_are_those_of_its_moves_and_those_that_left_the_book_or_ended(
        kept in choices(1..30), played in choices(0..60), results in prop::collection::vec(-3..=3, 60)
    ) {
        let book = book(&kept);
        let games: Vec<_> = played.iter().map(|choices| game(choices)).zip(results).collect();
        let read = Statistics::parse(&pack(&book, &games), &book).unwrap();
        for (index, entry) in book.entries().iter().enumerate() {
            let mut went_on = HashSet::new();
            let mut rest = read.at(index);
            for (_, to) in book.steps(index).filter(|&(_, to)| went_on.insert(to)) {
                rest = rest.less(read.along(index, to));
            }
            let left = games.iter().filter(|(moves, _)| leaves(&book, moves, entry.board)).count();
            prop_assert_eq!(rest.games() as usize, left);
        }
    }

    #[test]
    fn bytes_that_are_no_statistics_are_refused_or_count_no_more_games_than_there_are(
        kept in choices(1..20), played in choices(1..20),
        altered in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..5),
        length in any::<prop::sample::Index>(),
    ) {
        let book = book(&kept);
        let games: Vec<_> = played.iter().map(|choices| (game(choices), 1)).collect();
        let mut bytes = pack(&book, &games);
        for (at, byte) in altered {
            // The checksum of the book stays.
            let index = 28 + at.index(bytes.len() - 28);
            bytes[index] = byte;
        }
        bytes.truncate(44 + length.index(bytes.len() - 43));
        if let Ok(read) = Statistics::parse(&sealed(&bytes), &book) {
            let all = read.at(0).games();
            prop_assert!((0..book.entries().len()).all(|index| read.at(index).games() <= all));
        }
    }
}

#[test]
fn a_game_that_comes_back_into_the_book_is_counted_again() {
    let squares = |text: &str| -> Vec<Square> {
        text.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap().parse().unwrap()).collect()
    };
    // Both orders of moves meet after the fifth move; the book has only one of them.
    let kept = ["f5", "d6", "c7", "f4", "g3"].iter().scan(Position::START.board, |board, square| {
        let moves: Vec<_> = Square::all(board.moves()).collect();
        let square: Square = square.parse().unwrap();
        *board = board.play(square);
        moves.iter().position(|&other| other == square).map(|choice| choice as u8)
    });
    let book = book(&[kept.collect()]);
    let games = [(squares("f5d6c7f4g3"), 2), (squares("f5f4g3d6c7"), -2)];
    let read = Statistics::parse(&pack(&book, &games), &book).unwrap();
    let games: Vec<_> = (0..book.entries().len()).map(|index| read.at(index).games()).collect();
    assert_eq!(games, [2, 2, 1, 1, 1, 2]);
    assert_eq!(read.at(5), Results { wins: 1, draws: 0, losses: 1 });
}

#[test]
fn altered_bytes_are_refused_each_for_what_is_wrong_with_it() {
    let book = book(&[vec![0, 1, 2, 0, 1], vec![0, 2, 1]]);
    let games = [(game(&[0, 1, 2, 0]), 4), (game(&[0, 2, 2, 1]), 0), (game(&[0, 2]), -8)];
    let packed = pack(&book, &games);
    for index in 0..packed.len() {
        let mut altered = packed.clone();
        altered[index] ^= 16;
        let error = Statistics::parse(&altered, &book).unwrap_err();
        match index {
            0..8 => assert!(matches!(error, StatisticsError::Frame(FrameError::Name { .. }))),
            8..12 => assert!(matches!(error, StatisticsError::Frame(FrameError::Version { .. }))),
            _ => assert_eq!(error, StatisticsError::Frame(FrameError::Checksum), "byte {index}"),
        }
    }
    for length in 0..packed.len() {
        assert!(Statistics::parse(&packed[..length], &book).is_err(), "{length} bytes");
    }
    let other = self::book(&[vec![1, 2]]);
    assert_eq!(Statistics::parse(&packed, &other), Err(StatisticsError::OtherBook));
    let mut many = packed;
    many[32..44].fill(0xff);
    many[28..32].fill(0);
    assert_eq!(Statistics::parse(&sealed(&many), &book), Err(StatisticsError::Content));
}

#[test]
fn the_years_of_the_games_are_told_where_all_are_known_and_years_that_run_backwards_are_refused() {
    let book = book(&[vec![0, 1]]);
    assert_eq!(Statistics::parse(&pack(&book, &[]), &book).unwrap().years(), None);
    let mut tally = Tally::new(&book);
    for year in [1999, 1977, 2021] {
        tally.add_year(year);
    }
    let packed = Statistics::pack(&book, &tally);
    let years = Years { first: 1977, last: 2021 };
    assert_eq!(Statistics::parse(&packed, &book).unwrap().years(), Some(years));
    let mut altered = packed;
    for years in [[2021, 1977], [0, 1977]] {
        altered[28..32].copy_from_slice(&years.map(u16::to_le_bytes).concat());
        assert_eq!(Statistics::parse(&sealed(&altered), &book), Err(StatisticsError::Content));
    }
}

#[test]
fn moves_that_are_the_same_share_every_game_among_them() {
    let all = Results { wins: 10, draws: 3, losses: 1 };
    let shares = [0, 1, 2, 3].map(|which| all.share(which, 4));
    let expected = [(3, 1, 1), (3, 1, 0), (2, 1, 0), (2, 0, 0)];
    assert_eq!(shares, expected.map(|(wins, draws, losses)| Results { wins, draws, losses }));
    assert_eq!(all.share(0, 1), all);
}
