//! Iterative deepening, in slices that can be interrupted at any time.
//!
//! Each iteration searches the root moves in the order that the previous one left. The first `count` moves get exact
//! scores, by an aspiration window around the last score that is widened until the score lies inside. The other moves
//! are searched with a null window, to see whether they belong among the first. An interrupted iteration continues with
//! the move at which it was interrupted, and that at the node at which it was interrupted.

mod results;

use crate::rules::Position;
use crate::search::insertion_sort::insertion_sort_by_key;
use crate::search::limits::{Goal, Limits, Stop};
use crate::search::midgame::SearchContext;
use crate::search::midgame::search;
use crate::search::report::Line;
use crate::search::window::Window;
use crate::types::{MAX_SCORE, Score, Selectivity};

use super::allowance::Allowance;
use super::aspiration::Aspiration;
use super::iteration::{EndgameSwitch, Iteration, Target};
use super::iteration_scores::IterationScores;
use super::pacing::Pacing;
use super::principal_variation::Variation;
use super::root::{RootMove, list_moves};

/// The state of a search from its beginning to its end.
pub(in crate::search) struct Deepening {
    goal: Goal,
    allowance: Allowance,
    pacing: Pacing,
    target: Target,
    /// How many moves get an exact score: the best `count`, which for [`Goal::Near`] are those found so far.
    count: usize,
    moves: Vec<RootMove>,
    scores: IterationScores,
    running: Running,
}

/// How far the running iteration has come: with the frames of the nodes below the root, all that is kept of it when a
/// slice ends (`midgame/resumption.rs`).
struct Running {
    iteration: Iteration,
    /// How many moves it has searched; they are the first in the list.
    searched: usize,
    /// The window with which the next move was being searched when the last slice ended, if it is to get an exact
    /// score.
    aspiration: Option<Aspiration>,
    /// Whether the null window of the next move had failed high then.
    reopened: bool,
    /// For how many of the first `count` moves it has found the principal variation.
    with_pv: usize,
    /// The variation that was being followed then.
    variation: Option<Variation>,
}

impl Running {
    /// An iteration that begins.
    fn beginning(iteration: Iteration) -> Self {
        Self { iteration, searched: 0, aspiration: None, reopened: false, with_pv: 0, variation: None }
    }
}

/// Half the width of the first aspiration window, in discs.
const ASPIRATION: Score = 3;

impl Deepening {
    /// A search without a position, with all the memory that any search needs.
    pub fn idle() -> Self {
        let target = Target {
            empties: 0,
            depth: 0,
            selectivity: Selectivity::NONE,
            least_selectivity: Selectivity::NONE,
        };
        Self {
            goal: Goal::Best,
            allowance: Allowance::beginning(Limits::default()),
            pacing: Pacing::beginning(Limits::default()),
            target,
            count: 0,
            moves: Vec::with_capacity(64),
            scores: IterationScores::default(),
            running: Running::beginning(Iteration::first(target)),
        }
    }

    /// Begins a search of a position.
    pub fn begin(&mut self, context: &mut SearchContext, position: &Position, goal: Goal, limits: Limits) {
        context.begin_search();
        self.goal = goal;
        self.allowance = Allowance::beginning(limits);
        self.pacing = Pacing::beginning(limits);
        self.target = Target::of(position, goal, limits);
        self.scores = IterationScores::default();
        self.begin_iteration(context, Iteration::first(self.target));
        list_moves(position, context.table.zobrist(), &mut self.moves);
        self.count = match goal {
            Goal::Every { count, among } => {
                self.moves.retain(|root_move| root_move.is_among(among));
                count.clamp(1, self.moves.len().max(1))
            }
            _ => 1,
        };
        // The answer before the first iteration: the moves by their evaluation.
        for root_move in &mut self.moves {
            root_move.line.score = -context.evaluator.score(&root_move.child.view);
        }
        insertion_sort_by_key(&mut self.moves, |root_move| (-root_move.line.score, root_move.line.best));
    }

    /// Whether no iteration is complete yet.
    pub fn is_at_first_iteration(&self) -> bool {
        self.moves.first().is_some_and(|root_move| root_move.line.depth == 0)
    }

    /// Searches until the running iteration is complete, the slice is over or a limit is reached. The first iteration,
    /// of one ply, is completed whatever the limits: no line of an answer is unsearched.
    pub fn deepen(&mut self, context: &mut SearchContext, slice_nodes: u64) -> Option<Stop> {
        if self.moves.is_empty() {
            return Some(Stop::Solved);
        }
        if self.is_at_first_iteration() {
            context.budget.resume(f64::INFINITY, u64::MAX);
        } else if let Some(limit) = self.allowance.reached(context.budget.nodes()) {
            return Some(limit);
        } else {
            self.allowance.continue_for(slice_nodes, &mut context.budget);
        }
        while self.running.searched < self.moves.len() && !context.is_stopped() {
            self.search_next(context);
        }
        while self.running.searched == self.moves.len()
            && self.running.with_pv < self.count
            && !context.is_stopped()
        {
            self.find_next_pv(context);
        }
        if context.is_stopped() {
            return self.allowance.reached(context.budget.nodes());
        }
        let nodes = context.budget.nodes();
        let switch = EndgameSwitch::of(self.allowance.nodes_left(nodes), self.target.empties);
        let Some(next) = self.running.iteration.next(self.target, switch, context.team.is_joined()) else {
            return Some(if self.target.reaches_end() { Stop::Solved } else { Stop::Depth });
        };
        let Some(part) = self.pacing.next(&self.moves, self.allowance.spent(nodes)) else {
            return Some(Stop::Budget);
        };
        self.allowance.restrict(part);
        self.scores.note(self.moves[0].line.score);
        self.begin_iteration(context, next);
        None
    }

    fn begin_iteration(&mut self, context: &mut SearchContext, iteration: Iteration) {
        self.running = Running::beginning(iteration);
        let to_the_end = iteration.depth == self.target.empties;
        context.begin_iteration(iteration.selectivity, iteration.solved_empties(), to_the_end);
    }

    /// Finds the principal variation of one more move.
    fn find_next_pv(&mut self, context: &mut SearchContext) {
        let whole = self.whole_window();
        let root_move = &mut self.moves[self.running.with_pv];
        let mut variation = self.running.variation.take().unwrap_or_else(|| Variation::of(root_move));
        variation.follow(context, whole);
        if context.is_stopped() {
            self.running.variation = Some(variation);
        } else {
            root_move.line.pv = variation.pv;
            self.running.with_pv += 1;
        }
    }

    /// Searches one more move and puts it where it belongs.
    fn search_next(&mut self, context: &mut SearchContext) {
        let at = self.running.searched;
        self.begin_elsewhere(context);
        let root_move = self.moves[at];
        let floor = (at >= self.count).then(|| self.floor());
        let score = match floor {
            Some(alpha) => self.scout(context, &root_move, alpha),
            None => self.search_around(context, &root_move),
        };
        if context.is_stopped() {
            return;
        }
        self.running.searched += 1;
        let Iteration { depth, selectivity } = self.running.iteration;
        let exact = depth == self.target.empties && selectivity == Selectivity::NONE;
        let found = Line { score, depth, selectivity, exact, ..root_move.line };
        // The searched moves are sorted, best first. A move that is not better than the floor stays behind
        // them.
        let rank = match floor {
            Some(alpha) if score <= alpha => at,
            _ => self.moves[..at.min(self.count)].partition_point(|better| better.line.score >= score),
        };
        self.moves[at].line = found;
        self.moves[rank..=at].rotate_right(1);
        if let Goal::Near { discs } = self.goal {
            self.count += usize::from(floor.is_some_and(|alpha| score > alpha));
            if self.running.searched == self.moves.len() {
                let least = self.moves[0].line.score - discs;
                self.count = self.moves[..self.count].partition_point(|other| other.line.score >= least);
            }
        }
    }

    /// Puts the move first that this member of a team searches next, of those that get no exact score.
    fn begin_elsewhere(&mut self, context: &SearchContext) {
        let rest = &mut self.moves[self.running.searched..];
        let is_resumed = self.running.reopened || !context.resumption.is_empty();
        if self.running.searched >= self.count
            && !is_resumed
            && context.team.begins_elsewhere(self.running.iteration.depth)
        {
            let first = context.team.rank_to_search(rest.len());
            rest[..=first].rotate_right(1);
        }
    }

    /// The score that a move must exceed to be among the first `count`.
    fn floor(&self) -> Score {
        match self.goal {
            Goal::Near { discs } => self.whole_window().alpha.max(self.moves[0].line.score - discs - 1),
            _ => self.moves[self.count - 1].line.score,
        }
    }

    /// The exact score of a move, by an aspiration window around its last score.
    fn search_around(&mut self, context: &mut SearchContext, root_move: &RootMove) -> Score {
        let whole = self.whole_window();
        let width = if root_move.line.depth == 0 { MAX_SCORE } else { ASPIRATION };
        let first = Aspiration::around(root_move.line.score, width, whole);
        let mut aspiration = self.running.aspiration.take().unwrap_or(first);
        loop {
            let score = self.search_move(context, root_move, aspiration.window);
            if context.is_stopped() {
                self.running.aspiration = Some(aspiration);
                return score;
            }
            match aspiration.widened(score, whole) {
                Some(wider) => aspiration = wider,
                None => return score,
            }
        }
    }

    /// The score of a move by a null window at `alpha`, and by a re-search with the open window when it fails high.
    fn scout(&mut self, context: &mut SearchContext, root_move: &RootMove, alpha: Score) -> Score {
        let Window { beta, .. } = self.whole_window();
        if alpha >= beta {
            return alpha;
        }
        if !std::mem::take(&mut self.running.reopened) {
            let null = Window::null_at(alpha);
            let score = self.search_move(context, root_move, null);
            if score <= alpha || null.beta >= beta || context.is_stopped() {
                return score;
            }
        }
        let score = self.search_move(context, root_move, Window { alpha, beta });
        self.running.reopened = context.is_stopped();
        score
    }

    fn search_move(&self, context: &mut SearchContext, root_move: &RootMove, window: Window) -> Score {
        let depth = self.running.iteration.depth - root_move.plies.min(self.running.iteration.depth);
        let whole = self.whole_window();
        (-search(context, &root_move.child, depth, window.negated())).clamp(whole.alpha, whole.beta)
    }

    /// The window of all scores that the goal distinguishes.
    fn whole_window(&self) -> Window {
        match self.goal {
            Goal::Outcome => Window { alpha: -1, beta: 1 },
            _ => Window::FULL,
        }
    }
}
