use crate::knowledge::book::Indices;
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
    pub(super) indices: Indices,
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
        self.boards_of_all().filter(|board| !board.moves().is_empty())
    }

    pub(super) fn boards_of_all(&self) -> impl Iterator<Item = Board> + '_ {
        self.positions.iter().map(|position| position.board)
    }

    /// What a position, as [`playable`](crate::knowledge::book::playable) gives it, is worth. It may be known only by
    /// the position before a forced pass.
    pub fn find(&self, board: Board) -> Option<Searched> {
        match self.index_of(board) {
            Some(index) => Some(self.searched(index)),
            None => Some(self.searched(self.before_pass(board)?).after(true)),
        }
    }

    /// The bounds of the score of a position, as [`playable`](crate::knowledge::book::playable) gives it: it would be
    /// between them if each search erred as little as the book assumes.
    pub fn bounds(&self, board: Board) -> Option<[Score; 2]> {
        let of = |index: usize| self.positions[index].score.map(Score::from);
        let [lower, upper] = match self.index_of(board) {
            Some(index) => [of(index)[1], of(index)[2]],
            None => {
                let [_, lower, upper] = of(self.before_pass(board)?);
                [-upper, -lower]
            }
        };
        let unknown = Score::from(NO_SCORE).abs();
        (lower > -unknown && upper < unknown).then_some([lower, upper])
    }

    /// What the book says of a move in a position, as [`playable`](crate::knowledge::book::playable) gives it, to the
    /// side that makes it.
    pub fn of_move(&self, board: Board, square: Square) -> Option<Searched> {
        let index = self.index_of(board)?;
        let position = &self.positions[index];
        let is_it = |link: &&Link| link.code == square.index() as u8;
        if let Some(link) = self.links_of(index).iter().find(is_it) {
            let (depth, selectivity) = self.beyond(board, *link);
            return Some(Searched { score: link.score.into(), depth, selectivity });
        }
        let leaf = Some(&position.leaf).filter(is_it)?;
        let (depth, selectivity) = position.own_search();
        Some(Searched { score: leaf.score.into(), depth, selectivity })
    }

    /// The games that came to a position, as [`playable`](crate::knowledge::book::playable) gives it, where the book
    /// counts games.
    pub fn results(&self, board: Board) -> Option<Results> {
        let index = self.index_of(board).filter(|_| self.header.counts_games())?;
        let [wins, draws, losses, _] = self.positions[index].lines;
        Some(Results { wins, draws, losses })
    }

    pub(super) fn index_of(&self, board: Board) -> Option<usize> {
        self.indices.find(&self.positions, board)
    }

    /// The index of the position before a forced pass that leads to this one.
    fn before_pass(&self, board: Board) -> Option<usize> {
        let before = Some(board.pass()).filter(|before| before.moves().is_empty())?;
        self.index_of(before.canonical().0)
    }

    fn searched(&self, index: usize) -> Searched {
        let position = &self.positions[index];
        let score = position.value(self.links_of(index)).expect("a position without a score is refused");
        let (depth, selectivity) = self.searches[index];
        Searched { score, depth, selectivity }
    }

    pub(super) fn links_of(&self, index: usize) -> &[Link] {
        let EdaxPosition { first_link, link_count, .. } = self.positions[index];
        &self.links[first_link as usize..][..link_count.into()]
    }

    /// The search behind a link, seen from the board before it.
    fn beyond(&self, board: Board, link: Link) -> (u8, Selectivity) {
        let index = self.index_of(target(board, link.code)).expect("a link to no position is refused");
        let (depth, selectivity) = self.searches[index];
        (MAX_DEPTH.min(depth + u8::from(link.code != PASS)), selectivity)
    }

    /// Finds the search behind each score. The positions that links lead to are done first.
    pub(super) fn settle(&mut self) {
        self.searches = self.positions.iter().map(EdaxPosition::own_search).collect();
        for index in last_first(self.boards_of_all()) {
            let EdaxPosition { board, leaf, .. } = self.positions[index];
            let links = self.links_of(index).iter();
            let links = links.map(|&link| (link.score, self.beyond(board, link)));
            if let Some((_, search)) = links.max().filter(|&(score, _)| score >= leaf.score) {
                self.searches[index] = search;
            }
        }
    }
}
