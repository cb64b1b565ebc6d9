//! Finding the best move: iterative deepening, principal variation search, and the exact endgame solver.
//!
//! [`Searcher::run`] searches from beginning to end. A search can also run in slices: [`Searcher::begin`] sets the
//! position, the goal and the limits; [`Searcher::deepen`] searches for a while and reports, and is called again until
//! the report says why the search stopped.
//!
//! There are three engines, each of which uses only those before it: the `endgame` solves positions with few empty
//! squares, the `midgame` searches positions to a depth, and the `driver` runs iterative deepening over the moves at
//! the root. Bounds that follow from stable discs ([`stability`]) serve the first two.
//!
//! ```
//! use flipside::rules::Position;
//! use flipside::search::{Goal, Limits, Searcher, Stop};
//! use flipside::table::Table;
//! let mut searcher = Searcher::new(Table::new(12, 1).unwrap());
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let report = searcher.run(&Position::START, Goal::Best, limits);
//! assert_eq!(report.stopped, Some(Stop::Depth));
//! assert_eq!(report.lines[0].depth, 4);
//! ```

mod budget;
mod driver;
mod endgame;
mod hash_slots;
mod insertion_sort;
mod limits;
mod midgame;
mod mobility;
mod report;
mod solving;
pub mod stability;
mod team;
mod window;

pub use limits::{Goal, Limits, Stop};
pub use report::{Line, Pv, Report};
pub use solving::solvable_empties;
pub use team::SharedResult;

use std::convert::Infallible;

use crate::evaluation::Evaluation;
use crate::rules::Position;
use crate::table::{LoadError, Table};
use driver::Deepening;
use midgame::SearchContext;

/// A searcher with its table and caches. It allocates its memory when it is made, and nothing while it searches.
pub struct Searcher {
    context: SearchContext,
    deepening: Deepening,
    report: Report,
}

/// The most buckets of a search that begins afresh, as a base-two logarithm: to solve positions of 22 empty squares
/// with more took as many nodes.
const FRESH_TABLE_BITS: u32 = 18;

impl Searcher {
    /// A searcher that stores its results in `table`.
    pub fn new(table: Table) -> Self {
        Self::with_evaluation(table, Evaluation::trained())
    }

    /// A searcher with a given evaluation, to compare evaluations.
    pub fn with_evaluation(table: Table, evaluation: Evaluation) -> Self {
        match Self::try_with(evaluation, || Ok::<_, Infallible>(table)) {
            Ok(searcher) => searcher,
        }
    }

    /// A searcher whose table is made last, when all other memory that it needs is there. Unlike that, a table may be
    /// too large.
    ///
    /// # Errors
    /// That of the table.
    pub fn try_with<Error>(
        evaluation: Evaluation,
        table: impl FnOnce() -> Result<Table, Error>,
    ) -> Result<Self, Error> {
        Ok(Self {
            report: Report {
                lines: Vec::with_capacity(64),
                nodes: 0,
                elapsed_ms: 0.0,
                stopped: Some(Stop::Solved),
            },
            deepening: Deepening::idle(),
            context: SearchContext::try_new(evaluation, table)?,
        })
    }

    /// Begins a search. The table keeps the results of earlier ones.
    pub fn begin(&mut self, position: &Position, goal: Goal, limits: Limits) {
        self.context.table.grow_to(Table::MAX_BITS);
        self.begin_here(position, goal, limits);
    }

    /// Begins a search that forgets every position first, and uses no more than 2^18 buckets of a table that grows.
    /// Without a limit on time its answer depends on the position, the goal, the limits and the seed alone: not on
    /// earlier searches, and not on the size of the table from that on.
    pub fn begin_afresh(&mut self, position: &Position, goal: Goal, limits: Limits) {
        self.new_game();
        self.context.table.grow_to(FRESH_TABLE_BITS);
        self.begin_here(position, goal, limits);
    }

    fn begin_here(&mut self, position: &Position, goal: Goal, limits: Limits) {
        self.deepening.begin(&mut self.context, position, goal, limits);
        self.write_report(None);
    }

    /// Lets the search that has just begun be one of several of the same position, as the member with this number,
    /// counted from zero. Each should have the same seed and evaluation, and get what
    /// [`take_results`](Self::take_results) of the others gives. What a search proves does not depend on its team; only
    /// how soon it is found, and among equal moves which one. Before the end of the game all members but the first have
    /// noise in their scores.
    pub fn join_team(&mut self, member: u8) {
        self.context.join_team(member);
    }

    /// Whether results of the running iteration are passed on to others.
    pub fn passes_on(&self) -> bool {
        self.context.team.passes_on()
    }

    /// The results for the other members of the team since they were last taken: at most 512, what comes after those is
    /// not passed on.
    pub fn take_results(&mut self) -> impl Iterator<Item = SharedResult> {
        self.context.team.take_results()
    }

    /// Stores a result of another member of the team.
    pub fn store_shared(&mut self, SharedResult { key, entry }: SharedResult) {
        self.context.table.store(key, entry);
    }

    /// Searches until the next iteration is complete or a limit is reached. A search that has stopped stays as it is.
    pub fn deepen(&mut self) -> &Report {
        self.deepen_nodes(u64::MAX)
    }

    /// Like [`deepen`](Self::deepen), but a slice ends after `slice_nodes` nodes, and the next one goes on where it was
    /// interrupted. Slices are counted in nodes, so that the same search visits the same nodes on every machine.
    /// However few are asked for, a slice has some thousand of them, so that every search ends.
    pub fn deepen_nodes(&mut self, slice_nodes: u64) -> &Report {
        if self.report.stopped.is_none() {
            let stopped = self.deepening.deepen(&mut self.context, slice_nodes);
            self.write_report(stopped);
        }
        &self.report
    }

    /// Searches from beginning to end, without interruption.
    pub fn run(&mut self, position: &Position, goal: Goal, limits: Limits) -> &Report {
        self.begin(position, goal, limits);
        while self.deepen().stopped.is_none() {}
        &self.report
    }

    fn write_report(&mut self, stopped: Option<Stop>) {
        self.deepening.write_report(self.context.budget.nodes(), stopped, &mut self.report);
    }

    /// What the search has found so far; before its first slice, the moves by their evaluation.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Ends the search with what it has found so far, and searches every move one ply deep where nothing was found yet.
    pub fn stop(&mut self) {
        if self.deepening.is_at_first_iteration() {
            self.deepen();
        }
        self.report.stopped.get_or_insert(Stop::Asked);
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.context.table
    }

    /// All words of the table, as [`Table::view`] gives them.
    pub fn table_view(&mut self) -> &[u64] {
        self.context.table.view()
    }

    /// The header of a saved table, which precedes the words of the table.
    pub fn saved_header(&self) -> impl AsRef<[u8]> + use<> {
        self.context.table.saved_header(self.context.evaluator.fingerprint())
    }

    /// Loads a saved table, as [`Table::load`] does.
    ///
    /// # Errors
    /// When the bytes are damaged or were saved with another table size, seed or evaluation; the table stays as it was.
    pub fn load_table(&mut self, length: usize, read: impl Fn(usize, &mut [u8])) -> Result<(), LoadError> {
        self.context.table.load(self.context.evaluator.fingerprint(), length, read)
    }

    /// Forgets every position.
    pub fn new_game(&mut self) {
        self.context.clear();
    }
}

#[cfg(test)]
mod tests;
