//! Configurations of patterns. Only those seen often enough in the training positions get a row.

use std::collections::BTreeSet;

use anyhow::ensure;
use flipside::evaluation::codec::SymmetryClasses;
use flipside::evaluation::patterns::FEATURES;
use flipside::evaluation::{Features, Model};
use flipside::rules::Board;

/// The most rows of a network, that of rare configurations among them.
const MOST_ROWS: usize = u16::MAX as usize;

/// How often each class and each number of empty squares occurs in positions.
pub struct Counts {
    classes: SymmetryClasses,
    of_classes: Vec<u32>,
    /// The numbers of empty squares of which a position was seen.
    phases: BTreeSet<usize>,
}

impl Counts {
    /// Before the first position.
    pub fn new() -> Self {
        let classes = SymmetryClasses::of_shapes();
        Self { of_classes: vec![0; classes.count()], classes, phases: BTreeSet::new() }
    }

    /// Counts what is on a board.
    pub fn add(&mut self, board: Board) {
        for entry in entries_on(board) {
            let count = &mut self.of_classes[self.classes.of_entries()[entry] as usize];
            *count = count.saturating_add(1);
        }
        self.phases.insert(board.empty_count() as usize);
    }
}

/// Which configurations have a row of their own.
///
/// Configurations that a symmetry turns into each other are one class and have one row.
pub struct Configurations {
    /// For each class the index of its row; 0 for those too rare to have one.
    row_indices: Vec<u16>,
    /// For each entry of the tables the index of its row.
    of_entries: Vec<u16>,
    /// For each row how often its configurations were seen; the first is that of all rare ones.
    seen: Vec<u32>,
    /// For each row the quantization step that it has in the weights that training starts from; 0 for a new one.
    steps: Vec<u8>,
    /// The numbers of empty squares of which a position was seen, or which the weights at the start know.
    phases: BTreeSet<usize>,
}

impl Configurations {
    /// Gives a row to the configurations seen at least `least` times, and to those that have one in the weights that
    /// training starts from.
    ///
    /// # Errors
    /// When there are more of them than a file of weights can hold.
    pub fn of(counts: Counts, least: u32, start: Option<&Model>) -> anyhow::Result<Self> {
        let Counts { classes, of_classes: counts, mut phases } = counts;
        let step = |class: usize| start.map_or(0, |model| model.steps[class]);
        // A configuration that was never seen cannot learn.
        let is_known = |&class: &usize| counts[class] >= least.max(1) || step(class) != 0;
        let rows = 1 + (0..counts.len()).filter(is_known).count();
        ensure!(
            rows <= MOST_ROWS,
            "configurations seen at least {least} times: expected at most {}, found {}; choose a larger --least",
            MOST_ROWS - 1,
            rows - 1
        );
        let (mut row_indices, mut seen, mut steps) = (vec![0; counts.len()], vec![0], vec![0]);
        for class in (0..counts.len()).filter(is_known) {
            row_indices[class] = seen.len() as u16;
            seen.push(counts[class]);
            steps.push(step(class));
        }
        phases.extend(start.iter().flat_map(|model| 0..model.stages.len()));
        Ok(Self { of_entries: of_entries(&classes, &row_indices), row_indices, seen, steps, phases })
    }

    /// Those of a finished model, of which it is not known how often they were seen.
    pub fn of_model(model: &Model) -> Self {
        let row_indices = model.rows_of_classes();
        Self {
            of_entries: of_entries(&SymmetryClasses::of_shapes(), &row_indices),
            row_indices,
            seen: vec![0; model.rows.len()],
            steps: vec![0; model.rows.len()],
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
    pub fn rows_of_classes(&self) -> &[u16] {
        &self.row_indices
    }

    /// How often the configurations of a row were seen.
    pub fn seen(&self, row: usize) -> u32 {
        self.seen[row]
    }

    /// The quantization step that a row has in the weights that training starts from; nothing for a new row.
    pub fn step(&self, row: usize) -> Option<u8> {
        Some(self.steps[row]).filter(|step| *step != 0)
    }

    /// These configurations, as if all had been seen `times` times.
    #[cfg(test)]
    pub fn with_all_seen(mut self, times: u32) -> Self {
        self.seen.fill(times);
        self
    }

    /// The indices of the rows that a board adds up.
    pub fn rows_of(&self, board: Board) -> [u16; FEATURES.len()] {
        entries_on(board).map(|entry| self.of_entries[entry])
    }
}

/// The index of the row for each entry of the tables.
fn of_entries(classes: &SymmetryClasses, row_indices: &[u16]) -> Vec<u16> {
    classes.of_entries().iter().map(|class| row_indices[*class as usize]).collect()
}

/// The entries of the tables that a board adds up.
fn entries_on(board: Board) -> [usize; FEATURES.len()] {
    let features = Features::of(board);
    std::array::from_fn(|feature| FEATURES[feature].entry(features.numbers()[feature]))
}
