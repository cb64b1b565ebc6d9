//! How the answer of a search is chosen among the moves that it finds: by skill, by chance, or simply the best.

use crate::rules::Board;
use crate::search::{Goal, Line};
use crate::types::Squares;

use super::dice::Dice;
use super::skill::SIXTEENTHS;
use super::{Skill, Style};

/// How the answer is chosen among the moves that a search finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How well to play.
    pub skill: Skill,
    /// By how many discs the chosen move may be worse than the best one.
    pub discs: u8,
    /// The seed of the choice; that of the engine when left out.
    pub seed: Option<u64>,
}

impl Choice {
    /// The choice that a style means; `None` where it means the best move.
    ///
    /// # Errors
    /// When the style wants a random seed, but the system has no source of randomness.
    pub fn of(style: &Style) -> Result<Option<Self>, getrandom::Error> {
        let skill = style.skill.unwrap_or(Skill::MAX);
        let seed = style.variety.map(|variety| variety.seed.number()).transpose()?;
        let discs = style.variety.map_or(0, |variety| variety.discs);
        Ok((skill != Skill::MAX || discs > 0).then_some(Self { skill, discs, seed }))
    }

    /// What a search has to find, so that there is something to choose from.
    pub fn goal(self) -> Goal {
        if self.skill == Skill::MAX {
            Goal::Near { discs: self.discs.into() }
        } else {
            Goal::Every { count: 60, among: Squares::ALL }
        }
    }

    /// Chooses one of the lines that a search of a board has found, best first; `None` when there is none.
    pub fn choose(self, board: Board, lines: &[Line], engine_seed: u64) -> Option<Line> {
        let dice = Dice { seed: self.seed.unwrap_or(engine_seed), board };
        let mut values = [i32::MIN; 64];
        for (value, line) in values.iter_mut().zip(lines) {
            if self.skill != Skill::MAX || keeps_outcome(line, lines) {
                *value = self.skill.value(board, lines, line, dice);
            }
        }
        let least = values.into_iter().max()?.saturating_sub(SIXTEENTHS * i32::from(self.discs));
        let near = lines.iter().zip(values).filter(|&(_, value)| value >= least);
        near.max_by_key(|(line, _)| dice.roll(0, line.best)).map(|(line, _)| *line)
    }
}

/// Whether a move keeps the best result that is proven: a win, or a draw where no win is.
fn keeps_outcome(line: &Line, lines: &[Line]) -> bool {
    let proven = lines.iter().filter(|other| other.exact).map(|other| other.score.signum()).max();
    match proven {
        Some(1) => line.exact && line.score > 0,
        Some(0) => !line.exact || line.score == 0,
        _ => true,
    }
}

#[cfg(test)]
mod tests;
