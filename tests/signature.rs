//! The nodes of fixed searches, which change only when the search does: the same natively and in WebAssembly.

use flipside::rules::Game;
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use wasm_bindgen_test::wasm_bindgen_test;

/// A drawn line of the solved game, which gives positions of every phase.
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2\
                    b8a8g7h8h7h6";
const DEPTH: u8 = 9;
const EXACT_EMPTIES: u32 = 18;
const SIGNATURE: u64 = 1760516;

#[wasm_bindgen_test(unsupported = test)]
fn the_searches_visit_as_many_nodes_as_when_they_were_last_changed() {
    let mut searcher = Searcher::new(Table::new(12, 1).unwrap());
    let mut game = Game::parse(GAME).unwrap();
    let mut nodes = 0;
    while game.undo() {
        let (empties, mut search) = (game.position().board.empty_count(), |goal, depth| {
            nodes += searcher.run(&game.position(), goal, Limits { depth, ..Limits::default() }).nodes;
        });
        if empties.is_multiple_of(3) {
            search(Goal::Best, Some(DEPTH));
        }
        if empties == EXACT_EMPTIES {
            search(Goal::Exact, None);
        }
    }
    assert_eq!(nodes, SIGNATURE);
}
