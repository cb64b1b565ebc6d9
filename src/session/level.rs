use crate::types::Selectivity;

/// A strength that a player can choose: 1, which looks two plies ahead, to 20.
///
/// A level says how deep to search in the midgame, and at or below how many empties to search to the end of the game,
/// with more confidence the nearer the end is. Each wins about as often against the one below it, as
/// `docs/levels.md` says with figures; the last ones take as long as that costs, up to some seconds a move.
///
/// ```
/// use flipside::session::Level;
/// let level = Level::new(9).unwrap();
/// assert_eq!(level.plan(44).0, 10);
/// assert_eq!(level.plan(15).0, 15);
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
    Level { depth: 2, endings: [4, 4, 4] },
    Level { depth: 3, endings: [6, 6, 6] },
    Level { depth: 4, endings: [8, 8, 8] },
    Level { depth: 5, endings: [9, 9, 9] },
    Level { depth: 6, endings: [10, 10, 10] },
    Level { depth: 7, endings: [12, 12, 12] },
    Level { depth: 8, endings: [13, 13, 13] },
    Level { depth: 9, endings: [14, 14, 14] },
    Level { depth: 10, endings: [15, 15, 15] },
    Level { depth: 11, endings: [16, 16, 16] },
    Level { depth: 12, endings: [17, 17, 17] },
    Level { depth: 13, endings: [19, 18, 18] },
    Level { depth: 14, endings: [20, 19, 19] },
    Level { depth: 16, endings: [22, 20, 19] },
    Level { depth: 18, endings: [23, 21, 20] },
    Level { depth: 20, endings: [24, 22, 21] },
    Level { depth: 23, endings: [26, 24, 22] },
    Level { depth: 26, endings: [28, 25, 23] },
    Level { depth: 30, endings: [29, 27, 24] },
    Level { depth: 34, endings: [31, 28, 24] },
];

impl Level {
    /// The strongest level; the weakest is 1.
    pub const MAX: u64 = 20;
    /// The level of a search that is given no limit.
    pub const DEFAULT: Self = LEVELS[15];
    const STRONGEST: Self = LEVELS[Self::MAX as usize - 1];

    /// The level with the given number, or `None` when it is not 1 … 20.
    pub fn new(number: u64) -> Option<Self> {
        // A plain cast would drop the upper half of the number where addresses have 32 bits.
        LEVELS.get(usize::try_from(number.checked_sub(1)?).ok()?).copied()
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

    /// The selectivity of a search that is given a depth alone: that of the levels. To the end of the game it is that
    /// of the strongest one.
    pub fn selectivity_of(depth: u8, empties: u32) -> Selectivity {
        if u32::from(depth) < empties { MIDGAME } else { Self::STRONGEST.plan(empties).1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_1_to_20_are_levels() {
        assert!((1..=Level::MAX).all(|number| Level::new(number).is_some()));
        assert_eq!([0, 21, (1 << 32) + 1, (1 << 63) + 1, u64::MAX].map(Level::new), [None; 5]);
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
