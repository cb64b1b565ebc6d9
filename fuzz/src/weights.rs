use flipside::coding::fnv1a;
use flipside::evaluation::{Features, Model, Weights};
use flipside::rules::Position;

use super::Target;

/// Files of weights: damaged ones are refused, and any that are read can be written and used.
pub const TARGET: Target = Target { name: "weights", run, seeds, rounds: 20 };

/// Where a file has its checksum.
const CHECKSUM: std::ops::Range<usize> = 24..32;

fn run(bytes: &[u8]) {
    if Model::parse(bytes).is_ok() {
        read_again(bytes);
    }
    if bytes.len() >= CHECKSUM.end {
        let mut forged = bytes.to_vec();
        let rest = bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]);
        forged[CHECKSUM].copy_from_slice(&fnv1a(rest.copied()).to_le_bytes());
        read_again(&forged);
    }
}

fn read_again(bytes: &[u8]) {
    match Model::parse(bytes) {
        Ok(model) => {
            assert_eq!(Model::parse(&model.to_bytes()).as_ref(), Ok(&model));
            let board = Position::START.board;
            let value = Weights::new(&model).evaluate(board, &Features::of(board));
            assert!(value.abs() <= 64 * 128, "{value}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let whole = include_bytes!("../../data/eval.bin");
    vec![whole.to_vec(), whole[..200].to_vec()]
}
