use crate::search::insertion_sort::insertion_sort_by_key;
use crate::search::limits::{Goal, Stop};
use crate::search::report::{Line, Report};

use super::Deepening;

impl Deepening {
    /// Writes the results so far, after `nodes` nodes.
    pub fn write_report(&self, nodes: u64, stopped: Option<Stop>, report: &mut Report) {
        // The exact score of one move is that of the position when no other can be better.
        let highest = self.whole_window().beta;
        let is_complete = self.running.searched == 0 || self.running.searched == self.moves.len();
        let has_others = matches!(self.goal, Goal::Every { .. } | Goal::Near { .. });
        let is_final = |line: &Line| is_complete || line.score == highest || has_others;
        report.lines.clear();
        let lines = self.moves.iter().take(self.count).map(|root_move| root_move.line);
        report.lines.extend(lines.map(|line| Line { exact: line.exact && is_final(&line), ..line }));
        // During an iteration some scores are new and the others are from the last iteration.
        if self.count > 1 {
            insertion_sort_by_key(&mut report.lines, |line| (-line.score, line.best));
        }
        if let Goal::Near { discs } = self.goal {
            let best = report.lines.first().map_or(0, |line| line.score);
            report.lines.retain(|line| line.score >= best - discs);
        }
        if let [line] = report.lines.as_mut_slice()
            && self.goal == Goal::Best
            && line.depth < self.target.empties
        {
            line.score = self.scores.mean(line.score, self.running.searched == 0);
        }
        report.nodes = nodes;
        report.elapsed_ms = self.allowance.elapsed_ms();
        report.stopped = stopped;
    }
}
