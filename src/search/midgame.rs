//! Principal variation search: the first move with the whole window, the others with a null window that only asks
//! whether they are better (A. Reinefeld, *An Improvement to the Scout Tree-Search Algorithm*, ICCA Journal 6-4, 1983).
//!
//! A depth of as many plies as there are empty squares goes to the end of the game. The endgame solver takes over when
//! few squares are empty: in such searches, and in deep iterations at any depth. Scores are fail-soft.

mod move_list;
mod ordering;
mod probcut;
mod shallow;

use crate::table::{Entry, Replacement};
use crate::types::{MAX_SCORE, Score, Selectivity, Square};

use super::context::SearchContext;
use super::endgame::{ENDGAME_EMPTIES, Solver};
use super::node::Node;
use super::stability_cutoff::stability_cutoff;
use super::window::{Bounds, Window};
use move_list::{MoveList, RankedMove};
use ordering::rank;
use probcut::probcut;
use shallow::{SHALLOW_DEPTH, search_shallow};

/// At or above this depth, all children are looked up in the table before any is searched. In shallower nodes the
/// look-ups cost more than they save. Near the end of the game the table has no grandchildren, because the endgame
/// solver searches them.
const CHILD_LOOKUP_DEPTH: u8 = ENDGAME_EMPTIES as u8 + 1;

/// The score of a position in discs for the side to move, searched `depth` plies deep.
pub(super) fn search<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    node: &Node,
    depth: u8,
    window: Window,
) -> Score {
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
    if let Some(score) = stability_cutoff(node.board(), empties, window.alpha) {
        return score;
    }
    let stored = context.table.probe(node.key);
    if let Some(score) = stored.and_then(|entry| table_cutoff(context, entry, depth, window)) {
        return score;
    }
    if node.view.moves == 0 {
        return search_pass(context, node, depth, window);
    }
    if depth >= CHILD_LOOKUP_DEPTH
        && let Some(score) = child_cutoff(context, node, depth, window)
    {
        return score;
    }
    if let Some(score) = probcut(context, node, depth, window, search) {
        return score;
    }
    // After the cutoffs, because the flips of all moves are often not needed.
    let mut list = MoveList::new();
    list.add(node.board(), node.view.moves);
    if list.has_wipe_out(node.board()) {
        return MAX_SCORE;
    }
    let stored_moves = stored.map_or([None; 2], Entry::moves);
    let nodes_before = context.budget.nodes();
    let (score, best) = search_moves(context, node, &mut list, stored_moves, depth, window);
    if !context.is_stopped() {
        let cost = context.budget.nodes() - nodes_before;
        store(context, node, depth, window.bounds_of(score), best, cost);
    }
    score
}

/// The exact score of a position with few empty squares. The table keeps those where the solver takes over, without a
/// move.
#[inline]
fn solve<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    node: &Node,
    empties: u32,
    window: Window,
) -> Score {
    let kept = empties == ENDGAME_EMPTIES;
    if kept
        && let Some(entry) = context.table.probe(node.key)
        && entry.is_deep_enough(empties as u8, Selectivity::NONE)
        && let Some(score) = (Bounds { lower: entry.lower(), upper: entry.upper() }).answer(window)
    {
        return score;
    }
    let nodes_before = context.budget.nodes();
    let mut solver = Solver::new(&mut context.endgame_cache, &mut context.budget);
    let score = solver.solve(node.board(), node.view.moves, window);
    if kept && !context.is_stopped() {
        let cost = (context.budget.nodes() - nodes_before).checked_ilog2().unwrap_or(0) as u8;
        let Bounds { lower, upper } = window.bounds_of(score);
        let entry = Entry::new(lower, upper, empties as u8, Selectivity::NONE, None, cost);
        context.table.store(node.key, entry);
    }
    score
}

fn search_pass<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    node: &Node,
    depth: u8,
    window: Window,
) -> Score {
    let child = node.after_pass(context.table.zobrist());
    if child.view.moves == 0 {
        return node.board().final_score();
    }
    -search(context, &child, depth, window.negated())
}

/// The best score of the moves on the list, and the move that has it.
fn search_moves<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    node: &Node,
    list: &mut MoveList,
    [first, second]: [Option<Square>; 2],
    depth: u8,
    mut window: Window,
) -> (Score, Option<Square>) {
    let (mut best, mut best_square) = (-MAX_SCORE - 1, None);
    // The stored move often causes a cutoff, so the others are ranked only after it.
    let mut next = first.and_then(|square| list.take(square)).map(|stored| stored.with_replies(node.board()));
    let mut ranked = false;
    loop {
        if next.is_none() {
            if !ranked {
                rank(&mut context.evaluator, &node.view, list, second);
                ranked = true;
            }
            next = list.take_best();
        }
        let Some(RankedMove { square, flips, replies, .. }) = next.take() else { break };
        let child = node.after_move(context.table.zobrist(), square, flips, replies);
        let score = if best_square.is_none() {
            -search(context, &child, depth - 1, window.negated())
        } else {
            scout(context, &child, depth - 1, window)
        };
        if context.is_stopped() {
            break;
        }
        if score > best {
            (best, best_square) = (score, Some(square));
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
    }
    (best, best_square)
}

/// The score of the move to `child` by a null window at `alpha`, and by a re-search with the open window when it fails
/// high.
fn scout<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    child: &Node,
    depth: u8,
    window: Window,
) -> Score {
    let score = -search(context, child, depth, Window::null_at(window.alpha).negated());
    if score <= window.alpha || score >= window.beta || context.is_stopped() {
        return score;
    }
    -search(context, child, depth, window.negated())
}

/// The score of a stored entry if it was searched deep enough and its bounds cause a cutoff.
fn table_cutoff<Scheme>(
    context: &SearchContext<Scheme>,
    entry: Entry,
    depth: u8,
    window: Window,
) -> Option<Score> {
    if !entry.is_deep_enough(depth, context.selectivity()) {
        return None;
    }
    Bounds { lower: entry.lower(), upper: entry.upper() }.answer(window)
}

/// A score of at least `beta` that the table holds for a child (enhanced transposition cutoff; A. Plaat, J. Schaeffer,
/// W. Pijls and A. de Bruin, *Exploiting Graph Properties of Game Trees*, AAAI 1996).
fn child_cutoff<Scheme>(
    context: &SearchContext<Scheme>,
    node: &Node,
    depth: u8,
    window: Window,
) -> Option<Score> {
    let zobrist = context.table.zobrist();
    Square::all(node.view.moves).find_map(|square| {
        let flips = node.board().flips(square);
        let key = zobrist.after_move(node.key, node.turn, square, flips);
        let stored = context.table.probe(key);
        let entry = stored.filter(|entry| entry.is_deep_enough(depth - 1, context.selectivity()))?;
        (-entry.upper() >= window.beta).then(|| -entry.upper())
    })
}

fn store<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    node: &Node,
    depth: u8,
    Bounds { lower, upper }: Bounds,
    best: Option<Square>,
    nodes: u64,
) {
    let cost = nodes.checked_ilog2().unwrap_or(0) as u8;
    let depth = depth.min(node.board().empty_count() as u8);
    let entry = Entry::new(lower, upper, depth, context.selectivity(), best, cost);
    context.table.store(node.key, entry);
}
