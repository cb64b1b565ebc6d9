use std::fmt;

/// A text cut to the length that an error message shows, which is longer than any transcript of a game.
pub(crate) struct Shortened<'a>(pub &'a str);

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MAX_CHARS: usize = 160;
        match self.0.char_indices().zip(0..).find(|(_, at)| *at == MAX_CHARS) {
            Some(((end, _), _)) => write!(f, "{}…", &self.0[..end]),
            None => f.write_str(self.0),
        }
    }
}

impl fmt::Debug for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string(), f)
    }
}
