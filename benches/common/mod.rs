//! Shared code of the native benches: runs a search and measures it.

use cpu_time::ThreadTime;
use flipside::search::Report;
use flipside::session::{Engine, TableOptions};
use flipside::types::Score;

/// What a search found, and what it took.
pub struct Spent {
    /// In discs for the side to move.
    pub score: Score,
    /// Every position that a move or a pass led to, those included that are solved by counting flips.
    pub nodes: u64,
    /// Seconds of CPU time.
    pub seconds: f64,
}

/// An engine with the default options.
pub fn engine() -> Engine {
    Engine::new(&TableOptions::default()).expect("there is memory for the default table")
}

/// Runs a search and measures it.
pub fn spend<'a>(search: impl FnOnce() -> &'a Report) -> Spent {
    let started = ThreadTime::now();
    let report = search();
    let seconds = started.elapsed().as_secs_f64();
    Spent { score: report.lines[0].score, nodes: report.nodes, seconds }
}

/// The words after `cargo bench --bench x --`; cargo itself adds an option.
pub fn arguments() -> Vec<String> {
    std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect()
}
