#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| flipside_fuzz::run("edax", bytes));
