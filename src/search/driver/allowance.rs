use crate::clock::now_ms;
use crate::search::budget::{Budget, POLL_NODES};
use crate::search::limits::{Limits, Stop};

/// The time and the nodes that the limits of a search allow.
pub(super) struct Allowance {
    started_ms: f64,
    budget_ms: Option<f64>,
    nodes: Option<u64>,
    /// The part of them that the running iteration may use.
    part: f64,
}

impl Allowance {
    /// The allowance of a search that begins now.
    pub fn beginning(limits: Limits) -> Self {
        Self { started_ms: now_ms(), budget_ms: limits.budget_ms, nodes: limits.nodes, part: 1.0 }
    }

    /// The time since the beginning, in milliseconds.
    pub fn elapsed_ms(&self) -> f64 {
        now_ms() - self.started_ms
    }

    /// Lets the search use no more than this part of the limit on time, or where there is none of that on nodes.
    pub fn restrict(&mut self, part: f64) {
        self.part = part;
    }

    /// The part of the limit on time that is spent after `nodes` nodes, or where there is none of that on nodes.
    pub fn spent(&self, nodes: u64) -> f64 {
        match (self.budget_ms, self.nodes) {
            (Some(limit), _) => self.elapsed_ms() / limit.max(f64::MIN_POSITIVE),
            (None, Some(limit)) => nodes as f64 / limit as f64,
            (None, None) => 0.0,
        }
    }

    /// Why the search has to end after `nodes` nodes, or `None` while no limit is reached.
    pub fn reached(&self, nodes: u64) -> Option<Stop> {
        if self.node_limit().is_some_and(|limit| nodes >= limit) {
            return Some(Stop::Nodes);
        }
        self.time_limit().is_some_and(|limit| self.elapsed_ms() >= limit).then_some(Stop::Budget)
    }

    fn time_limit(&self) -> Option<f64> {
        self.budget_ms.map(|limit| limit * self.part)
    }

    fn node_limit(&self) -> Option<u64> {
        let part = if self.budget_ms.is_none() { self.part } else { 1.0 };
        self.nodes.map(|limit| if part < 1.0 { (limit as f64 * part) as u64 } else { limit })
    }

    /// Lets a search continue for a slice, or until a limit is reached.
    pub fn continue_for(&self, slice_nodes: u64, budget: &mut Budget) {
        // In fewer nodes a search could find no more than the last slice had found, and would never end.
        let slice_end = budget.nodes().saturating_add(slice_nodes.max(POLL_NODES));
        let end_ms = self.time_limit().map_or(f64::INFINITY, |limit| self.started_ms + limit);
        budget.resume(end_ms, self.node_limit().unwrap_or(u64::MAX).min(slice_end));
    }

    /// About how many nodes the limits leave, at the speed so far; `None` where neither time nor nodes are limited.
    pub fn nodes_left(&self, nodes: u64) -> Option<f64> {
        let in_time = self.budget_ms.map(|budget_ms| {
            let elapsed = self.elapsed_ms();
            (budget_ms - elapsed) * nodes as f64 / elapsed.max(0.1)
        });
        let counted = self.nodes.map(|limit| limit.saturating_sub(nodes) as f64);
        in_time.into_iter().chain(counted).reduce(f64::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nodes_left_are_those_of_the_tighter_limit() {
        let allowance =
            |budget_ms, nodes| Allowance::beginning(Limits { budget_ms, nodes, ..Limits::default() });
        assert_eq!(allowance(None, None).nodes_left(30), None);
        assert_eq!(allowance(None, Some(100)).nodes_left(30), Some(70.0));
        assert_eq!(allowance(None, Some(100)).nodes_left(130), Some(0.0));
        // At the speed so far, an hour has room for more than what was counted, and the nodes are the tighter limit.
        let hour = Some(3_600_000.0);
        assert!(allowance(hour, None).nodes_left(1_000).is_some_and(|left| left > 1_000_000.0));
        assert_eq!(allowance(hour, Some(2_000)).nodes_left(1_000), Some(1_000.0));
        assert!(allowance(Some(0.0), None).nodes_left(1_000).is_some_and(|left| left <= 0.0));
    }

    #[test]
    fn a_part_of_the_nodes_is_a_limit_only_where_time_has_none() {
        let reached = |budget_ms, nodes| {
            let mut allowance =
                Allowance::beginning(Limits { budget_ms, nodes: Some(100), ..Limits::default() });
            allowance.restrict(0.5);
            allowance.reached(nodes)
        };
        assert_eq!([49, 50].map(|nodes| reached(None, nodes)), [None, Some(Stop::Nodes)]);
        let hour = Some(3_600_000.0);
        assert_eq!([50, 99, 100].map(|nodes| reached(hour, nodes)), [None, None, Some(Stop::Nodes)]);
    }
}
