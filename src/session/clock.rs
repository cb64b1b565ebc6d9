//! Time management: how much of a player's clock a move may take.

use super::plan::Share;
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
    /// How many nodes a millisecond stands for: somewhat less than what the desktop machine of `docs/benchmarks.md`
    /// searches in one, in WebAssembly. A slower machine solves a little later.
    const NODES_PER_MS: f64 = 8000.0;
    /// A reserve for passing answers on to the program with the clock: for all moves together, and for each that the
    /// increment does not pay, in milliseconds.
    const RESERVE_MS: [f64; 2] = [50.0, 10.0];

    /// What a move at `empties` empty squares may take.
    pub fn share(self, empties: u32) -> TimeShare {
        let [once, each] = Self::RESERVE_MS;
        let moves = f64::from(empties.div_ceil(2));
        let spare = self.increment.number() - each;
        // The increment pays the reserve of its move.
        let left = (self.remaining.number() - once + moves * spare.min(0.0)).max(0.0);
        let increment = spare.max(0.0);
        let Share { aim, most } =
            Share::of(left * Self::NODES_PER_MS, increment * Self::NODES_PER_MS, empties);
        TimeShare { aim_ms: aim / Self::NODES_PER_MS, most_ms: most / Self::NODES_PER_MS }
    }
}

/// What one move may take of the time that is left for all moves to come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeShare {
    /// What a move of usual difficulty takes, in milliseconds.
    pub aim_ms: f64,
    /// What no move may exceed, in milliseconds.
    pub most_ms: f64,
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

    fn clock(remaining: f64, increment: f64) -> Clock {
        Clock { remaining: Milliseconds(remaining), increment: Milliseconds(increment) }
    }

    #[test]
    fn a_clock_never_gives_more_than_it_has() {
        for empties in 0..=60 {
            for (remaining, increment) in [(0.0, 0.0), (10.0, 5_000.0), (60_000.0, 0.0), (60_000.0, 1e300)] {
                let TimeShare { aim_ms: aim, most_ms: most } = clock(remaining, increment).share(empties);
                let all = format!("{aim} and {most} of {remaining} at {empties}");
                assert!(0.0 <= aim && aim <= most && most <= remaining, "{all}");
            }
        }
    }

    #[test]
    fn moves_that_take_all_they_may_and_are_passed_on_late_never_lose_on_time() {
        for (total, increment) in [
            (1_000.0, 0.0),
            (60_000.0, 0.0),
            (1_000.0, 100.0),
            (300.0, 300.0),
            (1_000.0, 5.0),
            (3_600_000.0, 0.0),
        ] {
            let mut remaining = total;
            for empties in (1..=60).rev().step_by(2) {
                // A search may end some milliseconds late itself.
                remaining -= clock(remaining, increment).share(empties).most_ms + 10.0;
                assert!(remaining > 0.0, "{total} + {increment} at {empties}");
                remaining += increment;
            }
        }
    }

    #[test]
    fn a_period_for_one_move_is_used_for_it() {
        let TimeShare { aim_ms: aim, most_ms: most } = clock(5_000.0, 5_000.0).share(40);
        assert!(aim > 3_500.0 && most > 4_500.0, "{aim}, {most}");
        let TimeShare { aim_ms: aim, .. } = clock(300.0, 300.0).share(60);
        assert!(aim > 200.0, "{aim}");
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
