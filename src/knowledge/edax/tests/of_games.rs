//! Books of games, as `Book.from` writes them: each position with the games that came to it, and their mean for a
//! score.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::knowledge::book::Indices;
use crate::knowledge::edax::record::{OF_GAMES, target};
use crate::knowledge::statistics::Results;

/// Wins, draws and losses of the side to move, and the sum of its results in discs.
type Counts = HashMap<Board, ([u32; 3], Score)>;

/// The games that came to each position, counted one by one.
fn counted(games: &[(Vec<u8>, Score)]) -> Counts {
    let mut counts = Counts::new();
    for (choices, result) in games {
        let (mut board, mut result) = (Start::START.board, *result);
        let mut choices = choices.iter();
        while playable(board).is_some() {
            let (games, discs) = counts.entry(board.canonical().0).or_default();
            games[(1 - result.signum()) as usize] += 1;
            *discs += result;
            let squares: Vec<_> = Square::all(board.moves()).collect();
            board = if squares.is_empty() {
                board.pass()
            } else {
                let Some(&choice) = choices.next() else { break };
                board.play(squares[usize::from(choice) % squares.len()])
            };
            result = -result;
        }
    }
    counts
}

/// The mean of the results, in whole discs.
fn mean(&([wins, draws, losses], discs): &([u32; 3], Score)) -> Score {
    (f64::from(discs) / f64::from(wins + draws + losses)).round() as Score
}

/// The book, every move that stays in it a link.
fn book_of(counts: &Counts) -> Edax {
    let mut boards: Vec<_> = counts.keys().copied().collect();
    boards.sort_unstable();
    let (mut positions, mut links) = (Vec::new(), Vec::new());
    let mut indices = Indices::new(boards.len());
    for board in boards {
        let first_link = links.len();
        let squares = Square::all(board.moves()).map(|square| square.index() as u8);
        let codes = squares.chain((board.moves().is_empty()).then_some(PASS));
        links.extend(codes.filter_map(|code| {
            let next = counts.get(&target(board, code))?;
            Some(Link { score: -mean(next) as i8, code })
        }));
        let known = &counts[&board];
        let [wins, draws, losses] = known.0;
        indices.add(&positions, board);
        positions.push(EdaxPosition {
            board,
            lines: [wins, draws, losses, 0],
            score: [mean(known) as i16, -127, 127],
            level: 0,
            leaf: Link::NONE,
            first_link: first_link as u32,
            link_count: (links.len() - first_link) as u8,
        });
    }
    let (release, date) = OF_GAMES;
    let header = Header { release, date, options: [0; 5] };
    let book = Edax { header, positions, links, indices, searches: Vec::new() };
    Edax::parse(&book.pack()).unwrap()
}

fn results(&([wins, draws, losses], _): &([u32; 3], Score)) -> Results {
    Results { wins, draws, losses }
}

fn games() -> impl Strategy<Value = Vec<(Vec<u8>, Score)>> {
    prop::collection::vec((prop::collection::vec(0u8..3, 0..60), -64..=64), 1..16)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_image_of_a_position_has_the_games_that_came_to_it_and_their_mean(games in games(), symmetry in 0usize..8) {
        let counts = counted(&games);
        let book = repertoire(book_of(&counts));
        for (&board, known) in counts.iter().filter(|(board, _)| !board.moves().is_empty()) {
            let found = book.lookup(Symmetry::ALL[symmetry].board(board)).unwrap();
            prop_assert_eq!(found.results, Some(results(known)));
            prop_assert_eq!(found.searched.score, mean(known));
        }
    }

    #[test]
    fn moves_have_the_games_of_the_position_behind_them_those_that_are_the_same_together(
        games in games(),
        symmetry in 0usize..8,
    ) {
        let counts = counted(&games);
        let book = repertoire(book_of(&counts));
        for &canonical in counts.keys() {
            let board = Symmetry::ALL[symmetry].board(canonical);
            let mut told = HashMap::<Board, [u32; 3]>::new();
            for (square, known) in book.moves(board) {
                let next = target(board, square.index() as u8);
                prop_assert_eq!(known.searched.score, -mean(&counts[&next]));
                // None where the move ends the game.
                let Some(Results { wins, draws, losses }) = known.results else { continue };
                let sum = told.entry(next).or_default();
                *sum = [sum[0] + wins, sum[1] + draws, sum[2] + losses];
            }
            for square in Square::all(board.moves()) {
                let next = target(board, square.index() as u8);
                let ours = counts.get(&next).map(|&([wins, draws, losses], _)| [losses, draws, wins]);
                prop_assert_eq!(told.get(&next).copied(), ours);
            }
        }
    }

    #[test]
    fn what_is_learned_changes_no_games_and_is_saved_with_them(
        games in games(),
        learned in prop::collection::vec((any::<prop::sample::Index>(), -64..=64), 1..6),
    ) {
        let counts = counted(&games);
        let mut book = repertoire(book_of(&counts));
        let before = book.edax().pack();
        let boards: Vec<_> = book.book.boards();
        for (index, score) in learned {
            let board = boards[index.index(boards.len())];
            book.personal.insert(board, Searched { score, depth: 9, selectivity: Selectivity::LOOSEST });
            book.settle([board]);
        }
        let again = repertoire(Edax::parse(&book.edax().pack()).unwrap());
        prop_assert_eq!(again.book.len(), counts.len());
        for &board in &boards {
            let score = |of: &Repertoire| of.lookup(board).map(|known| known.searched.score);
            prop_assert_eq!(score(&again), score(&book));
            prop_assert_eq!(again.lookup(board).unwrap().results, Some(results(&counts[&board])));
        }
        book.personal = Personal::default();
        prop_assert_eq!(book.edax().pack(), before);
    }
}

#[test]
fn only_the_mark_of_a_book_of_games_makes_its_lines_games() {
    let counts = counted(&[(vec![0, 1, 2], 6)]);
    let book = book_of(&counts);
    let bytes = book.pack();
    assert!(book.header.counts_games());
    let start = Start::START.board.canonical().0;
    assert_eq!(book.results(start), Some(Results { wins: 1, draws: 0, losses: 0 }));
    // The release, and each byte of the date.
    for byte in 9..18 {
        let mut other = bytes.clone();
        other[byte] ^= 1;
        let other = Edax::parse(&other).unwrap();
        assert_eq!((other.results(start), other.find(start)), (None, book.find(start)), "byte {byte}");
    }
}
