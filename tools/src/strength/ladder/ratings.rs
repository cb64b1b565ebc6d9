//! Ratings on a scale of our own, from the results of all pairs.

use super::player::Player;
use super::results::Results;

/// The rating of the player that is listed first.
const BASE: f64 = 0.0;

/// The Elo ratings that make the results likeliest (Bradley and Terry), by the iteration of Zermelo. Each pair counts
/// one draw more than was played, so that a pair without a loss has a finite difference.
pub fn ratings(all: &[Results]) -> Vec<(Player, f64)> {
    let mut players: Vec<Player> = Vec::new();
    for player in all.iter().flat_map(|results| results.players) {
        if !players.contains(&player) {
            players.push(player);
        }
    }
    let index = |player: Player| players.iter().position(|&known| known == player).unwrap_or_default();
    let mut strengths = vec![1.0; players.len()];
    for _ in 0..5000 {
        let mut points = vec![0.0; players.len()];
        let mut weights = vec![0.0; players.len()];
        for results in all {
            let [first, second] = results.players.map(index);
            let games = results.games() + 1.0;
            let won = results.share() * results.games() + 0.5;
            points[first] += won;
            points[second] += games - won;
            let weight = games / (strengths[first] + strengths[second]);
            weights[first] += weight;
            weights[second] += weight;
        }
        strengths = points.iter().zip(weights).map(|(points, weight)| points / weight).collect();
    }
    let elo = |strength: f64| 400.0 * strength.log10();
    let base = strengths.first().map_or(0.0, |&strength| elo(strength)) - BASE;
    let mut rated: Vec<_> =
        players.into_iter().zip(strengths.into_iter().map(|strength| elo(strength) - base)).collect();
    rated.sort_by(|(_, less), (_, more)| less.total_cmp(more));
    rated
}
