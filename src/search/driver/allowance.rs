use crate::search::budget::{Budget, POLL_NODES};
use crate::search::clock::now_ms;
use crate::search::limits::{Limits, Stop};

/// The time and the nodes that the limits of a search allow.
pub(super) struct Allowance {
    started_ms: f64,
    budget_ms: Option<f64>,
    nodes: Option<u64>,
}

impl Allowance {
    /// The allowance of a search that begins now.
    pub fn beginning(limits: Limits) -> Self {
        Self { started_ms: now_ms(), budget_ms: limits.budget_ms, nodes: limits.nodes }
    }

    /// The time since the beginning, in milliseconds.
    pub fn elapsed_ms(&self) -> f64 {
        now_ms() - self.started_ms
    }

    /// Why the search has to end after `nodes` nodes, or `None` while no limit is reached.
    pub fn reached(&self, nodes: u64) -> Option<Stop> {
        if self.nodes.is_some_and(|limit| nodes >= limit) {
            return Some(Stop::Nodes);
        }
        self.budget_ms.is_some_and(|limit| self.elapsed_ms() >= limit).then_some(Stop::Budget)
    }

    /// Lets a search continue for a slice, or until a limit is reached.
    pub fn continue_for(&self, slice_ms: f64, slice_nodes: u64, budget: &mut Budget) {
        // In fewer nodes a search could find no more than the last slice had found, and would never end.
        let slice_end = budget.nodes().saturating_add(slice_nodes.max(POLL_NODES));
        let end_ms = self.budget_ms.map_or(f64::INFINITY, |limit| self.started_ms + limit);
        budget.resume(end_ms.min(now_ms() + slice_ms), self.nodes.unwrap_or(u64::MAX).min(slice_end));
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
