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
        let [remaining, increment] = given.fields(["remainingMs", "incrementMs"])?;
        let increment = match increment {
            Given::Nothing => Milliseconds(0.0),
            given => Milliseconds::read(given)?,
        };
        Some(Self { remaining: Milliseconds::read(remaining)?, increment })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_gives_more_than_it_has_and_all_of_its_increment_as_long_as_there_is_time() {
        let clock = |remaining: f64, increment: f64| Clock {
            remaining: Milliseconds(remaining),
            increment: Milliseconds(increment),
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
    }

    #[test]
    fn a_clock_needs_the_time_left_and_nothing_else() {
        let read = |fields: &[(&str, f64)]| {
            let named = fields.iter().map(|&(name, number)| (name.to_owned(), Given::Number(number)));
            Clock::read(&Given::Fields(named.collect()))
        };
        assert_eq!(read(&[("remainingMs", 60.5)]).map(|clock| clock.increment), Milliseconds::new(0.0));
        assert_eq!(read(&[("incrementMs", 1.5)]), None);
        assert_eq!(read(&[("remainingMs", -1.0)]), None);
        assert_eq!(read(&[("remainingMs", 60.5), ("movesLeft", 3.5)]), None);
    }
}
