use std::fmt;

/// The confidence that a search asks of each forward cut (multi-ProbCut); at 100 percent it makes none.
///
/// The steps are those of the field's engines (Edax, Egaroucid) and called as there: 73, 87, 95, 98, 99 and 100
/// percent. The first three are the shares of a normal distribution within [`Selectivity::deviations`] standard
/// deviations. The next two are names: within 2.6 deviations lie 99.1 percent, within 3.3 of them 99.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Selectivity(u8);

impl Selectivity {
    const PERCENT: [u32; 6] = [73, 87, 95, 98, 99, 100];
    const DEVIATIONS: [f32; 5] = [1.1, 1.5, 2.0, 2.6, 3.3];

    /// All steps, the lowest confidence first.
    pub const LADDER: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The lowest confidence, 73 percent.
    pub const LOOSEST: Self = Self(0);
    /// No forward cuts: 100 percent, the highest confidence.
    pub const NONE: Self = Self(5);

    /// The step with the given percent.
    ///
    /// # Errors
    /// When `percent` is not 73, 87, 95, 98, 99 or 100.
    pub fn from_percent(percent: u32) -> Result<Self, UnknownSelectivity> {
        Self::PERCENT
            .iter()
            .position(|&known| known == percent)
            .map(|step| Self(step as u8))
            .ok_or(UnknownSelectivity(percent))
    }

    /// What the confidence is called, in percent, 73 … 100.
    pub const fn percent(self) -> u32 {
        Self::PERCENT[self.0 as usize]
    }

    /// The margin of a cut in standard deviations, or `None` where there are no cuts.
    pub fn deviations(self) -> Option<f32> {
        Self::DEVIATIONS.get(self.0 as usize).copied()
    }

    /// The position in the ladder, 0 (73 percent) … 5 (100 percent).
    pub const fn step(self) -> u8 {
        self.0
    }

    /// The step at a position in the ladder; positions above 5 mean 100 percent.
    pub const fn from_step(step: u8) -> Self {
        if step < Self::NONE.0 { Self(step) } else { Self::NONE }
    }
}

impl fmt::Display for Selectivity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.percent())
    }
}

/// The percent is not a step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSelectivity(u32);

impl fmt::Display for UnknownSelectivity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "selectivity: expected 73, 87, 95, 98, 99 or 100 percent, found {}", self.0)
    }
}

impl std::error::Error for UnknownSelectivity {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_is_called_as_the_share_within_its_deviations_or_a_little_less() {
        // The normal density, summed in small steps.
        let share = |deviations: f32| {
            let density = |step: u32| (-(f64::from(step) / 1e3).powi(2) / 2.0).exp();
            let half: f64 = (0..(deviations * 1e3) as u32).map(density).sum();
            200.0 * half / 1e3 / (2.0 * std::f64::consts::PI).sqrt()
        };
        for step in Selectivity::LADDER {
            let Some(deviations) = step.deviations() else { continue };
            let above = share(deviations) - f64::from(step.percent());
            assert!((-0.5..1.2).contains(&above), "{step}: {above} more");
        }
    }

    #[test]
    fn the_ladder_climbs_from_73_to_100_percent() {
        assert!(Selectivity::LADDER.is_sorted());
        assert_eq!(Selectivity::LADDER.map(Selectivity::percent), Selectivity::PERCENT);
    }

    #[test]
    fn every_step_reads_back_from_its_percent_and_others_are_refused() {
        for percent in 0..=120 {
            match Selectivity::from_percent(percent) {
                Ok(step) => assert_eq!(step.percent(), percent),
                Err(error) => assert!(error.to_string().contains(&percent.to_string())),
            }
        }
        assert_eq!(Selectivity::from_percent(100), Ok(Selectivity::NONE));
    }
}
