//! Several searchers on one position, each with a table of its own. Here they search by turns, so that nothing is left
//! to chance.

#[path = "common/solved.rs"]
mod solved;

use flipside::rules::{Game, Position};
use flipside::search::{Goal, Limits, Report, Searcher, SharedResult, Stop};
use flipside::table::{Entry, Table};
use flipside::types::Selectivity;
use solved::{assert_whole, ffo};

/// The nodes that a member searches before results are passed on.
const SLICE_NODES: u64 = 1 << 15;

fn searcher(bits: u32) -> Searcher {
    Searcher::new(Table::new(bits, 7).unwrap())
}

/// What the first member to end has found.
fn search_together(
    members: u8,
    bits: u32,
    slice_nodes: u64,
    position: &Position,
    goal: Goal,
    limits: Limits,
) -> Report {
    let mut team: Vec<Searcher> = (0..members).map(|_| searcher(bits)).collect();
    for (member, searcher) in (0..).zip(&mut team) {
        searcher.begin(position, goal, limits);
        searcher.join_team(member);
    }
    loop {
        for member in 0..team.len() {
            let report = team[member].deepen_nodes(slice_nodes);
            if report.stopped.is_some() {
                return report.clone();
            }
            let results: Vec<_> = team[member].take_results().collect();
            for other in (0..team.len()).filter(|&other| other != member) {
                results.iter().for_each(|&shared| team[other].store_shared(shared));
            }
        }
    }
}

fn solve_together(members: u8, position: &Position) -> Report {
    search_together(members, 18, SLICE_NODES, position, Goal::Exact, Limits::default())
}

#[test]
fn a_team_of_any_size_finds_the_exact_score_and_a_whole_line_to_it() {
    for number in 20..=24 {
        let line = ffo(number);
        let best = line.best_score().unwrap();
        for (members, bits, slice_nodes) in [(2, 18, SLICE_NODES), (3, 12, 1 << 10), (5, 8, 1 << 17)] {
            let report =
                search_together(members, bits, slice_nodes, &line.position, Goal::Exact, Limits::default());
            assert_eq!(report.stopped, Some(Stop::Solved));
            assert_eq!(report.lines[0].score, best, "FFO #{number}, {members} members");
            assert_whole(&line.position, &report.lines[0], format_args!("{members} members"));
        }
    }
}

#[test]
fn the_more_members_the_fewer_nodes_each_has_to_visit() {
    let nodes = |members| -> u64 {
        [34, 35].map(|number| solve_together(members, &ffo(number).position).nodes).iter().sum()
    };
    let [one, two, four] = [1, 2, 4].map(nodes);
    assert!(two * 10 < one * 7, "{two} of {one} nodes");
    assert!(four * 10 < two * 8, "{four} of {two} nodes");
}

/// What a worker is sent comes from another program.
#[test]
fn results_that_are_wrong_break_nothing() {
    let position = ffo(21).position;
    let mut state = 3_u64;
    let mut random = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        state ^ state >> 29
    };
    let mut searcher = searcher(10);
    searcher.begin(&position, Goal::Best, Limits { nodes: Some(500_000), ..Limits::default() });
    searcher.join_team(1);
    while searcher.deepen_nodes(1 << 10).stopped.is_none() {
        let results: Vec<_> = searcher.take_results().collect();
        for SharedResult { key, .. } in results {
            if let Some(entry) = Entry::sound_from_word(random()) {
                searcher.store_shared(SharedResult { key, entry });
            }
            let [lower, upper] = [random(), random()].map(|bits| (bits % 129) as i32 - 64);
            let [lower, upper] = [lower.min(upper), lower.max(upper)];
            let entry = Entry::new(lower, upper, 60, Selectivity::NONE, None, 40);
            searcher.store_shared(SharedResult { key, entry });
        }
        for line in &searcher.report().lines {
            let mut game = Game::from_position(position);
            assert!(line.pv.moves().iter().all(|&next| game.play(next).is_ok()));
        }
    }
}

#[test]
fn a_new_search_is_alone() {
    let position = ffo(21).position;
    let mut searcher = searcher(16);
    let alone = searcher.run(&position, Goal::Exact, Limits::default()).nodes;
    searcher.new_game();
    searcher.begin(&position, Goal::Exact, Limits::default());
    searcher.join_team(1);
    while searcher.deepen_nodes(SLICE_NODES).stopped.is_none() {}
    assert!(searcher.take_results().count() > 0);
    searcher.new_game();
    assert_eq!(searcher.run(&position, Goal::Exact, Limits::default()).nodes, alone);
    assert_eq!(searcher.take_results().count(), 0);
}

#[test]
fn results_are_passed_on_only_in_iterations_to_the_end_of_the_game() {
    let passed_on = |position: &Position, limits: Limits| {
        let mut searcher = searcher(16);
        searcher.begin(position, Goal::Best, limits);
        searcher.join_team(0);
        while searcher.deepen_nodes(SLICE_NODES).stopped.is_none() {}
        (searcher.report().nodes, searcher.take_results().count())
    };
    let (nodes, results) = passed_on(&Position::START, Limits { depth: Some(14), ..Limits::default() });
    assert!(nodes > 100_000 && results == 0, "{results} results of {nodes} nodes");
    let (_, results) = passed_on(&ffo(40).position, Limits { nodes: Some(3_000_000), ..Limits::default() });
    assert!(results > 0);
}

#[test]
fn before_the_end_of_the_game_every_member_but_the_first_has_noise_of_its_own() {
    let limits = Limits { depth: Some(10), ..Limits::default() };
    let mut searcher = searcher(16);
    let mut nodes_of = |member: Option<u8>| {
        searcher.new_game();
        searcher.begin(&Position::START, Goal::Best, limits);
        if let Some(member) = member {
            searcher.join_team(member);
        }
        while searcher.deepen_nodes(SLICE_NODES).stopped.is_none() {}
        searcher.report().nodes
    };
    let [alone, first, second, third] = [None, Some(0), Some(1), Some(2)].map(&mut nodes_of);
    assert_eq!(first, alone);
    assert!(second != alone && third != alone && second != third, "{alone}, {second} and {third} nodes");
    // Each visits as many nodes again, whichever searched before.
    assert_eq!([Some(1), None, Some(2)].map(&mut nodes_of), [second, alone, third]);
}
