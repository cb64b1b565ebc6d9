//! Labeled positions, and which of them are held out to measure the result.

use std::path::PathBuf;

use flipside::coding::fnv1a_words;
use flipside::evaluation::{DISC, Model};
use flipside::rules::Board;

use super::configurations::{Configurations, Counts};
use crate::files::position_file::{self, LabeledPosition};

/// One position in this many is held out of training.
const HELD_OUT: u64 = 64;

/// How many positions are read at a time.
pub const BLOCK: usize = 1 << 13;

/// A labeled position.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position, seen from the side to move.
    pub board: Board,
    /// The score in discs.
    pub score: f32,
    /// How much its error counts.
    pub weight: f32,
}

impl Example {
    /// An example from a position, its score multiplied by a factor; `None` when it has no score.
    pub fn of(position: LabeledPosition, weight: f32, stretch: f32) -> Option<Self> {
        let score = stretch * f32::from(position.score?) / DISC as f32;
        Some(Self { board: position.board, score: score.clamp(-64.0, 64.0), weight })
    }

    /// Whether it is held out. Symmetric positions are treated alike.
    pub fn is_held_out(&self) -> bool {
        let board = self.board.canonical().0;
        let hash = (board.player.0 ^ board.opponent.0.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (hash >> 40).is_multiple_of(HELD_OUT)
    }
}

/// Labeled positions: those to train on, and those held out for validation.
#[derive(Default)]
pub struct Examples {
    /// The positions to train on.
    pub training: Vec<Example>,
    /// The held-out positions.
    pub held_out: Vec<Example>,
}

impl Examples {
    /// Adds a position to the training set or to the held-out ones.
    pub fn add(&mut self, example: Example) {
        let examples = if example.is_held_out() { &mut self.held_out } else { &mut self.training };
        examples.push(example);
    }
}

/// Labeled positions in blocks, which are read when they are needed: there may be more of them than memory holds.
pub trait Blocks {
    /// The number of blocks.
    fn count(&self) -> usize;

    /// Appends the positions of a block, those held out among them.
    ///
    /// # Errors
    /// Names the file that cannot be read.
    fn read(&self, block: usize, into: &mut Vec<Example>) -> anyhow::Result<()>;
}

/// A file of positions, how much their errors count, and what their scores are multiplied by.
#[derive(Clone, Debug)]
pub struct Source {
    pub path: PathBuf,
    pub weight: f32,
    pub stretch: f32,
}

/// The blocks of files of positions.
pub struct Files {
    sources: Vec<Source>,
    /// For each block its file and the number of the first position.
    blocks: Vec<(usize, usize)>,
}

impl Files {
    /// # Errors
    /// Names the file that cannot be read.
    pub fn open(sources: &[Source]) -> anyhow::Result<Self> {
        let mut blocks = Vec::new();
        for (file, source) in sources.iter().enumerate() {
            blocks.extend((0..position_file::count(&source.path)?).step_by(BLOCK).map(|first| (file, first)));
        }
        Ok(Self { sources: sources.to_vec(), blocks })
    }
}

impl Blocks for Files {
    fn count(&self) -> usize {
        self.blocks.len()
    }

    fn read(&self, block: usize, into: &mut Vec<Example>) -> anyhow::Result<()> {
        let (file, first) = self.blocks[block];
        let Source { path, weight, stretch } = &self.sources[file];
        let positions = position_file::read_some(path, first, BLOCK)?;
        into.extend(positions.into_iter().filter_map(|position| Example::of(position, *weight, *stretch)));
        Ok(())
    }
}

/// What must be known of all positions before training begins.
pub struct Survey {
    /// Which configurations have a row.
    pub configurations: Configurations,
    /// The number of positions to train on.
    pub positions: usize,
    /// Those held out.
    pub held_out: Vec<Example>,
    /// A hash of all that training reads.
    pub hash: u64,
}

impl Survey {
    /// Reads all blocks. Configurations seen at least `least` times have a row, and those of the weights that training
    /// starts from.
    ///
    /// # Errors
    /// When a file cannot be read, or there are too many configurations.
    pub fn of(blocks: &dyn Blocks, least: u32, start: Option<&Model>) -> anyhow::Result<Self> {
        let (mut counts, mut positions, mut held_out, mut hash) = (Counts::new(), 0, Vec::new(), 0);
        let mut examples = Vec::new();
        for block in 0..blocks.count() {
            examples.clear();
            blocks.read(block, &mut examples)?;
            let numbers = |example: &Example| {
                let bits = [example.score, example.weight].map(f32::to_bits).map(u64::from);
                [example.board.player.0, example.board.opponent.0, bits[0], bits[1]]
            };
            hash = fnv1a_words(std::iter::once(hash).chain(examples.iter().flat_map(numbers)));
            for example in &examples {
                if example.is_held_out() {
                    held_out.push(*example);
                } else {
                    counts.add(example.board);
                    positions += 1;
                }
            }
        }
        Ok(Self { configurations: Configurations::of(counts, least, start)?, positions, held_out, hash })
    }
}
