use crate::search::window::Window;
use crate::types::Score;

/// A window around the expected score of a move, which is widened on the side where the search fails.
///
/// The window only ever grows, so search instability cannot make it oscillate.
#[derive(Clone, Copy)]
pub(super) struct Aspiration {
    pub window: Window,
    /// By how much it was widened last, in discs.
    width: Score,
}

impl Aspiration {
    /// The window of the scores at most `width` discs from `guess`, within the `whole` window.
    pub fn around(guess: Score, width: Score, whole: Window) -> Self {
        let guess = guess.clamp(whole.alpha + 1, whole.beta - 1);
        let window =
            Window { alpha: (guess - width).max(whole.alpha), beta: (guess + width).min(whole.beta) };
        Self { window, width }
    }

    /// The window to search again with, when the `score` does not lie inside this one.
    pub fn widened(self, score: Score, whole: Window) -> Option<Self> {
        let Self { window, width } = self;
        let width = 2 * width;
        let window = if score <= window.alpha && window.alpha > whole.alpha {
            Window { alpha: (score - width).max(whole.alpha), ..window }
        } else if score >= window.beta && window.beta < whole.beta {
            Window { beta: (score + width).min(whole.beta), ..window }
        } else {
            return None;
        };
        Some(Self { window, width })
    }
}
