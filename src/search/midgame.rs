//! Principal variation search: the first move with the whole window, the others with an empty one that only asks
//! whether they are better (A. Reinefeld, *An Improvement to the Scout Tree-Search Algorithm*, ICCA Journal 6-4, 1983).
//!
//! A depth of as many plies as there are empty squares means to the end of the game; there the endgame solver takes
//! over when few are left, and in deep rounds it does so near the end whatever the depth. Scores are fail-soft: exact
//! inside the window, bounds outside of it.

use crate::table::Entry;
use crate::types::{MAX_SCORE, Score, Square};

use super::bounds::Bounds;
use super::candidates::{Candidate, Candidates};
use super::endgame::{ENDGAME_EMPTIES, stability_cutoff};
use super::mind::Mind;
use super::node::Node;
use super::shallow::SHALLOW_DEPTH;

/// From this depth on, the children are looked up in the table before any is searched. Shallower nodes take less time than
/// it would save; and near the end of the game, children are the endgame solver's, which the table does not hold.
const CHILD_LOOKUP_DEPTH: u8 = ENDGAME_EMPTIES as u8 + 2;

/// What a node is asked: how deep to look, and between which scores the answer matters.
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub depth: u8,
    pub alpha: Score,
    pub beta: Score,
}

impl Question {
    /// The same question about a child, `plies` plies on.
    fn turned(self, plies: u8) -> Self {
        Self { depth: self.depth.saturating_sub(plies), alpha: -self.beta, beta: -self.alpha }
    }
}

impl Mind {
    /// The score of a position in discs for the side to move.
    pub(super) fn search(&mut self, node: &Node, question: Question) -> Score {
        let Question { depth, alpha, beta } = question;
        let empties = node.board().empty_count();
        let to_the_end = u32::from(depth) >= empties;
        if to_the_end && empties <= ENDGAME_EMPTIES || empties <= self.solved_empties {
            return self.endgame(node.board(), node.view.moves, alpha, beta);
        }
        if depth <= SHALLOW_DEPTH {
            return self.search_shallow(&node.view, depth, alpha, beta);
        }
        if self.visit() {
            return 0;
        }
        if let Some(score) = stability_cutoff(node.board(), empties, alpha) {
            return score;
        }
        let stored = self.table.probe(node.key);
        if let Some(score) = stored.and_then(|entry| self.known_score(entry, question)) {
            return score;
        }
        if node.view.moves == 0 {
            return self.search_pass(node, question);
        }
        if depth >= CHILD_LOOKUP_DEPTH
            && let Some(score) = self.known_reply(node, question)
        {
            return score;
        }
        if let Some(score) = self.probcut(node, question) {
            return score;
        }
        // Not before the cuts, which often make it useless to know what every move flips.
        let mut list = Candidates::none();
        list.add(node.board(), node.view.moves);
        if list.has_wipe_out(node.board()) {
            return MAX_SCORE;
        }
        let stored_moves = stored.map_or([None; 2], Entry::moves);
        let nodes_before = self.nodes;
        let (score, best) = self.search_moves(node, &mut list, stored_moves, question);
        if !self.is_stopped() {
            self.store(node, question, score, best, self.nodes - nodes_before);
        }
        score
    }

    fn search_pass(&mut self, node: &Node, question: Question) -> Score {
        let child = node.after_pass(self.table.zobrist());
        if child.view.moves == 0 {
            return node.board().final_score();
        }
        -self.search(&child, question.turned(0))
    }

    fn search_moves(
        &mut self,
        node: &Node,
        list: &mut Candidates,
        [first, second]: [Option<Square>; 2],
        question: Question,
    ) -> (Score, Option<Square>) {
        let Question { mut alpha, beta, .. } = question;
        let (mut best, mut best_square) = (-MAX_SCORE - 1, None);
        // The stored move often cuts: the others are not ranked before it was searched.
        let mut next =
            first.and_then(|square| list.take(square)).map(|stored| stored.with_replies(node.board()));
        let mut ranked = false;
        loop {
            if next.is_none() {
                if !ranked {
                    self.rank(&node.view, list, second);
                    ranked = true;
                }
                next = list.take_best();
            }
            let Some(Candidate { square, flips, replies, .. }) = next.take() else { break };
            let child = node.after_move(self.table.zobrist(), square, flips, replies);
            let score = if best_square.is_none() {
                -self.search(&child, Question { alpha, ..question }.turned(1))
            } else {
                self.search_rival(&child, Question { alpha, ..question })
            };
            if self.is_stopped() {
                break;
            }
            if score > best {
                (best, best_square) = (score, Some(square));
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        (best, best_square)
    }

    /// Asks whether a move is better than `alpha`, and only then how much.
    pub(super) fn search_rival(&mut self, child: &Node, question: Question) -> Score {
        let Question { alpha, beta, .. } = question;
        let score = -self.search(child, Question { beta: alpha + 1, ..question }.turned(1));
        if score <= alpha || score >= beta || self.is_stopped() {
            return score;
        }
        -self.search(child, question.turned(1))
    }

    /// The score of a stored entry if it answers the question.
    fn known_score(&self, entry: Entry, Question { depth, alpha, beta }: Question) -> Option<Score> {
        if !entry.is_deep_enough(depth, self.selectivity) {
            return None;
        }
        Bounds { lower: entry.lower(), upper: entry.upper() }.answer(alpha, beta)
    }

    /// A score of at least `beta` that the table knows a move to reach (enhanced transposition cutoff; A. Plaat,
    /// J. Schaeffer, W. Pijls and A. de Bruin, *Exploiting Graph Properties of Game Trees*, AAAI 1996).
    fn known_reply(&self, node: &Node, question: Question) -> Option<Score> {
        let zobrist = self.table.zobrist();
        let depth = question.depth - 1;
        Square::all(node.view.moves).find_map(|square| {
            let flips = node.board().flips(square);
            let key = zobrist.after_move(node.key, node.turn, square, flips);
            let entry =
                self.table.probe(key).filter(|entry| entry.is_deep_enough(depth, self.selectivity))?;
            (-entry.upper() >= question.beta).then(|| -entry.upper())
        })
    }

    fn store(&mut self, node: &Node, question: Question, score: Score, best: Option<Square>, nodes: u64) {
        let Bounds { lower, upper } = Bounds::of(score, question.alpha, question.beta);
        let cost = nodes.checked_ilog2().unwrap_or(0) as u8;
        let depth = question.depth.min(node.board().empty_count() as u8);
        self.table.store(node.key, Entry::new(lower, upper, depth, self.selectivity, best, cost));
    }
}
