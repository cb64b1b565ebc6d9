//! Fits weights to labelled positions.
//!
//! The evaluation is a sum of weights, so the weights that fit best in the sense of least squares solve a linear
//! system, and conjugate gradients find them without a learning rate to choose. A penalty on the square of every
//! weight shrinks those of contents that were seen only a few times.

mod fit;
mod report;
mod rows;

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::evaluation::{Model, Training};

use crate::record;
use fit::Fit;
use report::Report;
use rows::Rows;

#[derive(Args)]
pub struct Options {
    /// Files of labelled records: `path`, or `path=0.25` for labels that count a quarter, or `path=0.25x1.1` for labels
    /// that are stretched by a tenth besides, because weights fitted to noisy results value everything too timidly.
    #[arg(required = true)]
    records: Vec<Source>,
    /// The file of weights to write.
    #[arg(long)]
    out: PathBuf,
    /// Weights to begin with.
    #[arg(long)]
    start: Option<PathBuf>,
    /// The numbers of empty squares that get weights of their own; between them the weights are mixed.
    #[arg(long, value_delimiter = ',', default_value = "6,10,14,18,22,26,30,35,41,48")]
    knots: Vec<u8>,
    /// How many steps of conjugate gradients.
    #[arg(long, default_value_t = 40)]
    steps: usize,
    /// What the square of a weight costs, in positions: a weight seen that often is halved.
    #[arg(long, default_value_t = 10.0)]
    penalty: f32,
    /// By how much a weight must lower the sum of the squared errors, in squares of a disc; others are left out, which
    /// makes the file smaller.
    #[arg(long, default_value_t = 0.0)]
    least: f32,
    /// What one step of the written weights is worth, in 1/128 of a disc.
    #[arg(long, default_value_t = 16)]
    step: u32,
    /// How often the positions have been labelled anew with earlier weights; stands in the file.
    #[arg(long, default_value_t = 0)]
    generation: u32,
}

/// A file of records, how much their errors count, and what their scores are multiplied by.
#[derive(Clone, Debug)]
struct Source {
    path: PathBuf,
    weight: f32,
    stretch: f32,
}

impl FromStr for Source {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (path, factors) = text.split_once('=').unwrap_or((text, "1"));
        let (weight, stretch) = factors.split_once('x').unwrap_or((factors, "1"));
        let number =
            |word: &str| word.parse().with_context(|| format!("{word:?} in {text:?} is not a number"));
        Ok(Self { path: path.into(), weight: number(weight)?, stretch: number(stretch)? })
    }
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut rows = Rows::default();
    for Source { path, weight, stretch } in &options.records {
        for record in record::read(path)? {
            rows.add(record, *weight, *stretch);
        }
    }
    let (rows, held_out) = rows.split();
    ensure!(!rows.is_empty(), "no labelled position to train on");
    println!("{} positions to train on, {} held out", rows.len(), held_out.len());
    let start = match &options.start {
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
            Some(Model::parse(&bytes).with_context(|| format!("reading {}", path.display()))?)
        }
        None => None,
    };
    let mut fit = Fit::new(&rows, &options.knots, options.penalty, start.as_ref());
    for step in 1..=options.steps {
        let loss = fit.step();
        println!("step {step}: root mean square error {loss:.4} discs");
    }
    let training = Training { generation: options.generation, positions: rows.len() as u64 };
    let model = fit.model(training, options.step, options.least);
    println!("{}", Report::of(&model, &held_out));
    std::fs::write(&options.out, model.to_bytes())
        .with_context(|| format!("writing {}", options.out.display()))
}
