use crate::knowledge::book::Places;
use crate::knowledge::personal::{MAX_DEPTH, Searched};
use crate::knowledge::statistics::Results;
use crate::rules::Board;
use crate::types::{Score, Selectivity, Square};

use super::record::{EdaxPosition, Header, Link, NO_SCORE, PASS, last_first, target};

/// A book of Edax that can be looked up.
#[derive(Clone, Debug)]
pub struct Edax {
    pub(super) header: Header,
    pub(super) positions: Vec<EdaxPosition>,
    /// The links of all positions, one after the other.
    pub(super) links: Vec<Link>,
    pub(super) places: Places,
    /// The search that the score of each position rests on.
    pub(super) searches: Vec<(u8, Selectivity)>,
}

impl Edax {
    /// How many positions the file has.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether the file has no position.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions where a move can be made, as [`playable`](crate::knowledge::book::playable) gives them.
    pub fn boards(&self) -> impl Iterator<Item = Board> + '_ {
        self.boards_of_all().filter(|board| board.moves() != 0)
    }

    pub(super) fn boards_of_all(&self) -> impl Iterator<Item = Board> + '_ {
        self.positions.iter().map(|position| position.board)
    }

    /// What a position, as [`playable`](crate::knowledge::book::playable) gives it, is worth. It may be known only by the position
    /// before a forced pass.
    pub fn find(&self, board: Board) -> Option<Searched> {
        match self.place(board) {
            Some(place) => Some(self.searched(place)),
            None => Some(self.searched(self.before_pass(board)?).after(true)),
        }
    }

    /// The bounds of the score of a position, as [`playable`](crate::knowledge::book::playable) gives it: it would be between them if
    /// each search erred as little as the book assumes.
    pub fn bounds(&self, board: Board) -> Option<[Score; 2]> {
        let of = |place: usize| self.positions[place].score.map(Score::from);
        let [lower, upper] = match self.place(board) {
            Some(place) => [of(place)[1], of(place)[2]],
            None => {
                let [_, lower, upper] = of(self.before_pass(board)?);
                [-upper, -lower]
            }
        };
        let unknown = Score::from(NO_SCORE).abs();
        (lower > -unknown && upper < unknown).then_some([lower, upper])
    }

    /// What the book says of a move in a position, as [`playable`](crate::knowledge::book::playable) gives it, to the side that makes it.
    pub fn of_move(&self, board: Board, square: Square) -> Option<Searched> {
        let place = self.place(board)?;
        let position = &self.positions[place];
        let is_it = |link: &&Link| link.code == square.index() as u8;
        if let Some(link) = self.links_of(place).iter().find(is_it) {
            let (depth, selectivity) = self.beyond(board, *link);
            return Some(Searched { score: link.score.into(), depth, selectivity });
        }
        let leaf = Some(&position.leaf).filter(is_it)?;
        let (depth, selectivity) = position.own_search();
        Some(Searched { score: leaf.score.into(), depth, selectivity })
    }

    /// The games that came to a position, as [`playable`](crate::knowledge::book::playable) gives it, where the book counts games.
    pub fn results(&self, board: Board) -> Option<Results> {
        let place = self.place(board).filter(|_| self.header.counts_games())?;
        let [wins, draws, losses, _] = self.positions[place].lines;
        Some(Results { wins, draws, losses })
    }

    pub(super) fn place(&self, board: Board) -> Option<usize> {
        self.places.find(&self.positions, board)
    }

    /// The place of the position before a forced pass that leads to this one.
    fn before_pass(&self, board: Board) -> Option<usize> {
        let before = Some(board.pass()).filter(|before| before.moves() == 0)?;
        self.place(before.canonical().0)
    }

    fn searched(&self, place: usize) -> Searched {
        let position = &self.positions[place];
        let score = position.value(self.links_of(place)).expect("a position without a score is refused");
        let (depth, selectivity) = self.searches[place];
        Searched { score, depth, selectivity }
    }

    pub(super) fn links_of(&self, place: usize) -> &[Link] {
        let EdaxPosition { first_link, link_count, .. } = self.positions[place];
        &self.links[first_link as usize..][..link_count.into()]
    }

    /// The search behind a link, seen from the board before it.
    fn beyond(&self, board: Board, link: Link) -> (u8, Selectivity) {
        let place = self.place(target(board, link.code)).expect("a link to no position is refused");
        let (depth, selectivity) = self.searches[place];
        (MAX_DEPTH.min(depth + u8::from(link.code != PASS)), selectivity)
    }

    /// Finds the search behind each score. The positions that links lead to are done first.
    pub(super) fn settle(&mut self) {
        self.searches = self.positions.iter().map(EdaxPosition::own_search).collect();
        for place in last_first(self.boards_of_all()) {
            let EdaxPosition { board, leaf, .. } = self.positions[place];
            let links = self.links_of(place).iter();
            let links = links.map(|&link| (link.score, self.beyond(board, link)));
            if let Some((_, search)) = links.max().filter(|&(score, _)| score >= leaf.score) {
                self.searches[place] = search;
            }
        }
    }
}
