//! Options of the engine on a command line of the tools.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use flipside::evaluation::{Evaluation, Weights};
use flipside::search::{Limits, Searcher};
use flipside::table::Table;
use flipside::types::Selectivity;

/// How long one slice of a search lasts, in milliseconds.
pub const SLICE_MS: f64 = 50.0;

/// How the engine evaluates, and when its searches end.
#[derive(Args, Clone, Debug, Default)]
pub struct Setting {
    /// The file of weights; without it those that come with the engine.
    #[arg(long)]
    pub weights: Option<PathBuf>,
    /// The depth limit in plies.
    #[arg(long)]
    pub depth: Option<u8>,
    /// The node limit.
    #[arg(long)]
    pub nodes: Option<u64>,
    /// The time limit in milliseconds.
    #[arg(long)]
    pub ms: Option<f64>,
    /// The multi-ProbCut confidence of the last iteration in percent; 100 is a full-width search.
    #[arg(long)]
    pub selectivity: Option<u32>,
    /// The size of the transposition table: the base-two logarithm of its buckets.
    #[arg(long, default_value_t = 20)]
    pub table_bits: u32,
}

impl Setting {
    /// A searcher that evaluates as the setting says.
    pub fn searcher(&self) -> anyhow::Result<Searcher> {
        let evaluation = match &self.weights {
            Some(path) => weights(Some(path))?.into(),
            None => Evaluation::trained(),
        };
        Ok(Searcher::with_evaluation(Table::new(self.table_bits, 1)?, evaluation))
    }

    /// When a search ends.
    pub fn limits(&self) -> anyhow::Result<Limits> {
        let selectivity = self.selectivity.map(|percent| {
            Selectivity::from_percent(percent).map_err(|error| anyhow!("selectivity: {error}"))
        });
        let selectivity = selectivity.transpose()?;
        Ok(Limits { budget_ms: self.ms, depth: self.depth, nodes: self.nodes, selectivity })
    }
}

/// The weights of a file, or those that come with the engine.
pub fn weights(path: Option<&Path>) -> anyhow::Result<Weights> {
    let Some(path) = path else { return Ok(Weights::embedded()) };
    let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    Weights::parse(&bytes).with_context(|| format!("reading {}", path.display()))
}
