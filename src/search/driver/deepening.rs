//! Iterative deepening, in slices that can be interrupted at any time.
//!
//! Each iteration searches the root moves in the order that the previous one left. The first `count` moves get exact
//! scores, by an aspiration window around the last score that is widened until the score lies inside. The other moves
//! are searched with a null window, to see whether they belong among the first. An interrupted iteration continues with
//! the move at which it was interrupted; the part of that move's tree that was searched is found in the table.

use crate::rules::Position;
use crate::search::clock::now_ms;
use crate::search::context::SearchContext;
use crate::search::limits::{Goal, Limits, Stop};
use crate::search::midgame::search;
use crate::search::report::{Line, Report};
use crate::search::window::Window;
use crate::table::Replacement;
use crate::types::{MAX_SCORE, Score, Selectivity};

use super::iteration::{EndgameSwitch, Iteration, Target};
use super::principal_variation::principal_variation;
use super::root::{RootMove, list_moves};

/// The state of a search from its beginning to its end.
pub(in crate::search) struct Deepening {
    goal: Goal,
    limits: Limits,
    target: Target,
    started_ms: f64,
    /// How many moves get an exact score: the best `count`, which for [`Goal::Near`] are those found so far.
    count: usize,
    moves: Vec<RootMove>,
    iteration: Iteration,
    /// How many moves the running iteration has searched; they are the first in the list.
    searched: usize,
    /// For how many of the first `count` moves the running iteration has found the principal variation.
    with_pv: usize,
    /// How many slices in a row have ended without completing a move.
    stalled: u64,
}

/// How many buckets of the table each slice spent on the same move takes, so that the next slice can continue from
/// there.
const BUCKETS_OF_A_SLICE: u64 = 64;

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
            limits: Limits::default(),
            target,
            started_ms: 0.0,
            count: 0,
            moves: Vec::with_capacity(64),
            iteration: Iteration::first(target),
            searched: 0,
            with_pv: 0,
            stalled: 0,
        }
    }

    /// Begins a search of a position.
    pub fn begin<Scheme>(
        &mut self,
        context: &mut SearchContext<Scheme>,
        position: &Position,
        goal: Goal,
        limits: Limits,
    ) {
        context.begin_search();
        self.goal = goal;
        self.limits = limits;
        self.target = Target::of(position, goal, limits);
        self.started_ms = now_ms();
        self.iteration = Iteration::first(self.target);
        self.searched = 0;
        self.with_pv = 0;
        self.stalled = 0;
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
        self.moves.sort_unstable_by_key(|root_move| (-root_move.line.score, root_move.line.best));
    }

    /// Searches until the running iteration is complete, the slice is over or a limit is reached.
    pub fn deepen<Scheme: Replacement>(
        &mut self,
        context: &mut SearchContext<Scheme>,
        slice_ms: f64,
        slice_nodes: u64,
    ) -> Option<Stop> {
        if self.moves.is_empty() {
            return Some(Stop::Solved);
        }
        let budget_end = self.limits.budget_ms.map_or(f64::INFINITY, |budget| self.started_ms + budget);
        let node_limit = self.limits.nodes.unwrap_or(u64::MAX);
        // An interrupted move is resumed through the table. If the table is too small to hold its tree, only a longer
        // slice makes progress.
        let growth = 1 + self.stalled / ((1 << context.table.bits()) / BUCKETS_OF_A_SLICE + 1);
        let slice_end = context.budget.nodes().saturating_add(slice_nodes.saturating_mul(growth));
        context.begin_iteration(self.iteration.selectivity, self.iteration.solved_empties());
        let deadline_ms = budget_end.min(now_ms() + slice_ms * growth as f64);
        context.budget.resume(deadline_ms, node_limit.min(slice_end));
        let before = (self.searched, self.with_pv);
        while self.searched < self.moves.len() && !context.is_stopped() {
            self.search_next(context);
        }
        while self.searched == self.moves.len() && self.with_pv < self.count && !context.is_stopped() {
            self.find_next_pv(context);
        }
        let is_stalled = context.is_stopped() && (self.searched, self.with_pv) == before;
        self.stalled = if is_stalled { self.stalled + 1 } else { 0 };
        if context.is_stopped() {
            return if context.budget.nodes() >= node_limit {
                Some(Stop::Nodes)
            } else {
                (now_ms() >= budget_end).then_some(Stop::Budget)
            };
        }
        self.searched = 0;
        self.with_pv = 0;
        let switch = EndgameSwitch::of(self.nodes_left(context.budget.nodes()), self.target.empties);
        match self.iteration.next(self.target, switch) {
            Some(next) => {
                self.iteration = next;
                None
            }
            None if self.target.reaches_end() => Some(Stop::Solved),
            None => Some(Stop::Depth),
        }
    }

    /// Finds the principal variation of one more move.
    fn find_next_pv<Scheme: Replacement>(&mut self, context: &mut SearchContext<Scheme>) {
        let root_move = &mut self.moves[self.with_pv];
        let pv = principal_variation(context, root_move);
        if !context.is_stopped() {
            root_move.line.pv = pv;
            self.with_pv += 1;
        }
    }

    /// Searches one more move and puts it where it belongs.
    fn search_next<Scheme: Replacement>(&mut self, context: &mut SearchContext<Scheme>) {
        let at = self.searched;
        let root_move = self.moves[at];
        let floor = (at >= self.count).then(|| self.floor());
        let score = match floor {
            Some(alpha) => self.scout(context, &root_move, alpha),
            None => self.search_around(context, &root_move),
        };
        if context.is_stopped() {
            return;
        }
        self.searched += 1;
        let Iteration { depth, selectivity } = self.iteration;
        let exact = depth == self.target.empties && selectivity == Selectivity::NONE;
        let found = Line { score, depth, selectivity, exact, ..root_move.line };
        // The searched moves are sorted, best first. A move that is not better than the floor keeps its place behind
        // them.
        let place = match floor {
            Some(alpha) if score <= alpha => at,
            _ => self.moves[..at.min(self.count)].partition_point(|better| better.line.score >= score),
        };
        self.moves[at].line = found;
        self.moves[place..=at].rotate_right(1);
        if let Goal::Near { discs } = self.goal {
            self.count += usize::from(floor.is_some_and(|alpha| score > alpha));
            if self.searched == self.moves.len() {
                let least = self.moves[0].line.score - discs;
                self.count = self.moves[..self.count].partition_point(|other| other.line.score >= least);
            }
        }
    }

    /// The score that a move must exceed to be among the first `count`.
    fn floor(&self) -> Score {
        match self.goal {
            Goal::Near { discs } => self.whole_window().alpha.max(self.moves[0].line.score - discs - 1),
            _ => self.moves[self.count - 1].line.score,
        }
    }

    /// The exact score of a move, by an aspiration window around its last score that is widened on the side where it
    /// fails.
    fn search_around<Scheme: Replacement>(
        &self,
        context: &mut SearchContext<Scheme>,
        root_move: &RootMove,
    ) -> Score {
        let whole = self.whole_window();
        let guess = root_move.line.score.clamp(whole.alpha + 1, whole.beta - 1);
        let mut width = if root_move.line.depth == 0 { MAX_SCORE } else { ASPIRATION };
        // The window only ever grows, so search instability cannot make it oscillate.
        let mut window =
            Window { alpha: (guess - width).max(whole.alpha), beta: (guess + width).min(whole.beta) };
        loop {
            let score = self.search_move(context, root_move, window);
            width *= 2;
            if context.is_stopped() {
                return score;
            } else if score <= window.alpha && window.alpha > whole.alpha {
                window.alpha = (score - width).max(whole.alpha);
            } else if score >= window.beta && window.beta < whole.beta {
                window.beta = (score + width).min(whole.beta);
            } else {
                return score;
            }
        }
    }

    /// The score of a move by a null window at `alpha`, and by a re-search with the open window when it fails high.
    fn scout<Scheme: Replacement>(
        &self,
        context: &mut SearchContext<Scheme>,
        root_move: &RootMove,
        alpha: Score,
    ) -> Score {
        let Window { beta, .. } = self.whole_window();
        if alpha >= beta {
            return alpha;
        }
        let null = Window::null_at(alpha);
        let score = self.search_move(context, root_move, null);
        if score <= alpha || null.beta >= beta || context.is_stopped() {
            return score;
        }
        self.search_move(context, root_move, Window { alpha, beta })
    }

    fn search_move<Scheme: Replacement>(
        &self,
        context: &mut SearchContext<Scheme>,
        root_move: &RootMove,
        window: Window,
    ) -> Score {
        let depth = self.iteration.depth - root_move.plies.min(self.iteration.depth);
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

    /// About how many nodes the limits leave, at the speed so far; `None` where neither time nor nodes are limited.
    fn nodes_left(&self, nodes: u64) -> Option<f64> {
        let in_time = self.limits.budget_ms.map(|budget_ms| {
            let elapsed = now_ms() - self.started_ms;
            (budget_ms - elapsed) * nodes as f64 / elapsed.max(0.1)
        });
        let counted = self.limits.nodes.map(|limit| limit.saturating_sub(nodes) as f64);
        in_time.into_iter().chain(counted).reduce(f64::min)
    }

    /// Writes the results so far, after `nodes` nodes.
    pub fn write_report(&self, nodes: u64, stopped: Option<Stop>, report: &mut Report) {
        // The exact score of one move is that of the position when no other can be better.
        let highest = self.whole_window().beta;
        let is_complete = self.searched == 0 || self.searched == self.moves.len();
        let has_others = matches!(self.goal, Goal::Every { .. } | Goal::Near { .. });
        let is_final = |line: &Line| is_complete || line.score == highest || has_others;
        report.lines.clear();
        let lines = self.moves.iter().take(self.count).map(|root_move| root_move.line);
        report.lines.extend(lines.map(|line| Line { exact: line.exact && is_final(&line), ..line }));
        // During an iteration some scores are new and the others are from the last iteration.
        if self.count > 1 {
            report.lines.sort_unstable_by_key(|line| (-line.score, line.best));
        }
        if let Goal::Near { discs } = self.goal {
            let best = report.lines.first().map_or(0, |line| line.score);
            report.lines.retain(|line| line.score >= best - discs);
        }
        report.nodes = nodes;
        report.elapsed_ms = now_ms() - self.started_ms;
        report.stopped = stopped;
    }
}
