//! Training positions and their labels, block by block.
//!
//! The positions of a block are drawn from a seed, so only its labels need keeping: those that took long are packed, in
//! half a byte each, and the blocks that have none are labeled anew.

mod packed;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use crate::files::atomic;
use crate::files::position_file::{self, LabeledPosition, Writer};
use crate::setting;
use crate::training::{label, positions};

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Test files whose positions are left out: `board side …` a line, .xz or plain.
    #[arg(long, num_args = 1..)]
    exclude: Vec<PathBuf>,
    /// The folder of labeled positions, a file for each block; an interrupted run resumes where these end.
    #[arg(long)]
    out: PathBuf,
    /// The folder of packed labels, a file for each block: a block that has one here is not labeled anew, and one that
    /// is labeled is packed there.
    #[arg(long)]
    packed: Option<PathBuf>,
    /// The number of the first block, which is also the seed that its positions are drawn with.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// The number of blocks.
    #[arg(long, default_value_t = 1)]
    blocks: u64,
    /// The fewest empty squares.
    #[arg(long, default_value_t = 11)]
    from: usize,
    /// The most empty squares.
    #[arg(long, default_value_t = 56)]
    to: usize,
    /// The number of positions of a block for each number of empty squares, each up to three random plies off a game.
    #[arg(long, default_value_t = 50_000)]
    each: usize,
    /// The weights that label, and from whose values packed labels differ little.
    #[arg(long)]
    weights: PathBuf,
    /// How many plies to search, every other position one ply deeper; exact to 11 empty squares.
    #[arg(long, default_value_t = 4)]
    depth: u8,
    /// The multi-ProbCut confidence of the searches, in percent.
    #[arg(long, default_value_t = 73)]
    selectivity: u32,
}

/// How far off a game positions are drawn, in plies.
const RANDOM_PLIES: usize = 3;
/// Positions with at most this many empty squares are solved.
const EXACT: u32 = 11;

/// Makes the blocks that are missing.
///
/// # Errors
/// Names files that cannot be read or written, and packed labels that belong to other positions or weights.
pub fn run(options: &Options) -> anyhow::Result<()> {
    for folder in [Some(&options.out), options.packed.as_ref()].into_iter().flatten() {
        std::fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    let last = options.first + options.blocks;
    for block in options.first..last {
        let out = options.out.join(format!("{block}.bin"));
        if !out.try_exists()? {
            println!("block {block}, {} to go after it", last - 1 - block);
            options.make(block, &out)?;
        }
    }
    Ok(())
}

impl Options {
    fn make(&self, block: u64, out: &Path) -> anyhow::Result<()> {
        let sampled = out.with_extension("sampled");
        let labeling = out.with_extension("part");
        if !labeling.try_exists()? {
            positions::run(&self.drawing(block, sampled.clone()))?;
        }
        let weights = setting::weights(Some(&self.weights))?;
        let packed = self.packed.as_ref().map(|folder| folder.join(format!("{block}.labels")));
        match &packed {
            Some(path) if path.try_exists()? => {
                let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
                let mut positions = position_file::read(&sampled)?;
                packed::unpack(&bytes, &mut positions, &weights)
                    .with_context(|| format!("reading {}", path.display()))?;
                write(&labeling, &positions)?;
            }
            _ => {
                label::run(&self.labeling(sampled.clone(), labeling.clone()))?;
                if let Some(path) = packed {
                    atomic::write(&path, &packed::pack(&position_file::read(&labeling)?, &weights)?)?;
                }
            }
        }
        std::fs::rename(&labeling, out).with_context(|| format!("writing {}", out.display()))?;
        std::fs::remove_file(&sampled).with_context(|| format!("deleting {}", sampled.display()))
    }

    /// How the positions of a block are drawn.
    fn drawing(&self, block: u64, out: PathBuf) -> positions::Options {
        let Self { from, to, each, .. } = *self;
        positions::Options {
            games: self.games.clone(),
            exclude: self.exclude.clone(),
            out,
            from,
            to,
            each,
            random_plies: RANDOM_PLIES,
            perfect: false,
            lambda: None,
            seed: block,
        }
    }

    /// How they are labeled.
    fn labeling(&self, positions: PathBuf, out: PathBuf) -> label::Options {
        label::Options {
            positions,
            out,
            from: 0,
            to: 60,
            exact: EXACT,
            weights: Some(self.weights.clone()),
            depth: self.depth,
            selectivity: Some(self.selectivity),
            keep: 0.0,
            each: None,
        }
    }
}

fn write(path: &Path, positions: &[LabeledPosition]) -> anyhow::Result<()> {
    let mut out = Writer::create(path)?;
    positions.iter().try_for_each(|&position| out.write(position))?;
    out.finish()
}
