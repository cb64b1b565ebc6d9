//! Who plays on the ladder.

use anyhow::{Context, anyhow};
use flipside::rules::Game;
use flipside::session::{self, Engine, Level, Request, Seed, Skill, Style, Variety};
use flipside::types::Move;
use rand_chacha::ChaCha8Rng;

use super::reference::Reference;

/// The level of all skills, which matters to the one that does not err: `characters` of the package name it.
const RATED_LEVEL: u64 = 10;

/// Someone who plays on the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    Skill(Skill),
    Reference(Reference),
}

impl Player {
    pub fn name(self) -> String {
        match self {
            Self::Skill(skill) => format!("skill {}", skill.number()),
            Self::Reference(reference) => reference.name().to_owned(),
        }
    }

    pub fn choose(
        self,
        engine: &mut Engine,
        game: &Game,
        seed: u64,
        random: &mut ChaCha8Rng,
    ) -> anyhow::Result<Move> {
        match self {
            _ if game.must_pass() => Ok(Move::Pass),
            Self::Reference(reference) => {
                reference.choose(game.position().board, random).map(Move::Place).context("a legal move")
            }
            Self::Skill(skill) => {
                let variety = Variety { discs: 0, seed: Seed::Number(seed) };
                let style = Style { skill: Some(skill), variety: Some(variety) };
                let limits = session::LimitOptions { level: Level::new(RATED_LEVEL), ..Default::default() };
                let request = Request::search(game.position(), &limits);
                let request = request.in_style(&style).map_err(|error| anyhow!(error))?;
                Ok(engine.run(&request).lines.first().context("a line")?.best)
            }
        }
    }
}
