use flipside::coding::fnv1a_words;
use flipside::evaluation::Evaluation;
use flipside::search::Searcher;
use flipside::table::Table;

use super::Target;
use super::input::Input;
use super::searches::search;

/// Saved tables: damaged ones are refused and change nothing, and whatever entries a table brings, the rules are kept.
pub const TARGET: Target = Target { name: "tables", run, seeds, rounds: 300 };

const BITS: u32 = 3;
const SEED: u64 = 7;

fn searcher() -> Searcher {
    Searcher::new(Table::new(BITS, SEED).expect("bits in range"))
}

fn load(searcher: &mut Searcher, bytes: &[u8]) -> bool {
    let before = searcher.table().words().to_vec();
    let loaded =
        searcher.load_table(bytes.len(), |at, part| part.copy_from_slice(&bytes[at..][..part.len()]));
    match loaded {
        Ok(()) => {
            let words = searcher.table().words().iter().flat_map(|word| word.to_le_bytes());
            assert!(words.eq(bytes[bytes.len() - 32 * (1 << BITS)..].iter().copied()));
        }
        Err(error) => {
            assert_eq!(searcher.table().words(), before, "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
    loaded.is_ok()
}

fn run(bytes: &[u8]) {
    let mut searcher = searcher();
    load(&mut searcher, bytes);
    let mut input = Input::of(bytes);
    let position = input.played_position();
    let mut words = vec![0; 4 << BITS];
    for _ in 0..16 {
        forge(&mut words, searcher.table(), &mut input);
    }
    if load(&mut searcher, &saved(&words)) {
        search(&mut searcher, &position, &mut input);
    }
}

/// Puts an entry that says anything under the key of a position.
fn forge(words: &mut [u64], table: &Table, input: &mut Input<'_>) {
    let key = table.zobrist().key(&input.played_position()).0;
    let word = 4 * (key >> (64 - BITS)) as usize + 2 * input.below(2);
    let [lower, span, depth, selectivity, best, second, cost, generation] =
        std::array::from_fn(|_| input.byte());
    let lower = i32::from(lower % 129) - 64;
    let upper = (lower + i32::from(span % 129)).min(64);
    // One in 256 is such as no search writes.
    let entry = if generation == u8::MAX {
        [lower as u8, span, depth, selectivity, best, second, cost, generation]
    } else {
        [lower as u8, upper as u8, depth % 65, selectivity % 6, best % 65, second % 65, cost, generation]
    };
    (words[word], words[word + 1]) = (key, u64::from_le_bytes(entry));
}

/// The bytes of a saved table with these words, with the checksum that belongs to them.
fn saved(words: &[u64]) -> Vec<u8> {
    let table = Table::new(BITS, SEED).expect("bits in range");
    let mut header = table.saved_header(Evaluation::trained().fingerprint());
    let shape = u64::from_le_bytes(std::array::from_fn(|at| header[8 + at]));
    let checksum = fnv1a_words([shape].into_iter().chain(words.iter().copied()));
    header[32..].copy_from_slice(&checksum.to_le_bytes());
    header.into_iter().chain(words.iter().flat_map(|word| word.to_le_bytes())).collect()
}

fn seeds() -> Vec<Vec<u8>> {
    vec![saved(&vec![0; 4 << BITS]), (0..250).map(|at: u8| at.wrapping_mul(89)).collect()]
}
