//! Solves the FFO endgame suite exactly and prints score, nodes, CPU time and speed of each position.
//!
//! `cargo bench --bench ffo -- 40 49` solves positions 40 to 49; without numbers 20 to 44. A wrong score is an error.

mod common;

use std::process::ExitCode;

use flipside::rules::ObfLine;
use flipside::session::Request;

fn main() -> ExitCode {
    let numbers: Vec<usize> = common::arguments().iter().filter_map(|word| word.parse().ok()).collect();
    let (first, last) = match numbers[..] {
        [first, last] => (first, last),
        _ => (20, 44),
    };
    let mut engine = common::engine();
    let (mut nodes, mut seconds, mut wrong) = (0, 0.0, 0);
    println!("| {:>2} | empties | score | {:>13} | seconds | Mnodes/s |", "#", "nodes");
    println!("| -: | ------: | ----: | ------------: | ------: | -------: |");
    for (number, line) in (1..).zip(include_str!("../tests/data/ffo.obf").lines()) {
        if !(first..=last).contains(&number) {
            continue;
        }
        let problem: ObfLine = line.parse().expect("the file holds OBF lines");
        engine.new_game();
        let spent = common::spend(|| engine.run(&Request::solve(problem.position)));
        let empties = problem.position.board.empty_count();
        println!(
            "| {number:>2} | {empties:>7} | {:>+5} | {:>13} | {:>7.3} | {:>8.1} |",
            spent.score,
            spent.nodes,
            spent.seconds,
            spent.nodes as f64 / spent.seconds / 1e6
        );
        if let Some(score) = problem.best_score().filter(|&score| score != spent.score) {
            println!("#{number} is {score:+}: wrong");
            wrong += 1;
        }
        nodes += spent.nodes;
        seconds += spent.seconds;
    }
    let speed = nodes as f64 / seconds / 1e6;
    println!("total: {nodes} nodes, {seconds:.3} s, {speed:.1} Mnodes/s, {wrong} wrong");
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
