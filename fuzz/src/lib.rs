//! Fuzz targets: functions of any bytes that must not panic, and that check what they get. cargo-fuzz runs them for as
//! long as you like, and `tests/fuzz.rs` a seeded selection.

mod book;
mod edax;
mod games;
mod input;
mod personal;
mod searches;
mod tables;
mod texts;
mod weights;

/// A function to be called with any bytes.
pub struct Target {
    /// Its name, that of its file in `fuzz_targets/` too.
    pub name: &'static str,
    /// Panics where something is wrong.
    pub run: fn(&[u8]),
    /// Bytes that lead far into what is tested, to be altered.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// How often it is called in a short run.
    pub rounds: u64,
}

/// Every target.
pub const TARGETS: [Target; 8] = [
    texts::TARGET,
    games::TARGET,
    searches::TARGET,
    tables::TARGET,
    weights::TARGET,
    book::TARGET,
    personal::TARGET,
    edax::TARGET,
];

/// Calls the target of a name.
///
/// # Panics
/// When there is none, or where the target does.
#[allow(dead_code, reason = "only cargo-fuzz calls targets by name")]
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of this name");
    (target.run)(bytes);
}
