use crate::types::Selectivity;

/// A strength that a player can choose: 1, which looks one ply ahead, to 20.
///
/// A level says how deep to search in the midgame, and at or below how many empties to search to the end of the game,
/// with more confidence the nearer the end is. The steps follow those of Edax; the endgames are those that a browser
/// solves in some seconds.
///
/// ```
/// use flipside::session::Level;
/// let level = Level::new(10).unwrap();
/// assert_eq!(level.plan(44).0, 10);
/// assert_eq!(level.plan(20).0, 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    depth: u8,
    /// The most empties from which to search to the end, at 87, 98 and 100 percent.
    endings: [u8; 3],
}

const MIDGAME: Selectivity = Selectivity::from_step(0);
const ENDINGS: [Selectivity; 3] = [Selectivity::from_step(1), Selectivity::from_step(3), Selectivity::NONE];

const LEVELS: [Level; Level::MAX as usize] = [
    Level { depth: 1, endings: [2, 2, 2] },
    Level { depth: 2, endings: [4, 4, 4] },
    Level { depth: 3, endings: [6, 6, 6] },
    Level { depth: 4, endings: [8, 8, 8] },
    Level { depth: 5, endings: [10, 10, 10] },
    Level { depth: 6, endings: [12, 12, 12] },
    Level { depth: 7, endings: [14, 14, 14] },
    Level { depth: 8, endings: [16, 16, 16] },
    Level { depth: 9, endings: [18, 18, 18] },
    Level { depth: 10, endings: [20, 20, 20] },
    Level { depth: 11, endings: [22, 21, 20] },
    Level { depth: 12, endings: [22, 21, 21] },
    Level { depth: 13, endings: [23, 22, 21] },
    Level { depth: 14, endings: [24, 22, 21] },
    Level { depth: 15, endings: [24, 22, 22] },
    Level { depth: 16, endings: [25, 23, 22] },
    Level { depth: 17, endings: [26, 23, 22] },
    Level { depth: 18, endings: [26, 24, 23] },
    Level { depth: 19, endings: [28, 24, 23] },
    Level { depth: 20, endings: [30, 25, 24] },
];

impl Level {
    /// The strongest level; the weakest is 1.
    pub const MAX: u64 = 20;
    /// The level of a search that is given no limit.
    pub const DEFAULT: Self = LEVELS[9];

    /// The level with the given number, or `None` when it is not 1 … 20.
    pub fn new(number: u64) -> Option<Self> {
        LEVELS.get(number.checked_sub(1)? as usize).copied()
    }

    /// The depth in plies and the selectivity of a search at `empties` empty squares; a depth of `empties` goes to
    /// the end of the game.
    pub fn plan(self, empties: u32) -> (u8, Selectivity) {
        let most_confident =
            ENDINGS.iter().zip(self.endings).rev().find(|&(_, most)| empties <= u32::from(most));
        match most_confident {
            Some((&selectivity, _)) => (empties as u8, selectivity),
            None => (self.depth, MIDGAME),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_1_to_20_are_levels() {
        assert!((1..=Level::MAX).all(|number| Level::new(number).is_some()));
        assert_eq!([0, 21, u64::MAX].map(Level::new), [None; 3]);
    }

    #[test]
    fn a_level_never_looks_less_far_than_the_one_below_it() {
        for number in 1..Level::MAX {
            let (lower, higher) = (Level::new(number).unwrap(), Level::new(number + 1).unwrap());
            for empties in 1..=60 {
                let (low, high) = (lower.plan(empties), higher.plan(empties));
                assert!(high.0 >= low.0, "level {} at {empties} empties: {low:?}, {high:?}", number + 1);
            }
        }
    }

    #[test]
    fn the_end_is_searched_with_growing_confidence_and_exactly_at_last() {
        for number in 1..=Level::MAX {
            let level = Level::new(number).unwrap();
            let to_the_end = (1..=60).filter(|&empties| u32::from(level.plan(empties).0) == empties);
            let confidence: Vec<_> = to_the_end.map(|empties| level.plan(empties).1).collect();
            assert_eq!(confidence.first(), Some(&Selectivity::NONE));
            assert!(confidence.is_sorted_by(|near, far| near >= far), "level {number}");
        }
    }
}
