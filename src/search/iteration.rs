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

/// How many plies before the end a search stops deepening and goes to the end at once.
#[derive(Clone, Copy)]
pub(super) enum Jump {
    /// From anywhere: there is time to solve the game.
    Now,
    /// Ten plies before the end, where the search to the end is well prepared: soonest done, however long it takes.
    Prepared,
    /// Four plies before the end: what is found so far is better, should the search to the end not be finished. The last
    /// depth before it is of the same parity.
    Late,
}

impl Jump {
    fn plies(self) -> u8 {
        match self {
            Self::Now => 64,
            Self::Prepared => 10,
            Self::Late => 4,
        }
    }
}

impl Iteration {
    pub fn first(horizon: Horizon) -> Self {
        let selectivity = match horizon.reaches_end() {
            true => Selectivity::LOOSEST.min(horizon.selectivity),
            false => horizon.selectivity,
        };
        Self { depth: horizon.depth.min(1), selectivity }
    }

    /// The round after this one, or `None` when this was the last.
    pub fn next(self, horizon: Horizon, jump: Jump) -> Option<Self> {
        if self.depth < horizon.depth {
            let deeper = self.depth + 1;
            let jump = horizon.reaches_end() && deeper + jump.plies() > horizon.empties;
            return Some(Self { depth: if jump { horizon.empties } else { deeper }, ..self });
        }
        let surer = surer_end(self.selectivity, horizon.empties).min(horizon.selectivity);
        (surer > self.selectivity).then_some(Self { selectivity: surer, ..self })
    }
}

impl Horizon {
    pub fn reaches_end(self) -> bool {
        self.depth == self.empties
    }
}

/// The step that follows in searches to the end; a step that would cost more than it saves the next one is left out,
/// as found by the nodes and the time to solve FFO #40 to #49.
fn surer_end(selectivity: Selectivity, empties: u8) -> Selectivity {
    let [_, sure_87, sure_95, sure_98, sure_99, none] = Selectivity::LADDER;
    match selectivity {
        Selectivity::LOOSEST if empties >= 24 => sure_95,
        Selectivity::LOOSEST if empties >= 21 => sure_87,
        step if step == sure_95 => sure_98,
        step if step == sure_98 && empties >= 30 => sure_99,
        _ => none,
    }
}
