//! Measures searches natively: `cargo bench --bench search`, or only a part, as in `-- midgame slices`.

#[path = "../common/mod.rs"]
mod common;
mod midgame;
mod perft;
mod replacement;
mod slices;
mod team;

const PARTS: [(&str, fn()); 5] = [
    ("perft", perft::measure),
    ("midgame", midgame::measure),
    ("slices", slices::measure),
    ("replacement", replacement::measure),
    ("team", team::measure),
];

fn main() {
    let wanted = common::arguments();
    for (name, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            measure();
        }
    }
}
