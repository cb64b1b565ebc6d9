//! The move that a grown book plays of its own choice.

use std::cmp::Reverse;

use flipside::types::{Score, Square};

use super::tree::{Node, Tree};

/// The best move of a position by the scores of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move; of several that are equal, one that stays in the book.
    pub square: Square,
    /// By how many discs it is better than every other move of which the book has a score; none where there is no
    /// other.
    pub margin: Option<Score>,
    /// Whether it leaves the book: then its score is of a single search.
    pub leaves: bool,
}

/// The choice at a position; none where no move stays in the book.
pub fn own_choice(tree: &Tree, index: u32, scores: &[Score]) -> Option<Choice> {
    let Node { board, leaf } = tree.nodes()[index as usize];
    let kept = tree.moves(board).filter_map(|(square, kept)| {
        let (next, step) = kept?;
        Some((square, step.seen_from_before(scores[next as usize]), false))
    });
    let mut moves: Vec<_> = kept.collect();
    if moves.is_empty() {
        return None;
    }
    moves.extend(leaf.square.map(|square| (square, Score::from(leaf.score), true)));
    moves.sort_by_key(|&(_, score, _)| Reverse(score));
    let (square, score, leaves) = moves[0];
    Some(Choice { square, margin: moves.get(1).map(|&(_, next, _)| score - next), leaves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::tree::Leaf;
    use flipside::knowledge::book::step;
    use flipside::types::Selectivity;

    #[test]
    fn the_best_move_in_the_book_or_out_of_it_is_chosen_with_its_margin() {
        let mut tree = Tree::new();
        let start = tree.nodes()[0].board;
        let first = step(start, Square::lowest(start.moves()).unwrap()).unwrap().board;
        tree.add(first);
        let replies: Vec<_> = Square::all(first.moves()).collect();
        let leaf = |square, score| Leaf { square, score, depth: 1, selectivity: Selectivity::LOOSEST };
        let mut choice = |scores: [i8; 3]| {
            for (index, score) in (2..).zip(&scores[..2]) {
                tree.add(step(first, replies[index - 2]).unwrap().board);
                tree.set_leaf(index as u32, leaf(Square::try_new(0), -score));
            }
            tree.set_leaf(1, leaf(Some(replies[2]), scores[2]));
            let scores = tree.scores();
            let choice = own_choice(&tree, 1, &scores).unwrap();
            // All first moves lead to one position: no other is as good or as bad.
            assert_eq!(own_choice(&tree, 0, &scores).unwrap().margin, Some(0));
            assert_eq!(own_choice(&tree, 2, &scores), None);
            assert_eq!(choice.leaves, choice.square == replies[2]);
            (replies.iter().position(|&reply| reply == choice.square), choice.margin)
        };
        assert_eq!(choice([3, 1, -2]), (Some(0), Some(2)));
        assert_eq!(choice([-3, 5, 1]), (Some(1), Some(4)));
        assert_eq!(choice([-3, 1, 2]), (Some(2), Some(1)));
        assert_eq!(choice([-3, 1, 1]), (Some(1), Some(0)));
    }
}
