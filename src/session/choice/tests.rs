use super::*;
use crate::rules::Position;
use crate::session::{Engine, Level, LimitOptions, Request, Seed, TableBits, TableOptions, Variety};

/// 14 empty squares; g8 wins by 18, and most other moves lose.
const ENDGAME: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

fn engine() -> Engine {
    let table = TableOptions { table_bits: TableBits::new(14), ..TableOptions::default() };
    Engine::new(&table).unwrap()
}

/// To the end where that is near, otherwise some plies.
fn shallow() -> LimitOptions {
    LimitOptions { level: Level::new(8), ..LimitOptions::default() }
}

fn varied(engine: &mut Engine, position: Position, discs: u8, seed: u64) -> Line {
    let style = Style { variety: Some(Variety { discs, seed: Seed::Number(seed) }), ..Style::default() };
    let request = Request::search(position, &shallow()).in_style(&style).unwrap();
    let report = engine.run(&request);
    assert_eq!(report.lines.len(), 1);
    report.lines[0]
}

#[test]
fn varied_moves_are_at_most_so_many_discs_worse_and_the_same_for_the_same_seed() {
    let position = crate::rules::Game::parse("f5d6").unwrap().position();
    let mut moves = std::collections::HashSet::new();
    for seed in 0..30 {
        let best = engine().run(&Request::search(position, &shallow())).lines[0].score;
        let chosen = varied(&mut engine(), position, 3, seed);
        assert_eq!(varied(&mut engine(), position, 3, seed), chosen);
        assert!(chosen.score >= best - 3, "{chosen:?}, best {best}");
        assert_eq!(chosen.pv.moves()[0], chosen.best);
        moves.insert(chosen.best.to_string());
    }
    assert!(moves.len() > 1, "{moves:?}");
}

#[test]
fn a_proven_win_is_kept_however_many_discs_may_be_lost() {
    let position = ENDGAME.parse().unwrap();
    let mut engine = engine();
    for seed in 0..30 {
        let chosen = varied(&mut engine, position, 64, seed);
        assert!(chosen.exact && chosen.score > 0, "{chosen:?}");
    }
}

#[test]
fn without_a_seed_the_choice_differs_from_call_to_call() {
    let style = Style { variety: Some(Variety { discs: 0, seed: Seed::Random }), skill: Skill::new(1) };
    let seed = || Choice::of(&style).unwrap().and_then(|choice| choice.seed);
    assert_ne!(seed(), seed());
}

#[test]
fn the_best_move_needs_no_choice() {
    let none = Variety { discs: 0, seed: Seed::Number(1) };
    for style in [
        Style::default(),
        Style { skill: Some(Skill::MAX), variety: None },
        Style { skill: None, variety: Some(none) },
    ] {
        assert_eq!(Choice::of(&style).unwrap(), None);
    }
}

#[test]
fn proven_results_are_compared_by_their_outcome() {
    let engine = &mut engine();
    let line = |score, exact| Line { score, exact, ..varied(engine, Position::START, 1, 1) };
    let [won, lost, draw, unproven] = [(2, true), (-2, true), (0, true), (9, false)].map({
        let mut line = line;
        move |(score, exact)| line(score, exact)
    });
    let keeps = |kept: Line, lines: &[Line]| keeps_outcome(&kept, lines);
    assert!(keeps(won, &[won, unproven]) && !keeps(unproven, &[won, unproven]));
    assert!(!keeps(lost, &[draw, lost]) && keeps(unproven, &[draw, unproven]));
    assert!(keeps(lost, &[lost, unproven]) && keeps(unproven, &[unproven]));
}
