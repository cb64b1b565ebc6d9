//! Measures searches natively: `cargo bench --bench search -- midgame`, or `slices`, or `replacement`.

#[path = "../common/mod.rs"]
mod common;
mod midgame;
mod replacement;
mod slices;

fn main() {
    for part in common::arguments() {
        match part.as_str() {
            "midgame" => midgame::measure(),
            "slices" => slices::measure(),
            "replacement" => replacement::measure(),
            _ => eprintln!("no part {part:?}: midgame, slices, replacement"),
        }
    }
}
