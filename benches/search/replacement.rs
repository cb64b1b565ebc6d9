//! The replacement schemes of the transposition table: the nodes that searches to a fixed depth take with a table so
//! small that it fills, over successive positions of some games.

use flipside::rules::{Game, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::{Replacement, Table};

/// Each line the moves of a game, from tournaments.
const GAMES: &str = include_str!("../games/games.txt");
/// The plies of a game at which it is searched: the same side moves, as an engine that plays a game does.
const PLIES: [usize; 5] = [18, 20, 22, 24, 26];
const TABLE_BITS: u32 = 10;
const DEPTH: u8 = 10;

pub fn measure() {
    println!("| {:20} | cleared before every move | kept from move to move |", "what a bucket keeps");
    println!("| {:20} | {:>25} | {:>22} |", ":-", "-:", "-:");
    print(Replacement::Always, "always the new entry");
    print(Replacement::Deeper, "the deeper entry");
    print(Replacement::TwoTierDepth, "two tiers, by depth");
    print(Replacement::TwoTierCost, "two tiers, by cost");
}

fn print(replacement: Replacement, name: &str) {
    let [cleared, kept] = [true, false].map(|clears| nodes(replacement, clears));
    println!("| {name:20} | {cleared:>25} | {kept:>22} |");
}

/// The nodes of all searches together, with a table that is cleared before each or kept.
fn nodes(replacement: Replacement, clears: bool) -> u64 {
    let table = Table::with_replacement(TABLE_BITS, 1, replacement).expect("the bits are in range");
    let mut searcher = Searcher::new(table);
    let limits = Limits { depth: Some(DEPTH), ..Limits::default() };
    let mut nodes = 0;
    for game in GAMES.lines() {
        searcher.new_game();
        for position in PLIES.map(|ply| position_at(game, ply)) {
            if clears {
                searcher.new_game();
            }
            nodes += searcher.run(&position, Goal::Best, limits).nodes;
        }
    }
    nodes
}

fn position_at(game: &str, ply: usize) -> Position {
    Game::parse(&game[..2 * ply]).expect("the moves are legal").position()
}
