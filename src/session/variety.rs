use super::Seed;
use super::value::{Given, OptionValue, texts};

/// How far from the best a move may be, and the seed by which one of those moves is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variety {
    /// By how many discs the chosen move may be worse than the best one, 0 to 64.
    pub discs: u8,
    /// The same seed chooses the same move in the same position.
    pub seed: Seed,
}

impl OptionValue for Variety {
    texts!(
        Variety: "{
  /** By how many discs the chosen move may be worse than the best one, 0 to 64. */
  discs: number;
  /** The same seed chooses the same move in the same position; another one each time when left out. */
  seed?: Seed | undefined;
}",
        "{ discs, seed } with whole numbers: discs from 0 to 64, seed from 0 to 2 ** 64 - 1, from 2 ** 53 on as a bigint, or \"random\""
    );

    fn read(given: &Given) -> Option<Self> {
        let [discs, seed] = given.fields(["discs", "seed"])?;
        let &Given::Whole(discs @ 0..=64) = discs else { return None };
        let seed = match seed {
            Given::Nothing => Seed::Random,
            given => Seed::read(given)?,
        };
        Some(Self { discs: discs as u8, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, Given)]) -> Option<Variety> {
        let named = fields.iter().map(|(name, given)| ((*name).to_owned(), given.clone()));
        Variety::read(&Given::Fields(named.collect()))
    }

    #[test]
    fn variety_needs_discs_and_may_have_a_seed() {
        let seeded = [("discs", Given::Whole(2)), ("seed", Given::Whole(7))];
        assert_eq!(read(&seeded), Some(Variety { discs: 2, seed: Seed::Number(7) }));
        let unseeded = Some(Variety { discs: 64, seed: Seed::Random });
        assert_eq!(read(&[("discs", Given::Whole(64))]), unseeded);
        for wrong in [Given::Whole(65), Given::Number(1.5), Given::Number(-1.0), Given::Nothing] {
            assert_eq!(read(&[("discs", wrong)]), None);
        }
        assert_eq!(read(&[("discs", Given::Whole(2)), ("seed", Given::Number(0.5))]), None);
        assert_eq!(read(&[("discs", Given::Whole(2)), ("margin", Given::Whole(1))]), None);
        assert_eq!(Variety::read(&Given::Whole(2)), None);
    }
}
