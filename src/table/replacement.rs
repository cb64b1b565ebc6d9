use super::Entry;

/// A replacement scheme: which entry is replaced when a position is stored that its bucket does not hold.
///
/// The schemes are those of Breuker, Uiterwijk and van den Herik, *Replacement Schemes for Transposition Tables* (ICCA
/// Journal 17-4, 1994) and *Replacement Schemes and Two-Level Tables* (ICCA Journal 19-3, 1996). All use the same
/// memory. A scheme is a type parameter of the table, so that the table the engine ships with does not branch on it.
pub trait Replacement {
    /// Whether the two slots of a bucket are tiers, *deepest* and *newest*. Otherwise the key chooses between them.
    const TWO_TIERS: bool;

    /// The worth of an entry among those of its generation. Entries of older generations are worth less than all of
    /// these.
    fn worth(entry: Entry) -> u32;
}

/// One tier: the new entry always replaces the old one.
pub struct Always;

/// One tier: the new entry replaces the old one unless that was searched deeper in the same generation.
pub struct Deeper;

/// Two tiers: *deepest* keeps what was searched deepest, *newest* takes the rest (TwoDeep).
pub struct TwoTierDepth;

/// Two tiers: *deepest* keeps what took most nodes, *newest* takes the rest (TwoBig).
pub struct TwoTierCost;

impl Replacement for Always {
    const TWO_TIERS: bool = false;

    #[inline]
    fn worth(_: Entry) -> u32 {
        0
    }
}

impl Replacement for Deeper {
    const TWO_TIERS: bool = false;

    #[inline]
    fn worth(entry: Entry) -> u32 {
        entry.depth().into()
    }
}

impl Replacement for TwoTierDepth {
    const TWO_TIERS: bool = true;

    #[inline]
    fn worth(entry: Entry) -> u32 {
        entry.depth().into()
    }
}

impl Replacement for TwoTierCost {
    const TWO_TIERS: bool = true;

    #[inline]
    fn worth(entry: Entry) -> u32 {
        entry.cost().into()
    }
}
