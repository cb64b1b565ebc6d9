//! From games to weights: positions, their labels, and the network that is fitted to them. `docs/notes/training.md`
//! shows the way.

pub mod corpus;
pub mod label;
pub mod positions;
pub mod probcut;
pub mod selfplay;
pub mod shrink;
pub mod train;
pub mod visited;
