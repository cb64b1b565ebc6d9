//! Times the smallest parts of the engine: natively with divan, in WebAssembly with what wasm-bindgen offers.
//!
//! Every routine but `perft_11` does its work [`ROUND`] times, so that microseconds read as nanoseconds each.
//!
//! `cargo bench --package flipside-micro`, and the same with `--target wasm32-unknown-unknown`.

#[path = "../../tests/common/mod.rs"]
mod common;
mod routines;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

macro_rules! bench {
    ($($routine:ident)*) => {$(
        #[cfg(not(target_arch = "wasm32"))]
        #[divan::bench(max_time = 3)]
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
                .sample_size(20)
                .bench_function(stringify!($routine), |bencher| bencher.iter(&mut routine));
        }
    )*};
}

bench! { moves flips last_flips evaluation perft_11 }

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
