//! A client of the Go Text Protocol, version 2, as Othello engines speak it: squares have their Othello names, and a
//! pass is `pass` (<https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, bail};
use flipside::types::{Color, Move};

/// Another program, which answers the protocol's commands.
pub struct Client {
    name: String,
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Client {
    /// Starts the program that a command line names.
    pub fn start(command: &str) -> anyhow::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("gtp: expected a command, found nothing")?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {program:?}"))?;
        let commands = process.stdin.take().context("no way to write to the program")?;
        let answers = BufReader::new(process.stdout.take().context("no way to read from the program")?);
        Ok(Self { name: command.to_owned(), process, commands, answers })
    }

    /// Begins a game from the usual start.
    pub fn new_game(&mut self) -> anyhow::Result<()> {
        self.ask("clear_board").map(drop)
    }

    /// Sends a move that a side has played.
    pub fn play(&mut self, color: Color, played: Move) -> anyhow::Result<()> {
        self.ask(&format!("play {color} {played}")).map(drop)
    }

    /// Asks the program for a move, which it plays on its own board.
    pub fn choose(&mut self, color: Color) -> anyhow::Result<Move> {
        let answer = self.ask(&format!("genmove {color}"))?;
        answer.parse().with_context(|| format!("{} plays {answer:?}", self.name))
    }

    fn ask(&mut self, command: &str) -> anyhow::Result<String> {
        let name = &self.name;
        writeln!(self.commands, "{command}").with_context(|| format!("{name}: {command}"))?;
        let mut answer = String::new();
        // An answer ends in an empty line.
        while !answer.trim_start().contains("\n\n") {
            let read = self.answers.read_line(&mut answer).with_context(|| format!("{name}: {command}"))?;
            if read == 0 {
                bail!("{name} ended at {command:?}");
            }
            answer = answer.replace('\r', "");
        }
        match answer.trim().strip_prefix('=') {
            Some(rest) => Ok(rest.trim().to_owned()),
            None => bail!("{name} answers {:?} to {command:?}", answer.trim()),
        }
    }
}

impl Drop for Client {
    /// Ends the program.
    fn drop(&mut self) {
        // An error means that the program has ended already.
        let _ = writeln!(self.commands, "quit");
        let _ = self.process.wait();
    }
}
