//! The order in which a search grows: deeper and deeper, then to the end of the game, then ever surer.

use crate::words::Selectivity;

/// One round of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Iteration {
    /// In plies; the number of empty squares means to the end.
    pub depth: u8,
    pub selectivity: Selectivity,
}

/// Where a search may go.
#[derive(Clone, Copy)]
pub(super) struct Horizon {
    pub empties: u8,
    /// The deepest the search may look, at most `empties`.
    pub depth: u8,
    /// How sure it is in the end.
    pub selectivity: Selectivity,
}

/// So many plies before the end a search stops deepening and goes to the end at once.
const JUMP_PLIES: u8 = 10;

impl Iteration {
    pub fn first(horizon: Horizon) -> Self {
        let selectivity = match horizon.reaches_end() {
            true => Selectivity::LOOSEST.min(horizon.selectivity),
            false => horizon.selectivity,
        };
        Self { depth: horizon.depth.min(1), selectivity }
    }

    /// The round after this one, or `None` when this was the last. `solvable` says that there is time to jump to the
    /// end already.
    pub fn next(self, horizon: Horizon, solvable: bool) -> Option<Self> {
        if self.depth < horizon.depth {
            let deeper = self.depth + 1;
            let jump = horizon.reaches_end() && (solvable || deeper + JUMP_PLIES > horizon.empties);
            return Some(Self { depth: if jump { horizon.empties } else { deeper }, ..self });
        }
        let surer = self.selectivity.surer().filter(|&surer| surer <= horizon.selectivity)?;
        let last = horizon.empties < exact_below(self.selectivity);
        Some(Self { selectivity: if last { horizon.selectivity } else { surer }, ..self })
    }
}

impl Horizon {
    pub fn reaches_end(self) -> bool {
        self.depth == self.empties
    }
}

/// With fewer empty squares than this, going on to the last step costs less than the steps between (Edax's way).
fn exact_below(selectivity: Selectivity) -> u8 {
    match selectivity.step() {
        0 => 21,
        1 => 24,
        2 => 27,
        _ => 30,
    }
}
