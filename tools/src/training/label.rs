//! Labels positions with scores.
//!
//! With few empty squares a score is exact, from the engine's own solver. Before that it is the value of a search a few
//! plies deep with weights that were trained on labeled later positions: so labels are made backwards through the game,
//! each phase from the next.

mod lookahead;

use std::path::{Path, PathBuf};

use anyhow::{anyhow, ensure};
use clap::Args;
use flipside::evaluation::{DISC, Weights};
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use flipside::types::{Color, Selectivity};

use crate::files::position_file::{self, LabeledPosition, Writer};
use crate::{progress, setting};
use lookahead::Lookahead;

/// The base-two logarithm of the number of buckets of a table: small, because searches for labels are short.
const TABLE_BITS: u32 = 14;

#[derive(Args)]
pub struct Options {
    /// The file of positions to label.
    pub positions: PathBuf,
    /// The file of labeled positions; an interrupted run resumes where this file ends.
    #[arg(long)]
    pub out: PathBuf,
    /// Only positions with at least this many empty squares.
    #[arg(long, default_value_t = 0)]
    pub from: u32,
    /// Only positions with at most this many empty squares.
    #[arg(long, default_value_t = 60)]
    pub to: u32,
    /// Solve exactly at or below this many empty squares.
    #[arg(long, default_value_t = 12)]
    pub exact: u32,
    /// The weights to search with; without them only exact labels are given, and other positions are left out.
    #[arg(long)]
    pub weights: Option<PathBuf>,
    /// How many plies to search where not exact; every other position is searched one ply deeper, because odd depths
    /// favor one side and even depths the other.
    #[arg(long, default_value_t = 4)]
    pub depth: u8,
    /// Search selectively with this multi-ProbCut confidence in percent: scores are whole discs, but deeper for the
    /// same time. A depth as large as the number of empty squares searches to the end of the game.
    #[arg(long, requires = "weights")]
    pub selectivity: Option<u32>,
    /// The share of the score that a position already has in a searched label, 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    pub keep: f32,
    /// Label at most this many positions for each number of empty squares.
    #[arg(long)]
    pub each: Option<usize>,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    ensure!(
        options.out != options.positions,
        "--out: expected another file than the positions, found {}",
        options.out.display()
    );
    let mut positions = position_file::read(&options.positions)?;
    let mut taken = [0; 65];
    positions.retain(|position| {
        let empties = position.board.empty_count();
        let is_wanted =
            options.wants(empties) && options.each.is_none_or(|each| taken[empties as usize] < each);
        taken[empties as usize] += usize::from(is_wanted);
        is_wanted
    });
    let mut labeller = Labeller::new(options)?;
    let (mut out, done) = Writer::resume(&options.out)?;
    let bar = progress::bar(positions.len() as u64, "labeling");
    bar.inc(done.min(positions.len()) as u64);
    for (index, &position) in positions.iter().enumerate().skip(done) {
        out.write(labeller.label(position, index % 2 == 1))?;
        bar.inc(1);
    }
    bar.finish();
    out.finish()
}

impl Options {
    fn wants(&self, empties: u32) -> bool {
        let most = if self.weights.is_some() { self.to } else { self.to.min(self.exact) };
        (self.from..=most).contains(&empties)
    }
}

struct Labeller<'a> {
    options: &'a Options,
    solver: Searcher,
    judge: Option<Judge>,
}

/// The search that labels a position which is not solved.
enum Judge {
    /// A full-width search.
    Plain(Box<Weights>),
    /// The engine's own selective search.
    Selective(Box<Searcher>, Selectivity),
}

impl<'a> Labeller<'a> {
    fn new(options: &'a Options) -> anyhow::Result<Self> {
        let judge =
            options.weights.as_deref().map(|path| Judge::new(path, options.selectivity)).transpose()?;
        Ok(Self { options, solver: Searcher::new(Table::new(TABLE_BITS, 1)?), judge })
    }

    fn label(
        &mut self,
        LabeledPosition { board, score }: LabeledPosition,
        is_deeper: bool,
    ) -> LabeledPosition {
        let label = match &mut self.judge {
            Some(judge) if board.empty_count() > self.options.exact => {
                let value = judge.value(board, self.options.depth + u8::from(is_deeper));
                let keep = score.map_or(0.0, |_| self.options.keep);
                let kept = f32::from(score.unwrap_or_default());
                ((1.0 - keep) * value as f32 + keep * kept).round() as i16
            }
            _ => (searched(&mut self.solver, board, Goal::Exact, Limits::default()) * DISC) as i16,
        };
        LabeledPosition { board, score: Some(label) }
    }
}

impl Judge {
    fn new(path: &Path, percent: Option<u32>) -> anyhow::Result<Self> {
        let weights = setting::weights(Some(path))?;
        let Some(percent) = percent else { return Ok(Self::Plain(weights.into())) };
        let selectivity =
            Selectivity::from_percent(percent).map_err(|error| anyhow!("selectivity: {error}"))?;
        let searcher = Searcher::with_evaluation(Table::new(TABLE_BITS, 1)?, weights.into());
        Ok(Self::Selective(Box::new(searcher), selectivity))
    }

    /// The value of a board `depth` plies deep, in 1/128 of a disc.
    fn value(&mut self, board: Board, depth: u8) -> i32 {
        match self {
            Self::Plain(weights) => Lookahead::new(weights).value(board, u32::from(depth)),
            Self::Selective(searcher, selectivity) => {
                let (depth, selectivity) = (Some(depth), Some(*selectivity));
                DISC * searched(
                    searcher,
                    board,
                    Goal::Best,
                    Limits { depth, selectivity, ..Limits::default() },
                )
            }
        }
    }
}

/// The score in discs that a search finds.
fn searched(searcher: &mut Searcher, board: Board, goal: Goal, limits: Limits) -> i32 {
    let report = searcher.run(&Position { board, turn: Color::Black }, goal, limits);
    // Without a line the game is over.
    report.lines.first().map_or(board.final_score(), |line| line.score)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use flipside::rules::Game;
    use flipside::types::Move;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    /// A game of the first legal moves, without scores.
    fn positions() -> Vec<LabeledPosition> {
        let mut game = Game::new();
        let mut positions = Vec::new();
        while !game.is_over() {
            let next = game.legal_moves().next().map_or(Move::Pass, Move::Place);
            if next != Move::Pass {
                positions.push(LabeledPosition { board: game.position().board, score: None });
            }
            game.play(next).expect("a legal move");
        }
        positions
    }

    #[test]
    fn a_full_width_search_to_the_end_labels_as_exactly_as_the_solver() {
        let folder = std::env::temp_dir().join(format!("flipside-label-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let [unlabeled, solved, searched] =
            ["positions", "solved", "searched"].map(|name| folder.join(name).display().to_string());
        let mut out = Writer::create(Path::new(&unlabeled)).unwrap();
        for position in positions() {
            out.write(position).unwrap();
        }
        out.finish().unwrap();
        let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/eval.bin");
        let label = |out: &str, words: &[&str]| {
            let always = ["label", &unlabeled, "--out", out, "--from", "2", "--to", "9"];
            let words = always.iter().chain(words);
            run(&Line::try_parse_from(words).unwrap().options).unwrap();
            position_file::read(Path::new(out)).unwrap()
        };
        let solved = label(&solved, &[]);
        assert!(solved.len() > 4 && solved.iter().all(|position| position.score.is_some()));
        let selective = ["--weights", weights, "--exact", "1", "--selectivity", "100", "--depth", "60"];
        assert_eq!(label(&searched, &selective), solved);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
