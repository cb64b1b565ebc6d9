//! How much sooner several engines solve a position together than one, on a machine of any size: they search by turns,
//! and time is counted in the nodes of each.

use std::collections::VecDeque;

use flipside::rules::ObfLine;
use flipside::search::SharedResult;
use flipside::session::{Engine, Request};

use super::common;

/// Problems of the FFO endgame suite, 24 to 26 empty squares.
const PROBLEMS: std::ops::RangeInclusive<usize> = 45..=49;

/// How many engines there are.
const ENGINES: [usize; 5] = [1, 2, 4, 8, 16];

/// How many nodes an engine visits while a message is on the way: about a millisecond.
const LATENCY_NODES: u64 = 1 << 14;

/// An engine of a team.
struct Member {
    engine: Engine,
    /// When it began, in nodes of an engine that has searched from the beginning.
    began: u64,
    /// The results on the way to it, each with the time when it arrives.
    inbox: VecDeque<(u64, SharedResult)>,
}

impl Member {
    fn alone(request: &Request, began: u64) -> Self {
        let mut engine = common::engine();
        engine.begin(request);
        Self { engine, began, inbox: VecDeque::new() }
    }

    fn join(number: usize, request: &Request, began: u64) -> Self {
        let mut member = Self::alone(request, began);
        member.engine.join_team(number as u8);
        member
    }

    fn nodes(&self) -> u64 {
        self.engine.report().nodes
    }

    fn now(&self) -> u64 {
        self.began + self.nodes()
    }

    fn receive(&mut self) {
        let now = self.now();
        while let Some((_, shared)) = self.inbox.pop_front_if(|(arrival, _)| *arrival <= now) {
            self.engine.store_shared(shared);
        }
    }
}

pub fn measure() {
    println!("| engines | million nodes of each | times as fast | million nodes of all |");
    println!("| ------: | --------------------: | ------------: | -------------------: |");
    let mut alone = None;
    for engines in ENGINES {
        let (mut elapsed, mut nodes) = (0, 0);
        for line in
            include_str!("../../tests/data/ffo.obf").lines().skip(PROBLEMS.start() - 1).take(PROBLEMS.count())
        {
            let taken = solve_together(engines, &line.parse().expect("the file holds OBF lines"));
            (elapsed, nodes) = (elapsed + taken.0, nodes + taken.1);
        }
        let times = *alone.get_or_insert(elapsed) as f64 / elapsed as f64;
        let [elapsed, nodes] = [elapsed, nodes].map(|count| count as f64 / 1e6);
        println!("| {engines:>7} | {elapsed:>21.1} | {times:>13.2} | {nodes:>20.1} |");
    }
}

/// The time when the first engine has solved a problem, and the nodes of all.
fn solve_together(engines: usize, problem: &ObfLine) -> (u64, u64) {
    let request = Request::solve(problem.position);
    // One that is not in a team has steps of confidence that a team leaves out.
    let first = if engines == 1 { Member::alone(&request, 0) } else { Member::join(0, &request, 0) };
    let mut team = vec![first];
    loop {
        let at = (0..team.len()).min_by_key(|&at| team[at].now()).expect("a team has members");
        let member = &mut team[at];
        member.receive();
        let report = member.engine.deepen();
        if report.stopped.is_some() {
            assert_eq!(Some(report.lines[0].score), problem.best_score(), "{}", problem.position);
            return (member.now(), team.iter().map(Member::nodes).sum());
        }
        let results: Vec<_> = member.engine.take_results().collect();
        let arrival = member.now() + LATENCY_NODES;
        for (_, other) in team.iter_mut().enumerate().filter(|&(other, _)| other != at) {
            other.inbox.extend(results.iter().map(|&shared| (arrival, shared)));
        }
        // The others are called as soon as there is something to tell them.
        if !results.is_empty() {
            let more = team.len()..engines;
            team.extend(more.map(|number| Member::join(number, &request, arrival)));
        }
    }
}
