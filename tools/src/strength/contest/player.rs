//! The players of a match: this engine, with an opening book or without, or another program over GTP.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Parser;
use flipside::knowledge::book::Book;
use flipside::rules::Game;
use flipside::search::{Goal, Line, Searcher};
use flipside::types::{Color, Move, Score, Squares};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::allowance::Allowance;
use super::client::Client;
use crate::setting::Setting;

/// The prefix of the command of another program.
const PROGRAM: &str = "gtp:";

/// A player of a match.
pub enum Player {
    /// This build of the engine.
    Own(Box<OwnEngine>),
    /// Another program.
    Program(Client),
}

/// This build of the engine, how it is set, and its book.
pub struct OwnEngine {
    /// One, or several that consult.
    searchers: Vec<Searcher>,
    setting: Setting,
    book: Option<Book>,
    allowance: Allowance,
    /// The nodes left for the game.
    left: u64,
    games: u64,
    /// The nodes visited in all games.
    nodes: u64,
}

/// A setting, parsed like a command line.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct SettingLine {
    #[command(flatten)]
    setting: Setting,
    /// A packed book to play by.
    #[arg(long)]
    book_file: Option<PathBuf>,
    /// How many engines consult, as those of a pool do: each has the limits of one. They pass no results on.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    engines: u8,
    #[command(flatten)]
    allowance: Allowance,
}

/// The moves that are searched before one of the best is chosen at random.
const CHOICES: usize = 4;

impl Player {
    /// A player as a setting of this engine or the command of another describes it.
    pub fn new(words: &str) -> anyhow::Result<Self> {
        if let Some(command) = words.strip_prefix(PROGRAM) {
            return Client::start(command).map(Self::Program);
        }
        let line = SettingLine::try_parse_from(words.split_whitespace());
        let SettingLine { setting, book_file, engines, allowance } =
            line.with_context(|| format!("the setting {words:?}"))?;
        let found = if setting.is_unlimited() { "none" } else { "both" };
        ensure!(
            setting.is_unlimited() == allowance.of_game().is_some(),
            "the setting {words:?}: expected limits of a move or of a game, found {found}"
        );
        let book = book_file.as_deref().map(open).transpose()?;
        let searchers = (0..engines).map(|_| setting.searcher()).collect::<anyhow::Result<_>>()?;
        let engine = OwnEngine { searchers, setting, book, allowance, left: 0, games: 0, nodes: 0 };
        Ok(Self::Own(Box::new(engine)))
    }

    /// Begins a game after an opening.
    pub fn begin(&mut self, opening: &Game) -> anyhow::Result<()> {
        match self {
            Self::Own(engine) => engine.begin(),
            Self::Program(client) => {
                client.new_game()?;
                let mut game = Game::from_position(opening.start());
                for played in opening.history() {
                    client.play(game.position().turn, played)?;
                    game.play(played)?;
                }
            }
        }
        Ok(())
    }

    /// Chooses a move for the side to move; with `discs`, this engine plays any that loses so many at most.
    pub fn choose(
        &mut self,
        game: &Game,
        discs: Option<u32>,
        random: &mut ChaCha8Rng,
    ) -> anyhow::Result<Move> {
        match self {
            Self::Own(engine) => {
                let mut moves = engine.moves(game, if discs.is_some() { CHOICES } else { 1 });
                let best = moves.iter().map(|&(_, score)| score).max();
                let best = best.context("a search of a running game has a move")?;
                moves.retain(|&(_, score)| best.abs_diff(score) <= discs.unwrap_or(0));
                Ok(moves.choose(random).context("the best move is among them")?.0)
            }
            Self::Program(client) => client.choose(game.position().turn),
        }
    }

    /// How many nodes it has visited in a game, on average; 0 of another program.
    pub fn nodes_a_game(&self) -> u64 {
        match self {
            Self::Own(engine) => engine.nodes / engine.games.max(1),
            Self::Program(_) => 0,
        }
    }

    /// Notes a move of the opponent, or a forced pass of its own.
    pub fn watch(&mut self, color: Color, played: Move) -> anyhow::Result<()> {
        match self {
            Self::Own(..) => Ok(()),
            Self::Program(client) => client.play(color, played),
        }
    }
}

impl OwnEngine {
    fn begin(&mut self) {
        self.left = self.allowance.of_game().unwrap_or(0);
        self.games += 1;
        self.searchers.iter_mut().for_each(Searcher::new_game);
    }

    /// The moves that the book knows, or else the best ones that a search finds, with their scores.
    fn moves(&mut self, game: &Game, count: usize) -> Vec<(Move, Score)> {
        let position = game.position();
        let known = self.book.as_ref().map_or_else(Vec::new, |book| book.moves(position.board));
        if !known.is_empty() {
            return known.into_iter().map(|(square, score)| (Move::Place(square), score)).collect();
        }
        let goal = if count == 1 { Goal::Best } else { Goal::Every { count, among: Squares::ALL } };
        let limits = match self.allowance.of_game() {
            Some(_) => self.allowance.limits(self.left, position.board.empty_count()),
            None => self.setting.limits(position),
        };
        let mut moves: Vec<Line> = Vec::new();
        let mut most = 0;
        for (member, searcher) in (0..).zip(&mut self.searchers) {
            searcher.begin(&position, goal, limits);
            searcher.join_team(member);
            while searcher.deepen().stopped.is_none() {}
            let report = searcher.report();
            most = most.max(report.nodes);
            self.nodes += report.nodes;
            if moves.first().is_none_or(|best| is_better(&report.lines[0], best)) {
                moves.clone_from(&report.lines);
            }
        }
        self.left = self.left.saturating_sub(most);
        moves.iter().map(|line| (line.best, line.score)).collect()
    }
}

/// Whether one engine's best move is better than that of another, as in `js/dispatch/team.js`.
fn is_better(line: &Line, other: &Line) -> bool {
    let certainty = |line: &Line| (line.depth, line.selectivity);
    !other.exact && (line.exact || line.score > other.score && certainty(line) >= certainty(other))
}

fn open(path: &Path) -> anyhow::Result<Book> {
    let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    Book::parse(&bytes).with_context(|| format!("reading {}", path.display()))
}
