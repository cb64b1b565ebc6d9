//! Stochastic gradient descent in batches of positions, epoch by epoch.

use std::f32::consts::PI;

use anyhow::ensure;
use clap::Args;
use flipside::evaluation::ONE;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::adam::{Moments, Step};
use super::network::{Loss, Network};
use super::samples::Sample;

/// How many parts of a batch run at the same time. The number is fixed, because it determines the order in which
/// gradients are summed: so the result is the same on any number of cores.
const SHARDS: usize = 4;

/// The fewest parameters that are worth a thread of their own.
const SMALLEST_PART: usize = 4096;

/// The warm-up: over this many steps the learning rate grows from zero, until the moments of the gradients are
/// estimated.
const WARM_UP: f32 = 200.0;
/// The share of the learning rate that is left in the end.
const LAST_RATE: f32 = 0.01;
/// Output weights and constants are in discs and move faster than rows and biases, which are summed to about 1.
const DISC_RATE: f32 = 5.0;

/// The options of a fit: its length and its learning rate.
#[derive(Args, Clone, Copy, Debug)]
pub struct Schedule {
    /// The number of epochs.
    #[arg(long, default_value_t = 12)]
    pub epochs: u32,
    /// About how far a number of a row moves in a step, where 1 is the largest activation; falls along a cosine to a
    /// hundredth.
    #[arg(long, default_value_t = 0.005)]
    pub rate: f32,
    /// What part of itself a number of a row loses in a step, as a multiple of the rate.
    #[arg(long, default_value_t = 0.1)]
    pub decay: f32,
    /// How many positions make a step, at most.
    #[arg(long, default_value_t = 16384)]
    pub batch: usize,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Schedule {
    /// Refuses options that make no sense.
    ///
    /// # Errors
    /// Names the option and its value.
    pub fn check(&self) -> anyhow::Result<()> {
        ensure!(self.epochs > 0, "--epochs: expected a number above zero, found {}", self.epochs);
        ensure!(self.batch > 0, "--batch: expected a number above zero, found {}", self.batch);
        ensure!(
            self.rate > 0.0 && self.rate.is_finite(),
            "--rate: expected a number above zero, found {}",
            self.rate
        );
        ensure!(
            self.decay >= 0.0 && self.decay.is_finite(),
            "--decay: expected zero or more, found {}",
            self.decay
        );
        Ok(())
    }
}

/// A network that is being fitted.
pub struct Fit<'a> {
    pub(super) samples: &'a [Sample],
    pub(super) schedule: Schedule,
    pub(super) network: Network,
    pub(super) moments: Moments,
    pub(super) epochs: u32,
    gradients: [Network; SHARDS],
}

impl<'a> Fit<'a> {
    /// Prepares to fit a network of `rows` rows to positions, at least one.
    pub fn new(samples: &'a [Sample], rows: usize, schedule: Schedule) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(schedule.seed);
        Self {
            samples,
            schedule,
            network: Network::random(rows, &mut random),
            moments: Moments::zero(rows),
            epochs: 0,
            gradients: std::array::from_fn(|_| Network::zero(rows)),
        }
    }

    /// The network so far.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The number of finished epochs.
    pub fn epochs(&self) -> u32 {
        self.epochs
    }

    /// Whether all epochs are finished.
    pub fn is_finished(&self) -> bool {
        self.epochs >= self.schedule.epochs
    }

    /// Runs an epoch; returns the root mean square error during it, in discs.
    pub fn epoch(&mut self) -> f64 {
        let mut order: Vec<u32> = (0..self.samples.len() as u32).collect();
        // Each epoch has a random stream of its own, so that a resumed run shuffles as an uninterrupted one.
        let mut random = ChaCha8Rng::seed_from_u64(self.schedule.seed);
        random.set_stream(1 + u64::from(self.epochs));
        order.shuffle(&mut random);
        // All batches have about the same size, because the gradient of a small last batch would be noise.
        let batches = order.len().div_ceil(self.schedule.batch);
        let size = order.len().div_ceil(batches);
        let batches = order.len().div_ceil(size) as u32;
        let mut total = Loss::default();
        for (number, batch) in (self.epochs * batches..).zip(order.chunks(size)) {
            let loss = self.gradients_of(batch);
            self.step(1 + number, self.schedule.epochs * batches, loss.weight as f32);
            total = [total, loss].into_iter().sum();
        }
        self.epochs += 1;
        (total.squares / total.weight).sqrt()
    }

    /// Finds the gradient of each shard of a batch.
    fn gradients_of(&mut self, batch: &[u32]) -> Loss {
        let (network, samples) = (&self.network, self.samples);
        let mut shards = batch.chunks(batch.len().div_ceil(SHARDS));
        std::thread::scope(|scope| {
            let threads = self.gradients.each_mut().map(|gradient| {
                let shard = shards.next().unwrap_or_default();
                scope.spawn(move || {
                    gradient.clear();
                    network.add_gradient(shard.iter().map(|&index| &samples[index as usize]), gradient)
                })
            });
            threads.into_iter().map(|thread| thread.join().expect("no gradient panics")).sum()
        })
    }

    /// Moves the network along the gradients of a batch whose positions weigh so much, as step `number` of `count`.
    fn step(&mut self, number: u32, count: u32, weight: f32) {
        let done = number as f32 / count as f32;
        let cosine = 0.5 * (1.0 + (PI * done).cos());
        let rate = self.schedule.rate * cosine.max(LAST_RATE) * (number as f32 / WARM_UP).min(1.0);
        let step = |rate, decay, limit| Step::new(number, rate, decay, limit, 1.0 / weight);
        let free = |rate| step(rate, 0.0, f32::INFINITY);
        // Only rows decay: rare ones would otherwise keep their random initial values.
        let rows = step(rate, self.schedule.decay, f32::from(i8::MAX) / f32::from(ONE));
        let steps = [rows, free(rate), free(DISC_RATE * rate), free(DISC_RATE * rate)];
        let parameters = self.network.parts_mut();
        let moments = self.moments.means.parts_mut().into_iter().zip(self.moments.squares.parts_mut());
        let gradients = self.gradients.each_ref().map(Network::parts);
        std::thread::scope(|scope| {
            for (part, ((parameters, (means, squares)), step)) in
                parameters.into_iter().zip(moments).zip(steps).enumerate()
            {
                let size = parameters.len().div_ceil(SHARDS).max(SMALLEST_PART);
                let moments = means.chunks_mut(size).zip(squares.chunks_mut(size));
                for (chunk, (parameters, (means, squares))) in
                    parameters.chunks_mut(size).zip(moments).enumerate()
                {
                    let gradients = gradients.map(|parts| &parts[part][chunk * size..]);
                    scope.spawn(move || step.apply(parameters, gradients, means, squares));
                }
            }
        });
    }
}
