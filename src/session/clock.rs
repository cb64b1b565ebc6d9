//! Time management: how much of a player's clock a move may take.

use super::value::{Given, Milliseconds, OptionValue, texts};

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// The time left for all moves to come, in milliseconds.
    pub remaining: Milliseconds,
    /// The time added after each move, in milliseconds.
    pub increment: Milliseconds,
}

impl Clock {
    /// The names of the two times in front ends; the second may be left out.
    pub const NAMES: [&'static str; 2] = ["remainingMs", "incrementMs"];

    /// At or below this many empties a search to the end takes almost no time.
    const SOLVED_EMPTIES: u32 = 14;
    /// A reserve in each move for passing the answer on to the program with the clock, in milliseconds.
    const RESERVE_MS: f64 = 20.0;

    /// The share of the clock for a move at `empties` empty squares: the time left is divided evenly among the moves
    /// until the search reaches the end, and one more as a reserve; the increment is spent in the move it is for.
    pub fn share(self, empties: u32) -> Milliseconds {
        let moves = 1 + empties.saturating_sub(Self::SOLVED_EMPTIES).div_ceil(2).max(1);
        let (remaining, increment) = (self.remaining.number(), self.increment.number());
        let share = (remaining / f64::from(moves) + increment).min(remaining);
        Milliseconds((share - Self::RESERVE_MS).max(0.0))
    }
}

impl OptionValue for Clock {
    texts!(
        Clock: "{
  /** The time left for all moves to come, in milliseconds. */
  remainingMs: number;
  /** The time added after each move, in milliseconds; 0 when left out. */
  incrementMs?: number | undefined;
}",
        "{ remainingMs, incrementMs } in milliseconds, each finite, 0 or more"
    );

    fn read(given: &Given) -> Option<Self> {
        let Given::Numbers(numbers) = given else { return None };
        let &[Some(remaining), increment] = numbers.as_slice() else { return None };
        Some(Self {
            remaining: Milliseconds::new(remaining)?,
            increment: Milliseconds::new(increment.unwrap_or(0.0))?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_gives_more_than_it_has_and_all_of_its_increment_as_long_as_there_is_time() {
        let clock = |remaining: f64, increment: f64| {
            Clock::read(&Given::Numbers(vec![Some(remaining), Some(increment)])).unwrap()
        };
        for empties in 0..=60 {
            for (remaining, increment) in [(0.0, 0.0), (10.0, 5_000.0), (60_000.0, 0.0), (60_000.0, 1_000.0)]
            {
                let share = clock(remaining, increment).share(empties).number();
                assert!(share <= remaining && share >= 0.0, "{share} of {remaining} at {empties}");
                if remaining > 2.0 * increment {
                    assert!(share >= increment - Clock::RESERVE_MS, "{share} at {empties}");
                }
            }
        }
        assert!(clock(60_000.0, 0.0).share(60).number() < clock(60_000.0, 0.0).share(20).number());
        assert_eq!(Clock::read(&Given::Numbers(vec![None, Some(1.0)])), None);
        assert_eq!(Clock::read(&Given::Numbers(vec![Some(-1.0), None])), None);
    }
}
