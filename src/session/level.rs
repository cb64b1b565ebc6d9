use std::fmt;

use crate::words::Selectivity;

/// A strength that a player can choose: 1, which looks one ply ahead, to 20.
///
/// A level says how deep to search in the midgame, and from how many empty squares on to search to the end of the
/// game, ever surer as the end comes nearer. The steps follow those of Edax.
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
    midgame: Selectivity,
    /// The most empty squares to search to the end from, with each selectivity; the surest last.
    endings: [(u8, Selectivity); 3],
}

const S73: Selectivity = Selectivity::from_step(0);
const S87: Selectivity = Selectivity::from_step(1);
const S98: Selectivity = Selectivity::from_step(3);
const EXACT: Selectivity = Selectivity::NONE;

const LEVELS: [Level; Level::MAX as usize] = [
    Level::shallow(1),
    Level::shallow(2),
    Level::shallow(3),
    Level::shallow(4),
    Level::shallow(5),
    Level::shallow(6),
    Level::shallow(7),
    Level::shallow(8),
    Level::shallow(9),
    Level::shallow(10),
    Level::deep(11, [24, 24, 21]),
    Level::deep(12, [24, 24, 21]),
    Level::deep(13, [27, 24, 21]),
    Level::deep(14, [27, 24, 21]),
    Level::deep(15, [27, 24, 21]),
    Level::deep(16, [27, 24, 21]),
    Level::deep(17, [27, 24, 21]),
    Level::deep(18, [27, 24, 21]),
    Level::deep(19, [30, 27, 24]),
    Level::deep(20, [30, 27, 24]),
];

impl Level {
    /// The weakest level.
    pub const MIN: u32 = 1;
    /// The strongest level.
    pub const MAX: u32 = 20;
    /// The level of a search that is given no limit.
    pub const DEFAULT: Self = LEVELS[9];

    /// The level with the given number.
    ///
    /// # Errors
    /// When `number` is not 1 … 20.
    pub fn new(number: u32) -> Result<Self, UnknownLevel> {
        let index = number.checked_sub(Self::MIN).ok_or(UnknownLevel(number))?;
        LEVELS.get(index as usize).copied().ok_or(UnknownLevel(number))
    }

    /// The depth in plies and the selectivity of a search at `empties` empty squares; a depth of `empties` goes to
    /// the end of the game.
    pub fn plan(self, empties: u32) -> (u8, Selectivity) {
        let ending = self.endings.iter().rev().find(|&&(most, _)| empties <= u32::from(most));
        match ending {
            Some(&(_, selectivity)) => (empties as u8, selectivity),
            None => (self.depth, self.midgame),
        }
    }

    /// Without forward cuts, and to the end from twice the depth on.
    const fn shallow(depth: u8) -> Self {
        Self { depth, midgame: EXACT, endings: [(2 * depth, EXACT); 3] }
    }

    /// With forward cuts, and to the end at 87, 98 and 100 percent from the given empty squares on.
    const fn deep(depth: u8, [some, few, none]: [u8; 3]) -> Self {
        Self { depth, midgame: S73, endings: [(some, S87), (few, S98), (none, EXACT)] }
    }
}

/// The number is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel(u32);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {} is not {} to {}", self.0, Level::MIN, Level::MAX)
    }
}

impl std::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_1_to_20_are_levels() {
        assert!(Level::new(0).is_err());
        assert!((Level::MIN..=Level::MAX).all(|number| Level::new(number).is_ok()));
        assert_eq!(Level::new(21).unwrap_err().to_string(), "level 21 is not 1 to 20");
    }

    #[test]
    fn a_level_is_never_weaker_than_the_one_below_it() {
        for number in Level::MIN..Level::MAX {
            let (lower, higher) = (Level::new(number).unwrap(), Level::new(number + 1).unwrap());
            for empties in 1..=60 {
                let (low, high) = (lower.plan(empties), higher.plan(empties));
                assert!(high.0 >= low.0, "level {} at {empties} empties: {low:?}, {high:?}", number + 1);
            }
        }
    }

    #[test]
    fn the_end_is_searched_ever_surer_and_exactly_at_last() {
        for number in Level::MIN..=Level::MAX {
            let level = Level::new(number).unwrap();
            let to_the_end = (1..=60).filter(|&empties| u32::from(level.plan(empties).0) == empties);
            let sureness: Vec<_> = to_the_end.map(|empties| level.plan(empties).1).collect();
            assert_eq!(sureness.first(), Some(&EXACT));
            assert!(sureness.is_sorted_by(|near, far| near >= far), "level {number}");
        }
    }
}
