use super::{Skill, StartError, Style};

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
    pub fn of(style: &Style) -> Result<Option<Self>, StartError> {
        let skill = style.skill.unwrap_or(Skill::MAX);
        let seed = style.variety.map(|variety| variety.seed.number()).transpose();
        let seed = seed.map_err(StartError::Randomness)?;
        let discs = style.variety.map_or(0, |variety| variety.discs);
        Ok((skill != Skill::MAX || discs > 0).then_some(Self { skill, discs, seed }))
    }
}
