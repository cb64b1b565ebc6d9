//! The results of a pair of players.

use super::player::Player;

/// The results of a pair, for the first player.
pub struct Results {
    pub players: [Player; 2],
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    pub discs: i32,
    /// How many games differ from all others.
    pub distinct: usize,
}

impl Results {
    /// The points of the first player for each game.
    pub fn share(&self) -> f64 {
        (self.wins as f64 + 0.5 * self.draws as f64) / self.games()
    }

    pub fn games(&self) -> f64 {
        (self.wins + self.draws + self.losses) as f64
    }
}
