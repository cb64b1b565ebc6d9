//! What a search promises whatever it is asked.

mod common;
#[path = "common/searches.rs"]
mod searches;

use flipside::rules::{Board, Game, Position};
use flipside::search::{Goal, Limits, Report, Searcher, Stop};
use flipside::table::Table;
use flipside::types::{Move, Selectivity, Squares};
use searches::{positions, searcher, to_depth};

fn assert_legal(position: &Position, report: &Report) {
    let mut game = Game::from_position(*position);
    assert_eq!(report.lines.is_empty(), game.is_over(), "{position}");
    for line in &report.lines {
        assert_eq!(line.pv.moves()[0], line.best);
        let mut variation = game.clone();
        for &next in line.pv.moves() {
            variation.play(next).unwrap();
        }
        assert!(line.score.abs() <= 64);
    }
    if let Some(line) = report.lines.first() {
        game.play(line.best).unwrap();
    }
}

/// The score by plain minimax, as a search of a fixed depth without cuts should find it.
fn minimax(board: Board) -> i32 {
    if board.is_over() {
        return board.final_score();
    }
    if board.moves().is_empty() {
        return -minimax(board.pass());
    }
    let children = flipside::types::Square::all(board.moves()).map(|square| board.play(square));
    children.map(|child| -minimax(child)).max().unwrap()
}

#[test]
fn a_search_without_any_time_still_has_a_legal_move() {
    let mut searcher = searcher();
    for position in positions(1) {
        let limits = Limits { budget_ms: Some(0.0), ..Limits::default() };
        assert_legal(&position, searcher.run(&position, Goal::Best, limits));
        searcher.begin(&position, Goal::Best, Limits::default());
        assert_legal(&position, searcher.report());
    }
}

#[test]
fn a_search_looks_at_every_move_whatever_ends_it() {
    let mut searcher = searcher();
    let no_time = Limits { budget_ms: Some(0.0), ..Limits::default() };
    let no_nodes = Limits { nodes: Some(1), ..Limits::default() };
    for position in positions(1) {
        for goal in [Goal::Best, Goal::Every { count: 64, among: Squares::ALL }] {
            for limits in [no_time, no_nodes] {
                let report = searcher.run(&position, goal, limits);
                assert!(report.lines.iter().all(|line| line.depth > 0), "{position} {limits:?}");
            }
            searcher.begin(&position, goal, Limits::default());
            searcher.stop();
            assert_legal(&position, searcher.report());
            assert!(searcher.report().lines.iter().all(|line| line.depth > 0), "{position}");
        }
    }
}

#[test]
fn a_search_that_begins_afresh_depends_on_no_other_and_not_on_the_room_of_its_table() {
    let limits = Limits { nodes: Some(1_500_000), ..Limits::default() };
    let [other, position, another] = [2, 5, 9].map(|at| positions(4).nth(at).unwrap());
    let answers = [18, 19, 20].map(|bits| {
        let mut searcher = Searcher::new(Table::new(bits, 7).unwrap());
        [other, another].map(|earlier| {
            searcher.run(&earlier, Goal::Best, to_depth(8));
            searcher.begin_afresh(&position, Goal::Best, limits);
            while searcher.deepen_nodes(1 << 17).stopped.is_none() {}
            (searcher.report().nodes, searcher.report().lines.clone())
        })
    });
    assert_eq!(answers[0][0], answers[0][1]);
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

#[test]
fn only_the_score_of_the_best_move_is_the_mean_of_two_iterations() {
    let score = |position: &Position, goal, depth| {
        let limits = Limits { selectivity: Some(Selectivity::NONE), ..to_depth(depth) };
        searcher().run(position, goal, limits).lines[0].score
    };
    let one = Goal::Every { count: 1, among: Squares::ALL };
    let mut differing = 0;
    for position in positions(3).filter(|position| position.board.empty_count() > 20) {
        let [before, last] = [5, 6].map(|depth| score(&position, one, depth));
        assert_eq!(score(&position, Goal::Best, 6), last + (before - last) / 2, "{position}");
        differing += usize::from(before.abs_diff(last) > 1);
    }
    assert!(differing > 10, "only {differing} positions tell the two apart");
}

#[test]
fn moves_and_variations_are_legal_at_every_phase() {
    let mut searcher = searcher();
    for position in positions(2) {
        assert_legal(&position, searcher.run(&position, Goal::Best, to_depth(6)));
        let four = Goal::Every { count: 4, among: Squares::ALL };
        assert_legal(&position, searcher.run(&position, four, to_depth(4)));
        assert_legal(&position, searcher.run(&position, Goal::Near { discs: 4 }, to_depth(4)));
    }
}

#[test]
fn the_moves_near_the_best_are_those_of_a_search_of_every_move_with_the_same_scores() {
    let every = Goal::Every { count: 64, among: Squares::ALL };
    let (mut near_best, mut others) = (0, 0);
    for position in positions(17).chain(positions(18)) {
        // Without a table that is full of other searches, and without cuts, a score depends on nothing else.
        let limits = if position.board.empty_count() <= 9 { Limits::default() } else { to_depth(2) };
        let all = searcher().run(&position, every, limits).lines.clone();
        for discs in [0, 2, 7] {
            let least = all.first().map_or(0, |best| best.score) - discs;
            let expected = all.iter().filter(|line| line.score >= least).map(|line| (line.score, line.best));
            let found = searcher().run(&position, Goal::Near { discs }, limits).lines.clone();
            let found: Vec<_> = found.iter().map(|line| (line.score, line.best)).collect();
            assert_eq!(found, expected.collect::<Vec<_>>(), "{position}, {discs} discs");
            near_best += found.len();
            others += all.len() - found.len();
        }
    }
    assert!(near_best > 100 && others > 100, "{near_best}, {others}");
}

#[test]
fn the_same_searches_give_the_same_reports() {
    let reports = || {
        let mut searcher = searcher();
        let searched = positions(3).map(|position| {
            let mut report = searcher.run(&position, Goal::Best, to_depth(7)).clone();
            report.elapsed_ms = 0.0;
            report
        });
        searched.collect::<Vec<_>>()
    };
    assert_eq!(reports(), reports());
}

#[test]
fn a_solved_position_has_its_minimax_score() {
    let mut searcher = searcher();
    let mut checked = 0;
    for position in positions(4).filter(|position| position.board.empty_count() <= 6) {
        let report = searcher.run(&position, Goal::Exact, Limits::default());
        let score = report.lines.first().map_or(position.board.final_score(), |line| line.score);
        assert_eq!(score, minimax(position.board), "{position}");
        checked += 1;
    }
    assert!(checked > 4, "{checked}");
}

#[test]
fn a_search_that_comes_near_the_end_finds_the_score_of_the_end() {
    let mut searcher = searcher();
    let mut checked = 0;
    for position in
        (13..16).flat_map(positions).filter(|position| (7..=9).contains(&position.board.empty_count()))
    {
        // Two plies before it stops looking, half as many squares are empty as it looks ahead plies.
        let depth = (2 * (position.board.empty_count() + 2)).div_ceil(3) as u8;
        // The score of the best move alone would be the mean of two iterations.
        let goal = Goal::Every { count: 1, among: Squares::ALL };
        let report = searcher.run(&position, goal, to_depth(depth));
        if let Some(line) = report.lines.first() {
            assert_eq!(
                (line.score, line.depth, line.exact),
                (minimax(position.board), depth, false),
                "{position}"
            );
            checked += 1;
        }
    }
    assert!(checked > 6, "{checked}");
}

#[test]
fn a_limit_of_nodes_is_kept_and_stops_at_the_same_node_each_time() {
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let position = positions(5).nth(3).unwrap();
    let first = searcher().run(&position, Goal::Best, limits).clone();
    let second = searcher().run(&position, Goal::Best, limits).clone();
    assert_eq!(first.stopped, Some(Stop::Nodes));
    assert_eq!((first.nodes, &first.lines), (second.nodes, &second.lines));
    // Only what is solved by counting, near the end, is not interrupted.
    assert!((20_000..20_500).contains(&first.nodes), "{}", first.nodes);
}

#[test]
fn a_search_that_was_stopped_keeps_its_best_move_and_the_next_one_is_right() {
    let mut searcher = searcher();
    let position = Position::START;
    searcher.begin(&position, Goal::Best, Limits::default());
    for _ in 0..5 {
        searcher.deepen_nodes(1 << 14);
    }
    searcher.stop();
    let stopped = searcher.deepen().clone();
    assert_eq!(stopped.stopped, Some(Stop::Asked));
    assert_legal(&position, &stopped);
    let after = searcher.run(&position, Goal::Best, to_depth(5));
    assert_eq!((after.stopped, after.lines[0].depth), (Some(Stop::Depth), 5));
}

#[test]
fn a_search_ends_however_short_its_slices_are_and_however_small_its_table_is() {
    let mut searcher = Searcher::new(Table::new(1, 7).unwrap());
    searcher.begin(&Position::START, Goal::Best, to_depth(11));
    let slices = (1..).find(|_| searcher.deepen_nodes(0).stopped.is_some()).unwrap();
    assert_eq!(searcher.report().stopped, Some(Stop::Depth));
    assert!(slices > 40, "cut off {slices} times");
}

#[test]
fn a_score_that_is_called_exact_is_that_of_the_position_whenever_the_search_is_stopped() {
    let mut searcher = searcher();
    let mut checked = 0;
    for position in positions(4).filter(|position| (10..=14).contains(&position.board.empty_count())) {
        searcher.new_game();
        let solved = searcher.run(&position, Goal::Exact, Limits::default()).clone();
        // Most scores become exact shortly before the end.
        let last = solved.nodes.saturating_sub(60)..solved.nodes;
        for nodes in (1..40).map(|step| step * solved.nodes / 40).chain(last) {
            searcher.new_game();
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let report = searcher.run(&position, Goal::Exact, limits);
            if report.lines[0].exact {
                assert_eq!(report.lines[0].score, solved.lines[0].score, "{position} after {nodes} nodes");
                checked += 1;
            }
        }
    }
    assert!(checked > 10, "{checked}");
}

#[test]
fn a_search_of_few_nodes_looks_deeper_where_it_cannot_reach_the_end() {
    // Without limits it goes from 14 plies to all 24 at once.
    let limits = Limits { nodes: Some(200_000), ..Limits::default() };
    for position in positions(4).filter(|position| position.board.empty_count() == 24).take(4) {
        let report = searcher().run(&position, Goal::Best, limits).clone();
        let depth = report.lines[0].depth;
        assert!((15..24).contains(&depth), "{position}: {depth} plies");
    }
}

#[test]
fn a_forced_pass_is_the_only_move_of_its_search() {
    let position: Position =
        "-OXXXXXX-------------------------------------------------------- O".parse().unwrap();
    let report = searcher().run(&position, Goal::Exact, Limits::default()).clone();
    assert_eq!(report.lines.len(), 1);
    assert_eq!(report.lines[0].best, Move::Pass);
    assert_eq!(report.lines[0].score, -64);
}

#[test]
fn a_finished_game_has_no_move() {
    let over = Game::parse("f5d6c5f4e7f6g5e6e3").unwrap().position();
    let report = searcher().run(&over, Goal::Best, Limits::default()).clone();
    assert!(report.lines.is_empty());
    assert_eq!(report.stopped, Some(Stop::Solved));
}

#[test]
fn forward_cuts_do_not_hide_that_a_side_with_few_discs_is_wiped_out() {
    // c5 loses by 18 discs, every other move by 34 at least and most by all 64: c6 too, which looks as good.
    let board = "---O-----O-O------OOOOOO---OOOOO---OOOOO---OXOOO---OXXOO---OOOOO";
    let position: Position = format!("{board} X").parse().unwrap();
    let limits = Limits { selectivity: Some(Selectivity::LOOSEST), ..to_depth(20) };
    let report = searcher().run(&position, Goal::Best, limits).clone();
    assert_eq!(report.lines[0].best.to_string(), "c5");
}

#[test]
fn no_iteration_makes_cuts_below_the_least_selectivity_whatever_ends_the_search() {
    let mut searcher = searcher();
    for position in positions(4).filter(|position| (12..=30).contains(&position.board.empty_count())).take(4)
    {
        for least in Selectivity::LADDER {
            let limits = Limits { nodes: Some(50_000), least_selectivity: Some(least), ..Limits::default() };
            searcher.begin(&position, Goal::Best, limits);
            while searcher.report().stopped.is_none() {
                let line = searcher.deepen_nodes(1 << 12).lines[0];
                assert!(
                    line.selectivity >= least,
                    "{position}: {} at {} plies",
                    line.selectivity,
                    line.depth
                );
            }
        }
    }
}

#[test]
fn a_line_tells_the_depth_and_the_selectivity_that_it_was_searched_with() {
    let mut searcher = searcher();
    let position = positions(4).find(|position| position.board.empty_count() == 30).expect("a position");
    for selectivity in Selectivity::LADDER {
        let limits = Limits { selectivity: Some(selectivity), ..to_depth(8) };
        for line in &searcher.run(&position, Goal::Near { discs: 128 }, limits).lines {
            assert_eq!((line.depth, line.selectivity, line.exact), (8, selectivity, false));
        }
    }
}
