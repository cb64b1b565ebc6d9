//! The speed of midgame searches to a fixed depth.

use flipside::rules::Game;
use flipside::search::{Goal, Limits};
use flipside::session::Request;
use flipside::types::Selectivity;

use super::common::{self, Spent};

/// One search a line: the depth in plies, the selectivity in percent, and the moves to the position.
const SEARCHES: &str = include_str!("../games/midgame.txt");

/// The searches as requests.
pub fn searches() -> impl Iterator<Item = Request> {
    SEARCHES.lines().map(|line| {
        let [depth, selectivity, moves] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line:?} is not a depth, a selectivity and moves");
        };
        let position = Game::parse(moves).expect("the moves are legal").position();
        let selectivity = Selectivity::from_percent(selectivity.parse().expect("a number"));
        let limits = Limits {
            depth: Some(depth.parse().expect("a number of plies")),
            selectivity: Some(selectivity.expect("a level of selectivity")),
            ..Limits::default()
        };
        Request { position, goal: Goal::Best, limits, choice: None }
    })
}

pub fn measure() {
    let mut engine = common::engine();
    println!("| empties | depth | score | {:>10} | seconds |", "nodes");
    println!("| ------: | ----: | ----: | ---------: | ------: |");
    for request in searches() {
        engine.new_game();
        let Spent { score, nodes, seconds } = common::spend(|| engine.run(&request));
        let empties = request.position.board.empty_count();
        let depth = request.limits.depth.unwrap_or_default();
        println!("| {empties:>7} | {depth:>5} | {score:>+5} | {nodes:>10} | {seconds:>7.3} |");
    }
}
