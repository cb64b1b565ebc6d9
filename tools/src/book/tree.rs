//! A growing book and its file.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use flipside::coding::fnv1a;
use flipside::knowledge::book::{Step, playable, step};
use flipside::rules::{Board, Position};
use flipside::types::{Score, Selectivity, Square, Squares};

use crate::files::atomic;

const MAGIC: &[u8; 8] = b"FlipTree";
/// The bytes of a position in the file: player and opponent (u64 each, little-endian), the square of the best move that
/// leaves the book, its score, the depth and the step of the selectivity of the search that found it.
const SIZE: usize = 20;
/// In place of a square: no legal move leaves the book.
const NO_SQUARE: u8 = 64;

/// The best move that leaves the book, as a search found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The move; none where every move stays in the book, and before the first search.
    pub square: Option<Square>,
    /// What it is worth to the side to move, in discs.
    pub score: i8,
    /// The depth of the search in plies; 0 before the first one.
    pub depth: u8,
    /// The confidence of the search's forward cuts.
    pub selectivity: Selectivity,
}

impl Leaf {
    const UNKNOWN: Self = Self { square: None, score: 0, depth: 0, selectivity: Selectivity::LOOSEST };
}

/// A position of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The position, canonical; the side to move has a move.
    pub board: Board,
    /// The best move that leaves the book.
    pub leaf: Leaf,
}

/// A growing book: positions in the order in which they were added, the start first.
pub struct Tree {
    nodes: Vec<Node>,
    indices: HashMap<Board, u32>,
}

impl Tree {
    /// A book of the start alone.
    pub fn new() -> Self {
        let mut tree = Self { nodes: Vec::new(), indices: HashMap::new() };
        tree.add(Position::START.board.canonical().0);
        tree
    }

    /// The book of a file, or of the start alone where there is no file yet.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        if !path.exists() {
            return Ok(Self::new());
        }
        let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        Self::parse(&bytes).with_context(|| format!("reading {}", path.display()))
    }

    /// Reads the bytes of a file.
    pub fn parse(bytes: &[u8]) -> anyhow::Result<Self> {
        ensure!(bytes.starts_with(MAGIC), "a growing book: expected it to begin with FlipTree");
        let whole = bytes.len() >= 16 && (bytes.len() - 16).is_multiple_of(SIZE);
        ensure!(
            whole,
            "a growing book: expected whole positions of {SIZE} bytes, found {} bytes",
            bytes.len()
        );
        let (nodes, checksum) = bytes[8..].split_at(bytes.len() - 16);
        let expected = fnv1a(nodes.iter().copied()).to_le_bytes();
        ensure!(checksum == expected, "a growing book: its checksum does not match: it is damaged");
        let mut tree = Self { nodes: Vec::new(), indices: HashMap::new() };
        for bytes in nodes.chunks_exact(SIZE) {
            let node = Node::from_bytes(bytes);
            let index = tree.add(node.board);
            tree.nodes[index as usize] = node;
        }
        Ok(tree)
    }

    /// Writes the book to a file, which holds either the book before or this one, whatever happens meanwhile.
    pub fn save(&self, path: &Path) -> anyhow::Result<()> {
        let nodes: Vec<u8> = self.nodes.iter().flat_map(|node| node.to_bytes()).collect();
        let checksum = fnv1a(nodes.iter().copied()).to_le_bytes();
        atomic::write(path, &[&MAGIC[..], &nodes, &checksum].concat())
    }

    /// The positions in the order in which they were added.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Where a position of the book stands; it must be as [`playable`] gives it.
    pub fn index_of(&self, board: Board) -> Option<u32> {
        self.indices.get(&board).copied()
    }

    /// Adds a position that [`playable`] gave, unless it is there; returns its index.
    pub fn add(&mut self, board: Board) -> u32 {
        debug_assert_eq!(playable(board), Some((board, false)));
        let next = self.nodes.len() as u32;
        *self.indices.entry(board).or_insert_with(|| {
            self.nodes.push(Node { board, leaf: Leaf::UNKNOWN });
            next
        })
    }

    /// Notes the best move that leaves the book, as a search found it.
    pub fn set_leaf(&mut self, index: u32, leaf: Leaf) {
        self.nodes[index as usize].leaf = leaf;
    }

    /// The legal moves of a position with the positions of the book that they lead to; none for a move that leaves it.
    pub fn moves(&self, board: Board) -> impl Iterator<Item = (Square, Option<(u32, Step)>)> + '_ {
        Square::all(board.moves()).map(move |square| {
            let next = step(board, square);
            (square, next.and_then(|next| Some((self.index_of(next.board)?, next))))
        })
    }

    /// The squares of the legal moves that leave the book.
    pub fn moves_out(&self, board: Board) -> Squares {
        self.moves(board)
            .filter(|(_, kept)| kept.is_none())
            .fold(Squares::NONE, |set, (square, _)| set | square.bit())
    }

    /// The score of every position for its side to move, in discs: of the best of its moves, in the book or out of it.
    pub fn scores(&self) -> Vec<Score> {
        let mut scores = vec![0; self.nodes.len()];
        // A move leads to fewer empty squares, so what it leads to is known first.
        for index in self.indices_by_empties().into_iter().rev() {
            let Node { board, leaf } = self.nodes[index as usize];
            let out = leaf.square.map(|_| Score::from(leaf.score));
            let kept = self.moves(board).filter_map(|(_, kept)| kept);
            let kept = kept.map(|(next, step)| step.seen_from_before(scores[next as usize]));
            scores[index as usize] = kept.chain(out).max().unwrap_or(0);
        }
        scores
    }

    /// The indices of all positions, those with the most empty squares first.
    pub fn indices_by_empties(&self) -> Vec<u32> {
        let mut indices: Vec<_> = (0..self.nodes.len() as u32).collect();
        indices.sort_by_key(|&index| std::cmp::Reverse(self.nodes[index as usize].board.empty_count()));
        indices
    }
}

impl Node {
    fn to_bytes(self) -> [u8; SIZE] {
        let Leaf { square, score, depth, selectivity } = self.leaf;
        let square = square.map_or(NO_SQUARE, |square| square.index() as u8);
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&self.board.player.0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent.0.to_le_bytes());
        bytes[16..].copy_from_slice(&[square, score as u8, depth, selectivity.step()]);
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Self {
        let word =
            |from| bytes[from..from + 8].iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let board = Board { player: Squares(word(0)), opponent: Squares(word(8)) };
        let square = Square::try_new(bytes[16]);
        let selectivity = Selectivity::from_step(bytes[19]);
        Self { board, leaf: Leaf { square, score: bytes[17] as i8, depth: bytes[18], selectivity } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_reads_back_from_its_file_and_a_damaged_file_is_refused() {
        let path = std::env::temp_dir().join(format!("flipside-tree-{}", std::process::id()));
        let mut tree = Tree::open(&path).unwrap();
        let [start, first] = [
            tree.nodes()[0].board,
            step(tree.nodes()[0].board, Square::lowest(tree.nodes()[0].board.moves()).unwrap())
                .unwrap()
                .board,
        ];
        let index = tree.add(first);
        let leaf = Leaf { square: Square::try_new(63), score: -3, depth: 9, selectivity: Selectivity::NONE };
        tree.set_leaf(index, leaf);
        tree.save(&path).unwrap();
        let read = Tree::open(&path).unwrap();
        assert_eq!(read.nodes(), tree.nodes());
        assert_eq!([read.index_of(start), read.index_of(first)], [Some(0), Some(index)]);
        let mut bytes = fs::read(&path).unwrap();
        for index in 0..bytes.len() {
            bytes[index] ^= 4;
            assert!(Tree::parse(&bytes).is_err(), "byte {index}");
            bytes[index] ^= 4;
        }
        assert!(Tree::parse(&bytes[..bytes.len() - 1]).is_err());
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_score_is_that_of_the_best_move_in_the_book_or_out_of_it() {
        let mut tree = Tree::new();
        let start = tree.nodes()[0].board;
        let square = Square::lowest(start.moves()).unwrap();
        let next = tree.add(step(start, square).unwrap().board);
        let leaf = |score| Leaf { square: Some(square), score, depth: 1, selectivity: Selectivity::NONE };
        tree.set_leaf(next, leaf(-6));
        assert_eq!(tree.scores(), [6, -6]);
        assert_eq!(tree.moves_out(start), Squares::NONE);
        tree.set_leaf(0, leaf(8));
        assert_eq!(tree.scores(), [8, -6]);
    }
}
