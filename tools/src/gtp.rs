//! The Go Text Protocol, version 2, as Othello engines speak it: squares are named as in Othello, a pass is `pass`.
//!
//! See <https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>. With it two builds of the engine can
//! play each other, or any other engine.

pub mod client;

use std::io::{self, BufRead, Write};

use anyhow::bail;
use clap::Args;
use flipside::rules::Game;
use flipside::search::{Goal, Limits, Searcher};
use flipside::types::{Color, Move};

use crate::setting::{self, Setting};

const COMMANDS: [&str; 10] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "boardsize",
    "clear_board",
    "play",
    "genmove",
    "quit",
];

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    setting: Setting,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let searcher = options.setting.searcher()?;
    let limits = options.setting.limits(flipside::rules::Position::START);
    Server { searcher, limits, game: Game::new() }.serve(io::stdin().lock(), io::stdout().lock())
}

struct Server {
    searcher: Searcher,
    limits: Limits,
    game: Game,
}

impl Server {
    /// Answers one command after the other, until it is told to quit or there are no more.
    fn serve(&mut self, commands: impl BufRead, mut answers: impl Write) -> anyhow::Result<()> {
        for line in commands.lines() {
            let line = line?;
            let mut words: Vec<_> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
            let number = words.first().filter(|word| word.parse::<u32>().is_ok()).map_or("", |word| *word);
            if !number.is_empty() {
                words.remove(0);
            }
            let [command, arguments @ ..] = words.as_slice() else { continue };
            match self.answer(command, arguments) {
                Ok(answer) => write!(answers, "={number} {answer}\n\n")?,
                Err(error) => write!(answers, "?{number} {error:#}\n\n")?,
            }
            answers.flush()?;
            if *command == "quit" {
                break;
            }
        }
        Ok(())
    }

    fn answer(&mut self, command: &str, arguments: &[&str]) -> anyhow::Result<String> {
        match (command, arguments) {
            ("protocol_version", _) => Ok("2".into()),
            ("name", _) => Ok("Flipside".into()),
            ("version", _) => Ok(env!("CARGO_PKG_VERSION").into()),
            ("known_command", [name]) => Ok(COMMANDS.contains(name).to_string()),
            ("list_commands", _) => Ok(COMMANDS.join("\n")),
            ("boardsize", ["8"]) | ("quit", _) => Ok(String::new()),
            ("boardsize", [size]) => bail!("unacceptable size: {size} is not 8"),
            ("clear_board", _) => {
                self.game = Game::new();
                self.searcher.new_game();
                Ok(String::new())
            }
            ("play", [color, played]) => {
                // On a copy: a refused move must not leave the pass before it behind.
                let mut game = self.game_with(color)?;
                game.play(played.parse()?)?;
                self.game = game;
                Ok(String::new())
            }
            ("genmove", [color]) => {
                self.game = self.game_with(color)?;
                let chosen = self.choose();
                self.game.play(chosen)?;
                Ok(chosen.to_string())
            }
            _ => bail!("unknown command: {command} {}", arguments.join(" ")),
        }
    }

    /// The game with a color to move; the other side then passes.
    fn game_with(&self, color: &str) -> anyhow::Result<Game> {
        let color = match color.to_ascii_lowercase().as_str() {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => bail!("{color:?} is not a color"),
        };
        let mut game = self.game.clone();
        if game.position().turn != color {
            game.play(Move::Pass)?;
        }
        Ok(game)
    }

    fn choose(&mut self) -> Move {
        self.searcher.begin(&self.game.position(), Goal::Best, self.limits);
        while self.searcher.deepen(setting::SLICE_MS).stopped.is_none() {}
        self.searcher.report().lines.first().map_or(Move::Pass, |line| line.best)
    }
}

#[cfg(test)]
mod tests {
    use flipside::evaluation::Evaluation;
    use flipside::table::Table;

    use super::*;

    fn answers(commands: &str) -> String {
        let searcher = Searcher::with_evaluation(Table::new(10, 1).unwrap(), Evaluation::Classical);
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let mut answers = Vec::new();
        let mut server = Server { searcher, limits, game: Game::new() };
        server.serve(commands.as_bytes(), &mut answers).unwrap();
        String::from_utf8(answers).unwrap()
    }

    #[test]
    fn a_game_goes_on_with_moves_played_and_moves_asked_for() {
        let answers = answers("boardsize 8\nclear_board\n7 play B F5 # first\n8 genmove white\nquit\nname\n");
        let lines: Vec<_> = answers.split("\n\n").collect();
        assert_eq!(lines[..3], ["= ", "= ", "=7 "]);
        assert!(["=8 d6", "=8 f4", "=8 f6"].contains(&lines[3]), "{answers}");
        assert_eq!(lines[4..], ["= ", ""]);
    }

    #[test]
    fn what_cannot_be_done_is_refused_and_says_why() {
        let answers = answers("boardsize 10\nplay b a1\nplay green f5\ngenmove w\nfly\n");
        let lines: Vec<_> = answers.split("\n\n").collect();
        for (line, named) in lines.iter().zip(["10", "a1", "green", "pass", "fly"]) {
            assert!(line.starts_with('?') && line.contains(named), "{line} should name {named}");
        }
    }
}
