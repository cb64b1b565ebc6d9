//! Games with a whole-game allowance: a clock that counts nodes, so that games are the same on every machine, and
//! however busy it is.

use clap::Args;
use flipside::search::Limits;
use flipside::session::Share;

/// What a player may spend in a game, and how it divides that among its moves.
#[derive(Args, Clone, Copy, Debug)]
pub struct Allowance {
    /// Nodes for all moves of a game, which the engine divides as it does its clock, in place of limits of a move.
    #[arg(long)]
    game_nodes: Option<u64>,
    /// Divide them evenly instead: among the moves before so many squares are empty, and one more; after them each
    /// takes half of what is left.
    #[arg(long, requires = "game_nodes")]
    even_until: Option<u32>,
}

impl Allowance {
    /// The nodes for a game; `None` where only single moves are limited.
    pub fn of_game(self) -> Option<u64> {
        self.game_nodes
    }

    /// The limits of a move at `empties` empty squares, with so many nodes left.
    pub fn limits(self, left: u64, empties: u32) -> Limits {
        let left = left as f64;
        let Share { aim, most } = match self.even_until {
            None => Share::of(left, 0.0, empties),
            Some(until) => {
                let moves = empties.saturating_sub(until).div_ceil(2).max(1) + u32::from(until > 0);
                let share = left / f64::from(moves);
                return Limits { nodes: Some(whole(share)), ..Limits::default() };
            }
        };
        Limits { nodes: Some(whole(most)), aim: (most > 0.0).then_some(aim / most), ..Limits::default() }
    }
}

/// At least one node, as every move has to be searched.
fn whole(nodes: f64) -> u64 {
    (nodes as u64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_split_gives_each_move_as_much_and_a_plan_lets_some_take_more() {
        let allowance = |even_until| Allowance { game_nodes: Some(3000), even_until };
        assert_eq!(allowance(Some(0)).limits(3000, 60).nodes, Some(100));
        assert_eq!(allowance(Some(14)).limits(2400, 60).nodes, Some(100));
        assert_eq!(allowance(Some(14)).limits(300, 14).nodes, Some(150));
        assert_eq!(allowance(Some(0)).limits(300, 2).nodes, Some(300));
        let planned = allowance(None).limits(3000, 60);
        assert!(planned.nodes > Some(100) && planned.aim.is_some_and(|aim| aim < 0.5), "{planned:?}");
        assert_eq!(allowance(None).limits(0, 30).nodes, Some(1));
    }
}
