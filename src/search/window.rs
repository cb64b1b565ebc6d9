use crate::table::Entry;
use crate::types::{MAX_SCORE, Score};

/// The scores that matter to a search, in discs: those above `alpha` and below `beta`.
///
/// Scores are fail-soft: exact inside the window, an upper bound at or below `alpha`, a lower bound at or above `beta`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    /// Every score a game can have.
    pub const FULL: Self = Self { alpha: -MAX_SCORE, beta: MAX_SCORE };

    /// The null window that decides whether a score is above `alpha`.
    #[inline(always)]
    pub fn null_at(alpha: Score) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether no score lies inside.
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.beta == self.alpha + 1
    }

    /// The window as the other side sees it.
    #[inline(always)]
    pub fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The bounds that a fail-soft score found with this window proves.
    #[inline(always)]
    pub fn bounds_of(self, score: Score) -> Bounds {
        Bounds {
            lower: if score > self.alpha { score } else { -MAX_SCORE },
            upper: if score < self.beta { score } else { MAX_SCORE },
        }
    }
}

/// Bounds of a score in discs: it is at least `lower` and at most `upper`.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub lower: Score,
    pub upper: Score,
}

impl Bounds {
    /// The bounds that an entry of the table has.
    #[inline(always)]
    pub fn of(entry: Entry) -> Self {
        Self { lower: entry.lower(), upper: entry.upper() }
    }

    /// The score to return when the bounds cause a cutoff: when no score inside the window is possible.
    #[inline(always)]
    pub fn answer(self, window: Window) -> Option<Score> {
        if self.lower >= window.beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= window.alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}
