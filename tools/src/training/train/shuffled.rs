//! The positions of an epoch in a random order, in batches, without all of them in memory.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::examples::{Blocks, Example};

/// How many blocks are in memory at the same time: four million positions, 100 MB.
pub const WINDOW: usize = 512;

/// Batches of positions. The blocks come in a random order, and the positions of a window of blocks in a random order
/// as well.
pub struct Shuffled<'a> {
    blocks: &'a dyn Blocks,
    order: Vec<usize>,
    /// How many blocks of the order were read.
    read: usize,
    window: usize,
    batch: usize,
    /// Positions that were read; those before `next` are spent.
    pool: Vec<Example>,
    next: usize,
    random: ChaCha8Rng,
}

impl<'a> Shuffled<'a> {
    /// The batches of an epoch, each of `batch` positions, the last of fewer. `window` blocks are in memory at a time.
    pub fn new(blocks: &'a dyn Blocks, window: usize, batch: usize, seed: u64, epoch: u32) -> Self {
        // Each epoch has a random stream of its own, so that a resumed run shuffles as an uninterrupted one.
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(1 + u64::from(epoch));
        let mut order: Vec<_> = (0..blocks.count()).collect();
        order.shuffle(&mut random);
        Self { blocks, order, read: 0, window, batch, pool: Vec::new(), next: 0, random }
    }

    /// The next batch; an empty one at the end.
    ///
    /// # Errors
    /// Names the file that cannot be read.
    pub fn next(&mut self) -> anyhow::Result<&[Example]> {
        while self.pool.len() - self.next < self.batch && self.read < self.order.len() {
            self.pool.drain(..self.next);
            self.next = 0;
            let end = (self.read + self.window).min(self.order.len());
            for &block in &self.order[self.read..end] {
                let kept = self.pool.len();
                self.blocks.read(block, &mut self.pool)?;
                retain_from(&mut self.pool, kept, |example| !example.is_held_out());
            }
            self.read = end;
            self.pool.shuffle(&mut self.random);
        }
        let start = self.next;
        self.next = (start + self.batch).min(self.pool.len());
        Ok(&self.pool[start..self.next])
    }
}

/// Keeps what is wanted of the elements from an index on.
fn retain_from<T: Copy>(all: &mut Vec<T>, first: usize, is_wanted: impl Fn(&T) -> bool) {
    let mut end = first;
    for index in first..all.len() {
        if is_wanted(&all[index]) {
            all[end] = all[index];
            end += 1;
        }
    }
    all.truncate(end);
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use flipside::rules::Board;
    use flipside::types::Squares;

    use super::*;

    /// Blocks of 100 positions that differ.
    struct Numbered(usize);

    impl Blocks for Numbered {
        fn count(&self) -> usize {
            self.0
        }

        fn read(&self, block: usize, into: &mut Vec<Example>) -> anyhow::Result<()> {
            let board =
                |number: usize| Board { player: Squares(number as u64 + 1), opponent: Squares(1 << 63) };
            let positions = 100 * block..100 * (block + 1);
            into.extend(positions.map(|number| Example { board: board(number), score: 0.0, weight: 1.0 }));
            Ok(())
        }
    }

    fn batches(epoch: u32) -> Vec<Vec<Board>> {
        let mut shuffled = Shuffled::new(&Numbered(30), 4, 64, 5, epoch);
        let next = || {
            let batch = shuffled.next().unwrap().iter().map(|example| example.board).collect::<Vec<_>>();
            (!batch.is_empty()).then_some(batch)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn an_epoch_has_every_position_once_but_those_held_out() {
        let mut all = Vec::new();
        (0..30).for_each(|block| Numbered(30).read(block, &mut all).unwrap());
        let expected: HashMap<_, _> =
            all.iter().filter(|example| !example.is_held_out()).map(|example| (example.board, 1)).collect();
        assert!((2900..3000).contains(&expected.len()), "{} to train on", expected.len());
        let batches = batches(0);
        let mut found = HashMap::new();
        batches.iter().flatten().for_each(|board| *found.entry(*board).or_insert(0) += 1);
        assert_eq!(found, expected);
        let (last, others) = batches.split_last().unwrap();
        assert!(others.iter().all(|batch| batch.len() == 64) && last.len() <= 64);
    }

    #[test]
    fn the_order_follows_from_seed_and_epoch_and_mixes_blocks() {
        assert_eq!(batches(3), batches(3));
        assert_ne!(batches(3), batches(4));
        let blocks = |batch: &Vec<Board>| {
            batch.iter().map(|board| board.player.0 / 100).collect::<std::collections::HashSet<_>>().len()
        };
        assert!(batches(3).iter().all(|batch| blocks(batch) >= 3));
    }
}
