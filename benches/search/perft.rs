//! The speed of move generation: perft from the start, which takes so long that elapsed time would be disturbed.

use cpu_time::ThreadTime;
use flipside::rules::{Position, perft};

const PLIES: u32 = 11;

pub fn measure() {
    println!("| plies | leaves | seconds |");
    println!("| ----: | -----: | ------: |");
    let started = ThreadTime::now();
    let leaves = perft(Position::START.board, PLIES);
    println!("| {PLIES} | {leaves} | {:.3} |", started.elapsed().as_secs_f64());
}
