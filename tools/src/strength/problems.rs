//! Makes problems: unquiet positions in which every move is scored, to measure the engine on.
//!
//! A problem lies one random move off a game, so its player has a blunder to punish; it is not decided; and the move
//! that leaves the opponent the fewest replies is not among the best. No weights choose it but in what is skipped at
//! first, so it favors none.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use flipside::types::{Color, Move, Score, Selectivity, Square, Squares};
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::files::games::{self, GameRecord};
use crate::files::{test_files, text};
use crate::progress;

/// The base-two logarithm of the number of buckets of the table.
const TABLE_BITS: u32 = 18;
/// The depth of the search that looks whether a position is worth scoring.
const FIRST_LOOK: u8 = 8;
/// The best score, in discs, is at most this far from a draw.
const UNDECIDED: Score = 20;
/// By how many discs the move that leaves the fewest replies is worse than the best, at least.
const TEMPTING: Score = 2;
/// The fewest moves of a problem.
const FEWEST_MOVES: u32 = 4;

#[derive(Args)]
pub struct Options {
    /// Game records that training never sees: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Test files whose positions are left out: `board side …` a line, .xz or plain.
    #[arg(long, num_args = 1..)]
    exclude: Vec<PathBuf>,
    /// The file of problems; an interrupted run resumes where this file ends.
    #[arg(long)]
    out: PathBuf,
    /// The number of empty squares.
    #[arg(long)]
    empties: u32,
    /// The number of problems.
    #[arg(long)]
    count: usize,
    /// Score moves by searches of so many plies; without it, to the end of the game.
    #[arg(long)]
    depth: Option<u8>,
    /// Search selectively with this multi-ProbCut confidence in percent.
    #[arg(long)]
    selectivity: Option<u32>,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut games = games::read(&options.games)?;
    let excluded = test_files::boards(&options.exclude)?;
    games.shuffle(&mut ChaCha8Rng::seed_from_u64(options.seed));
    let mut maker = Maker::new(options)?;
    let (found, last) = lines_of(&options.out)?;
    let file = OpenOptions::new().create(true).append(true).open(&options.out);
    let mut out = file.with_context(|| format!("opening {}", options.out.display()))?;
    if found == 0 {
        writeln!(out, "# {}", maker.how())?;
    }
    let bar = progress::bar(options.count as u64, "making problems");
    bar.inc(found as u64);
    for (number, game) in games.iter().enumerate().skip(last) {
        if bar.position() >= options.count as u64 {
            break;
        }
        // Each game has random numbers of its own, so that a resumed run goes on as one that was not interrupted.
        let mut random = ChaCha8Rng::seed_from_u64(options.seed);
        random.set_stream(1 + number as u64);
        let Some(position) = maker.sampled_from(game, &mut random) else { continue };
        if excluded.contains(&position.board.canonical().0) {
            continue;
        }
        if let Some(moves) = maker.scored(position) {
            writeln!(out, "{}", line(position, number + 1, &moves))?;
            bar.inc(1);
        }
    }
    bar.finish();
    Ok(())
}

/// How many problems a file has, and the number of the last one's game; zeros where there is no file.
fn lines_of(path: &Path) -> anyhow::Result<(usize, usize)> {
    if !path.try_exists()? {
        return Ok((0, 0));
    }
    let (mut count, mut last) = (0, 0);
    for line in text::lines(path)? {
        let line = line?;
        if !line.starts_with('#') {
            let number = line.split(' ').nth(2).and_then(|word| word.parse().ok());
            last = number.ok_or_else(|| anyhow!("{line:?}: expected a number as the third word"))?;
            count += 1;
        }
    }
    Ok((count, last))
}

struct Maker<'a> {
    options: &'a Options,
    limits: Limits,
    searcher: Searcher,
}

impl<'a> Maker<'a> {
    fn new(options: &'a Options) -> anyhow::Result<Self> {
        let selectivity = options.selectivity.map(Selectivity::from_percent).transpose();
        let selectivity = selectivity.map_err(|error| anyhow!("selectivity: {error}"))?;
        let limits = Limits { depth: options.depth, selectivity, ..Limits::default() };
        Ok(Self { options, limits, searcher: Searcher::new(Table::new(TABLE_BITS, 1)?) })
    }

    /// How the moves are scored, in words.
    fn how(&self) -> String {
        let mut how = match self.options.depth {
            Some(depth) => format!("every move scored by a search of {depth} plies"),
            None => "every move scored to the end of the game".to_owned(),
        };
        match self.options.selectivity {
            Some(percent) => write!(how, ", multi-ProbCut at {percent} %"),
            None => write!(how, ", full width"),
        }
        .expect("writing to a text never fails");
        how
    }

    /// The position after a move that was not played.
    fn sampled_from(&self, game: &GameRecord, random: &mut impl RngCore) -> Option<Position> {
        let empties = self.options.empties as usize;
        let (board, is_black) = game.position(empties + 1)?;
        let played = *game.moves.get(59 - empties)?;
        let other = Square::all(board.moves()).filter(|square| *square != played).choose(random)?;
        let board = board.play(other);
        let turn = if is_black { Color::White } else { Color::Black };
        (board.moves().count() >= FEWEST_MOVES).then_some(Position { board, turn })
    }

    /// All moves with their scores, the best first; `None` when the position is decided, or no move is tempting.
    fn scored(&mut self, position: Position) -> Option<Vec<(Move, Score)>> {
        self.searcher.new_game();
        let look = Limits { depth: Some(FIRST_LOOK), ..Limits::default() };
        let first = self.searcher.run(&position, Goal::Best, look);
        let first = first.lines.first().filter(|line| line.score.abs() <= UNDECIDED)?;
        if fewest_replies(position.board).any(|square| Move::Place(square) == first.best) {
            return None;
        }
        let goal = Goal::Every { count: 64, among: Squares::ALL };
        let report = self.searcher.run(&position, goal, self.limits);
        let mut moves: Vec<_> = report.lines.iter().map(|line| (line.best, line.score)).collect();
        moves.sort_by_key(|(played, score)| (-score, played.to_string()));
        let best = moves.first().filter(|(_, score)| score.abs() <= UNDECIDED)?.1;
        let score_of = |square| moves.iter().find(|(played, _)| *played == Move::Place(square));
        let is_tempting = fewest_replies(position.board)
            .all(|square| score_of(square).is_some_and(|(_, score)| best - score >= TEMPTING));
        is_tempting.then_some(moves)
    }
}

/// The moves that leave the opponent the fewest replies.
fn fewest_replies(board: Board) -> impl Iterator<Item = Square> {
    let replies = move |square: Square| board.play(square).moves().count();
    let fewest = Square::all(board.moves()).map(replies).min();
    Square::all(board.moves()).filter(move |square| Some(replies(*square)) == fewest)
}

/// A problem as a line of a test file.
fn line(position: Position, number: usize, moves: &[(Move, Score)]) -> String {
    let list: Vec<_> = moves.iter().map(|(played, score)| format!("{played}:{score:+}")).collect();
    let (empties, best) = (position.board.empty_count(), moves[0].1);
    format!("{position} {number} {empties} {best:+} {}", list.join(","))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    #[test]
    fn a_resumed_run_makes_the_same_problems_and_they_are_what_they_should_be() {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/selfplay.txt.xz");
        let folder = std::env::temp_dir().join(format!("flipside-problems-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let some: Vec<_> = text::lines(games.as_ref()).unwrap().take(200).map(Result::unwrap).collect();
        std::fs::write(folder.join("games"), some.join("\n")).unwrap();
        let [games, whole, parts] =
            ["games", "whole", "parts"].map(|name| folder.join(name).display().to_string());
        let make = |out: &str, count: &str| {
            let words = ["problems", &games, "--out", out, "--empties", "9", "--count", count];
            run(&Line::try_parse_from(words).unwrap().options).unwrap();
            std::fs::read_to_string(out).unwrap()
        };
        let text = make(&whole, "3");
        make(&parts, "1");
        assert_eq!(make(&parts, "3"), text);
        let problems = test_files::problems(whole.as_ref()).unwrap();
        assert_eq!(problems.len(), 3);
        for problem in problems {
            let board = problem.position.board;
            assert_eq!((board.empty_count(), problem.moves[0].1), (9, problem.score));
            assert_eq!(problem.moves.len(), board.moves().count() as usize);
            let mut solver = Searcher::new(Table::new(12, 1).unwrap());
            let report = solver.run(&problem.position, Goal::Exact, Limits::default());
            assert_eq!(report.lines[0].score, problem.score);
            for square in fewest_replies(board) {
                let found = problem.moves.iter().find(|(played, _)| *played == Move::Place(square));
                assert!(problem.score - found.unwrap().1 >= TEMPTING);
            }
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
