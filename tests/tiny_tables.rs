//! What does not depend on how much the table holds: whole lines below exact scores, short slices, and the cost of
//! slices.

mod common;
#[path = "common/solved.rs"]
mod solved;

use common::{Random, random_game};
use flipside::rules::Position;
use flipside::search::{Goal, Limits, Searcher};
use flipside::session::Engine;
use flipside::table::Table;
use flipside::types::{Color, Squares};
use solved::{assert_whole, ffo};

const TABLE_BITS: [u32; 4] = [1, 2, 4, 10];

/// By how many nodes a slice may be too long, because the last five empty squares are solved without a look at the
/// limits.
const LATE_NODES: u64 = 1_000;

fn searcher(bits: u32) -> Searcher {
    Searcher::new(Table::new(bits, 7).unwrap())
}

fn to_depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// A position with so many empty squares from each of some random games; the side to move has a choice.
fn positions(seed: u64, empties: u32) -> impl Iterator<Item = Position> {
    let mut random = Random(seed);
    std::iter::repeat_with(move || random_game(&mut random))
        .flat_map(move |game| game.into_iter().find(|board| board.empty_count() == empties))
        .filter(|board| board.moves().count() > 1)
        .map(|board| Position { board, turn: Color::Black })
}

/// Searches in slices to the end, and says how many nodes the longest one visited.
fn longest_slice(searcher: &mut Searcher, slice_nodes: u64) -> u64 {
    let (mut before, mut longest) = (0, 0);
    while searcher.report().stopped.is_none() {
        let nodes = searcher.deepen_nodes(slice_nodes).nodes;
        (before, longest) = (nodes, longest.max(nodes - before));
    }
    longest
}

#[test]
fn the_line_of_an_exact_score_is_whole_however_small_the_table_is() {
    for bits in TABLE_BITS {
        let mut searcher = searcher(bits);
        for position in positions(1, 16).take(40) {
            let report = searcher.run(&position, Goal::Exact, Limits::default());
            assert_whole(&position, &report.lines[0], format_args!("{bits} bits"));
        }
    }
}

#[test]
fn it_is_whole_for_every_move_in_short_slices_and_after_a_stop() {
    for bits in TABLE_BITS {
        let mut searcher = searcher(bits);
        for (number, position) in positions(2, 14).take(8).enumerate() {
            let every = Goal::Every { count: 1 + number, among: Squares::ALL };
            searcher.begin(&position, every, Limits::default());
            for _ in 0..3 * number {
                searcher.deepen_nodes(1);
            }
            searcher.stop();
            searcher.begin(&position, every, Limits::default());
            longest_slice(&mut searcher, 1);
            for line in &searcher.report().lines {
                assert_whole(&position, line, bits);
            }
        }
    }
}

#[test]
fn no_slice_is_much_longer_than_asked_for_however_small_the_table_is() {
    for bits in TABLE_BITS {
        let mut searcher = searcher(bits);
        for (goal, position, limits) in [
            (Goal::Exact, ffo(21).position, Limits::default()),
            (Goal::Outcome, ffo(23).position, Limits::default()),
            (Goal::Every { count: 3, among: Squares::ALL }, Position::START, to_depth(9)),
        ] {
            for slice_nodes in [1 << 14, Engine::SLICE_NODES] {
                searcher.begin(&position, goal, limits);
                let longest = longest_slice(&mut searcher, slice_nodes);
                assert!(longest < slice_nodes + LATE_NODES, "{bits} bits: {position}: {longest} nodes");
            }
        }
    }
}

#[test]
fn slices_cost_hardly_any_nodes_however_small_the_table_is() {
    for bits in TABLE_BITS {
        let (mut sliced, mut unsliced) = (0, 0);
        let midgame = positions(3, 36).take(4).map(|position| (position, to_depth(8)));
        for (position, limits) in midgame.chain([(ffo(21).position, Limits::default())]) {
            unsliced += searcher(bits).run(&position, Goal::Best, limits).nodes;
            let mut searcher = searcher(bits);
            searcher.begin(&position, Goal::Best, limits);
            longest_slice(&mut searcher, 1 << 12);
            sliced += searcher.report().nodes;
        }
        let ratio = sliced as f64 / unsliced as f64;
        assert!((0.98..1.02).contains(&ratio), "{bits} bits: {sliced} nodes in slices, {unsliced} without");
    }
}
