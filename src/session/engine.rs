use std::fmt;

use crate::rules::Position;
use crate::search::{Report, Searcher};
use crate::table::{LoadError, Table, TableError};
use crate::types::Score;

use super::{EngineOptions, OptionError, Request};

/// An engine: one table, one search at a time, worked off in slices.
///
/// ```
/// use flipside::rules::Position;
/// use flipside::session::{Engine, EngineOptions, Request, SearchOptions};
/// let mut engine = Engine::new(&EngineOptions { table_bits: Some(10.0), ..Default::default() }).unwrap();
/// let options = SearchOptions { depth: Some(4.0), ..Default::default() };
/// engine.begin(&Request::search(Position::START, &options).unwrap());
/// while engine.deepen().stopped.is_none() {}
/// assert_eq!(engine.report().lines[0].depth, 4);
/// ```
pub struct Engine {
    searcher: Searcher,
    position: Position,
    spent: Spent,
}

/// What an engine has spent on its searches since it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spent {
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
    /// An option has a value it cannot have.
    Option(OptionError),
    /// The table cannot be made.
    Table(TableError),
    /// A random seed was asked for, and the system has none to give.
    Randomness(getrandom::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(error) => error.fmt(f),
            Self::Table(error) => error.fmt(f),
            Self::Randomness(error) => write!(f, "no random seed to be had: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl Engine {
    /// How many nodes a slice has: 5 to 25 milliseconds on a slow desktop machine. Half as many would cost a search in
    /// the midgame more than 5 % of its nodes.
    pub const SLICE_NODES: u64 = 1 << 17;

    /// Makes an engine and allocates all it will ever use.
    ///
    /// # Errors
    /// Names the option that has a value it cannot have; or says that there is no memory for the table, or no random seed
    /// to be had.
    pub fn new(options: &EngineOptions) -> Result<Self, StartError> {
        let table_bits = options.table_bits().map_err(StartError::Option)?;
        let seed = options.seed.number().map_err(StartError::Randomness)?;
        let table = Table::new(table_bits, seed).map_err(StartError::Table)?;
        Ok(Self { searcher: Searcher::new(table), position: Position::START, spent: Spent::default() })
    }

    /// Begins a search; one that was running is given up.
    pub fn begin(&mut self, request: &Request) {
        self.spent = Spent { searches: self.spent.searches + 1, ..self.spent() };
        self.position = request.position;
        self.searcher.begin(&request.position, request.goal, request.limits);
    }

    /// Goes on until the next depth is complete or a slice is over, some milliseconds; the search has ended when the
    /// report says what stopped it.
    ///
    /// Slices are counted in nodes, so that a search without a budget visits the same ones on every machine.
    pub fn deepen(&mut self) -> &Report {
        self.searcher.deepen_nodes(Self::SLICE_NODES)
    }

    /// Ends the running search with its best so far.
    pub fn stop(&mut self) {
        self.searcher.stop();
    }

    /// What the search has found so far.
    pub fn report(&self) -> &Report {
        self.searcher.report()
    }

    /// The score of the searched position in discs for the side to move, when the game is over there.
    pub fn final_score(&self) -> Option<Score> {
        let board = self.position.board;
        board.is_over().then(|| board.final_score())
    }

    /// Forgets everything learned from earlier positions.
    pub fn new_game(&mut self) {
        self.searcher.new_game();
    }

    /// What stands in front of the words of the table when it is saved: it says how the table was made.
    pub fn saved_header(&self) -> impl AsRef<[u8]> + use<> {
        self.searcher.saved_header()
    }

    /// Takes over a saved table: the header and the words, `length` bytes of which `read` copies those from a place on.
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

    /// What was spent so far, the running search included.
    pub fn spent(&self) -> Spent {
        let running = self.report();
        Spent {
            searches: self.spent.searches,
            nodes: self.spent.nodes + running.nodes,
            elapsed_ms: self.spent.elapsed_ms + running.elapsed_ms,
        }
    }
}
