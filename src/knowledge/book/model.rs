use crate::coding::{BitCoder, BitModel};
use crate::types::{Selectivity, Square};

/// What is known of a position when something of it is coded.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// The number of discs.
    pub discs: u32,
    /// What the moves on the way to the position lost together, in discs.
    pub lost: u32,
    /// How many of the moves so far stay in the book.
    pub kept: u32,
    /// Whether one of them is as good as any.
    pub has_best: bool,
}

/// Codes what there is to tell of positions, each kind with models of its own.
pub struct ModelCoder<Coder> {
    coder: Coder,
    /// Whether a move stays in the book: by the discs, what was lost, the moves before it and the kind of its square.
    kept: Vec<BitModel>,
    /// Whether a move loses a disc more: by what was lost, whether the best move was met, and the discs that it loses.
    loss: Vec<BitModel>,
    /// The nine bits of a depth and a selectivity: by whether the number of discs is odd, and the bits before.
    search: Vec<BitModel>,
    /// Whether a move is the best of those that leave the book: by the kind of its square.
    leaves: Vec<BitModel>,
}

/// The kinds of squares: two squares are of one kind where a symmetry of the board leads from one to the other.
const SQUARE_KINDS: usize = 10;
/// The classes of losses.
const LOSSES: usize = 8;
/// The classes of the number of discs: 4, 5, … 35 and more.
const DISCS: usize = 32;
/// The classes of the moves so far: none, one, two or more than two stay in the book, the best one among them or not.
const MOVES: usize = 8;
/// The classes of the discs that a move loses: 0, 1, … 31 and more.
const STEPS: usize = 32;
const SEARCH_BITS: u32 = 9;

impl<Coder: BitCoder> ModelCoder<Coder> {
    pub fn new(coder: Coder) -> Self {
        let models = |count| vec![BitModel::NEW; count];
        Self {
            coder,
            kept: models(DISCS * LOSSES * MOVES * SQUARE_KINDS),
            loss: models(LOSSES * 2 * STEPS),
            search: models(2 << SEARCH_BITS),
            leaves: models(SQUARE_KINDS),
        }
    }

    /// Whether a move stays in the book.
    pub fn kept(&mut self, about: Circumstances, square: Square, known: impl FnOnce() -> bool) -> bool {
        let discs = (about.discs as usize - 4).min(DISCS - 1);
        let moves = about.kept.min(3) as usize * 2 + usize::from(about.has_best);
        let index = (discs * LOSSES + loss_class(about.lost)) * MOVES + moves;
        self.coder.bit(&mut self.kept[index * SQUARE_KINDS + square_kind(square)], known)
    }

    /// How many discs a move loses: a one for each, and a zero. More than any move can lose is damage.
    pub fn loss(&mut self, about: Circumstances, known: impl Fn() -> u32) -> u32 {
        let index = (loss_class(about.lost) * 2 + usize::from(about.has_best)) * STEPS;
        let mut loss = 0;
        while loss <= 128
            && self.coder.bit(&mut self.loss[index + (loss as usize).min(STEPS - 1)], || known() > loss)
        {
            loss += 1;
        }
        loss
    }

    /// The depth of a search and the step of its selectivity, the highest bit first.
    pub fn search(&mut self, about: Circumstances, (depth, step): (u8, u8)) -> (u8, Selectivity) {
        let known = u32::from(depth) << 3 | u32::from(step);
        let models = &mut self.search[(about.discs as usize % 2) << SEARCH_BITS..];
        let mut read = 1;
        for power in (0..SEARCH_BITS).rev() {
            let bit = self.coder.bit(&mut models[read], || known >> power & 1 == 1);
            read = read << 1 | usize::from(bit);
        }
        ((read >> 3 & 63) as u8, Selectivity::from_step((read & 7) as u8))
    }

    /// Whether a move is the best of those that leave the book.
    pub fn leaves(&mut self, square: Square, known: impl FnOnce() -> bool) -> bool {
        self.coder.bit(&mut self.leaves[square_kind(square)], known)
    }

    pub fn into_coder(self) -> Coder {
        self.coder
    }
}

/// Which of the ten kinds of squares: by its distances from the nearest edges.
fn square_kind(square: Square) -> usize {
    let from_edge = |line: usize| line.min(7 - line);
    let (file, rank) = (from_edge(square.index() % 8), from_edge(square.index() / 8));
    let (near, far) = (file.min(rank), file.max(rank));
    far * (far + 1) / 2 + near
}

const fn loss_class(lost: u32) -> usize {
    match lost {
        0..=3 => lost as usize,
        4..=5 => 4,
        6..=8 => 5,
        9..=14 => 6,
        _ => 7,
    }
}
