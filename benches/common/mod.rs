//! What the native benches of searches share.

use cpu_time::ThreadTime;
use flipside::rules::Position;
use flipside::search::{Goal, Limits, Searcher};
use flipside::session::{Seed, TableBits};
use flipside::table::Table;
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

/// A searcher as the package makes it when nothing is said.
pub fn searcher() -> Searcher {
    let seed = Seed::DEFAULT.number().expect("the default is fixed");
    Searcher::new(
        Table::new(TableBits::DEFAULT.number().into(), seed).expect("there is memory for the default table"),
    )
}

/// Searches a position in slices of so many nodes, knowing what the searcher remembers.
pub fn spend(
    searcher: &mut Searcher,
    position: &Position,
    goal: Goal,
    limits: Limits,
    slice_nodes: u64,
) -> Spent {
    let started = ThreadTime::now();
    searcher.begin(position, goal, limits);
    while searcher.deepen_nodes(slice_nodes).stopped.is_none() {}
    let seconds = started.elapsed().as_secs_f64();
    let report = searcher.report();
    Spent { score: report.lines[0].score, nodes: report.nodes, seconds }
}

/// The words after `cargo bench --bench x --`; cargo itself adds an option.
pub fn arguments() -> Vec<String> {
    std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect()
}
