//! The phases of a game, by how many discs are placed.

/// When a disc is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first twenty discs.
    Opening,
    /// The next twenty.
    Midgame,
    /// All others.
    Endgame,
}

impl Phase {
    /// In the order of a game.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Midgame, Self::Endgame];

    /// The phase of a move, by the empty squares before it, 0 to 60.
    pub const fn of(empties: u32) -> Self {
        match empties {
            41.. => Self::Opening,
            21.. => Self::Midgame,
            _ => Self::Endgame,
        }
    }

    /// Its name in the package.
    pub const fn name(self) -> &'static str {
        ["opening", "midgame", "endgame"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::Phase;

    /// The package has the phases by the number of the disc with which each ends.
    #[test]
    fn phases_are_those_of_the_package() {
        let module = include_str!("../../js/rules/phases.js");
        let ends: Vec<_> = (1..=60)
            .filter(|disc| *disc == 60 || Phase::of(61 - disc) != Phase::of(60 - disc))
            .map(|disc| format!("[\"{}\", {disc}],", Phase::of(61 - disc).name()))
            .collect();
        let lines: Vec<_> = module.lines().map(str::trim).filter(|line| line.starts_with("[\"")).collect();
        assert_eq!(ends, lines);
        assert_eq!(lines.len(), Phase::ALL.len());
    }
}
