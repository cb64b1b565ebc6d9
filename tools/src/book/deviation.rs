//! Which positions a book grows by: those that are reached with the least loss, the shallow ones first.
//!
//! Each ply from the start costs something, and each disc that a move loses against the best one. This is drop-out
//! expansion (T. Lincke, *Strategies for the Automatic Construction of Opening Books*, 2000), done three times: once
//! with both sides' losses counted alike, and once for each side with its own losses counted much and the other's
//! little. The latter trees hold the best moves of one side with all plausible replies, so that the engine is not out
//! of book after a sensible move.

use flipside::knowledge::book::step;
use flipside::types::Score;

use super::tree::{Node, Tree};

/// What a ply costs; a disc lost costs this much as well where both sides' losses count alike.
const PLY: u32 = 2;

/// Whose losses count how much. At the start the second weighing is that of black and the third that of white.
#[derive(Clone, Copy)]
enum Weighing {
    Both,
    OwnMove,
    OthersMove,
}

impl Weighing {
    const ALL: [Self; 3] = [Self::Both, Self::OwnMove, Self::OthersMove];

    /// What a disc lost by the side to move costs.
    const fn disc(self) -> u32 {
        match self {
            Self::Both => 2,
            Self::OwnMove => 12,
            Self::OthersMove => 1,
        }
    }

    /// The weighing after a move, and a pass where the other side has to.
    const fn after(self, passes: bool) -> Self {
        match (self, passes) {
            (Self::OwnMove, false) => Self::OthersMove,
            (Self::OthersMove, false) => Self::OwnMove,
            (same, _) => same,
        }
    }
}

/// What it costs to reach the position that the best move out of the book leads to, from each position, and its index;
/// cheapest first.
pub fn by_cost(tree: &Tree) -> Vec<(u32, u32)> {
    let scores = tree.scores();
    let mut costs = vec![[u32::MAX; 3]; tree.nodes().len()];
    costs[0] = [0; 3];
    let mut leaves = Vec::new();
    for index in tree.indices_by_empties() {
        let Node { board, leaf } = tree.nodes()[index as usize];
        let (score, own) = (scores[index as usize], costs[index as usize]);
        let of_move = |weighing: Weighing, worth: Score| {
            own[weighing as usize].saturating_add(PLY + weighing.disc() * score.abs_diff(worth))
        };
        for (next, step) in tree.moves(board).filter_map(|(_, kept)| kept) {
            let worth = step.seen_from_before(scores[next as usize]);
            for weighing in Weighing::ALL {
                let cost = &mut costs[next as usize][weighing.after(step.passes) as usize];
                *cost = (*cost).min(of_move(weighing, worth));
            }
        }
        if let Some(square) = leaf.square
            && step(board, square).is_some()
        {
            let cheapest =
                Weighing::ALL.map(|weighing| of_move(weighing, leaf.score.into())).into_iter().min();
            leaves.push((cheapest.unwrap_or(u32::MAX), index));
        }
    }
    leaves.sort_unstable();
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::tree::Leaf;
    use flipside::rules::Board;
    use flipside::types::{Selectivity, Square};

    fn leaf(board: Board, score: i8) -> Leaf {
        let square = Square::lowest(board.moves());
        Leaf { square, score, depth: 1, selectivity: Selectivity::LOOSEST }
    }

    #[test]
    fn shallow_moves_without_loss_come_first_and_a_loss_counts_least_against_best_play() {
        let mut tree = Tree::new();
        let start = tree.nodes()[0].board;
        let square = Square::lowest(start.moves()).unwrap();
        let first = step(start, square).unwrap().board;
        let replies: Vec<_> =
            Square::all(first.moves()).map(|reply| step(first, reply).unwrap().board).collect();
        tree.add(first);
        for (number, &reply) in replies.iter().enumerate() {
            let index = tree.add(reply);
            tree.set_leaf(index, leaf(reply, 3 * number as i8));
        }
        // The replies lose 0, 3 and 6 discs; the start is worth 0.
        assert_eq!(tree.scores(), [0, 0, 0, 3, 6]);
        // Three plies; replies are the other's moves in black's view.
        assert_eq!(by_cost(&tree), [(6, 2), (9, 3), (12, 4)]);
        tree.set_leaf(1, leaf(first, -1));
        assert_eq!(by_cost(&tree)[0], (5, 1));
    }
}
