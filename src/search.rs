//! Finding the best move: iterative deepening, principal variation search, and the exact endgame solver.
//!
//! A search runs in slices. [`Searcher::begin`] says what is wanted, [`Searcher::deepen`] thinks for a while and
//! reports; it is called again until the report says why the search stopped.
//!
//! ```
//! use flipside::rules::Position;
//! use flipside::search::{Goal, Limits, Searcher, Stop};
//! use flipside::table::Table;
//! let mut searcher = Searcher::new(Table::new(12, 1).unwrap());
//! searcher.begin(&Position::START, Goal::Best, Limits { depth: Some(4), ..Limits::default() });
//! while searcher.deepen(10.0).stopped.is_none() {}
//! assert_eq!(searcher.report().stopped, Some(Stop::Depth));
//! assert_eq!(searcher.report().lines[0].depth, 4);
//! ```

mod bounds;
mod candidates;
mod clock;
mod deepening;
mod endgame;
mod iteration;
mod limits;
mod midgame;
mod mind;
mod node;
mod ordering;
mod probcut;
mod report;
mod root;
mod shallow;
mod slots;
mod values;
mod variation;

pub use clock::now_ms;
pub use limits::{Goal, Limits, Stop};
pub use report::{Line, Pv, Report};

use crate::evaluation::Evaluation;
use crate::rules::Position;
use crate::table::{LoadError, Table};
use deepening::Deepening;
use mind::Mind;

/// A search with all that it remembers. Everything is allocated when it is made, nothing while it searches.
pub struct Searcher {
    mind: Mind,
    deepening: Deepening,
    report: Report,
}

impl Searcher {
    /// A searcher that remembers positions in `table`.
    pub fn new(table: Table) -> Self {
        Self::with_evaluation(table, Evaluation::trained())
    }

    /// A searcher with an evaluation of one's choice, to compare it with another.
    pub fn with_evaluation(table: Table, evaluation: Evaluation) -> Self {
        let report =
            Report { lines: Vec::with_capacity(64), nodes: 0, elapsed_ms: 0.0, stopped: Some(Stop::Solved) };
        Self { mind: Mind::new(table, evaluation), deepening: Deepening::idle(), report }
    }

    /// Begins a search, which forgets the one before but not what the table holds.
    pub fn begin(&mut self, position: &Position, goal: Goal, limits: Limits) {
        self.mind.table.age();
        self.mind.nodes = 0;
        self.deepening.begin(&mut self.mind, position, goal, limits);
        self.deepening.write_report(&self.mind, None, &mut self.report);
    }

    /// Thinks until the next iteration is complete, `slice_ms` milliseconds are over or a limit is reached.
    ///
    /// A search that has stopped stays as it is.
    pub fn deepen(&mut self, slice_ms: f64) -> &Report {
        self.step(slice_ms, u64::MAX)
    }

    /// Like [`deepen`](Self::deepen), but a step ends after `slice_nodes` nodes: at the same ones each time, so that the
    /// same search visits the same nodes however fast the machine is.
    pub fn deepen_nodes(&mut self, slice_nodes: u64) -> &Report {
        self.step(f64::INFINITY, slice_nodes)
    }

    fn step(&mut self, slice_ms: f64, slice_nodes: u64) -> &Report {
        if self.report.stopped.is_none() {
            let stopped = self.deepening.deepen(&mut self.mind, slice_ms, slice_nodes);
            self.deepening.write_report(&self.mind, stopped, &mut self.report);
        }
        &self.report
    }

    /// What the search has found out so far; before its first slice, the moves by their evaluation.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Ends the search with what it has found so far.
    pub fn stop(&mut self) {
        self.report.stopped.get_or_insert(Stop::Asked);
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.mind.table
    }

    /// What stands in front of the words of the table when it is saved.
    pub fn saved_header(&self) -> impl AsRef<[u8]> + use<> {
        self.mind.table.saved_header(self.mind.evaluation.fingerprint())
    }

    /// Takes over a saved table, as [`Table::load`] does.
    ///
    /// # Errors
    /// When the bytes are damaged or were saved with another table size, seed or evaluation; the table stays as it was.
    pub fn load_table(&mut self, length: usize, read: impl Fn(usize, &mut [u8])) -> Result<(), LoadError> {
        self.mind.table.load(self.mind.evaluation.fingerprint(), length, read)
    }

    /// Forgets every position.
    pub fn new_game(&mut self) {
        self.mind.table.clear();
        self.mind.cache.clear();
    }
}
