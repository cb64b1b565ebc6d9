use std::fmt;

use crate::evaluation::Evaluation;
use crate::rules::Position;
use crate::search::{Report, Searcher, SharedResult};
use crate::table::{LoadError, Table, TableError};
use crate::types::Color;

use super::{Choice, Request, Seed, TableBits, TableOptions};

/// An engine: one table, one search at a time, in slices.
///
/// ```
/// use flipside::rules::Position;
/// use flipside::session::{Depth, Engine, LimitOptions, Request, TableBits, TableOptions};
/// let table = TableOptions { table_bits: TableBits::new(10), ..Default::default() };
/// let mut engine = Engine::new(&table).unwrap();
/// let limits = LimitOptions { depth: Depth::new(4), ..Default::default() };
/// let report = engine.run(&Request::search(Position::START, &limits));
/// assert_eq!(report.lines[0].depth, 4);
/// ```
pub struct Engine {
    searcher: Searcher,
    position: Position,
    choice: Option<Choice>,
    /// The report with the chosen line alone, where there is a choice.
    chosen: Report,
    totals: Totals,
}

/// The cost of all searches of an engine since it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// The searches begun.
    pub searches: u64,
    /// The nodes visited.
    pub nodes: u64,
    /// The time in milliseconds.
    pub elapsed_ms: f64,
}

/// Why an engine cannot be made.
#[derive(Debug)]
pub enum StartError {
    /// The table cannot be made.
    Table(TableError),
    /// A random seed was wanted, but the system has no source of randomness.
    Randomness(getrandom::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => error.fmt(f),
            Self::Randomness(error) => write!(f, "could not get a random seed: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl Engine {
    /// How many nodes a slice has: 5 to 25 milliseconds on a slow desktop machine.
    pub const SLICE_NODES: u64 = 1 << 17;

    /// How many nodes a slice has whose results are passed on: the sooner that happens, the less is searched twice.
    const TEAM_SLICE_NODES: u64 = 1 << 15;

    /// Makes an engine and allocates all it will ever use.
    ///
    /// # Errors
    /// When there is no memory for the table, or the system has no source of randomness.
    pub fn new(options: &TableOptions) -> Result<Self, StartError> {
        let bits = options.table_bits.unwrap_or(TableBits::DEFAULT);
        let seed = options.seed.unwrap_or(Seed::DEFAULT).number().map_err(StartError::Randomness)?;
        let chosen = Report { lines: Vec::with_capacity(1), nodes: 0, elapsed_ms: 0.0, stopped: None };
        // The table comes last: if there is no memory for it nothing else is lost, and whatever makes the memory larger
        // when it is large already has a browser collect garbage.
        let table = || Table::new(bits.number().into(), seed);
        let searcher = Searcher::try_with(Evaluation::trained(), table).map_err(StartError::Table)?;
        Ok(Self { searcher, position: Position::START, choice: None, chosen, totals: Totals::default() })
    }

    /// Begins a search. A search that is running is abandoned.
    pub fn begin(&mut self, request: &Request) {
        self.note(request);
        self.searcher.begin(&request.position, request.goal, request.limits);
        self.choose();
    }

    /// Begins a search as a new engine would, whatever was searched before: see [`Searcher::begin_afresh`].
    pub fn begin_afresh(&mut self, request: &Request) {
        self.note(request);
        self.searcher.begin_afresh(&request.position, request.goal, request.limits);
        self.choose();
    }

    fn note(&mut self, request: &Request) {
        self.totals = Totals { searches: self.totals.searches + 1, ..self.totals() };
        self.position = request.position;
        self.choice = request.choice;
    }

    /// Continues the search until the next depth is complete or a slice of some milliseconds is over. The search has
    /// ended when the report says why it stopped.
    ///
    /// Slices are measured in nodes, so a search without a time limit visits the same nodes on every machine.
    pub fn deepen(&mut self) -> &Report {
        let short = self.searcher.passes_on();
        self.searcher.deepen_nodes(if short { Self::TEAM_SLICE_NODES } else { Self::SLICE_NODES });
        self.choose();
        self.report()
    }

    /// Lets the search that has just begun be one of several of the same position, each by another engine, as
    /// [`Searcher::join_team`] does.
    pub fn join_team(&mut self, member: u8) {
        self.searcher.join_team(member);
    }

    /// The results for the other engines since they were last taken; to be taken after each slice.
    pub fn take_results(&mut self) -> impl Iterator<Item = SharedResult> {
        self.searcher.take_results()
    }

    /// Stores a result of another engine of the team.
    pub fn store_shared(&mut self, shared: SharedResult) {
        self.searcher.store_shared(shared);
    }

    /// Chooses among the lines found so far.
    #[inline(never)]
    fn choose(&mut self) {
        let Some(choice) = self.choice else { return };
        let Report { lines, nodes, elapsed_ms, stopped } = self.searcher.report();
        let line = choice.choose(self.position.board, lines, self.searcher.table().seed());
        self.chosen.lines.clear();
        self.chosen.lines.extend(line);
        (self.chosen.nodes, self.chosen.elapsed_ms, self.chosen.stopped) = (*nodes, *elapsed_ms, *stopped);
    }

    /// Searches from beginning to end.
    pub fn run(&mut self, request: &Request) -> &Report {
        self.begin(request);
        while self.deepen().stopped.is_none() {}
        self.report()
    }

    /// Ends the running search with its best so far.
    pub fn stop(&mut self) {
        self.searcher.stop();
        self.choose();
    }

    /// What the search has found so far.
    pub fn report(&self) -> &Report {
        if self.choice.is_some() { &self.chosen } else { self.searcher.report() }
    }

    /// The side to move in the searched position.
    pub fn turn(&self) -> Color {
        self.position.turn
    }

    /// Forgets everything learned from earlier positions.
    pub fn new_game(&mut self) {
        self.searcher.new_game();
    }

    /// The header of a saved table, which precedes the words of the table and says how it was made.
    pub fn saved_header(&self) -> impl AsRef<[u8]> + use<> {
        self.searcher.saved_header()
    }

    /// Loads a saved table of `length` bytes, header and words; `read` copies the bytes from an offset on.
    ///
    /// # Errors
    /// When the bytes are damaged or were saved with another table size, seed or evaluation; the table stays as it was.
    pub fn load_table(&mut self, length: usize, read: impl Fn(usize, &mut [u8])) -> Result<(), LoadError> {
        self.searcher.load_table(length, read)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.searcher.table()
    }

    /// All words of the table, as [`Table::view`] gives them.
    pub fn table_view(&mut self) -> &[u64] {
        self.searcher.table_view()
    }

    /// What was spent so far, the running search included.
    pub fn totals(&self) -> Totals {
        let running = self.report();
        Totals {
            searches: self.totals.searches,
            nodes: self.totals.nodes + running.nodes,
            elapsed_ms: self.totals.elapsed_ms + running.elapsed_ms,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{LimitOptions, Milliseconds, NodeCount};
    use crate::types::Selectivity;

    #[test]
    fn a_search_at_100_percent_that_a_limit_stops_reports_no_score_below_it() {
        let table = TableOptions { table_bits: TableBits::new(10), ..TableOptions::default() };
        let mut engine = Engine::new(&table).unwrap();
        let full_width = LimitOptions { selectivity: Some(Selectivity::NONE), ..LimitOptions::default() };
        for limits in [
            LimitOptions { nodes: NodeCount::new(300_000), ..full_width.clone() },
            LimitOptions { budget_ms: Milliseconds::new(5.0), ..full_width },
        ] {
            engine.begin(&Request::search(Position::START, &limits));
            while engine.report().stopped.is_none() {
                assert_eq!(engine.deepen().lines[0].selectivity, Selectivity::NONE);
            }
        }
    }
}
