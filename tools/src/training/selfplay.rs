//! Self-play: games of the engine against itself from many openings, recorded with the scores of its searches.
//!
//! A game is a line of text: the moves, the result in discs for black, and in brackets the scores that the searches
//! found, also in discs for black, one for each disc placed after the opening. Every game depends on the seed and its
//! number alone, so an interrupted run resumes as if nothing had happened.

mod opening;

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use flipside::rules::Game;
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;
use flipside::types::{Color, Move, Selectivity};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{progress, setting};
use opening::Openings;

/// The base-two logarithm of the number of buckets of the table: small, because it is cleared before every game.
const TABLE_BITS: u32 = 14;

#[derive(Args)]
pub struct Options {
    /// Files with a transcript at the beginning of each line, .xz or plain: openings, or games to branch from.
    /// Without any, every game begins with random moves.
    openings: Vec<PathBuf>,
    /// The file of games; an interrupted run resumes where this file ends.
    #[arg(long)]
    out: PathBuf,
    /// The number of games to play.
    #[arg(long)]
    games: usize,
    /// The fewest plies to take from a transcript, or to play at random.
    #[arg(long, default_value_t = 8)]
    from: usize,
    /// The most plies to take from a transcript, or to play at random.
    #[arg(long, default_value_t = 8)]
    to: usize,
    /// The most random plies after those of a transcript.
    #[arg(long, default_value_t = 0)]
    random_plies: usize,
    /// The search depth in plies.
    #[arg(long, default_value_t = 8)]
    depth: u8,
    /// Solve exactly at or below this many empty squares.
    #[arg(long, default_value_t = 16)]
    exact: u32,
    /// The file of weights; without it those that come with the engine.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let openings = Openings::read(&options.openings, options.from..=options.to, options.random_plies)?;
    let weights = setting::weights(options.weights.as_deref())?;
    let mut searcher = Searcher::with_evaluation(Table::new(TABLE_BITS, 1)?, weights.into());
    let (mut out, done) = resume(&options.out)?;
    let bar = progress::bar(options.games as u64, "playing");
    bar.inc(done.min(options.games) as u64);
    for number in done..options.games {
        let mut random = ChaCha8Rng::seed_from_u64(options.seed);
        random.set_stream(number as u64);
        let line = play(&mut searcher, openings.draw(&mut random), options);
        writeln!(out, "{line}").with_context(|| format!("writing {}", options.out.display()))?;
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

/// Opens a file to append to it, cut back to whole lines, and returns their number.
fn resume(path: &Path) -> anyhow::Result<(File, usize)> {
    let name = path.display();
    let file = OpenOptions::new().create(true).read(true).write(true).truncate(false).open(path);
    let mut file = file.with_context(|| format!("opening {name}"))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).with_context(|| format!("reading {name}"))?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::Start(whole as u64))?;
    Ok((file, bytes[..whole].iter().filter(|&&byte| byte == b'\n').count()))
}

/// Plays a game to its end and returns its line.
fn play(searcher: &mut Searcher, mut game: Game, options: &Options) -> String {
    searcher.new_game();
    let mut scores = Vec::new();
    while !game.is_over() {
        let played = if game.must_pass() {
            Move::Pass
        } else {
            let (best, score) = search(searcher, &game, options);
            scores.push(score);
            best
        };
        game.play(played).expect("a search returns a legal move");
    }
    let mut line = format!("{} {:+} [", game.transcript(), game.score());
    for (index, score) in scores.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        write!(line, "{comma}{score:+}").expect("writing to a text never fails");
    }
    line + "]"
}

/// The best move and the score for black.
fn search(searcher: &mut Searcher, game: &Game, options: &Options) -> (Move, i32) {
    let position = game.position();
    let limits = if position.board.empty_count() <= options.exact {
        Limits::default()
    } else {
        Limits { depth: Some(options.depth), selectivity: Some(Selectivity::LOOSEST), ..Limits::default() }
    };
    let report = searcher.run(&position, Goal::Best, limits);
    let line = report.lines.first().expect("a search of a running game has a move");
    (line.best, if position.turn == Color::Black { line.score } else { -line.score })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::games;

    #[test]
    fn an_interrupted_run_goes_on_to_the_same_games_with_a_score_for_every_move() {
        let folder = std::env::temp_dir().join(format!("flipside-selfplay-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let options = |name: &str, games| Options {
            openings: Vec::new(),
            out: folder.join(name),
            games,
            from: 20,
            to: 40,
            random_plies: 0,
            depth: 2,
            exact: 8,
            weights: None,
            seed: 5,
        };
        run(&options("whole", 4)).unwrap();
        run(&options("resumed", 2)).unwrap();
        let mut cut = OpenOptions::new().append(true).open(folder.join("resumed")).unwrap();
        write!(cut, "f5d6").unwrap();
        run(&options("resumed", 4)).unwrap();
        let [whole, resumed] = ["whole", "resumed"].map(|name| std::fs::read(folder.join(name)).unwrap());
        assert_eq!(whole, resumed);
        let played = games::read(&[folder.join("whole")]).unwrap();
        assert_eq!(played.len(), 4);
        for game in played {
            assert!((20..=40).contains(&(game.moves.len() - game.scores.len())));
            assert_eq!(*game.scores.last().unwrap(), game.result);
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
