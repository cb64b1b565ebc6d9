//! What numbers cost in the file.

use flipside::evaluation::Model;

/// The means of neighbors that are told apart, as the coder does, which also looks at the sizes of their numbers: from
/// minus to plus this many thirds of a step.
const MOST_MEAN: i32 = 7;
const CONTEXTS: usize = 2 * MOST_MEAN as usize + 1;

/// Numbers in steps, from -127 to 127.
const NUMBERS: usize = 255;

/// How often each number was found, in each context, for each step.
pub struct Prices {
    counts: Vec<[[f64; NUMBERS]; CONTEXTS]>,
    totals: Vec<[f64; CONTEXTS]>,
}

/// What the sum of so many neighbors' numbers says of a number, as the coder sees it
/// (`src/evaluation/weights/walk.rs`).
pub fn context(sum: i32, count: i32, step: i32) -> usize {
    let mean = 3.0 * f64::from(sum) / f64::from((step * count).max(1));
    (mean.round() as i32 + MOST_MEAN).clamp(0, 2 * MOST_MEAN) as usize
}

impl Prices {
    /// No number was found yet; each counts as a half, since none is impossible.
    pub fn new() -> Self {
        let steps = Model::STEPS.len();
        Self {
            counts: vec![[[0.5; NUMBERS]; CONTEXTS]; steps],
            totals: vec![[0.5 * NUMBERS as f64; CONTEXTS]; steps],
        }
    }

    /// Notes the numbers of a row.
    pub fn note(&mut self, step: i32, contexts: &[usize], numbers: &[i8]) {
        for (&context, &number) in contexts.iter().zip(numbers) {
            self.counts[kind(step)][context][index_of(step, number.into())] += 1.0;
            self.totals[kind(step)][context] += 1.0;
        }
    }

    /// The price of a number in bits.
    pub fn of(&self, step: i32, context: usize, number: i32) -> f64 {
        (self.totals[kind(step)][context] / self.counts[kind(step)][context][index_of(step, number)]).log2()
    }
}

fn kind(step: i32) -> usize {
    Model::STEPS
        .iter()
        .position(|known| i32::from(*known) == step)
        .expect("a row's step is one of the model's")
}

fn index_of(step: i32, number: i32) -> usize {
    (number / step + NUMBERS as i32 / 2) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_often_in_a_context_is_cheap_there() {
        let mut prices = Prices::new();
        let near_one = context(8, 2, 4);
        assert_eq!((near_one, context(0, 0, 4), context(-80, 1, 4)), (10, 7, 0));
        for _ in 0..1_000 {
            prices.note(4, &[near_one; 4], &[4, 4, 4, 0]);
        }
        let [often, seldom, never] = [4, 0, -4].map(|number| prices.of(4, near_one, number));
        assert!((0.3..0.6).contains(&often) && (1.9..2.2).contains(&seldom) && never > 10.0);
        assert!(prices.of(4, near_one + 1, 4) > often && prices.of(8, near_one, 8) > often);
    }
}
