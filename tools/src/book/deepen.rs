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
    /// How many positions have their best move out of the book searched so deep: those where it costs least to reach.
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
            cheapest.map(|(_, index)| index).filter(|&index| grower.is_due(&tree, index)).collect();
        println!("{} positions to search, the start is worth {:+}", due.len(), tree.scores()[0]);
        due.truncate(BATCH);
        if due.is_empty() {
            return Ok(());
        }
        grower.search(&mut tree, &due)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::grow;

    #[test]
    fn the_positions_that_cost_least_to_reach_are_searched_deeper_and_no_others() {
        let book = std::env::temp_dir().join(format!("flipside-deepen-{}", std::process::id()));
        let effort = |depth| Effort { depth, exact: 6, seed: Some(3) };
        let grown = grow::Options { book: book.clone(), positions: 100, effort: effort(2) };
        grow::run(&grown).unwrap();
        let options = Options { book: book.clone(), positions: 10, effort: effort(4) };
        let before = Tree::open(&book).unwrap();
        run(&options).unwrap();
        let deepened = Tree::open(&book).unwrap();
        for &(_, index) in &deviation::by_cost(&deepened)[..10] {
            assert!(deepened.nodes()[index as usize].leaf.depth >= 4);
        }
        let pairs = || before.nodes().iter().zip(deepened.nodes());
        let changed = pairs().filter(|(before, after)| before != after).count();
        assert!((10..50).contains(&changed), "{changed} changed");
        assert!(pairs().all(|(before, after)| before == after || after.leaf.depth >= 4));
        // A second run does nothing again.
        run(&options).unwrap();
        assert_eq!(Tree::open(&book).unwrap().nodes(), deepened.nodes());
        std::fs::remove_file(book).unwrap();
    }
}
