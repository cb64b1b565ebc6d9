//! Iterative deepening in front of the search, in steps that can be interrupted at any time.
//!
//! Each round searches the root moves in the order of the round before. The first `count` moves get a score of their
//! own, found with a narrow window around the last one that is widened until the score lies inside; the others are
//! only asked whether they belong among them. A round that is cut off goes on at the move where it stood; what was
//! searched of that move is found again in the table.

use crate::rules::Position;
use crate::types::{MAX_SCORE, Score, Selectivity};

use super::clock::now_ms;
use super::iteration::{Horizon, Iteration, Jump};
use super::midgame::Question;
use super::mind::Mind;
use super::report::{Line, Report};
use super::root::{RootMove, list_moves};
use super::variation::principal_variation;
use super::{Goal, Limits, Stop};

/// A search from its beginning to its end.
pub(super) struct Deepening {
    goal: Goal,
    limits: Limits,
    horizon: Horizon,
    started_ms: f64,
    /// How many moves get a score of their own.
    count: usize,
    moves: Vec<RootMove>,
    iteration: Iteration,
    /// How many moves the running iteration has searched; they stand first.
    searched: usize,
    /// How many of the moves with a score of their own have got their line of play after that.
    followed: usize,
    /// How many slices in a row have ended where they began.
    stuck: u64,
}

/// With so many buckets for each slice that was spent on a move, the table remembers enough of it to go on.
const BUCKETS_OF_A_SLICE: u64 = 64;

impl Deepening {
    /// A search that has nothing to do yet, with all the memory that any search needs.
    pub fn idle() -> Self {
        let horizon = Horizon { empties: 0, depth: 0, selectivity: Selectivity::NONE };
        Self {
            goal: Goal::Best,
            limits: Limits::default(),
            horizon,
            started_ms: 0.0,
            count: 0,
            moves: Vec::with_capacity(64),
            iteration: Iteration::first(horizon),
            searched: 0,
            followed: 0,
            stuck: 0,
        }
    }

    pub fn begin(&mut self, mind: &mut Mind, position: &Position, goal: Goal, limits: Limits) {
        let empties = position.board.empty_count() as u8;
        let (depth, selectivity) = match goal {
            Goal::Exact | Goal::WinLossDraw => (None, None),
            Goal::Best | Goal::Every { .. } => (limits.depth, limits.selectivity),
        };
        self.horizon = Horizon {
            empties,
            depth: depth.map_or(empties, |depth| depth.max(1).min(empties)),
            selectivity: selectivity.unwrap_or(Selectivity::NONE),
        };
        self.goal = goal;
        self.limits = limits;
        self.started_ms = now_ms();
        self.iteration = Iteration::first(self.horizon);
        self.searched = 0;
        self.followed = 0;
        self.stuck = 0;
        list_moves(position, mind.table.zobrist(), &mut self.moves);
        self.count = match goal {
            Goal::Every { count, among } => {
                self.moves.retain(|root_move| root_move.is_among(among));
                count.clamp(1, self.moves.len().max(1))
            }
            _ => 1,
        };
        // Before the first iteration there is an answer already: the moves by their evaluation.
        for root_move in &mut self.moves {
            root_move.line.score = -mind.evaluate(&root_move.child.view);
        }
        self.moves.sort_unstable_by_key(|root_move| (-root_move.line.score, root_move.line.best));
    }

    /// Searches until the running iteration is complete, the slice is over or a limit is reached.
    pub fn deepen(&mut self, mind: &mut Mind, slice_ms: f64, slice_nodes: u64) -> Option<Stop> {
        if self.moves.is_empty() {
            return Some(Stop::Solved);
        }
        let budget_end = self.limits.budget_ms.map_or(f64::INFINITY, |budget| self.started_ms + budget);
        let node_limit = self.limits.nodes.unwrap_or(u64::MAX);
        // A move that was cut off is found again in the table, but if that is too small for all that was searched of it,
        // only a longer slice leads on.
        let growth = 1 + self.stuck / ((1 << mind.table.bits()) / BUCKETS_OF_A_SLICE + 1);
        let slice_end = mind.nodes.saturating_add(slice_nodes.saturating_mul(growth));
        mind.resume(budget_end.min(now_ms() + slice_ms * growth as f64), node_limit.min(slice_end));
        mind.selectivity = self.iteration.selectivity;
        mind.solved_empties = self.iteration.solved_empties();
        let before = (self.searched, self.followed);
        while self.searched < self.moves.len() && !mind.is_stopped() {
            self.search_next(mind);
        }
        while self.searched == self.moves.len() && self.followed < self.count && !mind.is_stopped() {
            self.follow_next(mind);
        }
        let is_stuck = mind.is_stopped() && (self.searched, self.followed) == before;
        self.stuck = if is_stuck { self.stuck + 1 } else { 0 };
        if mind.is_stopped() {
            return if mind.nodes >= node_limit {
                Some(Stop::Nodes)
            } else {
                (now_ms() >= budget_end).then_some(Stop::Budget)
            };
        }
        self.searched = 0;
        self.followed = 0;
        match self.iteration.next(self.horizon, self.jump(mind)) {
            Some(next) => {
                self.iteration = next;
                None
            }
            None if self.horizon.reaches_end() => Some(Stop::Solved),
            None => Some(Stop::Depth),
        }
    }

    /// Finds the line of play of one more move.
    fn follow_next(&mut self, mind: &mut Mind) {
        let root_move = &mut self.moves[self.followed];
        let pv = principal_variation(mind, root_move);
        if !mind.is_stopped() {
            root_move.line.pv = pv;
            self.followed += 1;
        }
    }

    /// Searches one more move and puts it where it belongs.
    fn search_next(&mut self, mind: &mut Mind) {
        let at = self.searched;
        let root_move = self.moves[at];
        let worst = at.checked_sub(1).map(|last| self.moves[last.min(self.count - 1)].line.score);
        let score = match worst {
            Some(alpha) if at >= self.count => self.search_outsider(mind, &root_move, alpha),
            _ => self.search_around(mind, &root_move),
        };
        if mind.is_stopped() {
            return;
        }
        self.searched += 1;
        let found = Line {
            score,
            depth: self.iteration.depth,
            selectivity: self.iteration.selectivity,
            exact: self.iteration.depth == self.horizon.empties
                && self.iteration.selectivity == Selectivity::NONE,
            ..root_move.line
        };
        // Searched moves stand best first; one that only failed to be better keeps its place behind them.
        let place = if worst.is_some_and(|alpha| at >= self.count && score <= alpha) {
            at
        } else {
            self.moves[..at.min(self.count)].partition_point(|better| better.line.score >= score)
        };
        self.moves[at].line = found;
        self.moves[place..=at].rotate_right(1);
    }

    /// The score of a move, by a window around its last score that is widened on the side where it fails.
    fn search_around(&self, mind: &mut Mind, root_move: &RootMove) -> Score {
        let (lowest, highest) = self.score_range();
        let guess = root_move.line.score.clamp(lowest + 1, highest - 1);
        let mut width = self.first_width(root_move);
        // The window only ever grows: a search that answers differently the second time cannot make it swing.
        let (mut alpha, mut beta) = ((guess - width).max(lowest), (guess + width).min(highest));
        loop {
            let score = self.search_move(mind, root_move, alpha, beta);
            width *= 2;
            if mind.is_stopped() {
                return score;
            } else if score <= alpha && alpha > lowest {
                alpha = (score - width).max(lowest);
            } else if score >= beta && beta < highest {
                beta = (score + width).min(highest);
            } else {
                return score;
            }
        }
    }

    /// Whether a move is better than `alpha`, and then its score.
    fn search_outsider(&self, mind: &mut Mind, root_move: &RootMove, alpha: Score) -> Score {
        let (_, highest) = self.score_range();
        if alpha >= highest {
            return alpha;
        }
        let score = self.search_move(mind, root_move, alpha, alpha + 1);
        if score <= alpha || alpha + 1 >= highest || mind.is_stopped() {
            return score;
        }
        self.search_move(mind, root_move, alpha, highest)
    }

    fn search_move(&self, mind: &mut Mind, root_move: &RootMove, alpha: Score, beta: Score) -> Score {
        let depth = self.iteration.depth - root_move.plies.min(self.iteration.depth);
        let (lowest, highest) = self.score_range();
        (-mind.search(&root_move.child, Question { depth, alpha: -beta, beta: -alpha }))
            .clamp(lowest, highest)
    }

    fn score_range(&self) -> (Score, Score) {
        match self.goal {
            Goal::WinLossDraw => (-1, 1),
            _ => (-MAX_SCORE, MAX_SCORE),
        }
    }

    fn first_width(&self, root_move: &RootMove) -> Score {
        if root_move.line.depth == 0 { MAX_SCORE } else { 3 }
    }

    /// When to go to the end, by what the limits are likely to be enough for.
    fn jump(&self, mind: &Mind) -> Jump {
        match self.nodes_left(mind) {
            None => Jump::Prepared,
            Some(nodes) if solving_nodes(self.horizon.empties) < nodes => Jump::Now,
            Some(_) => Jump::Late,
        }
    }

    /// About how many nodes the limits leave, at the speed so far; `None` where neither time nor nodes are limited.
    fn nodes_left(&self, mind: &Mind) -> Option<f64> {
        let in_time = self.limits.budget_ms.map(|budget_ms| {
            let elapsed = now_ms() - self.started_ms;
            (budget_ms - elapsed) * mind.nodes as f64 / elapsed.max(0.1)
        });
        let counted = self.limits.nodes.map(|nodes| nodes.saturating_sub(mind.nodes) as f64);
        in_time.into_iter().chain(counted).reduce(f64::min)
    }

    /// What was found so far.
    pub fn write_report(&self, mind: &Mind, stopped: Option<Stop>, report: &mut Report) {
        // The exact score of one move is that of the position when no other can be better.
        let (_, highest) = self.score_range();
        let is_complete = self.searched == 0 || self.searched == self.moves.len();
        let is_final =
            |line: &Line| is_complete || line.score == highest || matches!(self.goal, Goal::Every { .. });
        report.lines.clear();
        let lines = self.moves.iter().take(self.count).map(|root_move| root_move.line);
        report.lines.extend(lines.map(|line| Line { exact: line.exact && is_final(&line), ..line }));
        // In the middle of an iteration newly found scores stand beside those of the last one.
        if self.count > 1 {
            report.lines.sort_unstable_by_key(|line| (-line.score, line.best));
        }
        report.nodes = mind.nodes;
        report.elapsed_ms = now_ms() - self.started_ms;
        report.stopped = stopped;
    }
}

/// About how many nodes it takes to solve a position exactly: an exponential through the FFO suite's typical costs.
fn solving_nodes(empties: u8) -> f64 {
    2.0 * (0.75 * f64::from(empties)).exp()
}
