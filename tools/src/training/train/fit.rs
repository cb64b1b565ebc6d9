//! Stochastic gradient descent in batches of positions, epoch by epoch.

use std::f32::consts::PI;

use anyhow::ensure;
use clap::Args;
use flipside::evaluation::ONE;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::adam::{Moments, Step, follow};
use super::examples::{Blocks, Example, Survey};
use super::network::{Loss, Network};
use super::samples::Sample;
use super::shuffled::{Shuffled, WINDOW};

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
/// The share of itself that the moving average of the network keeps in a step, from the thousandth step or so on.
const KEEP_AVERAGE: f32 = 0.999;

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
    blocks: &'a dyn Blocks,
    pub(super) survey: &'a Survey,
    pub(super) schedule: Schedule,
    pub(super) network: Network,
    /// The moving average of the network over the last steps, which is better than the network itself.
    pub(super) average: Network,
    pub(super) moments: Moments,
    pub(super) epochs: u32,
    /// What the rows decay to: the rows at the start, or zero.
    pub(super) anchor: Network,
    gradients: [Network; SHARDS],
}

impl<'a> Fit<'a> {
    /// Prepares to fit a network to positions, at least one: a given one, or one of random numbers.
    pub fn new(
        blocks: &'a dyn Blocks,
        survey: &'a Survey,
        schedule: Schedule,
        start: Option<Network>,
    ) -> Self {
        let rows = survey.configurations.rows();
        let mut random = ChaCha8Rng::seed_from_u64(schedule.seed);
        let network = start.clone().unwrap_or_else(|| Network::random(rows, &mut random));
        Self {
            blocks,
            survey,
            schedule,
            average: network.clone(),
            network,
            moments: Moments::zero(rows),
            epochs: 0,
            anchor: start.unwrap_or_else(|| Network::zero(rows)),
            gradients: std::array::from_fn(|_| Network::zero(rows)),
        }
    }

    /// The network so far: the average over the last steps.
    pub fn averaged(&self) -> &Network {
        &self.average
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
    ///
    /// # Errors
    /// Names the file that cannot be read.
    pub fn epoch(&mut self) -> anyhow::Result<f64> {
        // All batches have about the same size, because the gradient of a small last batch would be noise.
        let positions = self.survey.positions;
        let size = positions.div_ceil(positions.div_ceil(self.schedule.batch));
        let batches = positions.div_ceil(size) as u32;
        let mut shuffled = Shuffled::new(self.blocks, WINDOW, size, self.schedule.seed, self.epochs);
        let mut total = Loss::default();
        for number in self.epochs * batches..(self.epochs + 1) * batches {
            let batch = shuffled.next()?;
            ensure!(!batch.is_empty(), "positions: expected {positions}, found fewer");
            let loss = self.gradients_of(batch);
            self.step(1 + number, self.schedule.epochs * batches, loss.weight as f32);
            total = [total, loss].into_iter().sum();
        }
        self.epochs += 1;
        Ok((total.squares / total.weight).sqrt())
    }

    /// Finds the gradient of each shard of a batch.
    fn gradients_of(&mut self, batch: &[Example]) -> Loss {
        let (network, configurations) = (&self.network, &self.survey.configurations);
        let mut shards = batch.chunks(batch.len().div_ceil(SHARDS));
        std::thread::scope(|scope| {
            let threads = self.gradients.each_mut().map(|gradient| {
                let shard = shards.next().unwrap_or_default();
                scope.spawn(move || {
                    gradient.clear();
                    let samples = shard.iter().map(|example| Sample::of(example, configurations));
                    network.add_gradient(samples, gradient)
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
        // The first steps count less in the average than an unchanging share would have them.
        let keep = KEEP_AVERAGE.min((1 + number) as f32 / (10 + number) as f32);
        let parameters = self.network.parts_mut().into_iter().zip(self.average.parts_mut());
        let moments = self.moments.means.parts_mut().into_iter().zip(self.moments.squares.parts_mut());
        let gradients = self.gradients.each_ref().map(Network::parts);
        let anchors = self.anchor.parts();
        std::thread::scope(|scope| {
            for (part, (((parameters, averages), (means, squares)), step)) in
                parameters.zip(moments).zip(steps).enumerate()
            {
                let size = parameters.len().div_ceil(SHARDS).max(SMALLEST_PART);
                let moments = means.chunks_mut(size).zip(squares.chunks_mut(size));
                let parameters = parameters.chunks_mut(size).zip(averages.chunks_mut(size));
                for (chunk, ((parameters, averages), (means, squares))) in parameters.zip(moments).enumerate()
                {
                    let anchors = &anchors[part][chunk * size..];
                    let gradients = gradients.map(|parts| &parts[part][chunk * size..]);
                    scope.spawn(move || {
                        step.apply(parameters, anchors, gradients, means, squares);
                        follow(averages, parameters, keep);
                    });
                }
            }
        });
    }
}
