use crate::rules::Board;

/// What has an index by its board, which no other one has.
pub trait Indexed {
    /// The board.
    fn board(&self) -> Board;
}

/// Where each board stands among the entries: a hash table of indices with linear probing, half empty at least.
///
/// It holds no boards, so an index is compared with the entry that stands there.
#[derive(Clone, Debug)]
pub struct Indices {
    /// One more than an index; 0 where there is none.
    slots: Vec<u32>,
}

impl Indices {
    /// A table for so many entries.
    pub fn new(count: usize) -> Self {
        Self { slots: vec![0; (2 * count).next_power_of_two().max(2)] }
    }

    /// Where a board stands.
    pub fn find(&self, entries: &[impl Indexed], board: Board) -> Option<usize> {
        self.slots[self.slot(entries, board)].checked_sub(1).map(|index| index as usize)
    }

    /// Notes the index of a board that is to come after the entries, as long as they are fewer than the table was made
    /// for.
    pub fn add(&mut self, entries: &[impl Indexed], board: Board) {
        let slot = self.slot(entries, board);
        self.slots[slot] = entries.len() as u32 + 1;
    }

    /// The slot of a board, or the one that it would take.
    fn slot(&self, entries: &[impl Indexed], board: Board) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(board) & mask;
        while self.slots[slot] != 0 && entries[self.slots[slot] as usize - 1].board() != board {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

/// Two multiplications by odd constants (those of MurmurHash3's finalizer); the high bits are mixed best.
const fn hash(board: Board) -> usize {
    let mixed = board.player.0.wrapping_mul(0xff51_afd7_ed55_8ccd) ^ board.opponent.0.rotate_left(32);
    (mixed.wrapping_mul(0xc4ce_b9fe_1a85_ec53) >> 32) as usize
}
