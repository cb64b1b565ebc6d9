//! A seeded run of the fuzz targets: bytes that lead far into what is tested, altered at random. Every failure prints
//! the bytes that led to it.

#[expect(dead_code, reason = "bytes need no games")]
mod common;
#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use common::Random;
use targets::{TARGETS, Target};

/// For how many minutes each target runs, from another seed each time, instead of some rounds from always the same.
const MINUTES: &str = "FLIPSIDE_FUZZ_MINUTES";

/// A test for each target, so that they run beside each other.
macro_rules! tests {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            nothing_breaks_on_any_bytes(stringify!($name));
        })*

        #[test]
        fn every_target_has_a_test() {
            assert_eq!(TARGETS.map(|target| target.name), [$(stringify!($name)),*]);
        }
    };
}

tests!(texts, games, searches, tables, weights, book, personal, edax);

fn nothing_breaks_on_any_bytes(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of this name");
    let minutes = env::var(MINUTES).ok().map(|minutes| minutes.parse().expect("a number of minutes"));
    let length = minutes.map(|minutes: f64| Duration::from_secs_f64(60.0 * minutes));
    let started = Instant::now();
    let mut random = Random(length.map_or(1, |_| std::process::id().into()));
    let seeds = (target.seeds)();
    assert!(!seeds.is_empty());
    let mut rounds = 0;
    while length.map_or(rounds < target.rounds, |length| started.elapsed() < length) {
        round(target, &seeds, &mut random);
        rounds += 1;
    }
    println!("{name}: {rounds} rounds");
}

fn round(target: &Target, seeds: &[Vec<u8>], random: &mut Random) {
    let bytes = altered(seeds, random);
    if let Err(cause) = catch_unwind(AssertUnwindSafe(|| (target.run)(&bytes))) {
        println!("{} fails on {bytes:?}", target.name);
        resume_unwind(cause);
    }
}

/// Bytes of a seed with some alterations, few of them most often.
fn altered(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut below = |end: usize| (random.bits() % end.max(1) as u64) as usize;
    let mut bytes = seeds[below(seeds.len())].clone();
    let most = 1 << below(8);
    for _ in 0..below(most) {
        let at = below(bytes.len() + 1);
        let byte = below(256) as u8;
        match below(6) {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at),
            2 => {
                let other = &seeds[below(seeds.len())];
                let from = below(other.len());
                let length = below(32).min(other.len() - from);
                let to = at.min(bytes.len());
                bytes.splice(to..to, other[from..from + length].iter().copied());
            }
            3 => bytes.extend((0..below(64)).map(|_| byte)),
            4 if at < bytes.len() => bytes[at] ^= 1 << (byte % 8),
            _ if at < bytes.len() => bytes[at] = byte,
            _ => {}
        }
    }
    bytes
}
