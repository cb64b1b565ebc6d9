//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar over `length` steps of `what`, with the speed and the time left.
pub fn bar(length: u64, what: &str) -> ProgressBar {
    let template = "{msg} {wide_bar} {human_pos}/{human_len} {per_sec} {eta}";
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what.to_owned())
}
