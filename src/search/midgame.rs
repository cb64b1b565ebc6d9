//! Principal variation search: the first move with the whole window, the others with a null window that only asks
//! whether they are better (A. Reinefeld, *An Improvement to the Scout Tree-Search Algorithm*, ICCA Journal 6-4, 1983).
//!
//! A depth of as many plies as there are empty squares goes to the end of the game. The endgame solver takes over when
//! few squares are empty: in such searches, and in deep iterations at any depth. Scores are fail-soft.

mod context;
mod eval_cache;
mod evaluator;
mod late_moves;
mod move_list;
mod node;
mod ordering;
mod probcut;
mod resumption;
mod shallow;
mod table_cutoff;

pub(super) use context::SearchContext;
pub(super) use node::Node;

use crate::table::Entry;
use crate::types::{MAX_SCORE, Score, Selectivity, Square};

use super::endgame::{ENDGAME_EMPTIES, Solver};
use super::stability::stability_cutoff;
use super::window::{Bounds, Window};
use late_moves::{is_late, reduced_depth};
use move_list::MoveList;
use ordering::rank;
use probcut::probcut;
use resumption::{Attempt, Progress};
use shallow::{SHALLOW_DEPTH, search_shallow};
use table_cutoff::{child_cutoff, table_cutoff};

/// The score of a position in discs for the side to move, searched `depth` plies deep.
pub(super) fn search(context: &mut SearchContext, node: &Node, depth: u8, window: Window) -> Score {
    let empties = node.board().empty_count();
    let to_the_end = u32::from(depth) >= empties;
    if to_the_end && empties <= ENDGAME_EMPTIES || empties <= context.solved_empties() {
        return solve(context, node, empties, window);
    }
    if depth <= SHALLOW_DEPTH {
        return search_shallow(context, &node.view, depth, window);
    }
    if context.budget.visit() {
        return 0;
    }
    let mut progress = match resume_or_enter(context, node, depth, window) {
        Ok(progress) => progress,
        Err(score) => return score,
    };
    if !progress.in_moves {
        if let Some(score) = probcut(context, node, depth, window, search) {
            return score;
        }
        progress.in_moves = !context.is_stopped();
        progress.nodes_before = context.budget.nodes();
    }
    search_moves(context, node, depth, window, &mut progress);
    progress.best
}

/// How far the search of a node had come when it was interrupted, or a beginning. `Err` is the score of a node whose
/// moves need not be searched.
#[inline(always)]
fn resume_or_enter(
    context: &mut SearchContext,
    node: &Node,
    depth: u8,
    window: Window,
) -> Result<Progress, Score> {
    if let Some(progress) = context.resumption.resume(node, depth, window) {
        // Another member of the team may have searched the node meanwhile.
        let met = if context.team.is_joined() { context.table.probe(node.key) } else { None };
        let cutoff = met.and_then(|entry| table_cutoff(context, entry, depth, window));
        return cutoff.map_or(Ok(progress), Err);
    }
    let empties = node.board().empty_count();
    if let Some(score) = stability_cutoff(node.board(), empties, window.alpha) {
        return Err(score);
    }
    let stored = context.table.probe(node.key);
    match early_cutoff(context, node, depth, window, stored) {
        Some(score) => Err(score),
        None => Ok(beginning(context, depth, window, stored)),
    }
}

/// The score of a node that follows from what is stored of it or of a child, or from that it has no moves.
#[inline(always)]
fn early_cutoff(
    context: &mut SearchContext,
    node: &Node,
    depth: u8,
    window: Window,
    stored: Option<Entry>,
) -> Option<Score> {
    if let Some(score) = stored.and_then(|entry| table_cutoff(context, entry, depth, window)) {
        return Some(score);
    }
    if node.view.moves.is_empty() {
        return Some(search_pass(context, node, depth, window));
    }
    child_cutoff(context, node, depth, window)
}

/// The beginning of the search of a node.
#[inline(always)]
fn beginning(context: &SearchContext, depth: u8, window: Window, stored: Option<Entry>) -> Progress {
    let mut progress = Progress::beginning(stored, context.budget.nodes());
    if window.is_null()
        && context.team.begins_elsewhere(depth)
        && stored.is_some_and(|entry| entry.upper() <= window.alpha)
    {
        (progress.needs_every_move, progress.next) = (true, None);
    }
    progress
}

/// The first move found that is worth more than the `alpha` of a null window, or the best one if none is; `None` when
/// the search was stopped. No cutoff answers for it, so the position must have a move.
pub(super) fn best_move(
    context: &mut SearchContext,
    node: &Node,
    depth: u8,
    window: Window,
) -> Option<Square> {
    let mut progress = context.resumption.resume(node, depth, window).unwrap_or_else(|| {
        let stored = context.table.probe(node.key);
        Progress { in_moves: true, ..Progress::beginning(stored, context.budget.nodes()) }
    });
    search_moves(context, node, depth, window, &mut progress);
    progress.best_square.filter(|_| !context.is_stopped())
}

/// The exact score of a position with few empty squares. The table keeps those where the solver takes over, without a
/// move.
#[inline]
fn solve(context: &mut SearchContext, node: &Node, empties: u32, window: Window) -> Score {
    let kept = empties == ENDGAME_EMPTIES;
    if kept
        && let Some(entry) = context.table.probe(node.key)
        && entry.is_deep_enough(empties as u8, Selectivity::NONE)
        && let Some(score) = Bounds::of(entry).answer(window)
    {
        return score;
    }
    let nodes_before = context.budget.nodes();
    let mut solver = Solver::new(&mut context.endgame_cache, &mut context.budget);
    let score = solver.solve(node.board(), node.view.moves, window);
    if kept && !context.is_stopped() {
        let cost = cost_of(context.budget.nodes() - nodes_before);
        let Bounds { lower, upper } = window.bounds_of(score);
        let entry = Entry::new(lower, upper, empties as u8, Selectivity::NONE, None, cost);
        context.store(node.key, entry);
    }
    score
}

fn search_pass(context: &mut SearchContext, node: &Node, depth: u8, window: Window) -> Score {
    let child = node.after_pass(context.table.zobrist());
    if child.view.moves.is_empty() {
        return node.board().final_score();
    }
    -search(context, &child, depth, window.negated())
}

/// Searches the moves that are left until one causes a cutoff, and stores the result.
// Not inlined, because it is called twice and is most of the code of the search.
#[inline(never)]
fn search_moves(
    context: &mut SearchContext,
    node: &Node,
    depth: u8,
    window: Window,
    progress: &mut Progress,
) {
    let mut list = MoveList::new();
    list.add(node.board(), node.view.moves & !progress.searched);
    if let Some(square) = list.wipe_out(node.board()) {
        (progress.best, progress.best_square) = (MAX_SCORE, Some(square));
        return;
    }
    search_listed(context, node, &mut list, depth, window, progress);
    if context.is_stopped() {
        context.resumption.push(node, depth, window, *progress);
    } else {
        store(context, node, depth, window, progress);
    }
}

/// Searches the moves on a list until one causes a cutoff.
fn search_listed(
    context: &mut SearchContext,
    node: &Node,
    list: &mut MoveList,
    depth: u8,
    mut window: Window,
    progress: &mut Progress,
) {
    window.alpha = window.alpha.max(progress.best);
    // The stored move often causes a cutoff, so the others are ranked only after it.
    let first = progress.next.and_then(|square| list.take(square));
    let mut next = first.map(|first| first.with_replies(node.board()));
    let mut ranked = false;
    while !context.is_stopped() {
        if next.is_none() {
            if !ranked {
                let best = rank(&mut context.evaluator, &node.view, list, progress.second);
                progress.best_rank.get_or_insert(best);
                ranked = true;
            }
            let needs_every_move = progress.needs_every_move || progress.best_square.is_some();
            next = if needs_every_move && context.team.begins_elsewhere(depth) {
                list.take_ranked(context.team.rank_to_search(list.len()))
            } else {
                list.take_best()
            };
            progress.is_late = next
                .as_ref()
                .zip(progress.best_rank)
                .is_some_and(|(next, best)| is_late(progress.searched.count(), best - next.rank));
        }
        let Some(taken) = next.take() else { break };
        let square = taken.square;
        progress.next = Some(square);
        let child = node.after_move(context.table.zobrist(), taken.effect());
        let score = search_child(context, &child, depth - 1, window, progress);
        if context.is_stopped() {
            break;
        }
        progress.searched |= square.bit();
        progress.attempt = Attempt::Reduced;
        if score > progress.best {
            (progress.best, progress.best_square) = (score, Some(square));
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
    }
}

/// The score of the move to `child`: of the first move with the whole window, of the others by a null window at
/// `alpha`, and by a re-search with the open window when it fails high. A late move may be searched less deep before.
fn search_child(
    context: &mut SearchContext,
    child: &Node,
    depth: u8,
    window: Window,
    progress: &mut Progress,
) -> Score {
    if progress.best_square.is_none() {
        return -search(context, child, depth, window.negated());
    }
    let null = Window::null_at(window.alpha).negated();
    if progress.attempt == Attempt::Reduced {
        if progress.is_late
            && let Some(shallower) = reduced_depth(context.selectivity(), child.board(), depth)
        {
            let score = -search(context, child, shallower, null);
            if score <= window.alpha || context.is_stopped() {
                return score;
            }
        }
        progress.attempt = Attempt::Null;
    }
    if progress.attempt == Attempt::Null {
        let score = -search(context, child, depth, null);
        if score <= window.alpha || score >= window.beta || context.is_stopped() {
            return score;
        }
        progress.attempt = Attempt::Open;
    }
    -search(context, child, depth, window.negated())
}

fn store(context: &mut SearchContext, node: &Node, depth: u8, window: Window, progress: &Progress) {
    let Bounds { lower, upper } = window.bounds_of(progress.best);
    let cost = cost_of(context.budget.nodes() - progress.nodes_before);
    let depth = depth.min(node.board().empty_count() as u8);
    let entry = Entry::new(lower, upper, depth, context.selectivity(), progress.best_square, cost);
    context.store(node.key, entry);
}

/// The cost of so many nodes, as an entry keeps it.
#[inline(always)]
fn cost_of(nodes: u64) -> u8 {
    nodes.checked_ilog2().unwrap_or(0) as u8
}
