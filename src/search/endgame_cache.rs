//! A small cache for the many positions near the end of the game.
//!
//! Unlike the transposition table it fits the processor's cache. It stores whole boards, so there are no collisions of
//! keys. All its bounds are proven.

use crate::rules::Board;
use crate::types::Score;

use super::hash_slots::{hash, slots};
use super::window::Bounds;

/// Bounds by board; a new position replaces the one in its slot.
///
/// Each field has an array of its own: most look-ups need only the player's discs, so more of them fit the processor's
/// cache.
pub(super) struct EndgameCache {
    players: Slots<u64>,
    opponents: Slots<u64>,
    /// Lower and upper bound of the score.
    bounds: Slots<[i8; 2]>,
}

type Slots<T> = Box<[T; 1 << BITS]>;
const BITS: u32 = 15;

impl EndgameCache {
    pub fn new() -> Self {
        Self { players: slots(UNUSED), opponents: slots(UNUSED), bounds: slots([0; 2]) }
    }

    pub fn clear(&mut self) {
        self.players.fill(UNUSED);
        self.opponents.fill(UNUSED);
    }

    #[inline(always)]
    pub fn probe(&self, board: Board) -> Option<Bounds> {
        let index = index(board);
        if self.players[index] != board.player || self.opponents[index] != board.opponent {
            return None;
        }
        let [lower, upper] = self.bounds[index].map(Score::from);
        Some(Bounds { lower, upper })
    }

    #[inline(always)]
    pub fn store(&mut self, board: Board, Bounds { lower, upper }: Bounds) {
        let index = index(board);
        self.players[index] = board.player;
        self.opponents[index] = board.opponent;
        self.bounds[index] = [lower as i8, upper as i8];
    }
}

/// Both sides' discs in a slot that no board matches: a square cannot be both sides'.
const UNUSED: u64 = !0;

#[inline(always)]
fn index(board: Board) -> usize {
    (hash(board) >> (64 - BITS)) as usize
}
