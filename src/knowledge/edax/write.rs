//! Writes `book.dat`, and makes such a book of what is known elsewhere.

use std::collections::HashMap;

use crate::knowledge::book::Indices;
use crate::knowledge::personal::MAX_DEPTH;
use crate::rules::Board;
use crate::types::{MAX_SCORE, Score, Selectivity, Square};

use super::book::Edax;
use super::record::{EdaxPosition, Header, Link, NAME, NO_MOVE, NO_SCORE, PASS, VERSION, last_first, target};

/// A position for the file, one where a move can be made, as [`playable`](crate::knowledge::book::playable) gives it.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The position.
    pub board: Board,
    /// Its score in discs for the side to move.
    pub score: Score,
    /// The level of its search, unless its score rests on those of other positions.
    pub level: Option<u8>,
    /// The moves that are known, with their scores.
    pub moves: Vec<(Square, Score)>,
}

/// The level of Edax that a search to a depth has at least.
pub fn level_of(depth: u8, selectivity: Selectivity, empties: u32) -> u8 {
    let is_exact = selectivity == Selectivity::NONE && u32::from(depth) >= empties;
    if is_exact { MAX_DEPTH } else { depth }
}

impl Edax {
    /// The bytes of the file.
    pub fn pack(&self) -> Vec<u8> {
        let Header { release, date, options } = self.header;
        let mut bytes = [&NAME[..], &[VERSION, release], &date].concat();
        bytes.extend(options.iter().flat_map(|option| option.to_le_bytes()));
        bytes.extend((self.positions.len() as u32).to_le_bytes());
        for (index, position) in self.positions.iter().enumerate() {
            let EdaxPosition { board, lines, score, level, leaf, link_count, .. } = *position;
            bytes.extend([board.player, board.opponent].iter().flat_map(|discs| discs.0.to_le_bytes()));
            bytes.extend(lines.iter().flat_map(|count| count.to_le_bytes()));
            bytes.extend(score.iter().flat_map(|bound| bound.to_le_bytes()));
            bytes.extend([link_count, level]);
            let links = self.links_of(index).iter().chain([&leaf]);
            bytes.extend(links.flat_map(|&Link { score, code }| [score as u8, code]));
        }
        bytes
    }

    /// The level of a position's own search.
    pub fn level(&self, board: Board) -> Option<u8> {
        Some(self.positions[self.index_of(board)?].level)
    }

    /// A book of such positions, each once. What they change nothing in stays as it is in an `earlier` book.
    ///
    /// Edax plays a move of each position that its book has. Positions without a known move are therefore left out, and
    /// where several moves lead to such, the best of them is the leaf.
    pub fn build(drafts: &[Draft], earlier: Option<&Self>) -> Self {
        let header = earlier.map_or_else(|| header_for(drafts), |book| book.header);
        let error = header.options[2].clamp(0, MAX_SCORE - 1) as i16;
        let level = header.options[0].clamp(0, MAX_DEPTH.into()) as u8;
        let mut new = Builder { earlier, level, error, made: HashMap::new() };
        new.keep_ends();
        for index in last_first(drafts.iter().map(|draft| draft.board)) {
            new.add(&drafts[index]);
        }
        new.finish(header)
    }
}

/// The head of a book that is made of other books. Its date is always the same, so that the same positions give the
/// same bytes.
fn header_for(drafts: &[Draft]) -> Header {
    let level = drafts.iter().filter_map(|draft| draft.level).min().unwrap_or(0);
    let empties = drafts.iter().map(|draft| draft.board.empty_count()).min().unwrap_or(0);
    let [low, high] = 2000i16.to_le_bytes();
    // What Edax assumes of a new book: searches err by two discs, those near the end by one.
    let options = [level.into(), empties as i32, 2, 1, 0];
    Header { release: 0, date: [low, high, 1, 1, 0, 0, 0, 0], options }
}

/// A position that was made, and its links.
type Made = (EdaxPosition, Vec<Link>);

struct Builder<'book> {
    earlier: Option<&'book Edax>,
    /// The level of positions that were not searched themselves.
    level: u8,
    /// How much a search errs, in discs.
    error: i16,
    made: HashMap<Board, Made>,
}

impl Builder<'_> {
    /// Keeps the positions of the earlier book where no move can be made, since drafts have none of them.
    fn keep_ends(&mut self) {
        let Some(book) = self.earlier else { return };
        for (index, position) in book.positions.iter().enumerate() {
            if position.board.moves().is_empty() {
                self.made.insert(position.board, (*position, book.links_of(index).to_vec()));
            }
        }
    }

    /// Positions with fewer empty squares were added before.
    fn add(&mut self, &Draft { board, score, level, ref moves }: &Draft) {
        let (mut links, mut leaf) = (Vec::<Link>::new(), Link::NONE);
        for square in Square::all(board.moves()) {
            let code = square.index() as u8;
            let told = moves.iter().find(|known| known.0 == square).map(|&(_, score)| score as i8);
            match self.after(board, code) {
                Some(value) => {
                    let link = Link { score: told.unwrap_or(-value), code };
                    let better = links.iter().filter(|other| other.score >= link.score).count();
                    links.insert(better, link);
                }
                None => {
                    let told = told.map(|score| Link { score, code });
                    leaf = told.filter(|told| told.score > leaf.score).unwrap_or(leaf);
                }
            }
        }
        if links.is_empty() && leaf == Link::NONE {
            if !self.is_earlier(board) {
                return;
            }
            leaf.score = score as i8;
        }
        self.make(board, score, level.unwrap_or(self.level), links, leaf);
    }

    /// The value of the position that a move leads to, if that is in the book. Where its side must pass, it is put into
    /// the book before the one that the pass leads to.
    fn after(&mut self, board: Board, code: u8) -> Option<i8> {
        let next = target(board, code);
        let value = |(position, links): &Made| position.value(links).map(|value| value as i8);
        if next.moves().is_empty()
            && let Some(beyond) = self.made.get(&target(next, PASS))
            && let Some(score) = value(beyond)
        {
            let (link, level) = (Link { score: -score, code: PASS }, beyond.0.level);
            self.make(next, link.score.into(), level, vec![link], Link::NONE);
        }
        self.made.get(&next).and_then(value)
    }

    fn make(&mut self, board: Board, score: Score, level: u8, links: Vec<Link>, leaf: Link) {
        if let Some((position, kept)) = self.unchanged(board, score, &links, leaf) {
            self.made.insert(board, (position, kept));
            return;
        }
        let best = links.iter().chain([&leaf]).map(|link| link.score).max().unwrap_or(NO_SCORE);
        let mut position = EdaxPosition {
            board,
            lines: [0, 0, 0, u32::from(leaf.has_score())],
            score: [best.into(), -127, -127],
            level,
            leaf,
            first_link: 0,
            link_count: links.len() as u8,
        };
        let [_, lower, upper] = &mut position.score;
        if leaf.has_score() {
            let score = i16::from(leaf.score);
            (*lower, *upper) = (score - self.error, score + self.error);
        }
        for link in &links {
            let (next, _) = &self.made[&target(board, link.code)];
            (*lower, *upper) = ((*lower).max(-next.score[2]), (*upper).max(-next.score[1]));
            let [wins, draws, losses, open] = next.lines;
            let lines = position.lines.iter_mut().zip([losses, draws, wins, open]);
            lines.for_each(|(count, more)| *count = count.saturating_add(more));
        }
        // Games are counted, and scores may be the mean of their results: neither is taken back from other positions.
        if self.earlier.is_some_and(|book| book.header.counts_games()) {
            position.lines = self.earlier_lines(board);
            position.score[0] = score as i16;
        }
        self.made.insert(board, (position, links));
    }

    /// The numbers of lines that the earlier book has.
    fn earlier_lines(&self, board: Board) -> [u32; 4] {
        let known = self.earlier.and_then(|book| Some(book.positions[book.index_of(board)?].lines));
        known.unwrap_or_default()
    }

    /// The position of the earlier book, if that says the same of it.
    fn unchanged(&self, board: Board, score: Score, links: &[Link], leaf: Link) -> Option<Made> {
        let earlier = self.earlier?;
        let index = earlier.index_of(board)?;
        let (position, kept) = (&earlier.positions[index], earlier.links_of(index));
        let is_same = position.value(kept) == Some(score)
            && kept.len() == links.len()
            && kept.iter().all(|link| links.contains(link))
            && (position.leaf == leaf || position.leaf.code == NO_MOVE && leaf.code == NO_MOVE);
        is_same.then(|| (*position, kept.to_vec()))
    }

    /// The book: first the positions of the earlier one in their order, then the new ones in that of a game.
    fn finish(mut self, header: Header) -> Edax {
        let mut order: Vec<_> = self.earlier.map_or(Vec::new(), |book| book.boards_of_all().collect());
        let mut new: Vec<_> = self.made.keys().copied().filter(|board| !self.is_earlier(*board)).collect();
        new.sort_unstable();
        order.extend(last_first(new.iter().copied()).into_iter().rev().map(|index| new[index]));
        let mut book = Edax {
            header,
            indices: Indices::new(order.len()),
            positions: Vec::with_capacity(order.len()),
            links: Vec::new(),
            searches: Vec::new(),
        };
        for board in order {
            let (position, links) = self.made.remove(&board).expect("a position of either book was made");
            book.indices.add(&book.positions, board);
            book.positions.push(EdaxPosition { first_link: book.links.len() as u32, ..position });
            book.links.extend(links);
        }
        book.settle();
        book
    }

    fn is_earlier(&self, board: Board) -> bool {
        self.earlier.is_some_and(|book| book.index_of(board).is_some())
    }
}
