//! The order in which a search grows: deeper and deeper, then to the end of the game, then ever surer.

use crate::types::Selectivity;

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

/// How a search goes to the end: how many plies before it stops deepening, and by which steps it becomes surer there.
#[derive(Clone, Copy)]
pub(super) enum Jump {
    /// From anywhere: there is time to solve the game.
    Now,
    /// Ten plies before the end, where the search to the end is well prepared: soonest done, however long it takes.
    Prepared,
    /// Four plies before the end, then step by step: whenever the search is stopped, something was finished not long ago.
    /// The last depth before the end is of the same parity.
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

/// The most empty squares of positions that are solved however few plies a search looks ahead.
const MOST_SOLVED: u32 = 8;

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
        let step = match jump {
            Jump::Now | Jump::Prepared => surer_end(self.selectivity, horizon.empties),
            Jump::Late => Selectivity::from_step(self.selectivity.step() + 1),
        };
        let surer = step.min(horizon.selectivity);
        (surer > self.selectivity).then_some(Self { selectivity: surer, ..self })
    }

    /// With so many empty squares and fewer a position is solved, if the round still looks two plies ahead there or more:
    /// the evaluation is least sure near the end, and what takes long to come so close to it can afford that.
    pub fn solved_empties(self) -> u32 {
        MOST_SOLVED.min(u32::from(self.depth) / 2)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_near_the_end_are_solved_where_a_round_looks_two_plies_ahead_or_more() {
        let solved_empties = |depth| Iteration { depth, selectivity: Selectivity::LOOSEST }.solved_empties();
        assert_eq!([1, 2, 9, 16, 17, 30].map(solved_empties), [0, 1, 4, 8, 8, 8]);
    }

    #[test]
    fn a_search_that_may_be_stopped_climbs_every_step_and_one_that_goes_on_leaves_some_out() {
        let horizon = Horizon { empties: 25, depth: 25, selectivity: Selectivity::NONE };
        let rounds = |jump| {
            let next = move |round: &Iteration| round.next(horizon, jump);
            let all = std::iter::successors(Some(Iteration::first(horizon)), next);
            all.map(|round| (round.depth, round.selectivity.percent())).collect::<Vec<_>>()
        };
        let deepening = |last| (1..=last).map(|depth| (depth, 73));
        let at_the_end = |steps: &'static [u32]| steps.iter().map(|&percent| (25, percent));
        let steps_of = |last, steps| deepening(last).chain(at_the_end(steps)).collect::<Vec<_>>();
        assert_eq!(rounds(Jump::Late), steps_of(21, &[73, 87, 95, 98, 99, 100]));
        assert_eq!(rounds(Jump::Prepared), steps_of(15, &[73, 95, 98, 100]));
        assert_eq!(rounds(Jump::Now), steps_of(1, &[73, 95, 98, 100]));
    }
}
