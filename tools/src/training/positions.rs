//! Draws training positions from game records.

use std::collections::HashSet;
use std::path::PathBuf;

use clap::Args;
use flipside::evaluation::DISC;
use flipside::rules::Board;
use flipside::types::{Square, Squares};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::files::games::{self, GameRecord};
use crate::files::position_file::{LabeledPosition, Writer};
use crate::files::test_files;
use crate::progress;

/// How many passes over all games are made for each number of empty squares when random plies vary the positions.
const PATIENCE: usize = 3;

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result` a line, .xz or plain.
    #[arg(required = true)]
    pub games: Vec<PathBuf>,
    /// Test files whose positions are left out: `board side …` a line, .xz or plain.
    #[arg(long, num_args = 1..)]
    pub exclude: Vec<PathBuf>,
    /// The file of positions to write.
    #[arg(long)]
    pub out: PathBuf,
    /// The fewest empty squares.
    #[arg(long, default_value_t = 1)]
    pub from: usize,
    /// The most empty squares.
    #[arg(long, default_value_t = 54)]
    pub to: usize,
    /// The number of positions to draw for each number of empty squares.
    #[arg(long, default_value_t = 300_000)]
    pub each: usize,
    /// Draw positions up to this many random plies off a game; they have no score yet.
    #[arg(long, default_value_t = 0)]
    pub random_plies: usize,
    /// Score the positions by the perfect result from 24 empty squares, from games whose record has it.
    #[arg(long, conflicts_with = "lambda")]
    pub perfect: bool,
    /// Score the positions by the TD(λ) target of the searches of self-play: 0 is the score of the search at the
    /// position, 1 the result of the game.
    #[arg(long, conflicts_with = "random_plies")]
    pub lambda: Option<f32>,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let games = games::read(&options.games)?;
    let excluded = test_files::boards(&options.exclude)?;
    println!("{} games, {} positions to leave out", games.len(), excluded.len());
    let mut out = Writer::create(&options.out)?;
    let mut draw = Draw { options, games, excluded, random: ChaCha8Rng::seed_from_u64(options.seed) };
    let from = if options.perfect { options.from.max(24) } else { options.from };
    let range = from..=options.to;
    let bar = progress::bar(range.clone().count() as u64, "drawing");
    let mut sampled = 0;
    for empties in range {
        sampled += draw.all_with(empties, &mut out)?;
        bar.inc(1);
    }
    bar.finish();
    println!("{sampled} positions");
    out.finish()
}

struct Draw<'a> {
    options: &'a Options,
    games: Vec<GameRecord>,
    excluded: HashSet<Board>,
    random: ChaCha8Rng,
}

impl Draw<'_> {
    /// Draws different positions with `empties` empty squares, going through the games in a random order.
    fn all_with(&mut self, empties: usize, out: &mut Writer) -> anyhow::Result<usize> {
        let mut seen = HashSet::new();
        let mut order: Vec<_> = (0..self.games.len()).collect();
        order.shuffle(&mut self.random);
        let rounds = if self.options.random_plies == 0 { 1 } else { PATIENCE };
        for game in std::iter::repeat_n(order, rounds).flatten() {
            if seen.len() == self.options.each {
                break;
            }
            let Some(position) = self.sampled_from(game, empties) else { continue };
            let canonical = position.board.canonical().0;
            if !self.excluded.contains(&canonical) && seen.insert(canonical) {
                out.write(position)?;
            }
        }
        Ok(seen.len())
    }

    fn sampled_from(&mut self, game: usize, empties: usize) -> Option<LabeledPosition> {
        let random_plies = self.random.random_range(0..=self.options.random_plies);
        let game = &self.games[game];
        let (mut board, is_black) = game.position(empties + random_plies)?;
        for _ in 0..random_plies {
            board = random_move(board, &mut self.random)?;
        }
        let result = match self.options.lambda {
            Some(lambda) => game.td_target(empties, lambda)?,
            None if self.options.perfect => self.perfect_result(game)? as f32,
            None => game.result as f32,
        };
        let score = DISC as f32 * if is_black { result } else { -result };
        Some(LabeledPosition { board, score: (random_plies == 0).then_some(score.round() as i16) })
    }

    /// The perfect result of a game, unless the position that it belongs to is excluded.
    fn perfect_result(&self, game: &GameRecord) -> Option<i32> {
        let (board, _) = game.position(24)?;
        game.perfect.filter(|_| !self.excluded.contains(&board.canonical().0))
    }
}

/// A random move, and the pass that may follow; `None` if the game is over then.
fn random_move(board: Board, random: &mut ChaCha8Rng) -> Option<Board> {
    let moves = board.moves();
    let chosen = random.random_range(0..moves.count() as usize);
    let next = board.play(Square::all(moves).nth(chosen)?);
    match (next.moves(), next.opponent_moves()) {
        (Squares::NONE, Squares::NONE) => None,
        (Squares::NONE, _) => Some(next.pass()),
        _ => Some(next),
    }
}
