/// How many games ended how, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The games that it won.
    pub wins: u32,
    /// The games that nobody won.
    pub draws: u32,
    /// The games that it lost.
    pub losses: u32,
}

impl Results {
    /// A game with a result in discs for the side to move.
    pub const fn of(score: i32) -> Self {
        Self { wins: (score > 0) as u32, draws: (score == 0) as u32, losses: (score < 0) as u32 }
    }

    /// The results as the other side counts them.
    pub const fn for_opponent(self) -> Self {
        Self { wins: self.losses, draws: self.draws, losses: self.wins }
    }

    /// How many games they are.
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The part of one of several moves that are the same by symmetry: records do not tell which of them was meant, so
    /// they share the games as evenly as whole numbers allow.
    pub(crate) const fn share(self, which: u32, of: u32) -> Self {
        const fn part(number: u32, which: u32, of: u32) -> u32 {
            number / of + (which < number % of) as u32
        }
        Self {
            wins: part(self.wins, which, of),
            draws: part(self.draws, which, of),
            losses: part(self.losses, which, of),
        }
    }

    /// How many games they are, if so many can be counted.
    pub(super) const fn checked_games(self) -> Option<u32> {
        match self.wins.checked_add(self.draws) {
            Some(games) => games.checked_add(self.losses),
            None => None,
        }
    }

    pub(super) fn checked_add(self, other: Self) -> Option<Self> {
        Some(Self {
            wins: self.wins.checked_add(other.wins)?,
            draws: self.draws.checked_add(other.draws)?,
            losses: self.losses.checked_add(other.losses)?,
        })
    }

    /// What is left without a part of them.
    pub(super) const fn less(self, part: Self) -> Self {
        Self {
            wins: self.wins - part.wins,
            draws: self.draws - part.draws,
            losses: self.losses - part.losses,
        }
    }
}
