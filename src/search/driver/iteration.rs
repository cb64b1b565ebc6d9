//! The iterations of a search: deeper and deeper, then to the end of the game, there with rising confidence.

use crate::rules::Position;
use crate::search::limits::{Goal, Limits};
use crate::types::Selectivity;

/// One iteration of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Iteration {
    /// In plies; the number of empty squares means to the end of the game.
    pub depth: u8,
    pub selectivity: Selectivity,
}

/// Where a search is to arrive if nothing stops it.
#[derive(Clone, Copy)]
pub(super) struct Target {
    /// The empty squares of the position.
    pub empties: u8,
    /// The depth of the last iteration, at most `empties`.
    pub depth: u8,
    /// The selectivity of the last iteration.
    pub selectivity: Selectivity,
    /// The selectivity below which no iteration may be, at most that of the last one.
    pub least_selectivity: Selectivity,
}

/// When iterative deepening switches to searching to the end of the game, and by which steps confidence rises there.
#[derive(Clone, Copy)]
pub(super) enum EndgameSwitch {
    /// From any depth: the limits are enough to solve the game.
    AtOnce,
    /// Ten plies before the end, where the search to the end is well prepared: the game is solved soonest, however long
    /// that takes.
    Prepared,
    /// Four plies before the end, then step by step: whenever the search is stopped, some iteration ended not long ago. The
    /// last depth before the end has the same parity.
    Late,
}

impl EndgameSwitch {
    fn plies_before_end(self) -> u8 {
        match self {
            Self::AtOnce => 64,
            Self::Prepared => 10,
            Self::Late => 4,
        }
    }
}

/// The most empty squares of positions that are solved by an iteration that does not reach the end of the game.
const MOST_SOLVED: u32 = 8;

impl Iteration {
    pub fn first(target: Target) -> Self {
        let selectivity = if target.reaches_end() { target.least_selectivity } else { target.selectivity };
        Self { depth: target.depth.min(1), selectivity }
    }

    /// The iteration after this one, or `None` when this was the last.
    pub fn next(self, target: Target, switch: EndgameSwitch) -> Option<Self> {
        if self.depth < target.depth {
            let deeper = self.depth + 1;
            let switches = target.reaches_end() && deeper + switch.plies_before_end() > target.empties;
            return Some(Self { depth: if switches { target.empties } else { deeper }, ..self });
        }
        let step = match switch {
            EndgameSwitch::AtOnce | EndgameSwitch::Prepared => {
                next_confidence(self.selectivity, target.empties)
            }
            EndgameSwitch::Late => Selectivity::from_step(self.selectivity.step() + 1),
        };
        let next = step.min(target.selectivity);
        (next > self.selectivity).then_some(Self { selectivity: next, ..self })
    }

    /// At or below this many empties a position is solved, if the iteration still looks two plies ahead there or more: the
    /// evaluation errs most near the end, and an iteration that gets so near it can afford to solve.
    pub fn solved_empties(self) -> u32 {
        MOST_SOLVED.min(u32::from(self.depth) / 2)
    }
}

impl Target {
    /// The target of a search of a position.
    pub fn of(position: &Position, goal: Goal, limits: Limits) -> Self {
        let empties = position.board.empty_count() as u8;
        let limits = match goal {
            Goal::Exact | Goal::Outcome => Limits::default(),
            Goal::Best | Goal::Every { .. } => limits,
        };
        let least_selectivity = limits.least_selectivity.unwrap_or(Selectivity::LOOSEST);
        Self {
            empties,
            depth: limits.depth.map_or(empties, |depth| depth.max(1).min(empties)),
            selectivity: limits.selectivity.unwrap_or(Selectivity::NONE).max(least_selectivity),
            least_selectivity,
        }
    }

    pub fn reaches_end(self) -> bool {
        self.depth == self.empties
    }
}

/// The next confidence of searches to the end. A step that would cost more than it saves the next one is left out, as
/// found by the nodes and the time to solve FFO #40 to #49.
fn next_confidence(selectivity: Selectivity, empties: u8) -> Selectivity {
    let [_, percent_87, percent_95, percent_98, percent_99, none] = Selectivity::LADDER;
    match selectivity {
        Selectivity::LOOSEST if empties >= 24 => percent_95,
        Selectivity::LOOSEST if empties >= 21 => percent_87,
        step if step == percent_95 => percent_98,
        step if step == percent_98 && empties >= 30 => percent_99,
        _ => none,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOLVE_25: Target = Target {
        empties: 25,
        depth: 25,
        selectivity: Selectivity::NONE,
        least_selectivity: Selectivity::LOOSEST,
    };

    /// The depths and percents of all iterations.
    fn iterations(target: Target, switch: EndgameSwitch) -> Vec<(u8, u32)> {
        let next = move |iteration: &Iteration| iteration.next(target, switch);
        let all = std::iter::successors(Some(Iteration::first(target)), next);
        all.map(|iteration| (iteration.depth, iteration.selectivity.percent())).collect()
    }

    #[test]
    fn positions_near_the_end_are_solved_where_an_iteration_looks_two_plies_ahead_or_more() {
        let solved_empties = |depth| Iteration { depth, selectivity: Selectivity::LOOSEST }.solved_empties();
        assert_eq!([1, 2, 9, 16, 17, 30].map(solved_empties), [0, 1, 4, 8, 8, 8]);
    }

    #[test]
    fn a_search_that_may_be_stopped_climbs_every_step_and_one_that_goes_on_leaves_some_out() {
        let deepening = |last| (1..=last).map(|depth| (depth, 73));
        let at_the_end = |steps: &'static [u32]| steps.iter().map(|&percent| (25, percent));
        let steps_of = |last, steps| deepening(last).chain(at_the_end(steps)).collect::<Vec<_>>();
        let iterations = |switch| iterations(SOLVE_25, switch);
        assert_eq!(iterations(EndgameSwitch::Late), steps_of(21, &[73, 87, 95, 98, 99, 100]));
        assert_eq!(iterations(EndgameSwitch::Prepared), steps_of(15, &[73, 95, 98, 100]));
        assert_eq!(iterations(EndgameSwitch::AtOnce), steps_of(1, &[73, 95, 98, 100]));
    }

    #[test]
    fn no_iteration_is_below_the_least_selectivity() {
        for least_selectivity in Selectivity::LADDER {
            let target = Target { least_selectivity, ..SOLVE_25 };
            for switch in [EndgameSwitch::AtOnce, EndgameSwitch::Prepared, EndgameSwitch::Late] {
                let percents = iterations(target, switch).into_iter().map(|(_, percent)| percent);
                let percents: Vec<_> = percents.collect();
                assert_eq!(percents.first(), Some(&least_selectivity.percent()));
                assert!(percents.is_sorted() && percents.last() == Some(&100), "{percents:?}");
            }
        }
    }
}
