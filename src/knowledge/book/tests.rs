use proptest::prelude::*;

use super::entry::is_score;
use super::*;
use crate::coding::{FrameError, fnv1a};
use crate::rules::Symmetry;
use crate::types::Selectivity;

/// A book of the positions of some random games, with made-up searches, and the boards of these games.
pub fn random_book(choices: &[Vec<u8>]) -> (HashMap<Board, BookEntry>, Vec<Board>) {
    let mut played = vec![Position::START.board];
    for game in choices {
        let mut board = Position::START.board;
        for &choice in game {
            let squares: Vec<_> = Square::all(board.moves()).collect();
            board = board.play(squares[usize::from(choice) % squares.len()]);
            match playable(board) {
                None => break,
                Some((_, true)) => board = board.pass(),
                Some((_, false)) => {}
            }
            played.push(board);
        }
    }
    let mut boards: Vec<_> = played.iter().map(|board| board.canonical().0).collect();
    boards.sort_by_key(|board| (board.empty_count(), *board));
    boards.dedup();
    let mut book = HashMap::new();
    for board in boards {
        let entry = searched(&book, board);
        book.insert(board, entry);
    }
    (book, played)
}

/// An entry by negamax over the moves in the book, and a made-up search of the best move out of it.
fn searched(book: &HashMap<Board, BookEntry>, board: Board) -> BookEntry {
    let worth = |square| {
        step(board, square).and_then(|next| Some(next.seen_from_before(book.get(&next.board)?.score)))
    };
    let kept = Square::all(board.moves()).filter_map(worth).max();
    let mut out = Square::all(board.moves()).filter(|&square| worth(square).is_none());
    let made_up = fnv1a(board.player.0.to_le_bytes());
    let (guess, depth) = ((made_up % 15) as Score - 7, 10 + (made_up >> 8) as u8 % 4);
    let leaf =
        Leaf { square: out.next().filter(|_| kept.is_some()), depth, selectivity: Selectivity::LOOSEST };
    match kept {
        None => BookEntry { board, score: guess, leaf: Some(leaf) },
        Some(kept) if kept < guess && leaf.square.is_some() => {
            BookEntry { board, score: guess, leaf: Some(leaf) }
        }
        Some(kept) => BookEntry { board, score: kept, leaf: None },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_packed_book_has_every_position_of_the_book_and_no_other(
        games in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..40), 0..20)
    ) {
        let (positions, _) = random_book(&games);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        prop_assert_eq!(book.entries().len(), positions.len());
        for entry in book.entries() {
            prop_assert_eq!(entry, &positions[&entry.board]);
        }
    }

    #[test]
    fn every_symmetric_image_of_a_position_finds_the_same_entry_and_the_same_moves(
        games in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..30), 1..6)
    ) {
        let (positions, played) = random_book(&games);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        for board in played {
            let entry = book.lookup(board).copied();
            prop_assert_eq!(entry, Some(positions[&board.canonical().0]));
            let mut moves = book.moves(board);
            let best = moves.iter().map(|&(_, score)| score).max();
            prop_assert!(best.is_none_or(|best| Some(best) == entry.map(|entry| entry.score)));
            for symmetry in Symmetry::ALL {
                let image = symmetry.board(board);
                prop_assert_eq!(book.lookup(image).copied(), entry);
                let inverse = symmetry.inverse();
                let mut turned: Vec<_> =
                    book.moves(image).into_iter().map(|(square, score)| (inverse.square(square), score)).collect();
                turned.sort_unstable();
                moves.sort_unstable();
                // Where a position has symmetries of its own, its best move out of the book has images.
                if Symmetry::all().filter(|symmetry| symmetry.board(board) == board).count() == 1 {
                    prop_assert_eq!(&turned, &moves);
                }
            }
        }
    }

    #[test]
    fn every_order_of_moves_to_a_position_finds_the_same_entry(
        games in prop::collection::vec(prop::collection::vec(0u8..3, 8..14), 20..40)
    ) {
        // Few choices: many games meet again in the same positions.
        let (positions, played) = random_book(&games);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        let mut found = HashMap::new();
        for board in played {
            let index = book.index_of(board).unwrap();
            prop_assert_eq!(book.entries()[index].board, board.canonical().0);
            prop_assert_eq!(*found.entry(board.canonical().0).or_insert(index), index);
        }
        prop_assert_eq!(found.len(), book.entries().len());
        prop_assert_eq!(book.lookup(Position::START.board.play("e6".parse().unwrap())).map(|entry| entry.board),
            book.lookup(Position::START.board.play("f5".parse().unwrap())).map(|entry| entry.board));
    }

    #[test]
    fn a_score_rests_on_the_search_at_the_end_of_the_best_moves(
        games in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..30), 1..6)
    ) {
        let (positions, _) = random_book(&games);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        for (index, entry) in book.entries().iter().enumerate() {
            let of_leaf = entry.leaf.map(|leaf| (leaf.depth, leaf.selectivity));
            let of_best = || {
                let (square, _) = book.moves(entry.board).into_iter().find(|&(_, score)| score == entry.score)?;
                let (depth, selectivity) = book.search(book.index_of(step(entry.board, square)?.board)?);
                Some((depth + 1, selectivity))
            };
            prop_assert_eq!(Some(book.search(index)), of_leaf.or_else(of_best));
        }
    }

    #[test]
    fn bytes_that_are_no_book_are_refused_or_lead_to_positions_of_games_whatever_they_are(
        games in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..20), 1..6),
        count in prop::option::of(0u32..400),
        altered in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
        length in any::<prop::sample::Index>(),
    ) {
        let mut bytes = Book::pack(&random_book(&games).0).unwrap();
        if let Some(count) = count {
            bytes[12..16].copy_from_slice(&count.to_le_bytes());
        }
        for (at, byte) in altered {
            let index = 25 + at.index(bytes.len() - 24);
            if let Some(old) = bytes.get_mut(index) {
                *old = byte;
            }
        }
        bytes.truncate(25 + length.index(bytes.len() - 24));
        let Ok(book) = Book::parse(&sealed(&bytes)) else { return Ok(()) };
        for (index, entry) in book.entries().iter().enumerate() {
            prop_assert_eq!(book.index_of(entry.board), Some(index));
            prop_assert!(is_score(entry.score));
            book.moves(entry.board);
        }
    }
}

/// Bytes of a book with the checksum that belongs to them.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    FRAME.seal(*bytes[12..].first_chunk().unwrap(), &bytes[24..])
}

#[test]
fn altered_bytes_are_refused_each_for_what_is_wrong_with_it() {
    let games: Vec<_> = (0..8u8).map(|game| (0..12).map(|ply| game * 31 % 37 + ply * 7).collect()).collect();
    let packed = Book::pack(&random_book(&games).0).unwrap();
    for index in 0..packed.len() {
        for bit in [1, 16, 128] {
            let mut altered = packed.clone();
            altered[index] ^= bit;
            let error = Book::parse(&altered).unwrap_err();
            match index {
                0..8 => assert!(matches!(error, BookError::Frame(FrameError::Name { .. }))),
                8..12 => assert!(matches!(error, BookError::Frame(FrameError::Version { .. }))),
                _ => assert_eq!(error, BookError::Frame(FrameError::Checksum), "byte {index}"),
            }
        }
    }
    for length in 0..packed.len() {
        assert!(Book::parse(&packed[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn content_that_no_book_has_is_refused_even_with_the_right_checksum() {
    let packed = Book::pack(&random_book(&[vec![1, 2, 3]]).0).unwrap();
    // A count too large is refused before anything is allocated for it.
    for count in [0u32, 1, 3, 5, MOST_POSITIONS as u32 + 1, u32::MAX] {
        let mut altered = packed.clone();
        altered[12..16].copy_from_slice(&count.to_le_bytes());
        assert_eq!(Book::parse(&sealed(&altered)).unwrap_err(), BookError::Content, "{count}");
    }
    let mut noise = packed;
    noise[12..16].copy_from_slice(&1000u32.to_le_bytes());
    for seed in 0..200u64 {
        noise.truncate(24);
        noise.extend((0..200).map(|index: u64| fnv1a((seed << 32 | index).to_le_bytes()) as u8));
        assert!(Book::parse(&sealed(&noise)).is_err(), "noise {seed}");
    }
}

#[test]
fn positions_without_a_way_to_them_cannot_be_packed() {
    let (mut positions, _) = random_book(&[vec![1, 2, 3, 4]]);
    let second = positions.keys().copied().find(|board| board.empty_count() == 58).unwrap();
    positions.remove(&second);
    // The move to it leaves the book now.
    let first = positions.values_mut().find(|entry| entry.board.empty_count() == 59).unwrap();
    first.leaf = Some(Leaf { square: None, depth: 1, selectivity: Selectivity::NONE });
    assert_eq!(Book::pack(&positions), Err(Unreachable { positions: 2 }));
}

#[test]
fn a_start_that_is_worth_more_than_a_game_can_end_with_is_refused() {
    let packed = Book::pack(&random_book(&[]).0).unwrap();
    for score in [65, 117, 127, -65, -128i8] {
        let mut altered = packed.clone();
        altered[24] = score as u8;
        assert_eq!(Book::parse(&sealed(&altered)).unwrap_err(), BookError::Content, "{score}");
    }
}
