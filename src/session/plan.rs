//! Time management over a whole game: how much one move may take of what all moves have left.
//!
//! What a player has is counted in nodes, so that a plan can be tried out in games that are the same on every machine
//! (`flipside-tools match --game-nodes`), and milliseconds are taken for so many nodes of a desktop machine. The moves
//! until the game can be solved get shares that grow, since errors cost more there. The move that solves it may take
//! most of what is left then, since the moves after it take almost nothing. `docs/time.md` has what this is worth.

use crate::search::solvable_empties;

/// What one move may take of the nodes that are left for all moves to come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// What a move of usual difficulty takes, in nodes.
    pub aim: f64,
    /// What no move may exceed, in nodes.
    pub most: f64,
}

/// The part of the rest that a solution may be expected to cost.
const SOLUTION: f64 = 0.5;
/// The parts of the rest that a solution aims at, and that it may take.
const SOLVING: [f64; 2] = [0.7, 0.95];
/// How many times the share of the last move before it is kept for it.
const SOLVING_MOVES: f64 = 3.0;
/// How many times the share of the next move a move gets.
const EARLIER: f64 = 0.94;
/// How many times its share a difficult move may take.
const MOST_SHARES: f64 = 4.0;
/// The part of the rest that no move before the solution may exceed.
const MOST_PART: f64 = 0.4;

impl Share {
    /// The share of a move at `empties` empty squares, with `left` nodes for all moves to come and `increment` more
    /// after each.
    pub fn of(left: f64, increment: f64, empties: u32) -> Self {
        let solvable = solvable_empties(SOLUTION * left);
        let [aim, most] = if empties <= solvable {
            SOLVING.map(|part| part * left + increment)
        } else {
            let moves = (empties - solvable).div_ceil(2) as i32;
            let all = (1..=moves).map(|until| EARLIER.powi(until)).sum::<f64>() + SOLVING_MOVES;
            let aim = left * EARLIER.powi(moves) / all + increment;
            [aim, (MOST_SHARES * aim).min(MOST_PART * left + increment)]
        };
        let most = most.min(left);
        Self { aim: aim.min(most), most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_share_exceeds_what_is_left_and_none_aims_at_more_than_it_may_take() {
        for empties in 1..=60 {
            for left in [0.0, 1.0, 1e3, 1e6, 1e9, 1e15] {
                for increment in [0.0, 1e3, 1e7] {
                    let Share { aim, most } = Share::of(left, increment, empties);
                    let all = format!("{aim} and {most} of {left} + {increment} at {empties}");
                    assert!(0.0 <= aim && aim <= most && most <= left, "{all}");
                }
            }
        }
    }

    #[test]
    fn a_game_of_usual_moves_keeps_a_part_for_the_solution_and_leaves_little_then() {
        for total in [1e5, 1e7, 1e9] {
            let mut left = total;
            let mut empties = 60;
            while empties > solvable_empties(SOLUTION * left) {
                left -= Share::of(left, 0.0, empties).aim;
                empties -= 2;
            }
            assert!(left > 0.05 * total && left < 0.4 * total, "{left} of {total} at {empties}");
        }
    }

    #[test]
    fn an_increment_is_spent_on_top() {
        for empties in [60, 40, 20] {
            let (without, with) = (Share::of(1e7, 0.0, empties), Share::of(1e7, 1e5, empties));
            assert!(with.aim > without.aim && with.most > without.most, "{with:?}");
        }
        assert!(Share::of(1e5, 1e6, 40).most == 1e5, "what comes after the move cannot be spent in it");
    }
}
