//! A small cache of its own for the many positions near the end of the game.
//!
//! It fits the processor's cache where the transposition table does not, and holds whole boards, so no two positions
//! are ever taken for each other. All its bounds are proven.

use crate::rules::Board;
use crate::types::Score;

use super::hash_slots::{hash, slots};
use super::window::Bounds;

/// Bounds by board; a new position replaces the one in its slot.
///
/// The parts of a slot lie in tables of their own: most look-ups end at the player's discs, and the fewer bytes those
/// take, the more of them the processor's cache holds.
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
