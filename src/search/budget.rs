use crate::clock::now_ms;

/// What a search may still spend, the nodes it has visited, and whether it has to stop.
pub(super) struct Budget {
    nodes: u64,
    /// The node count at which to check the clock and the limits again.
    poll_at: u64,
    node_limit: u64,
    deadline_ms: f64,
    stopped: bool,
}

/// How many nodes pass between two checks of the clock: some tenths of a millisecond.
pub(super) const POLL_NODES: u64 = 4096;

impl Budget {
    pub fn new() -> Self {
        Self { nodes: 0, poll_at: 0, node_limit: u64::MAX, deadline_ms: f64::INFINITY, stopped: false }
    }

    /// Resets the node count to zero.
    pub fn reset(&mut self) {
        self.nodes = 0;
    }

    /// Lets the search continue until `node_limit` nodes were visited since the reset, or `deadline_ms` is over by the
    /// clock, which is first looked at after some nodes.
    pub fn resume(&mut self, deadline_ms: f64, node_limit: u64) {
        self.stopped = false;
        self.deadline_ms = deadline_ms;
        self.node_limit = node_limit;
        self.poll_at = self.next_poll();
    }

    /// The nodes visited since the reset.
    #[inline(always)]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search has to unwind; scores returned while it unwinds are invalid and must not be stored.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts a node without checking the limits, for nodes that take too little time for that.
    #[inline(always)]
    pub fn count(&mut self) {
        self.nodes += 1;
    }

    /// Counts a node, checks the limits every [`POLL_NODES`] nodes, and returns whether the search has to unwind.
    #[inline(always)]
    pub fn visit(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.poll_at {
            self.poll();
        }
        self.stopped
    }

    #[cold]
    fn poll(&mut self) {
        self.stopped |= self.nodes >= self.node_limit || now_ms() >= self.deadline_ms;
        self.poll_at = self.next_poll();
    }

    fn next_poll(&self) -> u64 {
        self.node_limit.min(self.nodes + POLL_NODES)
    }
}
