//! When a search ends by itself before its limits are reached, counted in nodes.

mod common;

use common::{Random, random_game};
use flipside::rules::{Board, Game, Position};
use flipside::search::{Goal, Limits, Report, Searcher, Stop};
use flipside::table::Table;
use flipside::types::Color;

const NODES: u64 = 80_000;

fn run(position: &Position, aim: Option<f64>) -> Report {
    let mut searcher = Searcher::new(Table::new(14, 7).unwrap());
    searcher.run(position, Goal::Best, Limits { nodes: Some(NODES), aim, ..Limits::default() }).clone()
}

/// Positions of random games that no search in these tests can solve.
fn positions() -> impl Iterator<Item = Position> {
    let mut random = Random(5);
    let boards: Vec<Board> = (0..60).flat_map(|_| random_game(&mut random)).collect();
    let unsolved = boards.into_iter().filter(|board| (26..=50).contains(&board.empty_count()));
    unsolved.map(|board| Position { board, turn: Color::Black })
}

#[test]
fn a_search_that_aims_at_a_part_of_its_limits_takes_about_that_and_more_where_the_choice_is_hard() {
    let searches: Vec<_> = positions().step_by(71).map(|position| run(&position, Some(0.25))).collect();
    let (least, most) = searches.iter().fold((NODES, 0), |(least, most), report| {
        assert!(report.nodes <= NODES + 100, "{} nodes", report.nodes);
        (least.min(report.nodes), most.max(report.nodes))
    });
    let mean = searches.iter().map(|report| report.nodes).sum::<u64>() / searches.len() as u64;
    assert!((NODES / 8..NODES / 2).contains(&mean), "{mean} nodes on average");
    assert!(most > 2 * least, "{least} to {most} nodes");
    let by_itself = searches.iter().filter(|report| report.stopped == Some(Stop::Budget)).count();
    assert!(by_itself > searches.len() / 2, "{by_itself} of {} end by themselves", searches.len());
}

#[test]
fn a_search_without_an_aim_uses_its_limits_up() {
    for position in positions().step_by(301) {
        let report = run(&position, None);
        assert_eq!(report.stopped, Some(Stop::Nodes));
        assert!((NODES..NODES + 100).contains(&report.nodes), "{} nodes", report.nodes);
    }
}

#[test]
fn a_move_without_a_choice_takes_almost_nothing() {
    let moves = "d3c5b6c3b3a7e6b2b1e3f3g2g3a1g1d2c1a3b5e1b7c6d7d1";
    let position = Game::parse(moves).unwrap().position();
    assert_eq!(position.board.moves().count(), 1);
    let Report { nodes, stopped, .. } = run(&position, Some(0.25));
    assert!(nodes < NODES / 20 && stopped == Some(Stop::Budget), "{nodes} nodes");
}

#[test]
fn a_search_that_reaches_its_goal_says_so_whatever_it_aims_at() {
    let endgame = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    let mut searcher = Searcher::new(Table::new(14, 7).unwrap());
    let limits = Limits { nodes: Some(1 << 40), aim: Some(0.25), ..Limits::default() };
    let report = searcher.run(&endgame.parse().unwrap(), Goal::Best, limits);
    assert_eq!((report.stopped, report.lines[0].score), (Some(Stop::Solved), 18));
    let limits = Limits { depth: Some(5), ..limits };
    let report = searcher.run(&Position::START, Goal::Best, limits);
    assert_eq!(report.stopped, Some(Stop::Depth));
}
