use crate::evaluation::Evaluation;
use crate::search::budget::Budget;
use crate::search::endgame::EndgameCache;
use crate::search::team::Team;
use crate::table::{Entry, Key, Table};
use crate::types::Selectivity;

use super::evaluator::Evaluator;
use super::resumption::Resumption;

/// The state that all nodes of a search share: the tables, the evaluation, the budget, and the settings of the running
/// iteration.
pub(in crate::search) struct SearchContext {
    pub table: Table,
    pub endgame_cache: EndgameCache,
    pub evaluator: Evaluator,
    pub budget: Budget,
    pub resumption: Resumption,
    pub team: Team,
    selectivity: Selectivity,
    solved_empties: u32,
    nesting: u8,
}

impl SearchContext {
    /// The state of no search. The table is made last.
    pub fn try_new<Error>(
        evaluation: Evaluation,
        table: impl FnOnce() -> Result<Table, Error>,
    ) -> Result<Self, Error> {
        Ok(Self {
            endgame_cache: EndgameCache::new(),
            evaluator: Evaluator::new(evaluation),
            table: table()?,
            budget: Budget::new(),
            resumption: Resumption::new(),
            team: Team::alone(),
            selectivity: Selectivity::NONE,
            solved_empties: 0,
            nesting: 0,
        })
    }

    /// Forgets every position.
    pub fn clear(&mut self) {
        self.table.clear();
        self.endgame_cache.clear();
    }

    /// Begins a search: a new generation of the table, no nodes visited, and nobody who searches the same position.
    pub fn begin_search(&mut self) {
        self.team.leave();
        self.table.age();
        self.budget.reset();
    }

    /// Begins an iteration, which may go to the end of the game: its forward cuts have this confidence, and positions
    /// at or below `solved_empties` empties are solved.
    pub fn begin_iteration(&mut self, selectivity: Selectivity, solved_empties: u32, to_the_end: bool) {
        self.selectivity = selectivity;
        self.solved_empties = solved_empties;
        self.resumption.clear();
        self.team.begin_iteration(to_the_end);
        self.evaluator.set_noise(self.team.noise());
    }

    /// Joins a team that searches the same position, as the member with this number.
    pub fn join_team(&mut self, member: u8) {
        self.team.join(member);
        self.evaluator.set_noise(self.team.noise());
    }

    /// The confidence of the forward cuts in the running iteration.
    #[inline(always)]
    pub fn selectivity(&self) -> Selectivity {
        self.selectivity
    }

    /// At or below this many empties the running iteration solves a position exactly, at any depth.
    #[inline(always)]
    pub fn solved_empties(&self) -> u32 {
        self.solved_empties
    }

    /// How many predictions of multi-ProbCut are under way, one inside the other.
    #[inline(always)]
    pub fn nesting(&self) -> u8 {
        self.nesting
    }

    /// Runs a search for a prediction of multi-ProbCut.
    #[inline(always)]
    pub fn predict<T>(&mut self, search: impl FnOnce(&mut Self) -> T) -> T {
        self.nesting += 1;
        let score = search(self);
        self.nesting -= 1;
        score
    }

    /// Whether the search has to unwind; scores returned while it unwinds are invalid and must not be stored.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        self.budget.is_stopped()
    }

    /// Stores a result, which the team gets as well if it took many nodes.
    #[inline(always)]
    pub fn store(&mut self, key: Key, entry: Entry) {
        self.table.store(key, entry);
        self.team.note(key, entry);
    }
}
