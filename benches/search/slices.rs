//! What it costs to search in slices: the nodes in slices as the package makes them, and those without interruption.

use flipside::rules::{ObfLine, Position};
use flipside::search::{Goal, Limits};
use flipside::session::Engine;

use super::{common, midgame};

pub fn measure() {
    println!("| {:30} | {:>12} | {:>12} | ratio |", "searches", "sliced", "unsliced");
    println!("| {:30} | {:>12} | {:>12} | ----: |", ":-", "-:", "-:");
    let midgame = midgame::searches().map(|(position, limits)| (position, Goal::Best, limits));
    print("midgame, to a fixed depth", midgame);
    let endgame = include_str!("../../tests/data/ffo.obf").lines().skip(39).take(5).map(|line| {
        let problem: ObfLine = line.parse().expect("the file holds OBF lines");
        (problem.position, Goal::Exact, Limits::default())
    });
    print("endgame, FFO 40-44", endgame);
}

fn print(name: &str, searches: impl Iterator<Item = (Position, Goal, Limits)>) {
    let mut searcher = common::searcher();
    let mut nodes = [0; 2];
    for (position, goal, limits) in searches {
        for (sum, slice_nodes) in nodes.iter_mut().zip([Engine::SLICE_NODES, u64::MAX]) {
            searcher.new_game();
            *sum += common::spend(&mut searcher, &position, goal, limits, slice_nodes).nodes;
        }
    }
    let [sliced, unsliced] = nodes;
    println!("| {name:30} | {sliced:>12} | {unsliced:>12} | {:.3} |", sliced as f64 / unsliced as f64);
}
