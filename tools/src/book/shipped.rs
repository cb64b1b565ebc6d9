//! Tests of the book that the package ships.

use std::io::Read;
use std::path::PathBuf;

use flipside::knowledge::book::Book;
use flipside::knowledge::{Statistics, Years};

use super::check::line_scores;
use super::pack;
use super::tree::Tree;

fn data(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data/book").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn tree() -> Tree {
    let mut bytes = Vec::new();
    liblzma::read::XzDecoder::new(&data("tree.xz")[..]).read_to_end(&mut bytes).unwrap();
    Tree::parse(&bytes).unwrap()
}

#[test]
fn the_packed_book_is_that_of_the_grown_one_and_within_its_size() {
    let packed = data("book.bin");
    assert!(
        packed == pack::packed(&tree()).unwrap(),
        "data/book/book.bin is not packed from data/book/tree.xz"
    );
    assert!(packed.len() <= 110_000, "{} bytes", packed.len());
    assert!(Book::parse(&packed).unwrap().entries().len() >= 120_000);
}

#[test]
fn the_proven_drawing_line_is_in_the_grown_book_each_position_within_two_discs_of_a_draw() {
    let tree = tree();
    let scores = line_scores(&tree, &tree.scores()).unwrap();
    assert_eq!(scores.len(), 60);
    assert!(scores.iter().all(|score| score.abs() <= 2), "{scores:?}");
}

#[test]
fn the_statistics_belong_to_the_packed_book_and_count_all_tournament_games() {
    let (packed, book) = (data("statistics.bin"), Book::parse(&data("book.bin")).unwrap());
    let statistics = Statistics::parse(&packed, &book).unwrap();
    assert!(packed.len() <= 90_000, "{} bytes", packed.len());
    assert_eq!(statistics.at(0).games(), 127_472);
    assert_eq!(statistics.years(), Some(Years { first: 1977, last: 2021 }));
    // All four first moves lead to one position.
    assert_eq!(statistics.at(1).games(), 127_472);
}
