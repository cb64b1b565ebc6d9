//! Times the smallest parts of the engine: natively with divan, in WebAssembly with what wasm-bindgen offers.
//!
//! Every routine but `book_decoding` and `perft_11` does its work [`ROUND`] times, so that microseconds read as
//! nanoseconds each.
//!
//! `cargo bench --package flipside-micro`, and the same with `--target wasm32-unknown-unknown`.

#[path = "../../tests/common/mod.rs"]
mod common;
mod routines;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

macro_rules! bench {
    ($($routine:ident: $samples:literal,)*) => {$(
        #[cfg(not(target_arch = "wasm32"))]
        #[divan::bench(sample_count = $samples)]
        fn $routine(bencher: divan::Bencher) {
            bencher.bench_local(routines::$routine());
        }

        #[cfg(target_arch = "wasm32")]
        #[wasm_bindgen_bench]
        fn $routine(criterion: &mut Criterion) {
            let mut routine = routines::$routine();
            std::mem::take(criterion)
                .warm_up_time(std::time::Duration::from_millis(500))
                .measurement_time(std::time::Duration::from_secs(2))
                .sample_size($samples)
                .bench_function(stringify!($routine), |bencher| bencher.iter(&mut routine));
        }
    )*};
}

// Short samples, and many of them: some are not disturbed by what else the machine does.
bench! {
    moves: 200,
    flips: 200,
    last_flips: 200,
    evaluation: 200,
    evaluation_after: 200,
    book_lookup: 100,
    book_decoding: 20,
    perft_11: 10,
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
