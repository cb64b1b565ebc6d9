//! Openings for self-play: beginnings of known games, random moves, or both.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use flipside::rules::Game;
use flipside::types::{Move, Square};
use rand::Rng;
use rand::seq::IndexedRandom;

use crate::files::{games, text};

/// Where games begin.
pub struct Openings {
    /// Squares in the order in which discs were placed; empty where openings are random.
    transcripts: Vec<Vec<Square>>,
    /// How many plies are taken from a transcript.
    length: RangeInclusive<usize>,
    /// The most random plies that follow.
    random_plies: usize,
}

impl Openings {
    /// Reads files with a transcript at the beginning of each line; without files openings are random.
    pub fn read(
        paths: &[PathBuf],
        length: RangeInclusive<usize>,
        random_plies: usize,
    ) -> anyhow::Result<Self> {
        ensure!(
            !length.is_empty(),
            "--from, --to: expected a range of plies, found {} to {}",
            length.start(),
            length.end()
        );
        let mut transcripts = Vec::new();
        for path in paths {
            for (number, line) in text::lines(path)?.enumerate() {
                let line = line?;
                let Some(word) = line.split_whitespace().next() else { continue };
                let squares = games::squares(word);
                transcripts.push(squares.with_context(|| format!("{} line {}", path.display(), number + 1))?);
            }
            ensure!(!transcripts.is_empty(), "{}: expected an opening, found none", path.display());
        }
        Ok(Self { transcripts, length, random_plies })
    }

    /// A random opening after which the game is not over.
    pub fn draw(&self, random: &mut impl Rng) -> Game {
        loop {
            let length = random.random_range(self.length.clone());
            let (known, random_plies) = match self.transcripts.choose(random) {
                Some(transcript) => {
                    (&transcript[..length.min(transcript.len())], random.random_range(0..=self.random_plies))
                }
                None => (&[][..], length),
            };
            if let Some(game) = played(known, random_plies, random) {
                return game;
            }
        }
    }
}

/// The game after the known moves and as many random ones as `random_plies` says; `None` if a move is illegal or the
/// game is over then.
fn played(known: &[Square], random_plies: usize, random: &mut impl Rng) -> Option<Game> {
    let mut game = Game::new();
    for &square in known {
        pass_if_forced(&mut game);
        game.play(Move::Place(square)).ok()?;
    }
    for _ in 0..random_plies {
        pass_if_forced(&mut game);
        let moves: Vec<_> = game.legal_moves().collect();
        game.play(Move::Place(*moves.choose(random)?)).ok()?;
    }
    (!game.is_over()).then_some(game)
}

fn pass_if_forced(game: &mut Game) {
    if game.must_pass() {
        game.play(Move::Pass).expect("a pass is legal where it is forced");
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn openings_have_the_wanted_length_and_random_moves_after_them() {
        let transcripts = vec![games::squares("f5d6c3d3c4f4f6").unwrap()];
        let openings = Openings { transcripts, length: 3..=5, random_plies: 2 };
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut lengths = [0; 8];
        for _ in 0..200 {
            let game = openings.draw(&mut random);
            assert!(game.transcript().starts_with("f5d6c3"));
            lengths[game.history().len()] += 1;
        }
        assert_eq!(lengths[..3], [0; 3]);
        assert!(lengths[3..].iter().all(|&count| count > 0), "{lengths:?}");
    }

    #[test]
    fn without_transcripts_every_move_is_random() {
        let openings = Openings { transcripts: Vec::new(), length: 10..=10, random_plies: 0 };
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let games: Vec<_> = (0..20).map(|_| openings.draw(&mut random).transcript()).collect();
        assert!(games.iter().all(|game| game.len() == 20), "{games:?}");
        assert!(games.iter().any(|game| *game != games[0]));
    }
}
