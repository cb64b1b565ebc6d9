use super::Entry;

/// Which entry gives way when a position is stored.
///
/// The schemes of Breuker, Uiterwijk and van den Herik, *Replacement Schemes for Transposition Tables* (ICCA Journal
/// 17-4, 1994) and *Replacement Schemes and Two-Level Tables* (ICCA Journal 19-3, 1996). All use the same memory:
/// where the scheme has one tier, a bucket is two places and the key says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// The new entry always.
    Always,
    /// The new entry unless the old one of this generation was searched deeper.
    Deeper,
    /// Two tiers: *deepest* keeps what was searched deepest, *newest* takes the rest (TwoDeep).
    TwoTierDepth,
    /// Two tiers, where *deepest* keeps what took most nodes (TwoBig).
    TwoTierCost,
}

impl Replacement {
    /// What an entry is worth to the scheme; an entry of an older generation is worth less than any of this one.
    #[inline]
    pub(super) fn worth(self, entry: Entry, generation: u8) -> u32 {
        let worth = match self {
            Self::Always => 0,
            Self::Deeper | Self::TwoTierDepth => u32::from(entry.depth()),
            Self::TwoTierCost => u32::from(entry.cost()),
        };
        if entry.generation() == generation { 1 + worth } else { 0 }
    }
}
