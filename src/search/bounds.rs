use crate::types::{MAX_SCORE, Score};

/// What is known of a score: that it is at least `lower` and at most `upper`, in discs.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub lower: Score,
    pub upper: Score,
}

impl Bounds {
    /// What a fail-soft score tells that was found with a window.
    #[inline(always)]
    pub fn of(score: Score, alpha: Score, beta: Score) -> Self {
        Self {
            lower: if score > alpha { score } else { -MAX_SCORE },
            upper: if score < beta { score } else { MAX_SCORE },
        }
    }

    /// The score to return when nothing inside the window is left open.
    #[inline(always)]
    pub fn answer(self, alpha: Score, beta: Score) -> Option<Score> {
        if self.lower >= beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}
