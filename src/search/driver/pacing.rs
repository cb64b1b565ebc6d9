//! Time management within a search: when it ends by itself, before its limits are reached.
//!
//! Where the best move stays the same, its score does not fall and the other moves are far behind, more time hardly
//! changes the move. It is worth more where the opposite holds. After each iteration the search therefore wants a part
//! of the limits that depends on these, and ends when that is spent, or when the next iteration would probably not end
//! in time.

use crate::search::limits::Limits;
use crate::types::{Move, Score};

use super::root::RootMove;

/// How fast a search goes through what it aims at.
pub(super) struct Pacing {
    /// The part of the limits that a search of usual difficulty takes; without it a search uses its limits up.
    aim: Option<f64>,
    /// The best move and its score in the last iteration.
    last: Option<(Move, Score)>,
    /// How often the best move has changed, and by how many discs the score has fallen; older iterations count less.
    changes: f64,
    falls: f64,
    /// What was spent up to the end of the last iteration, and what that iteration took, in parts of the aim.
    spent: f64,
    cost: f64,
}

// Where a constant says so, it was chosen by matches, whose figures are in `docs/time.md`. The others are choices that
// were tried together with those and not one by one.

/// How much what was before an iteration counts after it.
const FADING: f64 = 0.6;
/// What is wanted at first.
const USUAL: f64 = 1.1;
/// How much more for each change of the best move: by matches, against 1.0.
const CHANGE: f64 = 0.6;
/// How much more for each disc by which the score has fallen. One iteration counts from a disc that was won to some
/// that were lost.
const FALL: f64 = 0.15;
const FALLS: [Score; 2] = [-1, 4];
/// How much less for each disc, up to some, between the best move and the next one: by matches, against 0.03.
const MARGIN: f64 = 0.08;
const MOST_MARGIN: Score = 8;
/// The least and the most that is wanted.
const WANTED: [f64; 2] = [0.1, 3.0];
/// An iteration may take so many times what is wanted; a search that was stopped in the middle of one has found a part.
const OVERTIME: f64 = 2.0;
/// An iteration takes about [`GROWTH`] times what the one before took, times the root of the last growth. That is
/// brought within [`GROWTHS`]; where there was none before, it is taken to be [`FIRST_GROWTH`].
const GROWTH: f64 = 1.4;
const FIRST_GROWTH: f64 = 2.0;
const GROWTHS: [f64; 2] = [1.2, 4.0];
/// How much of what the next iteration would take must be left of what is wanted and somewhat more: the latter by
/// matches, against 1.2.
const NEXT: f64 = 0.7;
const NEARLY: f64 = 1.6;
/// A move without a choice is not worth more than this: the score is of use all the same.
const FORCED: f64 = 0.02;

impl Pacing {
    /// The pacing of a search that begins.
    pub fn beginning(limits: Limits) -> Self {
        // An aim at nothing would be divided by.
        let aim = limits.aim.map(|aim| if aim > 0.0 { aim.min(1.0) } else { f64::MIN_POSITIVE });
        Self { aim, last: None, changes: 0.0, falls: 0.0, spent: 0.0, cost: 0.0 }
    }

    /// Notes the moves after an iteration, best first, and the part of the limits that is spent. Returns the part that
    /// the next iteration may use up to its end, or `None` where it is not worthwhile.
    pub fn next(&mut self, moves: &[RootMove], spent: f64) -> Option<f64> {
        let Some(aim) = self.aim else { return Some(1.0) };
        let next_cost = self.note_cost(spent / aim);
        self.note_best(moves);
        let wanted = self.wanted(moves);
        let is_enough = self.spent >= wanted || self.spent + NEXT * next_cost > NEARLY * wanted;
        (!is_enough).then_some((OVERTIME * wanted * aim).min(1.0))
    }

    /// Notes what an iteration took, and returns what the next one will probably take.
    fn note_cost(&mut self, spent: f64) -> f64 {
        let cost = spent - self.spent;
        let growth =
            if self.cost > 0.0 { (cost / self.cost).clamp(GROWTHS[0], GROWTHS[1]) } else { FIRST_GROWTH };
        (self.spent, self.cost) = (spent, cost);
        cost * GROWTH * growth.sqrt()
    }

    fn note_best(&mut self, moves: &[RootMove]) {
        let line = &moves[0].line;
        (self.changes, self.falls) = (FADING * self.changes, FADING * self.falls);
        if let Some((best, score)) = self.last.replace((line.best, line.score)) {
            self.changes += f64::from(u8::from(best != line.best));
            self.falls += f64::from((score - line.score).clamp(FALLS[0], FALLS[1]));
        }
    }

    /// What the search is worth, in parts of the aim.
    fn wanted(&self, moves: &[RootMove]) -> f64 {
        let [best, others @ ..] = moves else { return FORCED };
        // The scores of the others are bounds of null windows, so the margin is at least this.
        let Some(margin) = others.iter().map(|other| best.line.score - other.line.score).min() else {
            return FORCED;
        };
        let margin = f64::from(margin.min(MOST_MARGIN));
        let wanted = USUAL + CHANGE * self.changes + FALL * self.falls.max(0.0) - MARGIN * margin;
        wanted.clamp(WANTED[0], WANTED[1])
    }
}

#[cfg(test)]
mod tests {
    use super::super::root::list_moves;
    use super::*;
    use crate::rules::Position;
    use crate::table::Zobrist;

    const AIM: f64 = 0.25;

    /// The four moves of the start with these scores, the best first.
    fn moves(scores: [Score; 4]) -> Vec<RootMove> {
        let mut moves = Vec::new();
        list_moves(&Position::START, &Zobrist::new(1), &mut moves);
        for (listed, score) in moves.iter_mut().zip(scores) {
            listed.line.score = score;
        }
        moves
    }

    fn beginning() -> Pacing {
        Pacing::beginning(Limits { aim: Some(AIM), ..Limits::default() })
    }

    /// What is wanted after these iterations.
    fn wanted(iterations: &[&[RootMove]]) -> f64 {
        let mut pacing = beginning();
        iterations.iter().for_each(|found| pacing.note_best(found));
        pacing.wanted(iterations[iterations.len() - 1])
    }

    #[test]
    fn more_is_wanted_where_the_choice_is_hard() {
        let (before, near) = (moves([6, 5, 0, 0]), moves([4, 3, 0, 0]));
        let mut other = near.clone();
        other.swap(0, 2);
        other[0].line.score = 4;
        other[2].line.score = 0;
        let same = wanted(&[&near, &near]);
        let (fallen, risen) = (wanted(&[&before, &near]), wanted(&[&near, &before]));
        let changed = wanted(&[&other, &near]);
        let far = wanted(&[&near, &moves([4, -1, -2, -3])]);
        assert!(far < same && same < fallen && fallen < changed, "{far} {same} {fallen} {changed}");
        assert!(risen <= same && fallen <= USUAL + 2.0 * FALL, "{risen} {same} {fallen}");
        let twice = wanted(&[&near, &other, &near]);
        let long_ago = wanted(&[&other, &near, &near, &near]);
        assert!(same < long_ago && long_ago < changed && changed < twice, "{long_ago} {changed} {twice}");
        assert_eq!(wanted(&[&moves([64, -64, -64, -64])]), USUAL - MARGIN * f64::from(MOST_MARGIN));
        assert_eq!(wanted(&[&near[..1]]), FORCED);
    }

    #[test]
    fn an_iteration_begins_where_most_of_it_fits_into_what_is_wanted() {
        let near = moves([4, 3, 0, 0]);
        let usual = USUAL - MARGIN;
        let end = OVERTIME * usual * AIM;
        assert_eq!(beginning().next(&near, 0.1 * AIM), Some(end), "after a short one");
        assert_eq!(beginning().next(&near, 0.5 * AIM), Some(end), "after half of what is wanted");
        assert_eq!(beginning().next(&near, 0.95 * AIM), None, "the next one would take twice as much");
        assert_eq!(beginning().next(&near, 1.1 * AIM), None, "what is wanted is spent");
        let mut steady = beginning();
        let begun = (1..=5).map(|part| steady.next(&near, 0.2 * f64::from(part) * AIM).is_some());
        assert_eq!(
            begun.collect::<Vec<_>>(),
            [true; 5],
            "iterations that take the same are no longer than before"
        );
        let mut growing = beginning();
        assert!(growing.next(&near, 0.1 * AIM).is_some());
        assert_eq!(
            growing.next(&near, 0.7 * AIM),
            None,
            "the next one would take more than the growth so far"
        );
        assert_eq!(Pacing::beginning(Limits::default()).next(&near, 0.9), Some(1.0), "without an aim");
    }

    #[test]
    fn an_aim_at_nothing_ends_a_search_after_what_it_has_and_one_above_all_is_all() {
        let near = moves([4, 3, 0, 0]);
        let of = |aim| Pacing::beginning(Limits { aim: Some(aim), ..Limits::default() });
        for nothing in [0.0, -0.0, -1.0, f64::NAN] {
            let mut pacing = of(nothing);
            assert!(
                pacing.next(&near, 0.0).is_some_and(|part| part >= 0.0),
                "{nothing}: nothing is spent yet"
            );
            assert_eq!(pacing.next(&near, 0.01), None, "{nothing}");
        }
        assert_eq!(of(7.0).next(&near, 0.1), of(1.0).next(&near, 0.1));
    }
}
