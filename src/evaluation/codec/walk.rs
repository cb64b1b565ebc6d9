//! What a file of weights holds, walked through in one way by the encoder, which writes it, and the decoder, which
//! reads it.
//!
//! A configuration resembles its neighbors, which differ from it on one square: in how rare it is, and a little in its
//! numbers. Steps and numbers are therefore coded in contexts: the mean of the neighbors coded before, and for numbers
//! also the mean of their sizes.
//!
//! A page waits for this before its first move, and most of it is done before a just-in-time compiler has optimized
//! anything. That is why it does little for each number: the neighbors' numbers are added up by vector instructions,
//! and each number then takes one symbol.

use wide::{i8x16, i16x16};

use crate::coding::{BitCoder, LANES, NumberModel, SYMBOLS, SymbolCoder};
use crate::evaluation::model::{Model, Row, STAGES, Stage, UNITS};
use crate::evaluation::patterns::{ENTRIES, MAX_SQUARES};

use super::mirrors::Mirrors;
use super::neighbors::{BLOCK, NeighborTable, blocks_before};

/// The contexts of steps come first, then for each step those of numbers and those of what numbers have beyond the
/// largest that is a symbol.
pub(super) const CONTEXTS: usize = STEP_CONTEXTS + Model::STEPS.len() * (ROW_CONTEXTS + BEYOND_CONTEXTS);

/// For each step the classes that have it, in their order: the first entry of each and the last one, which may be the
/// first.
pub(super) type OfSteps = [Vec<[u32; 2]>; Model::STEPS.len()];

/// Writes or reads steps and rows, and returns which classes have a row. Where these are not as many as `expected`, the
/// rows are left out. When a class is written, `known_step` and `known` tell its step and its row by its first entry;
/// `rows`, one for each entry, is all zeros before, and has them all afterwards.
pub(super) fn walk(
    coder: &mut impl SymbolCoder,
    rows: &mut [Row; ENTRIES],
    expected: usize,
    known_step: impl Fn(usize) -> u8,
    known: impl Fn(usize) -> Row,
) -> OfSteps {
    let of_steps = walk_steps(coder, expected, known_step);
    if of_steps.iter().map(Vec::len).sum::<usize>() == expected {
        let sizes = vec![0; ENTRIES].try_into().expect("there is one for each entry");
        let mut rows = Rows { neighbors: NeighborTable::of_shapes(), sizes, rows };
        for (kind, (step, of_step)) in Model::STEPS.into_iter().zip(&of_steps).enumerate() {
            let contexts = STEP_CONTEXTS + kind * (ROW_CONTEXTS + BEYOND_CONTEXTS);
            for entries in of_step {
                let entries = entries.map(|entry| entry as usize);
                rows.walk(coder, entries, step.into(), contexts, || known(entries[0]));
            }
        }
    }
    of_steps
}

/// The numbers of a stage, as differences from those of the stage before.
pub(super) fn walk_stages(coder: &mut impl BitCoder, stages: &mut [Stage; STAGES]) {
    let [mut biases, mut weights, mut constants] = [NumberModel::NEW; 3];
    let mut before = Stage::default();
    for stage in stages {
        for unit in 0..UNITS {
            let (bias, weight) = (&mut stage.biases[unit], &mut stage.weights[unit]);
            *bias = walk_number(coder, &mut biases, before.biases[unit].into(), (*bias).into()) as i8;
            *weight = walk_number(coder, &mut weights, before.weights[unit], *weight);
        }
        stage.constant = walk_number(coder, &mut constants, before.constant, stage.constant);
        before.clone_from(stage);
    }
}

/// A number as its difference from the one `before`. Not inlined: its code would be loaded three times.
#[inline(never)]
fn walk_number(coder: &mut impl BitCoder, model: &mut NumberModel, before: i16, known: i16) -> i16 {
    let change = model.code(coder, known.wrapping_sub(before).into(), 1 << 15);
    before.wrapping_add(change as i16)
}

/// The kinds of classes: those without a row, then those with one from the coarsest step to the finest.
const KINDS: [u8; 1 + Model::STEPS.len()] = {
    let [finest, fine, coarse, coarsest] = Model::STEPS;
    [0, coarsest, coarse, fine, finest]
};
/// The mean kind of the neighbors is told apart by sixths, and the number of neighbors before by fours.
const KIND_SCALE: usize = 6;
const COUNT_SCALE: usize = 4;
const COUNTS: usize = MOST_NEIGHBORS / COUNT_SCALE + 1;
/// The most neighbors that come before an entry.
const MOST_NEIGHBORS: usize = 2 * MAX_SQUARES;
const STEP_CONTEXTS: usize = ((KINDS.len() - 1) * KIND_SCALE + 1) * COUNTS;

/// The context of a step, for each sum of the kinds of its neighbors before and each number of these.
type StepContexts = [[u8; MOST_NEIGHBORS + 1]; MOST_NEIGHBORS * (KINDS.len() - 1) + 1];

/// The kinds of a block are read as vectors of this many lanes.
const VECTORS: usize = 32;

/// The steps so far.
struct Steps {
    mirrors: Mirrors,
    /// For each entry the index of its kind; 0 for those that are not known yet. There is room for vectors at the end.
    kinds: Vec<u8>,
    contexts: Box<StepContexts>,
    /// How many classes are known.
    count: usize,
    of_steps: OfSteps,
}

/// Walks through the steps of all classes, each where its first entry is.
fn walk_steps(coder: &mut impl SymbolCoder, expected: usize, known_step: impl Fn(usize) -> u8) -> OfSteps {
    let context = |sum: usize, count: usize| KIND_SCALE * sum / count.max(1) * COUNTS + count / COUNT_SCALE;
    let contexts = std::array::from_fn(|sum| std::array::from_fn(|count| context(sum, count) as u8));
    let mut walk = Steps {
        mirrors: Mirrors::of_shapes(),
        kinds: vec![0; ENTRIES + VECTORS],
        contexts: Box::new(contexts),
        count: 0,
        // With room for all, which is not touched: to move them while they become more takes longer.
        of_steps: std::array::from_fn(|_| Vec::with_capacity(expected)),
    };
    for block in 0..ENTRIES / BLOCK {
        walk.walk_block(coder, block, &known_step);
    }
    walk.of_steps
}

impl Steps {
    /// The blocks before one are added up for all its entries at once.
    #[inline(never)]
    fn walk_block(&mut self, coder: &mut impl SymbolCoder, block: usize, known_step: &impl Fn(usize) -> u8) {
        let start = BLOCK * block;
        let (before, digits) = blocks_before(block);
        let mut sums = [0u8; VECTORS];
        for other in before {
            let other: &[u8; VECTORS] =
                self.kinds[BLOCK * other..].first_chunk().expect("there is room at the end");
            sums = std::array::from_fn(|lane| sums[lane] + other[lane]);
        }
        let images = self.mirrors.of_block(block);
        let mut lane = 0;
        // The kinds so far of this block are added up for each of the digits that others have in common with them.
        let mut by_lower = [[0; 3]; 3];
        for high in 0..3 {
            let mut by_lowest = [0; 3];
            for (middle, by_low) in by_lower.iter_mut().enumerate() {
                let mut of_three = 0;
                for low in 0..3 {
                    let [entry, image] = [start + lane, images[lane] as usize];
                    let before = of_three + by_lowest[low] + by_low[low] + usize::from(sums[lane]);
                    let kind = if image < entry {
                        self.kinds[image]
                    } else {
                        let context = self.contexts[before][digits + high + middle + low];
                        self.walk_step(coder, context, [entry, image], known_step)
                    };
                    self.kinds[entry] = kind;
                    of_three += usize::from(kind);
                    by_lowest[low] += usize::from(kind);
                    by_low[low] += usize::from(kind);
                    lane += 1;
                }
            }
        }
    }

    /// Walks through the step of the class with these entries, and returns the index of its kind.
    #[inline(always)]
    fn walk_step(
        &mut self,
        coder: &mut impl SymbolCoder,
        context: u8,
        entries: [usize; 2],
        known_step: &impl Fn(usize) -> u8,
    ) -> u8 {
        let kind = coder.symbol(self.count % LANES, context.into(), || kind_of(known_step(entries[0])));
        let kind = kind.min(KINDS.len() - 1);
        self.count += 1;
        if kind > 0 {
            self.of_steps[KINDS.len() - 1 - kind].push(entries.map(|entry| entry as u32));
        }
        kind as u8
    }
}

/// The index of the kind of a class with such a step.
fn kind_of(step: u8) -> usize {
    match step {
        0 => 0,
        _ => KINDS.len() - 1 - step.trailing_zeros() as usize,
    }
}

const _: () = assert!(matches!(KINDS, [0, 8, 4, 2, 1]), "steps are powers of two");

/// The means that are told apart: from minus to plus this many thirds of a step.
const MOST_MEAN: i16 = 7;
/// What the sizes of neighbors are compared with, in tenths of a step.
const LEAST_TENTHS: [u32; 3] = [3, 6, 10];
const SIZES: usize = LEAST_TENTHS.len() + 1;
const ROW_CONTEXTS: usize = (2 * MOST_MEAN as usize + 1) * SIZES;

/// The largest number, in steps, that is a symbol by itself; it also stands for all beyond it, which have more symbols.
const MOST_NUMBER: i32 = 7;

/// The part of numbers beyond it is coded in contexts by the mean, in so many thirds of a step.
const BEYOND_SCALE: usize = 6;
const BEYOND_CONTEXTS: usize = 5;

/// The rows so far.
struct Rows<'a> {
    neighbors: NeighborTable,
    /// For each entry 0, or where its row is known the [size](size_of_row) of that, times [`COUNT`], and 1. A sum of
    /// them thus has the number of known rows in its lower bits, and all sizes in its upper ones.
    sizes: Box<[u16; ENTRIES]>,
    /// For each entry its row; zeros for those that are not known.
    rows: &'a mut [Row; ENTRIES],
}

impl Rows<'_> {
    /// Walks through the row of the class that has these entries. `contexts` is the first one of its step.
    #[inline(never)]
    fn walk(
        &mut self,
        coder: &mut impl SymbolCoder,
        entries: [usize; 2],
        step: i32,
        contexts: usize,
        known: impl FnOnce() -> Row,
    ) {
        let known = known().0.map(|number| i32::from(number) / step);
        let Neighborhood { means, size } = self.neighborhood(entries[0], step as u16);
        let near =
            means.max(i16x16::splat(-MOST_MEAN)).min(i16x16::splat(MOST_MEAN)) + i16x16::splat(MOST_MEAN);
        let near = (near * i16x16::splat(SIZES as i16) + i16x16::splat((contexts + size) as i16)).to_array();
        let mut symbols = [0; UNITS];
        for first in (0..UNITS).step_by(LANES) {
            let found: [i16; LANES] = std::array::from_fn(|lane| {
                let number = known[first + lane].clamp(-MOST_NUMBER, MOST_NUMBER);
                coder.symbol(lane, near[first + lane] as usize, || (number + MOST_NUMBER) as usize) as i16
            });
            symbols[first..first + LANES].copy_from_slice(&found);
        }
        let most = i16x16::splat(MOST_NUMBER as i16);
        let numbers = (i16x16::new(symbols) - most).min(most);
        let mut row = Row(i8x16::from_i16x16_truncate(numbers * i16x16::splat(step as i16)).to_array());
        if numbers.abs().simd_eq(most).any() {
            let (means, numbers) = (means.to_array().map(i32::from), numbers.to_array().map(i32::from));
            for unit in (0..UNITS).filter(|unit| numbers[*unit].abs() == MOST_NUMBER) {
                let sign = numbers[unit].signum();
                let mean = (means[unit] * sign).max(0) as usize / BEYOND_SCALE;
                let context = contexts + ROW_CONTEXTS + mean.min(BEYOND_CONTEXTS - 1);
                let most = i32::from(i8::MAX) / step - MOST_NUMBER;
                let beyond = walk_beyond(coder, context, known[unit].abs() - MOST_NUMBER, most);
                row.0[unit] = (step * (numbers[unit] + sign * beyond)) as i8;
            }
        }
        let size = size_of_row(&row);
        for entry in entries {
            self.rows[entry] = row;
            self.sizes[entry] = size * COUNT + 1;
        }
    }

    /// What the neighbors known so far say.
    #[inline(always)]
    fn neighborhood(&self, entry: usize, step: u16) -> Neighborhood {
        let (mut sums, mut sizes) = (i16x16::ZERO, 0);
        self.neighbors.for_each(entry, |neighbor| {
            // Without a branch, which would be mispredicted: unknown rows are zeros.
            sums += i16x16::from(i8x16::new(self.rows[neighbor].0));
            sizes += self.sizes[neighbor];
        });
        let (size, steps) = (sizes / COUNT, (step * (sizes % COUNT)).max(1));
        // By a multiplication for each number instead of a division. Rounded up, so that halves are rounded away from
        // zero.
        let scale = (1u16 << 15).div_ceil(steps).min(i16::MAX as u16);
        Neighborhood {
            means: (sums + sums + sums).mul_scale_round_n(scale as i16),
            size: LEAST_TENTHS
                .iter()
                .filter(|tenths| 10 * u32::from(size) > *tenths * u32::from(steps))
                .count(),
        }
    }
}

/// The neighbors of an entry.
struct Neighborhood {
    /// The means of their numbers, in thirds of a step.
    means: i16x16,
    /// Above how many of [`LEAST_TENTHS`] of a step the mean of their sizes is.
    size: usize,
}

/// More than the known neighbors of an entry.
const COUNT: u16 = 1 << 5;
const _: () = assert!(
    MOST_NEIGHBORS < COUNT as usize && MOST_NEIGHBORS * MOST_SIZE as usize <= (u16::MAX / COUNT) as usize
);

/// The largest size of a row.
const MOST_SIZE: u16 = 100;

/// The size of a row: the mean size of its numbers.
#[inline(always)]
fn size_of_row(row: &Row) -> u16 {
    let sum = i16x16::from(i8x16::new(row.0)).abs().dot(i16x16::splat(1)).reduce_add() as u16;
    (sum / UNITS as u16).min(MOST_SIZE)
}

/// Writes or reads by how much a number is beyond the largest symbol, at most `most`: as many of the last symbol as
/// there is room for, and another one.
#[inline(never)]
fn walk_beyond(coder: &mut impl SymbolCoder, context: usize, known: i32, most: i32) -> i32 {
    let (mut beyond, last) = (0, SYMBOLS as i32 - 1);
    while beyond < most {
        let symbol = coder.symbol(0, context, || (known - beyond).min(last) as usize) as i32;
        beyond += symbol;
        if symbol < last {
            break;
        }
    }
    beyond.min(most)
}
