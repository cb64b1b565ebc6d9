use crate::coding::{BitCoder, BitModel};

use super::Results;

/// Codes how many of the games at a position go on with a move, and how those ended.
pub struct ResultsCoder<Coder> {
    coder: Coder,
    /// Whether games come from outside the book, and how many of each result.
    comes_back: BitModel,
    back: [CountModel; 3],
    /// How many games a move takes: by the games that there are, what it loses and the moves before it.
    parts: Vec<PartModel>,
    /// How many of them were won, and how many of the others drawn: by their number and by how many are expected.
    shares: Vec<ShareModel>,
}

/// The models of a part of some games.
#[derive(Clone, Copy)]
struct PartModel {
    is_none: BitModel,
    is_all: BitModel,
    number: CountModel,
}

/// The models of a share that differs from the expected one.
#[derive(Clone, Copy)]
struct ShareModel {
    is_expected: BitModel,
    is_more: BitModel,
    distance: CountModel,
}

/// The models of the length of a count in bits, and of its two highest bits after the leading one for each length.
#[derive(Clone, Copy)]
struct CountModel {
    length: [BitModel; 31],
    high: [[BitModel; 4]; 32],
}

/// The lengths of a number of games in bits.
const LENGTHS: usize = 33;
/// The classes of the discs that a move loses: 0, 1, 2, more.
const LOSSES: usize = 4;
/// The classes of the moves before it: none, one, more.
const MOVES: usize = 3;
/// The eighths of all games that are expected.
const RATIOS: usize = 8;

impl CountModel {
    const NEW: Self = Self { length: [BitModel::NEW; 31], high: [[BitModel::NEW; 4]; 32] };

    /// Any number below 2^32 - 1: an Elias gamma code of the next one.
    fn code(&mut self, coder: &mut impl BitCoder, known: u32) -> u32 {
        let known = known + 1;
        let mut length = 0;
        while length < 31 && coder.bit(&mut self.length[length], || known >> (length + 1) != 0) {
            length += 1;
        }
        let mut number = 1;
        for power in (0..length).rev() {
            let model = self.high[length].get_mut(number as usize);
            let bit = coder.bit(model.unwrap_or(&mut BitModel::NEW.clone()), || known >> power & 1 == 1);
            number = number << 1 | u32::from(bit);
        }
        number - 1
    }
}

impl<Coder: BitCoder> ResultsCoder<Coder> {
    pub fn new(coder: Coder) -> Self {
        let (new, number) = (BitModel::NEW, CountModel::NEW);
        let part = PartModel { is_none: new, is_all: new, number };
        let share = ShareModel { is_expected: new, is_more: new, distance: number };
        Self {
            coder,
            comes_back: new,
            back: [number; 3],
            parts: vec![part; LENGTHS * LOSSES * MOVES],
            shares: vec![share; 2 * LENGTHS * RATIOS],
        }
    }

    /// The games that come to a position from outside the book.
    pub fn back(&mut self, known: Results) -> Results {
        if !self.coder.bit(&mut self.comes_back, || known != Results::default()) {
            return Results::default();
        }
        let Self { coder, back: [wins, draws, losses], .. } = self;
        Results {
            wins: wins.code(coder, known.wins),
            draws: draws.code(coder, known.draws),
            losses: losses.code(coder, known.losses),
        }
    }

    /// The games that go on with a move, of the `rest` that did not go on with one of the moves `before` it; `loss` is
    /// what it loses, in discs.
    pub fn part(&mut self, rest: Results, loss: u32, before: usize, known: Results) -> Results {
        let games = self.number(rest.games(), loss, before, known.games());
        let wins = self.share(0, games, rest.wins, rest.games(), known.wins);
        let draws = self.share(1, games - wins, rest.draws, rest.games() - rest.wins, known.draws);
        Results { wins, draws, losses: games - wins - draws }
    }

    /// How many of some games, at least one, a move takes.
    fn number(&mut self, all: u32, loss: u32, before: usize, known: u32) -> u32 {
        let class = (loss as usize).min(LOSSES - 1) * MOVES + before.min(MOVES - 1);
        let PartModel { is_none, is_all, number } = &mut self.parts[class * LENGTHS + length(all)];
        let coder = &mut self.coder;
        if coder.bit(is_none, || known == 0) {
            0
        } else if all == 1 || coder.bit(is_all, || known == all) {
            all
        } else {
            1 + number.code(coder, known.saturating_sub(1)).min(all - 2)
        }
    }

    /// How many of `games` are of a kind that `kind` of `all` are.
    fn share(&mut self, which: usize, games: u32, kind: u32, all: u32, known: u32) -> u32 {
        let (least, most) = (games.saturating_sub(all - kind), games.min(kind));
        if least == most {
            return least;
        }
        let of_all =
            |number: u32| (u64::from(number) * u64::from(kind) + u64::from(all) / 2) / u64::from(all);
        let expected = (of_all(games) as u32).clamp(least, most);
        let ratio = (u64::from(kind) * RATIOS as u64 / u64::from(all)) as usize;
        let index = (which * LENGTHS + length(games)) * RATIOS + ratio.min(RATIOS - 1);
        let ShareModel { is_expected, is_more, distance } = &mut self.shares[index];
        let coder = &mut self.coder;
        if coder.bit(is_expected, || known == expected) {
            return expected;
        }
        let more = expected == least || expected < most && coder.bit(is_more, || known > expected);
        let distance = distance.code(coder, known.abs_diff(expected).saturating_sub(1)).saturating_add(1);
        if more {
            expected + distance.min(most - expected)
        } else {
            expected - distance.min(expected - least)
        }
    }

    pub fn into_coder(self) -> Coder {
        self.coder
    }
}

/// The length of a number in bits.
const fn length(number: u32) -> usize {
    (u32::BITS - number.leading_zeros()) as usize
}
