//! A fence that keeps the just-in-time compiler of WebAssembly from loading all rows before it adds the first.

use std::hint::black_box;

/// Branches that are always taken, although no compiler can prove it, so the code after a branch is not moved before
/// it.
///
/// The network sums 38 rows. Without branches between them, V8's optimizing compiler schedules all the loads first,
/// runs out of vector registers and spills rows to the stack. Measured by cachegrind (CONTRIBUTING.md, "Making it
/// faster") on searches of depth 10 from two midgame positions: 2,254 million instructions with the fence, 2,260
/// million without.
pub(super) struct Fence {
    /// A bit for each branch to come, all of them set.
    bits: u32,
}

impl Fence {
    /// A fence that can be passed 32 times.
    #[inline(always)]
    pub fn new() -> Self {
        Self { bits: black_box(!0) }
    }

    /// True for the first 32 times; the code that must not be moved goes into the branch on it.
    #[inline(always)]
    pub fn pass(&mut self) -> bool {
        let passes = self.bits & 1 == 1;
        self.bits >>= 1;
        passes
    }
}
