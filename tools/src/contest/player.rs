//! The players of a match: this engine, or another program over GTP.

use anyhow::{Context, ensure};
use clap::Parser;
use flipside::rules::Game;
use flipside::search::{Goal, Searcher};
use flipside::types::{Color, Move};

use super::client::Client;
use crate::setting::Setting;

/// The prefix of the command of another program.
const PROGRAM: &str = "gtp:";

/// A player of a match.
pub enum Player {
    /// This build of the engine, and how it is set.
    Engine(Box<Searcher>, Setting),
    /// Another program.
    Program(Client),
}

/// A setting, parsed like a command line.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct SettingLine {
    #[command(flatten)]
    setting: Setting,
}

impl Player {
    /// A player as a setting of this engine or the command of another describes it.
    pub fn new(words: &str) -> anyhow::Result<Self> {
        if let Some(command) = words.strip_prefix(PROGRAM) {
            return Client::start(command).map(Self::Program);
        }
        let setting = SettingLine::try_parse_from(words.split_whitespace())
            .with_context(|| format!("the setting {words:?}"))?
            .setting;
        ensure!(!setting.is_unlimited(), "the setting {words:?}: expected at least one limit, found none");
        Ok(Self::Engine(Box::new(setting.searcher()?), setting))
    }

    /// Begins a game after an opening.
    pub fn begin(&mut self, opening: &Game) -> anyhow::Result<()> {
        match self {
            Self::Engine(searcher, _) => searcher.new_game(),
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

    /// Chooses a move for the side to move.
    pub fn choose(&mut self, game: &Game) -> anyhow::Result<Move> {
        match self {
            Self::Engine(searcher, setting) => {
                let position = game.position();
                let report = searcher.run(&position, Goal::Best, setting.limits(position));
                Ok(report.lines.first().context("a search of a running game has a move")?.best)
            }
            Self::Program(client) => client.choose(game.position().turn),
        }
    }

    /// Notes a move of the opponent, or a forced pass of its own.
    pub fn watch(&mut self, color: Color, played: Move) -> anyhow::Result<()> {
        match self {
            Self::Engine(..) => Ok(()),
            Self::Program(client) => client.play(color, played),
        }
    }
}
