//! The engine against searches that are as plain as the rules, with every table and in slices of any length.

mod common;
#[path = "common/plain.rs"]
mod plain;

use common::{Random, random_game};
use flipside::evaluation::{DISC, Evaluation, Features};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher, Stop};
use flipside::table::{Replacement, Table};
use flipside::types::{Color, Move, Square, Squares};
use plain::Plain;

const EVERY: Goal = Goal::Every { count: 64, among: Squares::ALL };

/// Endless random positions that are not over, each with so many empty squares as one of the range in turn.
fn positions(seed: u64, empties: std::ops::RangeInclusive<u32>) -> impl Iterator<Item = Board> {
    let mut random = Random(seed);
    empties
        .cycle()
        .filter_map(move |empties| {
            random_game(&mut random).into_iter().find(|board| board.empty_count() == empties)
        })
        .filter(|board| !board.is_over())
}

fn black_to_move(board: Board) -> Position {
    Position { board, turn: Color::Black }
}

/// What the engine's leaves are worth, in whole discs.
fn static_score(evaluation: &Evaluation) -> impl Fn(Plain) -> i32 {
    |position| {
        let board = position.board();
        let value = evaluation.evaluate(board, &Features::of(board)).0;
        (value + DISC / 2).div_euclid(DISC).clamp(-63, 63)
    }
}

fn slice(random: &mut Random) -> u64 {
    [0, 5_000, 20_000, u64::MAX][(random.bits() % 4) as usize]
}

/// Searches to the end in slices, and returns the score of each line's move.
fn scores(
    searcher: &mut Searcher,
    position: &Position,
    goal: Goal,
    depth: Option<u8>,
    slice_nodes: u64,
) -> Vec<(Move, i32)> {
    searcher.begin(position, goal, Limits { depth, ..Limits::default() });
    while searcher.deepen_nodes(slice_nodes).stopped.is_none() {}
    searcher.report().lines.iter().map(|line| (line.best, line.score)).collect()
}

#[test]
fn searches_without_forward_cuts_find_what_plain_negamax_finds() {
    let evaluation = Evaluation::trained();
    let value = static_score(&evaluation);
    let mut random = Random(1);
    // Near the end the engine looks further than it was asked to.
    for (number, board) in positions(1, 9..=55).take(200).enumerate() {
        // As deep as there is time for: every position is looked at.
        let depth = (1..=6).rev().find(|&depth| mobility(board).pow(depth) < 40_000).unwrap_or(1);
        let plain = |depth| plain_scores(board, |child, plies| -child.searched(depth - plies, &value));
        let best_of = |scores: &[(Move, i32)]| scores.iter().map(|&(_, score)| score).max().unwrap();
        let expected = plain(depth);
        let best = best_of(&expected);
        let (position, mut searcher) =
            (black_to_move(board), Searcher::new(Table::new(1 + number as u32 % 16, 7).unwrap()));
        // The best move has the mean score of the last two iterations.
        let found = scores(&mut searcher, &position, Goal::Best, Some(depth as u8), slice(&mut random));
        let before = if depth > 1 { best_of(&plain(depth - 1)) } else { best };
        assert_eq!(found[0].1, best + (before - best) / 2, "{position}, {depth} plies");
        assert!(expected.contains(&(found[0].0, best)), "{position}, {depth} plies: {found:?}");
        for goal in [Goal::Near { discs: 4 }, Goal::Every { count: 2, among: Squares::ALL }, EVERY] {
            searcher.new_game();
            let found = scores(&mut searcher, &position, goal, Some(depth as u8), slice(&mut random));
            assert_eq!(found[0].1, best, "{position}, {depth} plies, {goal:?}");
            if let Goal::Near { discs } = goal {
                let near = expected.iter().filter(|&&(_, score)| score >= best - discs);
                assert_eq!(found.len(), near.count(), "{position}, {depth} plies, {goal:?}");
            }
            for line in found {
                assert!(expected.contains(&line), "{position}, {depth} plies, {goal:?}: {line:?}");
            }
        }
    }
}

/// Every move with its score, as `score` finds it from the position after the move and the plies it counts as.
fn plain_scores(board: Board, score: impl Fn(Plain, u32) -> i32) -> Vec<(Move, i32)> {
    let position = Plain::of(board);
    let played = |square: Square| Some((Move::Place(square), score(position.played(square.bit().0)?, 1)));
    let moves: Vec<_> = Square::all(Squares(position.empty())).filter_map(played).collect();
    if moves.is_empty() { vec![(Move::Pass, score(position.passed(), 0))] } else { moves }
}

/// How many moves there are to choose from, on average of both sides, at least two.
fn mobility(board: Board) -> u64 {
    u64::from((board.moves().count() + board.opponent_moves().count()).div_ceil(2).max(2))
}

#[test]
fn the_solver_finds_what_plain_alpha_beta_finds() {
    let mut searcher = Searcher::new(Table::new(10, 7).unwrap());
    for (number, board) in positions(2, 1..=10).take(10_000).enumerate() {
        let (position, exact) = (black_to_move(board), Plain::of(board).solved(-64, 64));
        let found = scores(&mut searcher, &position, Goal::Exact, None, u64::MAX);
        assert_eq!(found[0].1, exact, "{position}");
        let found = scores(&mut searcher, &position, Goal::Outcome, None, u64::MAX);
        assert_eq!(found[0].1, exact.signum(), "{position}");
        if number % 10 == 0 {
            let expected = plain_scores(board, |child, _| -child.solved(-64, 64));
            for line in scores(&mut searcher, &position, EVERY, None, u64::MAX) {
                assert!(expected.contains(&line), "{position}: {line:?}");
            }
        }
    }
}

#[test]
fn exact_scores_depend_neither_on_the_table_nor_on_the_slices() {
    let boards: Vec<Board> = positions(3, 11..=14).take(8).collect();
    let mut reference = Searcher::new(Table::new(14, 1).unwrap());
    let expected: Vec<_> = boards
        .iter()
        .map(|&board| scores(&mut reference, &black_to_move(board), Goal::Exact, None, u64::MAX)[0].1)
        .collect();
    let check = |replacement: Replacement, seed: u64| {
        let mut random = Random(seed);
        for bits in 1..=20 {
            let table = Table::with_replacement(bits, random.bits(), replacement).unwrap();
            let mut searcher = Searcher::new(table);
            for (&board, &exact) in boards.iter().zip(&expected).skip(bits as usize % 4).step_by(4) {
                let (position, slice_nodes) = (black_to_move(board), slice(&mut random));
                let found = scores(&mut searcher, &position, Goal::Exact, None, slice_nodes);
                assert_eq!(found[0].1, exact, "{position}, {bits} bits, slices of {slice_nodes} nodes");
                assert_eq!(searcher.report().stopped, Some(Stop::Solved));
            }
        }
    };
    check(Replacement::Always, 4);
    check(Replacement::Deeper, 5);
    check(Replacement::TwoTierDepth, 6);
    check(Replacement::TwoTierCost, 7);
}
