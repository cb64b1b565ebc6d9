use super::Entry;

/// Which entry is replaced when a position is stored that its bucket does not hold.
///
/// The schemes are those of Breuker, Uiterwijk and van den Herik, *Replacement Schemes for Transposition Tables* (ICCA
/// Journal 17-4, 1994) and *Replacement Schemes and Two-Level Tables* (ICCA Journal 19-3, 1996). All use the same
/// memory. The engine has the default one; the others are there to be compared with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Replacement {
    /// One tier: the new entry always replaces the old one.
    Always,
    /// One tier: the new entry replaces the old one unless that was searched deeper in the same generation.
    Deeper,
    /// Two tiers: *deepest* keeps what was searched deepest, *newest* takes the rest (TwoDeep).
    TwoTierDepth,
    /// Two tiers: *deepest* keeps what took most nodes, *newest* takes the rest (TwoBig).
    #[default]
    TwoTierCost,
}

impl Replacement {
    /// Whether the two slots of a bucket are tiers. Otherwise the key chooses between them.
    #[inline(always)]
    pub(super) fn has_two_tiers(self) -> bool {
        matches!(self, Self::TwoTierDepth | Self::TwoTierCost)
    }

    /// The worth of an entry among those of its generation, at most 255. Entries of older generations are worth less
    /// than all of these.
    #[inline(always)]
    pub(super) fn worth(self, entry: Entry) -> u32 {
        match self {
            Self::Always => 0,
            Self::Deeper | Self::TwoTierDepth => entry.depth().into(),
            Self::TwoTierCost => entry.cost().into(),
        }
    }
}
