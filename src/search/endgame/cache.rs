//! A small table of its own for the many positions near the end.
//!
//! It fits the processor's cache where the transposition table does not, and holds whole boards, so no two positions
//! are ever taken for each other. All its scores are exact or proven bounds.

use crate::rules::Board;
use crate::words::{MAX_SCORE, Score, Square};

#[derive(Clone, Copy)]
pub(in super::super) struct Known {
    pub lower: Score,
    pub upper: Score,
    pub best: Option<Square>,
}

#[derive(Clone, Copy)]
struct Slot {
    board: Board,
    lower: i8,
    upper: i8,
    best: u8,
}

/// One slot for each hash value; what comes last stays.
pub(in super::super) struct EndgameCache {
    slots: Box<[Slot; 1 << Self::BITS]>,
}

impl EndgameCache {
    const BITS: u32 = 15;

    pub fn new() -> Self {
        let slots = vec![Self::unused(); 1 << Self::BITS].into_boxed_slice();
        // The length is right by construction; a boxed array spares the bound check at each look-up.
        let Ok(slots) = slots.try_into() else { unreachable!("the vector has the array's length") };
        Self { slots }
    }

    pub fn clear(&mut self) {
        self.slots.fill(Self::unused());
    }

    #[inline(always)]
    pub fn probe(&self, board: Board) -> Option<Known> {
        let slot = &self.slots[Self::index(board)];
        let known = || Known {
            lower: Score::from(slot.lower),
            upper: Score::from(slot.upper),
            best: Square::try_new(slot.best),
        };
        (slot.board == board).then(known)
    }

    /// Stores a fail-soft score found with a window.
    #[inline(always)]
    pub fn store(&mut self, board: Board, score: Score, alpha: Score, beta: Score, best: Square) {
        let lower = if score > alpha { score } else { -MAX_SCORE };
        let upper = if score < beta { score } else { MAX_SCORE };
        let (lower, upper) = (lower as i8, upper as i8);
        self.slots[Self::index(board)] = Slot { board, lower, upper, best: best.index() as u8 };
    }

    /// A slot that no board matches: a square cannot be both sides'.
    fn unused() -> Slot {
        Slot { board: Board { player: !0, opponent: !0 }, lower: 0, upper: 0, best: 0 }
    }

    #[inline(always)]
    fn index(board: Board) -> usize {
        // Two odd multipliers (from the golden ratio and from SplitMix64) spread both sides over the top bits.
        let player = board.player.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let opponent = board.opponent.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(32);
        ((player ^ opponent).wrapping_mul(0x94d0_49bb_1331_11eb) >> (64 - Self::BITS)) as usize
    }
}
