//! Fits the network to labeled positions.
//!
//! The network is fitted by stochastic gradient descent on the squared error: from small random numbers or from earlier
//! weights, in batches of a few thousand positions, which are read from their files in another order in every epoch.

mod adam;
pub mod configurations;
pub mod examples;
mod fit;
pub mod network;
mod report;
mod rounding;
pub mod samples;
mod shuffled;
#[cfg(test)]
mod start_tests;
mod state;
#[cfg(test)]
mod tests;
mod warm_start;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::evaluation::{Model, Training};

use crate::files::atomic;
use examples::{Files, Source, Survey};
use fit::{Fit, Schedule};
use report::Report;

#[derive(Args)]
pub struct Options {
    /// Files of labeled positions: `path`, or `path=0.25` for labels that count a quarter, or `path=0.25x1.1` for
    /// labels that are also multiplied by 1.1, because weights fitted to noisy results underestimate advantages.
    #[arg(required = true)]
    positions: Vec<Source>,
    /// The file of weights to write. It is written after each epoch, together with a file of the same name plus
    /// `.state`, from which an interrupted run resumes.
    #[arg(long)]
    out: PathBuf,
    /// Weights to start from. Their rows stay, and decay draws them to what they were at the start instead of to zero;
    /// a configuration that they do not know begins with half of the mean of its known neighbors.
    #[arg(long)]
    start: Option<PathBuf>,
    #[command(flatten)]
    schedule: Schedule,
    /// Configurations seen less often in the positions get no row.
    #[arg(long, default_value_t = 300)]
    least: u32,
    /// How many times the positions have been relabeled with earlier weights; recorded in the file.
    #[arg(long, default_value_t = 0)]
    generation: u32,
}

impl FromStr for Source {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (path, factors) = text.split_once('=').unwrap_or((text, "1"));
        let (weight, stretch) = factors.split_once('x').unwrap_or((factors, "1"));
        let number = |word: &str| -> anyhow::Result<f32> {
            let number =
                word.parse().with_context(|| format!("{text:?}: expected a number, found {word:?}"))?;
            ensure!(
                number > 0.0 && f32::is_finite(number),
                "{text:?}: expected a number above zero, found {word:?}"
            );
            Ok(number)
        };
        Ok(Self { path: path.into(), weight: number(weight)?, stretch: number(stretch)? })
    }
}

/// Fits a network, or resumes an interrupted run, and prints its error on held-out labels.
///
/// # Errors
/// Names files that cannot be read or written, options that make no sense, and a state that another run left.
pub fn run(options: &Options) -> anyhow::Result<()> {
    options.schedule.check()?;
    let start = options.start.as_deref().map(model).transpose()?;
    let blocks = Files::open(&options.positions)?;
    let survey = Survey::of(&blocks, options.least, start.as_ref())?;
    let configurations = &survey.configurations;
    println!(
        "{} positions to train on, {} held out, {} configurations with a row",
        survey.positions,
        survey.held_out.len(),
        configurations.rows() - 1
    );
    ensure!(survey.positions > 0, "no labeled position to train on");
    let training = Training { generation: options.generation, positions: survey.positions as u64 };
    let start = start.map(|model| warm_start::network(&model, configurations));
    let mut fit = Fit::new(&blocks, &survey, options.schedule, start);
    let state = options.out.with_added_extension("state");
    if state.try_exists()? {
        let name = state.display();
        let bytes = std::fs::read(&state).with_context(|| format!("reading {name}"))?;
        state::restore(&mut fit, &bytes).with_context(|| format!("resuming from {name}"))?;
        println!("resuming after epoch {}", fit.epochs());
    }
    while !fit.is_finished() {
        let start = Instant::now();
        let error = fit.epoch()?;
        let seconds = start.elapsed().as_secs_f64();
        println!("epoch {}: root mean square error {error:.4} discs, {seconds:.1} s", fit.epochs());
        atomic::write(&options.out, &rounding::model(fit.averaged(), configurations, training).to_bytes())?;
        atomic::write(&state, &state::to_bytes(&fit))?;
    }
    let model = rounding::model(fit.averaged(), configurations, training);
    atomic::write(&options.out, &model.to_bytes())?;
    println!("{}", Report::of(&model, &survey.held_out));
    Ok(())
}

/// The model of a file of weights.
fn model(path: &Path) -> anyhow::Result<Model> {
    let name = path.display();
    let bytes = std::fs::read(path).with_context(|| format!("reading {name}"))?;
    Model::parse(&bytes).with_context(|| format!("reading {name}"))
}
