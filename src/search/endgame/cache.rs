//! A small table of its own for the many positions near the end.
//!
//! It fits the processor's cache where the transposition table does not, and holds whole boards, so no two positions
//! are ever taken for each other. All its scores are exact or proven bounds.

use crate::rules::Board;
use crate::words::{Score, Square};

use super::super::bounds::Bounds;
use super::super::slots::{hash, slots};

#[derive(Clone, Copy)]
pub(in super::super) struct Known {
    pub bounds: Bounds,
    pub best: Option<Square>,
}

#[derive(Clone, Copy)]
struct Packed {
    lower: i8,
    upper: i8,
    best: u8,
}

/// One slot for each hash value; what comes last stays.
///
/// The parts of a slot lie in tables of their own: most look-ups end at the player's discs, and the fewer bytes those
/// take, the more of them the processor's cache holds.
pub(in super::super) struct EndgameCache {
    players: Slots<u64>,
    opponents: Slots<u64>,
    known: Slots<Packed>,
}

type Slots<T> = Box<[T; 1 << BITS]>;
const BITS: u32 = 15;

impl EndgameCache {
    pub fn new() -> Self {
        let known = slots(Packed { lower: 0, upper: 0, best: 0 });
        Self { players: slots(UNUSED), opponents: slots(UNUSED), known }
    }

    pub fn clear(&mut self) {
        self.players.fill(UNUSED);
        self.opponents.fill(UNUSED);
    }

    #[inline(always)]
    pub fn probe(&self, board: Board) -> Option<Known> {
        let index = index(board);
        if self.players[index] != board.player || self.opponents[index] != board.opponent {
            return None;
        }
        let Packed { lower, upper, best } = self.known[index];
        let bounds = Bounds { lower: Score::from(lower), upper: Score::from(upper) };
        Some(Known { bounds, best: Square::try_new(best) })
    }

    #[inline(always)]
    pub fn store(&mut self, board: Board, Known { bounds, best }: Known) {
        let index = index(board);
        self.players[index] = board.player;
        self.opponents[index] = board.opponent;
        let best = best.map_or(NO_SQUARE, |square| square.index() as u8);
        self.known[index] = Packed { lower: bounds.lower as i8, upper: bounds.upper as i8, best };
    }
}

/// No square has this index.
const NO_SQUARE: u8 = 64;
/// Both sides' discs in a slot that no board matches: a square cannot be both sides'.
const UNUSED: u64 = !0;

#[inline(always)]
fn index(board: Board) -> usize {
    (hash(board) >> (64 - BITS)) as usize
}
