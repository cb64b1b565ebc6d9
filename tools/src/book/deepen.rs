//! Searches again, deeper, what matters most in a grown book.

use std::path::PathBuf;

use clap::Args;

use super::deviation;
use super::grow::Grower;
use super::judge::Effort;
use super::tree::Tree;

/// How many positions are searched before costs are reckoned anew: their scores decide what matters.
const BATCH: usize = 256;

#[derive(Args)]
pub struct Options {
    /// The growing book; an interrupted run resumes where this file ends.
    #[arg(long)]
    book: PathBuf,
    /// Of how many positions the best move out of the book is to be searched so deep: those where it costs least to reach.
    #[arg(long)]
    positions: usize,
    #[command(flatten)]
    effort: Effort,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut tree = Tree::open(&options.book)?;
    let mut grower = Grower::new(&options.book, options.effort)?;
    loop {
        let cheapest = deviation::by_cost(&tree).into_iter().take(options.positions);
        let mut due: Vec<_> =
            cheapest.map(|(_, place)| place).filter(|&place| grower.is_due(&tree, place)).collect();
        println!("{} positions to search, the start is worth {:+}", due.len(), tree.scores()[0]);
        due.truncate(BATCH);
        if due.is_empty() {
            return Ok(());
        }
        grower.search(&mut tree, &due)?;
    }
}
