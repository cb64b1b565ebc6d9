use super::*;
use crate::rules::{Game, Position};
use crate::session::{
    Choice, Engine, LimitOptions as Options, Request, Seed, Style, TableBits, TableOptions, Variety,
};

#[test]
fn skills_are_declared_as_they_are_accepted() {
    crate::session::value::tests::assert_declared::<Skill>(0, 99);
}

fn engine() -> Engine {
    let table = TableOptions { table_bits: TableBits::new(12), ..TableOptions::default() };
    Engine::new(&table).unwrap()
}

fn skills() -> impl Iterator<Item = Skill> {
    (1..Skill::MAX.number().into()).filter_map(Skill::new)
}

fn style(skill: Skill, seed: u64) -> Style {
    Style { skill: Some(skill), variety: Some(Variety { discs: 0, seed: Seed::Number(seed) }) }
}

fn play(engine: &mut Engine, position: Position, style: &Style) -> Line {
    let request = Request::search(position, &Options::default()).in_style(style).unwrap();
    engine.run(&request).lines[0]
}

/// Every line that a skill sees.
fn seen(engine: &mut Engine, position: Position, skill: Skill) -> Vec<Line> {
    let choice = Choice { skill, discs: 0, seed: Some(0) };
    let request = Request::search(position, &Options::default());
    let limits = skill.limits(position.board.empty_count(), request.limits);
    engine.run(&Request { goal: choice.goal(), limits, ..request }).lines.clone()
}

/// Every third position, with two moves or more, of games of each skill against itself.
fn positions(skill: Skill) -> Vec<Position> {
    let mut engine = engine();
    let mut positions = Vec::new();
    for seed in 0..3 {
        let mut game = Game::new();
        while !game.is_over() {
            if game.legal_moves().count() > 1 && game.history().count().is_multiple_of(3) {
                positions.push(game.position());
            }
            game.play(play(&mut engine, game.position(), &style(skill, seed)).best).unwrap();
        }
    }
    positions
}

#[test]
fn from_the_second_skill_on_no_move_is_absurd() {
    for skill in skills().skip(1) {
        let profile = skill.profile().unwrap();
        let (mut engine, mut gifts) = (engine(), 0);
        for position in positions(skill) {
            let lines = seen(&mut engine, position, skill);
            let gives = |line: &Line| gives_corner(position.board, line.best);
            let opinion = |line: &Line| profile.opinion(position.board, line);
            gifts += lines.iter().filter(|line| gives(line)).count();
            for seed in 0..20 {
                let chosen = play(&mut engine, position, &style(skill, seed));
                assert!(chosen.score >= lines[0].score - profile.lapse.unwrap(), "{position}: {chosen:?}");
                let is_safer = |other: &&Line| !gives(other) && opinion(other) >= opinion(&chosen) - ALIKE;
                if gives(&chosen) && !chosen.exact {
                    assert_eq!(lines.iter().find(is_safer), None, "{position}: {chosen:?}");
                }
            }
        }
        assert!(gifts > 10, "{gifts}");
    }
}

#[test]
fn the_first_skill_turns_over_much_or_goes_to_the_side() {
    let (mut engine, first) = (engine(), Skill(1));
    for position in positions(first) {
        let flips = |square| position.board.flips(square).count();
        let most = Square::all(position.board.moves()).map(flips).max().unwrap();
        for seed in 0..20 {
            let chosen = play(&mut engine, position, &style(first, seed));
            let Move::Place(square) = chosen.best else { panic!("a pass") };
            let is_beside = (EDGES | CORNER_NEIGHBORS).has(square);
            assert!(chosen.exact || is_beside || 2 * flips(square) >= most, "{position}: {square}");
        }
    }
}

#[test]
fn a_skill_sees_no_further_than_it_looks_and_counts_the_end() {
    let mut engine = engine();
    for skill in skills() {
        let profile = skill.profile().unwrap();
        for position in positions(skill) {
            let empties = position.board.empty_count() as u8;
            let chosen = play(&mut engine, position, &style(skill, 1));
            let sight = if empties <= profile.counts { empties } else { profile.sight };
            assert_eq!((chosen.depth, chosen.exact), (sight, empties <= profile.sight.max(profile.counts)));
        }
    }
}

#[test]
fn the_same_seed_errs_in_the_same_way_and_others_otherwise() {
    let positions = positions(Skill(3));
    let moves = |skill: Skill, seed: Option<u64>| {
        let style = Style { variety: seed.and_then(|seed| style(skill, seed).variety), ..style(skill, 0) };
        let mut engine = engine();
        positions.iter().map(|&position| play(&mut engine, position, &style).best).collect::<Vec<_>>()
    };
    for skill in skills() {
        assert_eq!(moves(skill, Some(1)), moves(skill, Some(1)));
        assert_ne!(moves(skill, Some(1)), moves(skill, Some(2)), "skill {skill:?}");
        assert_eq!(moves(skill, None), moves(skill, None), "the engine's own seed");
    }
}

#[test]
fn the_limits_of_a_call_hold_for_every_skill() {
    let shallow = Options { depth: crate::session::Depth::new(1), ..Options::default() };
    for skill in skills() {
        let request = Request::search(Position::START, &shallow).in_style(&style(skill, 1)).unwrap();
        assert_eq!(request.limits.depth, Some(1));
    }
}

#[test]
fn the_last_skill_is_a_search_for_the_best_move() {
    let request = Request::search(Position::START, &Options::default());
    assert_eq!(request.in_style(&style(Skill::MAX, 1)), Ok(request));
    assert_eq!(Skill::new(1 + PROFILES.len() as u64), Some(Skill::MAX));
}

#[test]
fn the_numbers_of_errors_have_mean_0_and_the_stated_deviation() {
    let mut random = crate::types::SplitMix64(1);
    let numbers: Vec<_> = (0..10_000).map(|_| f64::from(normal(random.next()))).collect();
    let mean = numbers.iter().sum::<f64>() / 1e4;
    let deviation = (numbers.iter().map(|number| number * number).sum::<f64>() / 1e4).sqrt();
    assert!(mean.abs() < 8.0 && (deviation - 256.0).abs() < 8.0, "{mean} ± {deviation}");
}

#[test]
fn a_higher_skill_beats_one_two_below_it() {
    for [weaker, stronger] in [[1, 3], [2, 4], [3, 5]].map(|pair| pair.map(Skill)) {
        let mut engine = engine();
        let wins = (0..12).filter(|&seed| {
            let mut game = Game::new();
            while !game.is_over() {
                let is_stronger = (game.position().turn == crate::types::Color::Black) == (seed % 2 == 0);
                let skill = if is_stronger { stronger } else { weaker };
                game.play(play(&mut engine, game.position(), &style(skill, seed)).best).unwrap();
            }
            if seed % 2 == 0 { game.score() > 0 } else { game.score() < 0 }
        });
        assert!(wins.count() >= 8, "{stronger:?}");
    }
}
