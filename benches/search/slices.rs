//! What it costs to search in slices: the nodes in slices as the package makes them, and those without interruption.

use flipside::rules::ObfLine;
use flipside::search::Searcher;
use flipside::session::{Request, Seed, TableBits};
use flipside::table::Table;

use super::{common, midgame};

pub fn measure() {
    println!("| {:30} | {:>12} | {:>12} | ratio |", "searches", "sliced", "unsliced");
    println!("| {:30} | {:>12} | {:>12} | ----: |", ":-", "-:", "-:");
    print("midgame, to a fixed depth", midgame::searches());
    let endgame = include_str!("../../tests/data/ffo.obf").lines().skip(39).take(5).map(|line| {
        let problem: ObfLine = line.parse().expect("the file holds OBF lines");
        Request::solve(problem.position)
    });
    print("endgame, FFO 40-44", endgame);
}

fn print(name: &str, searches: impl Iterator<Item = Request>) {
    let (mut engine, mut searcher) = (common::engine(), searcher());
    let (mut sliced, mut unsliced) = (0, 0);
    for request in searches {
        engine.new_game();
        searcher.new_game();
        sliced += engine.run(&request).nodes;
        unsliced += searcher.run(&request.position, request.goal, request.limits).nodes;
    }
    println!("| {name:30} | {sliced:>12} | {unsliced:>12} | {:.3} |", sliced as f64 / unsliced as f64);
}

/// A searcher with the table of a default engine.
fn searcher() -> Searcher {
    let seed = Seed::DEFAULT.number().expect("the default seed is fixed");
    let table = Table::new(TableBits::DEFAULT.number().into(), seed);
    Searcher::new(table.expect("there is memory for the default table"))
}
