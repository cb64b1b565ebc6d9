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

#[cfg(test)]
mod tests {
    use super::*;

    fn around(guess: Score) -> Window {
        Aspiration::around(guess, 3, Window::FULL).window
    }

    #[test]
    fn the_first_window_lies_around_the_guess_and_within_the_whole_one() {
        let windows = [5, -5, 63, 90, -63, -90].map(around).map(|Window { alpha, beta }| [alpha, beta]);
        assert_eq!(windows, [[2, 8], [-8, -2], [60, 64], [60, 64], [-64, -60], [-64, -60]]);
    }

    #[test]
    fn a_window_is_widened_where_the_search_fails_until_the_score_lies_inside() {
        let first = Aspiration::around(5, 3, Window::FULL);
        assert!((3..8).all(|inside| first.widened(inside, Window::FULL).is_none()));
        let low = first.widened(1, Window::FULL).unwrap();
        assert_eq!([low.window.alpha, low.window.beta], [-5, 8]);
        let lower = low.widened(-60, Window::FULL).unwrap();
        assert_eq!([lower.window.alpha, lower.window.beta], [-64, 8]);
        assert!(lower.widened(-64, Window::FULL).is_none());
        let high = first.widened(8, Window::FULL).unwrap();
        assert_eq!([high.window.alpha, high.window.beta], [2, 14]);
    }
}
