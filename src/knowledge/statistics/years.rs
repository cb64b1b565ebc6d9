/// The first and the last year of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Years {
    /// That of the oldest game.
    pub first: u16,
    /// That of the newest one.
    pub last: u16,
}
