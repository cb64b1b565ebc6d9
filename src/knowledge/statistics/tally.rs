use std::collections::HashMap;

use crate::knowledge::book::Book;
use crate::rules::Position;
use crate::types::{Color, Score, Square};

use super::results::Results;
use super::years::Years;

/// Games that are counted along a book.
#[derive(Clone, Debug)]
pub struct Tally {
    /// For each entry.
    results: Vec<Results>,
    /// For each step from one entry to another; from the entry itself for games that come from outside the book. For
    /// the side to move at the first entry.
    steps: HashMap<(usize, usize), Results>,
    years: Option<Years>,
}

impl Tally {
    /// No game yet.
    pub fn new(book: &Book) -> Self {
        Self { results: vec![Results::default(); book.entries().len()], steps: HashMap::new(), years: None }
    }

    /// Counts a game from the start, its moves without passes and its result in discs for black, to its end or its
    /// first illegal move.
    pub fn add(&mut self, book: &Book, moves: &[Square], result: Score) {
        let mut position = Position::START;
        let mut before = Some((0, position.turn));
        let mut moves = moves.iter();
        loop {
            if position.board.moves().is_empty() {
                position = Position { board: position.board.pass(), turn: !position.turn };
            }
            let turn = position.turn;
            let index = book.index_of(position.board);
            if let Some(index) = index {
                self.results[index] = sum(self.results[index], for_side(turn, result));
                let (from, side) = before.unwrap_or((index, turn));
                if index > 0 {
                    let step = self.steps.entry((from, index)).or_default();
                    *step = sum(*step, for_side(side, result));
                }
            }
            before = index.map(|index| (index, turn));
            match moves.next() {
                Some(square) if position.board.moves().has(*square) => {
                    position = Position { board: position.board.play(*square), turn: !turn };
                }
                _ => return,
            }
        }
    }

    /// Notes the year of a game.
    pub fn add_year(&mut self, year: u16) {
        let Years { first, last } = self.years.unwrap_or(Years { first: year, last: year });
        self.years = Some(Years { first: first.min(year), last: last.max(year) });
    }

    /// The years of the games that were counted, where they were told.
    pub(super) fn years(&self) -> Option<Years> {
        self.years
    }

    /// The games that came to an entry, for its side to move.
    pub(super) fn at(&self, index: usize) -> Results {
        self.results[index]
    }

    /// The games that went from one entry to another, for the side to move at the first.
    pub(super) fn along(&self, from: usize, to: usize) -> Results {
        self.steps.get(&(from, to)).copied().unwrap_or_default()
    }
}

fn for_side(turn: Color, result: Score) -> Results {
    Results::of(if turn == Color::Black { result } else { -result })
}

fn sum(results: Results, game: Results) -> Results {
    results.checked_add(game).expect("fewer games than numbers")
}
