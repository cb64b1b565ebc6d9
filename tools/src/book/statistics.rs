//! Counts how real games went on from the positions of a packed book.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use flipside::knowledge::book::Book;
use flipside::knowledge::{Statistics, Tally};

use crate::files::games;

#[derive(Args)]
pub struct Options {
    /// Game records: `transcript result [perfect result] [year]` a line, .xz or plain.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The packed book.
    #[arg(long)]
    book: PathBuf,
    /// The packed statistics to write.
    #[arg(long)]
    out: PathBuf,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let book = std::fs::read(&options.book).with_context(|| format!("reading {}", options.book.display()))?;
    let book = Book::parse(&book)?;
    let mut tally = Tally::new(&book);
    let games = games::read(&options.games)?;
    for game in &games {
        tally.add(&book, &game.moves, game.result);
        if let Some(year) = game.year {
            tally.add_year(year);
        }
    }
    let bytes = Statistics::pack(&book, &tally);
    let statistics = Statistics::parse(&bytes, &book)?;
    std::fs::write(&options.out, &bytes).with_context(|| format!("writing {}", options.out.display()))?;
    let indices = 0..book.entries().len();
    let seen = indices.filter(|&index| statistics.at(index).games() > 0).count();
    println!("{} games, {seen} positions of the book, {} bytes", games.len(), bytes.len());
    Ok(())
}
