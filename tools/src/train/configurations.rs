//! Configurations of patterns. Only those seen often enough in the training positions get a row.

use std::collections::BTreeSet;

use anyhow::ensure;
use flipside::evaluation::patterns::{FEATURES, SymmetryClasses};
use flipside::evaluation::{Features, Model};
use flipside::rules::Board;

use super::examples::Example;

/// The most rows of a network, that of rare configurations among them.
const MOST_ROWS: usize = u16::MAX as usize;

/// Which configurations have a row of their own.
///
/// Configurations that a symmetry turns into each other are one class and have one row.
pub struct Configurations {
    classes: SymmetryClasses,
    /// For each class the index of its row; 0 for those too rare to have one.
    places: Vec<u16>,
    /// For each row how often its configurations were seen; the first is that of all rare ones.
    seen: Vec<u32>,
    /// The numbers of empty squares of which a position was seen.
    phases: BTreeSet<usize>,
}

impl Configurations {
    /// Counts configurations, and gives a row to those seen at least `least` times.
    ///
    /// # Errors
    /// When there are more of them than a file of weights can hold.
    pub fn of(examples: &[Example], least: u32) -> anyhow::Result<Self> {
        let classes = SymmetryClasses::of_shapes();
        let mut counts = vec![0u32; classes.count()];
        for class in examples.iter().flat_map(|example| classes_on(&classes, example.board)) {
            counts[class] = counts[class].saturating_add(1);
        }
        // A configuration that was never seen cannot learn.
        let is_known = |count: u32| count >= least.max(1);
        let rows = 1 + counts.iter().filter(|&&count| is_known(count)).count();
        ensure!(
            rows <= MOST_ROWS,
            "configurations seen at least {least} times: expected at most {}, found {}; choose a larger --least",
            MOST_ROWS - 1,
            rows - 1
        );
        let mut seen = vec![0];
        let places = counts.iter().map(|&count| {
            if !is_known(count) {
                return 0;
            }
            seen.push(count);
            (seen.len() - 1) as u16
        });
        let places = places.collect();
        let phases = examples.iter().map(|example| example.board.empty_count() as usize).collect();
        Ok(Self { classes, places, seen, phases })
    }

    /// Those of a finished model, of which it is not known how often they were seen.
    pub fn of_model(model: &Model) -> Self {
        Self {
            classes: SymmetryClasses::of_shapes(),
            places: model.places(),
            seen: vec![0; model.rows.len()],
            phases: (0..model.stages.len()).collect(),
        }
    }

    /// The number of empty squares nearest to `empties` of which a position was seen, the smaller one of two; `empties`
    /// itself where none was.
    pub fn nearest_phase(&self, empties: usize) -> usize {
        self.phases.iter().copied().min_by_key(|phase| phase.abs_diff(empties)).unwrap_or(empties)
    }

    /// The number of rows, that of rare configurations among them.
    pub fn rows(&self) -> usize {
        self.seen.len()
    }

    /// For each class the index of its row; 0 for those too rare to have one.
    pub fn places(&self) -> &[u16] {
        &self.places
    }

    /// How often the configurations of a row were seen.
    pub fn seen(&self, row: usize) -> u32 {
        self.seen[row]
    }

    /// The same configurations, as if all had been seen `times` times.
    #[cfg(test)]
    pub fn with_all_seen(mut self, times: u32) -> Self {
        self.seen.fill(times);
        self
    }

    /// The indices of the rows that a board adds up.
    pub fn rows_of(&self, board: Board) -> [u16; FEATURES.len()] {
        classes_on(&self.classes, board).map(|class| self.places[class])
    }
}

/// The symmetry classes of the configurations on a board.
fn classes_on(classes: &SymmetryClasses, board: Board) -> [usize; FEATURES.len()] {
    let features = Features::of(board);
    std::array::from_fn(|feature| {
        let entry = FEATURES[feature].entry(features.numbers()[feature]);
        classes.of_entries()[entry] as usize
    })
}
