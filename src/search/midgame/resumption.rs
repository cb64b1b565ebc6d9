//! Where an interrupted search goes on.
//!
//! When a slice is over, the search unwinds, and each node of the midgame on the way leaves a frame: which position it
//! searched, how deep and with which window, and how far it had come. The next slice searches the same root move again.
//! Its nodes find their frames and continue with the moves that are left, so a slice loses next to nothing, however
//! small the table is.
//!
//! What holds, and on what the rest relies:
//!
//! - The budget alone interrupts a search. From then on until the next slice every score is invalid: none is stored,
//!   and none counts as that of a move.
//! - Frames lie as the search unwound, those of the leaves first. The last one is therefore always that of the next
//!   node that goes on, and a node takes its own before any node below it asks.
//! - A frame fits a node by its key, its depth and its window. A node that finds another one is not where the search
//!   was interrupted: then all frames are dropped. That costs nodes and changes no result.
//! - No frame is left by the solver of the endgame and in the last plies, which are searched again, nor by a position
//!   without moves, whose successor has one.
//! - A prediction of multi-ProbCut searches its node again, less deep, so a node may have two frames that differ by
//!   depth. A node in whose prediction the search was interrupted has none of its own yet, and predicts again.
//! - The root keeps the rest, in `driver::deepening::Running`: the move, its window, and whether that was a second try.
//!   It is emptied with the frames whenever an iteration begins.

use arrayvec::ArrayVec;

use crate::search::window::Window;
use crate::table::{Entry, Key};
use crate::types::{MAX_SCORE, Score, Square, Squares};

use super::node::Node;

/// The searches of a move other than the first, each made only where the one before fails high.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::search) enum Attempt {
    /// With a null window and less depth, where the move is late.
    Reduced,
    /// With a null window.
    Null,
    /// With the open window.
    Open,
}

/// How far the search of a node has come.
#[derive(Clone, Copy)]
pub(in crate::search) struct Progress {
    /// Whether no cutoff was found, so that the moves are being searched.
    pub in_moves: bool,
    /// The node count when the search of the moves began.
    pub nodes_before: u64,
    /// The squares whose moves are searched.
    pub searched: Squares,
    /// The best score so far, below every score before the first.
    pub best: Score,
    /// The move that has it.
    pub best_square: Option<Square>,
    /// The move to continue with: the one that is being searched, or at first the stored one.
    pub next: Option<Square>,
    /// Whether that move is a late one.
    pub is_late: bool,
    /// Which search of that move is next.
    pub attempt: Attempt,
    /// The second stored move, which is ranked before the others.
    pub second: Option<Square>,
    /// The rank of the best of the others, once they are ranked.
    pub best_rank: Option<i32>,
    /// Whether an earlier search found no cutoff, so that most likely every move has to be searched; only where a team
    /// makes use of it.
    pub needs_every_move: bool,
}

impl Progress {
    /// Nothing is searched yet after `nodes` nodes. The moves of the stored entry come first.
    pub fn beginning(stored: Option<Entry>, nodes: u64) -> Self {
        let [next, second] = stored.map_or([None; 2], Entry::moves);
        Self {
            in_moves: false,
            nodes_before: nodes,
            searched: Squares::NONE,
            best: -MAX_SCORE - 1,
            best_square: None,
            next,
            is_late: false,
            attempt: Attempt::Reduced,
            second,
            best_rank: None,
            needs_every_move: false,
        }
    }
}

struct Frame {
    key: Key,
    depth: u8,
    window: Window,
    progress: Progress,
}

/// The frames of an interrupted search, that of the root's child last; none while nothing was interrupted.
pub(in crate::search) struct Resumption(ArrayVec<Frame, { Self::MOST }>);

impl Resumption {
    /// Nodes that follow each other fill a square each, and at most two predictions repeat a node.
    const MOST: usize = 64;

    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Whether no search was interrupted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets the interrupted search.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps how far the search of a node has come. The nodes below it have done so before.
    #[cold]
    pub fn push(&mut self, node: &Node, depth: u8, window: Window, progress: Progress) {
        self.0.push(Frame { key: node.key, depth, window, progress });
    }

    /// Takes how far the search of a node had come, if it was interrupted there.
    #[inline(always)]
    pub fn resume(&mut self, node: &Node, depth: u8, window: Window) -> Option<Progress> {
        // A position without moves leaves no frame, but the one after the pass does.
        if self.0.is_empty() || node.view.moves.is_empty() {
            None
        } else {
            self.take(node.key, depth, window)
        }
    }

    #[cold]
    fn take(&mut self, key: Key, depth: u8, window: Window) -> Option<Progress> {
        if self.next_window(key, depth) == Some(window) {
            return self.0.pop().map(|frame| frame.progress);
        }
        self.0.clear();
        None
    }

    /// With which window the search was interrupted in this node, if it is the next to be resumed.
    pub fn next_window(&self, key: Key, depth: u8) -> Option<Window> {
        let next = self.0.last().filter(|frame| (frame.key, frame.depth) == (key, depth));
        next.map(|frame| frame.window)
    }
}
