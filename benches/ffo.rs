//! Solves the FFO endgame suite exactly and prints score, nodes, time and speed of each position.
//!
//! `cargo bench --bench ffo -- 40 49` solves positions 40 to 49.

use flipside::rules::ObfLine;
use flipside::search::{Goal, Limits, Searcher};
use flipside::table::Table;

fn main() {
    let numbers: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let (first, last) = match numbers[..] {
        [first, last] => (first, last),
        _ => (20, 44),
    };
    let (mut nodes, mut seconds, mut wrong) = (0, 0.0, 0);
    println!("{:>3} {:>7} {:>6} {:>14} {:>9} {:>10}", "#", "empties", "score", "nodes", "s", "Mnodes/s");
    for (number, line) in (1..).zip(include_str!("../tests/data/ffo.obf").lines()) {
        if !(first..=last).contains(&number) {
            continue;
        }
        let problem: ObfLine = line.parse().expect("the file holds OBF lines");
        let mut searcher = Searcher::new(Table::new(20, 1).expect("20 bits are in range"));
        searcher.begin(&problem.position, Goal::Exact, Limits::default());
        while searcher.deepen(1e9).stopped.is_none() {}
        let report = searcher.report();
        let score = report.lines[0].score;
        let mark = if problem.best_score() == Some(score) { "" } else { "  wrong" };
        wrong += usize::from(!mark.is_empty());
        let took = report.elapsed_ms / 1e3;
        println!(
            "{number:>3} {:>7} {score:>+6} {:>14} {took:>9.3} {:>10.1}{mark}",
            problem.position.board.empty_count(),
            report.nodes,
            report.nodes as f64 / took / 1e6
        );
        nodes += report.nodes;
        seconds += took;
    }
    println!(
        "total: {nodes} nodes, {seconds:.3} s, {:.1} Mnodes/s, {wrong} wrong",
        nodes as f64 / seconds / 1e6
    );
}
