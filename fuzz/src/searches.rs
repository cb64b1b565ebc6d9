use flipside::rules::{Game, Position};
use flipside::search::{Goal, Limits, Report, Searcher, Stop};
use flipside::table::Table;
use flipside::types::{Selectivity, Squares};

use super::Target;
use super::input::Input;

/// Searches of any position with any limits and in any slices: the rules are kept, and an exact line is whole.
pub const TARGET: Target = Target { name: "searches", run, seeds, rounds: 150 };

fn run(bytes: &[u8]) {
    let mut input = Input::of(bytes);
    let mut searcher =
        Searcher::new(Table::new(1 + input.below(8) as u32, input.word()).expect("bits in range"));
    for _ in 0..3 {
        let position = if input.byte() & 1 == 0 { input.position() } else { input.played_position() };
        search(&mut searcher, &position, &mut input);
    }
}

/// Searches a position for some thousand nodes.
pub fn search(searcher: &mut Searcher, position: &Position, input: &mut Input<'_>) {
    let goal = match input.below(5) {
        0 => Goal::Best,
        4 => Goal::Near { discs: i32::from(input.byte()) },
        1 => Goal::Exact,
        2 => Goal::Outcome,
        _ => Goal::Every {
            count: input.below(70),
            among: if input.byte() & 1 == 0 { Squares::ALL } else { Squares(input.word()) },
        },
    };
    let step = |byte: u8| Selectivity::LADDER.get(usize::from(byte) % 8).copied();
    let limits = Limits {
        depth: Some(input.byte()).filter(|depth| depth & 1 == 0).map(|depth| depth / 2),
        nodes: Some(100 * u64::from(input.byte())),
        selectivity: step(input.byte()),
        least_selectivity: step(input.byte()),
        budget_ms: None,
        aim: Some(f64::from(input.byte()) / 255.0).filter(|&aim| aim > 0.0),
    };
    let slice_nodes = 64 * u64::from(input.byte());
    searcher.begin(position, goal, limits);
    check(position, goal, searcher.report());
    while searcher.report().stopped.is_none() {
        check(position, goal, searcher.deepen_nodes(slice_nodes));
    }
}

/// Checks that all lines keep the rules, and that exact ones are whole where the search ended by itself.
fn check(position: &Position, goal: Goal, report: &Report) {
    let game = Game::from_position(*position);
    let is_narrowed = matches!(goal, Goal::Every { among, .. } if among != Squares::ALL);
    assert!(is_narrowed || report.lines.is_empty() == game.is_over(), "{position}");
    for line in &report.lines {
        assert_eq!(line.pv.moves().first(), Some(&line.best));
        assert!(line.score.abs() <= 64, "{position}: {line:?}");
        let mut game = game.clone();
        for &next in line.pv.moves() {
            game.play(next).unwrap_or_else(|error| panic!("{position}: {line:?}: {error:?}"));
        }
        if line.exact && matches!(report.stopped, Some(Stop::Depth | Stop::Solved)) {
            assert!(game.is_over(), "{position}: {line:?}");
        }
    }
}

fn seeds() -> Vec<Vec<u8>> {
    vec![(0..200).map(|at: u8| at.wrapping_mul(151)).collect(), vec![0; 60]]
}
