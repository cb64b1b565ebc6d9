//! The iterations of a search: with rising depth, then to the end of the game with rising confidence of the forward
//! cuts.

use crate::rules::Position;
use crate::search::limits::{Goal, Limits};
use crate::search::solving::solving_nodes;
use crate::types::Selectivity;

/// One iteration of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Iteration {
    /// The depth in plies; a depth of as many plies as there are empty squares goes to the end of the game.
    pub depth: u8,
    pub selectivity: Selectivity,
}

/// The last iteration of a search that nothing stops before.
#[derive(Clone, Copy)]
pub(super) struct Target {
    /// The empty squares of the position.
    pub empties: u8,
    /// The depth of the last iteration, at most `empties`.
    pub depth: u8,
    /// The selectivity of the last iteration.
    pub selectivity: Selectivity,
    /// The lowest selectivity of any iteration, at most that of the last one.
    pub least_selectivity: Selectivity,
}

/// When iterative deepening switches to searching to the end of the game, and in which steps the confidence then rises.
#[derive(Clone, Copy)]
pub(super) enum EndgameSwitch {
    /// At any depth, because the limits are enough to solve the game.
    AtOnce,
    /// Ten plies before the end, when the table holds enough for good move ordering. This solves the game soonest when
    /// there is no limit on time or nodes.
    Prepared,
    /// Four plies before the end, then through every step of confidence, so that a search that is stopped has completed
    /// an iteration not long before. The last depth before the end has the same parity as the end.
    Late,
}

impl EndgameSwitch {
    /// The switch for a position with `empties` empty squares: it depends on whether the limits, which leave this many
    /// nodes, are likely to be enough to solve it.
    pub fn of(nodes_left: Option<f64>, empties: u8) -> Self {
        match nodes_left {
            None => Self::Prepared,
            Some(left) if solving_nodes(empties) < left => Self::AtOnce,
            Some(_) => Self::Late,
        }
    }

    fn plies_before_end(self) -> u8 {
        match self {
            Self::AtOnce => 64,
            Self::Prepared => 10,
            Self::Late => 4,
        }
    }
}

/// The most empty squares at which an iteration that does not reach the end of the game solves positions.
const MOST_SOLVED: u32 = 8;

impl Iteration {
    pub fn first(target: Target) -> Self {
        let selectivity = if target.reaches_end() { target.least_selectivity } else { target.selectivity };
        Self { depth: target.depth.min(1), selectivity }
    }

    /// The iteration after this one, or `None` when this was the last. `in_team` is whether several searchers work on
    /// it.
    pub fn next(self, target: Target, switch: EndgameSwitch, in_team: bool) -> Option<Self> {
        if self.depth < target.depth {
            let deeper = self.depth + 1;
            let switches = target.reaches_end() && deeper + switch.plies_before_end() > target.empties;
            return Some(Self { depth: if switches { target.empties } else { deeper }, ..self });
        }
        let step = match switch {
            EndgameSwitch::AtOnce | EndgameSwitch::Prepared => {
                next_confidence(self.selectivity, target.empties, in_team)
            }
            EndgameSwitch::Late => Selectivity::from_step(self.selectivity.step() + 1),
        };
        let next = step.min(target.selectivity);
        (next > self.selectivity).then_some(Self { selectivity: next, ..self })
    }

    /// At or below this many empties the iteration solves positions that it searches two plies deep or more. The
    /// evaluation errs most near the end, and solving costs little there.
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
            Goal::Best | Goal::Near { .. } | Goal::Every { .. } => limits,
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

/// The next confidence of searches to the end. A step that costs more than it saves in the next one is left out, as
/// found by the nodes and the time to solve FFO #40 to #49. A team gains less by a step than one searcher, since
/// iterations with forward cuts have fewer results for the others.
fn next_confidence(selectivity: Selectivity, empties: u8, in_team: bool) -> Selectivity {
    let [_, percent_87, percent_95, percent_98, percent_99, none] = Selectivity::LADDER;
    match selectivity {
        Selectivity::LOOSEST if empties >= 24 => percent_95,
        Selectivity::LOOSEST if empties >= 21 => percent_87,
        step if step == percent_95 && (!in_team || empties >= 30) => percent_98,
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
        let next = move |iteration: &Iteration| iteration.next(target, switch, false);
        let all = std::iter::successors(Some(Iteration::first(target)), next);
        all.map(|iteration| (iteration.depth, iteration.selectivity.percent())).collect()
    }

    #[test]
    fn a_search_goes_to_the_end_at_once_where_its_nodes_are_likely_to_be_enough() {
        let plies = |left, empties| EndgameSwitch::of(left, empties).plies_before_end();
        assert_eq!([plies(None, 10), plies(None, 40)], [10, 10]);
        // About 3,600 nodes at 10 empty squares, 6.5 million at 20.
        let left = [3_000.0, 5_000.0, 1e6, 1e7];
        assert_eq!(left.map(|nodes| plies(Some(nodes), 10)), [4, 64, 64, 64]);
        assert_eq!(left.map(|nodes| plies(Some(nodes), 20)), [4, 4, 4, 64]);
    }

    #[test]
    fn confidence_rises_in_more_steps_where_more_squares_are_empty() {
        let steps = |empties, in_team| {
            let next = |&step: &Selectivity| {
                Some(next_confidence(step, empties, in_team)).filter(|&next| next != step)
            };
            std::iter::successors(Some(Selectivity::LOOSEST), next)
                .map(Selectivity::percent)
                .collect::<Vec<_>>()
        };
        assert_eq!(steps(20, false), [73, 100]);
        assert_eq!(steps(21, false), [73, 87, 100]);
        assert_eq!(steps(24, false), [73, 95, 98, 100]);
        assert_eq!(steps(30, false), [73, 95, 98, 99, 100]);
        assert_eq!(
            [21, 24, 29].map(|empties| steps(empties, true)),
            [vec![73, 87, 100], vec![73, 95, 100], vec![73, 95, 100]]
        );
        assert_eq!(steps(30, true), steps(30, false));
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
