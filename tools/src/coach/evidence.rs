//! Measures which facts tell mistakes from better moves, and writes the evidence by which the coach speaks.
//!
//! A pair is a mistake and the better move. With its lines swapped it is what a coach must not explain: a fact that is
//! found as often there says nothing. Games are divided: four fifths are fitted, one fifth is held out.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use flipside::rules::Phase;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::facts::{DIRECTIONS, Facts, HORIZON, NAMES, Played};
use super::fit;
use super::pairs::{self, Pair};
use crate::files::atomic;

/// One game in so many is held out.
const HELD_OUT: usize = 5;
/// Weights are whole thousandths of the natural logarithm of odds.
const UNIT: f64 = 1000.0;
/// A reason of a kind and size is found with the mistake at least so many times as often as with the better move.
const TELLING: f64 = 4.0;
/// A difference that is told changes the odds by at least e to the power of so many thousandths: what says less
/// explains nothing.
const LEAST_TOLD: f64 = 150.0;
/// Lines of so many plies are long.
const LONG: usize = 13;
/// The facts of one pair in so many are written down.
const SAMPLED: usize = 400;
/// The weight of the pull towards zero, as that of so many pairs.
const RIDGE: f64 = 60.0;

/// How the coach speaks in a phase of the game.
struct Speech {
    phase: Phase,
    /// How much more often than in exchanged pairs it is to speak.
    ratio: f64,
    /// The least evidence at which it may speak, in thousandths: what is little better than chance is not said, however
    /// seldom it is wrong by what else is said.
    floor: i32,
}

const SPEECHES: [Speech; 3] = [
    Speech { phase: Phase::Opening, ratio: 5.0, floor: 700 },
    Speech { phase: Phase::Midgame, ratio: 5.0, floor: 700 },
    Speech { phase: Phase::Endgame, ratio: 6.0, floor: 450 },
];

#[derive(Args)]
pub struct Options {
    /// Files that `coach mistakes` wrote.
    #[arg(required = true)]
    pairs: Vec<PathBuf>,
    /// The module to write for the package.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The facts of some pairs, to compare those of the package with.
    #[arg(long)]
    samples: Option<PathBuf>,
    /// The pairs that are held out, to measure the coach of the package with.
    #[arg(long)]
    held_out: Option<PathBuf>,
    /// The seed of the horizons that are drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A pair with its two lines played out.
struct Case<'a> {
    pair: &'a Pair,
    played: Played,
    best: Played,
}

/// What is known of a pair when its lines are cut off somewhere.
struct Sample {
    /// The facts of the move played less those of the best one.
    differences: Vec<f64>,
    /// Whether the lines are short, and do not lead to the end of the game.
    is_short: bool,
}

impl Case<'_> {
    /// The facts looked at after at most `horizon` plies of both lines.
    fn sample(&self, horizon: usize) -> Sample {
        let lines = [&self.played, &self.best];
        let shorter = horizon.min(self.played.plies).min(self.best.plies);
        let [played, best]: [Facts; 2] = lines.map(|line| line.facts(shorter, horizon));
        Sample {
            differences: played.iter().zip(best).map(|(played, best)| played - best).collect(),
            is_short: shorter < LONG && !lines.iter().all(|line| line.is_ended(horizon)),
        }
    }
}

/// What the coach speaks by in a phase.
struct Evidence {
    /// In thousandths, one for each fact.
    weights: Vec<i32>,
    /// The least evidence at which it speaks, in thousandths.
    least: i32,
    /// The least evidence for short lines, which tell less.
    least_short: i32,
    /// The least difference of each fact, in its favor, that is told as a reason; none where no size tells.
    sizes: Vec<Option<f64>>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let pairs = pairs::read(&options.pairs)?;
    let cases: Vec<_> = pairs.iter().map(Case::new).collect();
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let mut report = String::new();
    let mut fitted = Vec::new();
    for speech in &SPEECHES {
        let phase = |case: &Case| Phase::of(case.pair.position.board.empty_count());
        let all: Vec<_> = cases.iter().filter(|case| phase(case) == speech.phase).collect();
        let (held_out, known): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|case| case.pair.game.is_multiple_of(HELD_OUT));
        let evidence = Evidence::fit(&known, speech, &mut random);
        write!(report, "{}", evidence.report(speech.phase, &known, &held_out)?)?;
        fitted.push(evidence);
    }
    println!("{report}");
    if let Some(path) = &options.out {
        atomic::write(path, module(&fitted)?.as_bytes())?;
    }
    if let Some(path) = &options.samples {
        atomic::write(path, samples(&cases)?.as_bytes())?;
    }
    if let Some(path) = &options.held_out {
        let held_out = pairs.iter().filter(|pair| pair.game.is_multiple_of(HELD_OUT));
        let lines: String = held_out.map(|pair| format!("{}\n", pair.text)).collect();
        atomic::write(path, lines.as_bytes())?;
    }
    Ok(())
}

impl<'a> Case<'a> {
    fn new(pair: &'a Pair) -> Self {
        let [played, best] = [&pair.played, &pair.best].map(|line| Played::new(&pair.position, &line.moves));
        Self { pair, played, best }
    }
}

impl Evidence {
    fn fit(known: &[&Case], speech: &Speech, random: &mut ChaCha8Rng) -> Self {
        // Lines of a short search are short, most of them 8 to 12 plies: so each pair is looked at whole, cut off
        // there, and cut off somewhere.
        let samples: Vec<_> = known
            .iter()
            .flat_map(|case| {
                let cuts = [HORIZON, random.random_range(7..=12), random.random_range(4..=HORIZON)];
                cuts.map(|cut| case.sample(cut))
            })
            .collect();
        let differences: Vec<_> = samples.iter().map(|sample| &sample.differences[..]).collect();
        let weights: Vec<_> =
            fit::weights(&differences, RIDGE).iter().map(|weight| (weight * UNIT).round() as i32).collect();
        let mut evidence = Self { weights, least: 0, least_short: 0, sizes: vec![None; NAMES.len()] };
        let (short, long): (Vec<_>, Vec<_>) = samples.iter().partition(|sample| sample.is_short);
        evidence.least = evidence.threshold(&long, speech.ratio).max(speech.floor);
        evidence.least_short = evidence.threshold(&short, TELLING).max(speech.floor);
        evidence.sizes = (0..NAMES.len()).map(|fact| evidence.size(fact, &samples)).collect();
        evidence
    }

    /// Whether the coach speaks of a pair; with the lines exchanged where `sign` is -1.
    fn speaks(&self, sample: &Sample, sign: f64) -> bool {
        let least = if sample.is_short { self.least_short } else { self.least };
        sign * self.sum(&sample.differences) >= f64::from(least)
    }

    fn sum(&self, differences: &[f64]) -> f64 {
        self.weights.iter().zip(differences).map(|(&weight, difference)| f64::from(weight) * difference).sum()
    }

    /// The least evidence at and above which pairs are so many times as frequent as exchanged ones.
    fn threshold(&self, samples: &[&Sample], ratio: f64) -> i32 {
        let sums: Vec<_> = samples.iter().map(|sample| self.sum(&sample.differences)).collect();
        let is_enough = |least: f64| {
            let found = sums.iter().filter(|&&sum| sum >= least).count();
            let exchanged = sums.iter().filter(|&&sum| -sum >= least).count();
            found as f64 >= ratio * exchanged as f64
        };
        (0..10_000).step_by(10).find(|&least| is_enough(f64::from(least))).unwrap_or(i32::MAX)
    }

    /// The least difference of a fact that is told: it says enough, and where the coach speaks, and the fact speaks for
    /// it by at least so much, pairs are enough times as frequent as exchanged ones.
    fn size(&self, fact: usize, samples: &[Sample]) -> Option<f64> {
        let weight = self.weights[fact];
        let sizes: &[f64] = if NAMES[fact].starts_with("mobility") {
            &[1.0, 1.5, 2.0, 3.0]
        } else {
            &[1.0, 2.0, 3.0, 4.0, 6.0, 8.0]
        };
        sizes.iter().copied().find(|&size| {
            let speaks = |sample: &Sample, sign: f64| {
                self.speaks(sample, sign)
                    && sign * sample.differences[fact] * f64::from(weight.signum()) >= size
            };
            let found = samples.iter().filter(|sample| speaks(sample, 1.0)).count();
            let exchanged = samples.iter().filter(|sample| speaks(sample, -1.0)).count();
            weight.signum() == DIRECTIONS[fact]
                && size * f64::from(weight.abs()) >= LEAST_TOLD
                && found >= 40
                && found as f64 >= TELLING * exchanged as f64
        })
    }

    /// The tables of a phase for `docs/notes/coach.md`.
    fn report(&self, phase: Phase, known: &[&Case], held_out: &[&Case]) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        let empties: Vec<_> = (0..=60).filter(|&empties| Phase::of(empties) == phase).collect();
        let (least, most) = (empties[0], empties[empties.len() - 1]);
        writeln!(
            text,
            "### {}: {least} to {most} empty squares, {} pairs, {} held out\n",
            phase.name(),
            known.len(),
            held_out.len()
        )?;
        writeln!(
            text,
            "| lines of | speaks of | as often as exchanged | of those with 8 discs lost or more |\n| --- | ---: | ---: | ---: |"
        )?;
        for horizon in [6, 8, 10, 12, 16, HORIZON] {
            let spoken = |large: bool| {
                let chosen: Vec<_> = held_out
                    .iter()
                    .filter(|case| !large || case.pair.best.score - case.pair.played.score >= 8)
                    .map(|case| case.sample(horizon))
                    .collect();
                let found = chosen.iter().filter(|sample| self.speaks(sample, 1.0)).count();
                let exchanged = chosen.iter().filter(|sample| self.speaks(sample, -1.0)).count();
                (100.0 * found as f64 / chosen.len().max(1) as f64, found as f64 / exchanged.max(1) as f64)
            };
            let ((share, ratio), (large, _)) = (spoken(false), spoken(true));
            writeln!(text, "| {horizon} plies | {share:.0} % | {ratio:.1} | {large:.0} % |")?;
        }
        writeln!(
            text,
            "\n| evidence | pairs held out, either order | the mistake, predicted | found |\n| --- | ---: | ---: | ---: |"
        )?;
        let sums: Vec<_> =
            held_out.iter().map(|case| self.sum(&case.sample(HORIZON).differences) / UNIT).collect();
        for (from, to) in [(0.0, 0.5), (0.5, 1.0), (1.0, 2.0), (2.0, 3.0), (3.0, 5.0), (5.0, f64::INFINITY)] {
            let within: Vec<_> = sums.iter().filter(|sum| (from..to).contains(&sum.abs())).collect();
            let right = within.iter().filter(|sum| ***sum > 0.0).count();
            let predicted: f64 = within.iter().map(|sum| 1.0 / (1.0 + (-sum.abs()).exp())).sum();
            let count = within.len().max(1) as f64;
            writeln!(
                text,
                "| {from} to {to} | {} | {:.0} % | {:.0} % |",
                within.len(),
                100.0 * predicted / count,
                100.0 * right as f64 / count
            )?;
        }
        writeln!(
            text,
            "\n| fact | weight | with the mistake | exchanged | told from |\n| --- | ---: | ---: | ---: | ---: |"
        )?;
        for (fact, name) in NAMES.iter().enumerate() {
            let weight = self.weights[fact];
            let unit = self.sizes[fact].unwrap_or(1.0);
            let worse = |sign: f64| {
                let found = known.iter().filter(|case| {
                    sign * f64::from(weight.signum()) * case.sample(HORIZON).differences[fact] >= unit
                });
                1000 * found.count() / known.len().max(1)
            };
            let told = self.sizes[fact].map_or("never".into(), |size| size.to_string());
            writeln!(text, "| {name} | {weight} | {} ‰ | {} ‰ | {told} |", worse(1.0), worse(-1.0))?;
        }
        writeln!(text)?;
        Ok(text)
    }
}

/// The evidence as a module of the package.
fn module(fitted: &[Evidence]) -> Result<String, std::fmt::Error> {
    let mut text = String::from(
        "// What facts say of a mistake. Written by `flipside-tools coach evidence --out js/coach/facts/evidence.js data/mistakes/*.xz`, which fits it to\n\
         // mistakes of people: `docs/notes/coach.md` says how, and what came of it.\n\n\
         /** The facts in the order of the weights, `@` and the ply behind each. */\n",
    );
    let names: Vec<_> = NAMES.iter().map(|name| format!("  \"{name}\",\n")).collect();
    writeln!(text, "export const FACTS = Object.freeze([\n{}]);\n", names.concat())?;
    text.push_str(
        "/**\n * For each phase: the weights, in thousandths of the logarithm of odds; the least sum of weights times differences at which\n \
         * something is said, of lines to the end of the game or of 13 plies and more, and of short ones; and the least\n \
         * difference of each fact that is told as a reason, 0 where none is.\n */\n\
         export const EVIDENCE = Object.freeze({\n",
    );
    for (Speech { phase, .. }, Evidence { weights, least, least_short, sizes }) in SPEECHES.iter().zip(fitted)
    {
        let sizes: Vec<_> = sizes.iter().map(|size| size.unwrap_or(0.0)).collect();
        writeln!(
            text,
            "  {}: {{ least: {least}, leastShort: {least_short}, weights: {weights:?}, sizes: {sizes:?} }},",
            phase.name()
        )?;
    }
    text.push_str("});\n");
    Ok(text.replace(".0", ""))
}

/// The facts of some pairs: `board side line line cut facts facts`, looked at where the lines are cut off.
fn samples(cases: &[Case]) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    for (index, case) in cases.iter().step_by(SAMPLED).enumerate() {
        let name = |next: &flipside::types::Move| match next {
            flipside::types::Move::Pass => "ps".to_owned(),
            flipside::types::Move::Place(square) => square.to_string(),
        };
        let line = |line: &pairs::Line| line.moves.iter().map(name).collect::<String>();
        let cut = 4 + index % 17;
        let shorter = cut.min(case.played.plies).min(case.best.plies);
        let facts = |played: &Played| {
            let rounded = |fact: &f64| ((fact * 10_000.0).round() / 10_000.0).to_string();
            played.facts(shorter, cut).iter().map(rounded).collect::<Vec<_>>().join(",")
        };
        let Pair { position, played, best, .. } = case.pair;
        let (one, other) = (facts(&case.played), facts(&case.best));
        writeln!(text, "{position} {} {} {cut} {one} {other}", line(played), line(best))?;
    }
    Ok(text)
}
