//! How several searchers work on the same position at the same time, each with a table of its own.
//!
//! Each member runs the whole search, and passes the results that took many nodes on to the others, as if they shared a
//! table. Where no cutoff is expected and so every move has to be searched, each member begins with another one of the
//! ranked moves, the first member with the best. They meet where the table has the results of the others. Elsewhere one
//! move is enough, and all members search the same one, until a node below it needs every move.
//!
//! Results are passed on only in iterations that go to the end of the game. Before these, forward cuts leave so few
//! nodes for each result that a member has found it before it arrives from another one. There the members consult
//! instead: each but the first searches with noise of its own in the evaluation, and the move with the highest score
//! decides (T. Sugiyama, T. Obata, K. Hoki and T. Ito, *Optimistic Selection Rule Better Than Majority Voting System*,
//! Computers and Games 2010). What is stored meanwhile has the noise in it, so a member should keep its number from
//! search to search.
//!
//! Chess engines share one table among threads that differ by chance ("Lazy SMP"). Here nothing is left to chance, and
//! little has to be shared: a thousandth of what the tables hold.

use arrayvec::ArrayVec;

use crate::table::{Entry, Key};

/// A result with fewer nodes than two to this power is not passed on: the others find it sooner than it reaches them.
/// From 2^9, 2^10 or 2^13 nodes on, eight engines gained no more (`docs/notes/speed.md`).
const PASSED_ON_COST: u8 = 11;

/// In shallower nodes all members search the same moves first: they would do the same before a result reaches them.
/// From 13, 14, 16 or 17 plies on, eight engines gained no more (`docs/notes/speed.md`).
const APART_DEPTH: u8 = 15;

/// An odd number without a pattern in its bits: two to the power of 64, divided by the golden ratio.
const NOISE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A result of a search, for the table of another searcher with the same seed and the same evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedResult {
    /// The key of the position.
    pub key: Key,
    /// What was found.
    pub entry: Entry,
}

/// What a searcher knows of the team that it is a member of.
pub(super) struct Team {
    /// The number of this member, counted from zero; `None` while it searches alone.
    member: Option<u8>,
    /// Whether the running iteration goes to the end of the game.
    to_the_end: bool,
    results: ArrayVec<SharedResult, { Self::MOST }>,
}

impl Team {
    /// More than the results of a slice; what exceeds it is not passed on.
    const MOST: usize = 512;

    /// A team of one, without anybody to pass results on to.
    pub fn alone() -> Self {
        Self { member: None, to_the_end: false, results: ArrayVec::new() }
    }

    /// Joins a team as the member with this number.
    pub fn join(&mut self, member: u8) {
        self.member = Some(member);
    }

    /// Leaves the team; what was not passed on is forgotten.
    pub fn leave(&mut self) {
        *self = Self::alone();
    }

    /// Whether others search the same position.
    #[inline(always)]
    pub fn is_joined(&self) -> bool {
        self.member.is_some()
    }

    /// Begins an iteration, which may go to the end of the game.
    pub fn begin_iteration(&mut self, to_the_end: bool) {
        self.to_the_end = to_the_end;
    }

    /// Whether results of the running iteration are passed on.
    #[inline(always)]
    pub fn passes_on(&self) -> bool {
        self.to_the_end && self.is_joined()
    }

    /// The key of the noise in this member's evaluation; 0 where it has none.
    pub fn noise(&self) -> u64 {
        match self.member {
            Some(member @ 1..) if !self.to_the_end => NOISE.wrapping_pow(u32::from(member)),
            _ => 0,
        }
    }

    /// Keeps a result for the others, if it is worth it.
    #[inline(always)]
    pub fn note(&mut self, key: Key, entry: Entry) {
        if self.passes_on() && entry.cost() >= PASSED_ON_COST {
            let _ = self.results.try_push(SharedResult { key, entry });
        }
    }

    /// The results since the last time that they were taken, at most [`MOST`](Self::MOST).
    pub fn take_results(&mut self) -> impl Iterator<Item = SharedResult> {
        self.results.drain(..)
    }

    /// Whether this member does not begin with the best move where a search of so many plies needs every move. That
    /// gains something only if results are passed on.
    #[inline(always)]
    pub fn begins_elsewhere(&self, depth: u8) -> bool {
        self.passes_on() && self.member > Some(0) && depth >= APART_DEPTH
    }

    /// Which of `moves` ranked moves this member searches next there: 0 is the best.
    pub fn rank_to_search(&self, moves: usize) -> usize {
        self.member.map_or(0, |member| rank_for(member, moves))
    }
}

/// How many ranks each member begins behind the member before it, counted around the ranked moves. With seven or
/// fourteen moves members share ranks; others there gained nothing (`docs/notes/speed.md`).
const RANKS_APART: usize = 7;

/// The ranks of members change with the number of moves that are left. Two members that have met at one move thus part
/// again at the next, which they would not if each went on in its own part of the ranking.
fn rank_for(member: u8, moves: usize) -> usize {
    usize::from(member) * RANKS_APART % moves.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Selectivity;

    fn result(cost: u8) -> Entry {
        Entry::new(-2, 4, 20, Selectivity::NONE, None, cost)
    }

    #[test]
    fn only_a_member_that_passes_on_keeps_results_and_only_those_that_took_many_nodes() {
        let mut team = Team::alone();
        team.begin_iteration(true);
        team.note(Key(1), result(30));
        assert_eq!(team.take_results().count(), 0);
        team.begin_iteration(false);
        team.join(0);
        team.note(Key(1), result(30));
        assert_eq!(team.take_results().count(), 0);
        team.begin_iteration(true);
        for cost in 0..30 {
            team.note(Key(u64::from(cost)), result(cost));
        }
        let keys: Vec<_> = team.take_results().map(|shared| shared.key.0).collect();
        assert_eq!(keys, (u64::from(PASSED_ON_COST)..30).collect::<Vec<_>>());
        assert_eq!(team.take_results().count(), 0);
        team.note(Key(1), result(30));
        team.leave();
        assert!(!team.is_joined());
        assert_eq!(team.take_results().count(), 0);
    }

    #[test]
    fn all_members_but_the_first_have_noise_of_their_own_before_the_end() {
        let noise_of = |member, to_the_end| Team { member, to_the_end, ..Team::alone() }.noise();
        assert_eq!([None, Some(0)].map(|member| noise_of(member, false)), [0, 0]);
        let others = [1, 2, 3, 255].map(|member| noise_of(Some(member), false));
        assert!(others.iter().all(|&noise| noise != 0));
        assert!(others.iter().collect::<std::collections::BTreeSet<_>>().len() == others.len());
        assert_eq!([1, 2, 3].map(|member| noise_of(Some(member), true)), [0; 3]);
    }

    #[test]
    fn what_exceeds_the_memory_for_results_is_not_passed_on() {
        let mut team = Team::alone();
        team.join(1);
        team.begin_iteration(true);
        for key in 0..2 * Team::MOST as u64 {
            team.note(Key(key), result(20));
        }
        assert!(team.take_results().map(|shared| shared.key.0).eq(0..Team::MOST as u64));
    }

    #[test]
    fn members_begin_with_different_moves_where_every_move_of_a_deep_search_is_needed() {
        let team = |member| Team { member, ..Team::alone() };
        let members = [None, Some(0), Some(1), Some(2), Some(3)];
        assert_eq!(members.map(|member| team(member).rank_to_search(12)), [0, 0, 7, 2, 9]);
        assert_eq!(
            [4, 5, 6, 7, 8, 255].map(|member| team(Some(member)).rank_to_search(12)),
            [4, 11, 6, 1, 8, 9]
        );
        assert_eq!([0, 1, 2, 3, 4].map(|member| team(Some(member)).rank_to_search(11)), [0, 7, 3, 10, 6]);
        assert_eq!(members.map(|member| team(member).rank_to_search(1)), [0; 5]);
        assert_eq!(members.map(|member| team(member).rank_to_search(0)), [0; 5]);
        let to_the_end = |member| Team { to_the_end: true, ..team(member) };
        let elsewhere = |depth| members.map(|member| to_the_end(member).begins_elsewhere(depth));
        assert_eq!(elsewhere(APART_DEPTH), [false, false, true, true, true]);
        assert_eq!(elsewhere(APART_DEPTH - 1), [false; 5]);
        assert!(!members.iter().any(|&member| team(member).begins_elsewhere(APART_DEPTH)));
    }
}
