/**
 * Shares the time and the nodes of a call out among its parts, of which `workers` are worked on at a time. Time begins
 * with the first part; what a part leaves is there for those after it. Nodes are shared evenly, so that no part depends
 * on another.
 * @param {{ budgetMs?: number | undefined, nodes?: number | undefined }} limits
 * @param {number} parts
 * @param {number} workers
 * @returns {() => { budgetMs?: number | undefined, nodes?: number | undefined }} what the part that begins now may spend
 */
export function sharesOf({ budgetMs, nodes }, parts, workers) {
  let waiting = parts;
  let end = 0;
  return () => {
    const now = performance.now();
    if (budgetMs !== undefined && waiting === parts) end = now + budgetMs;
    const rounds = Math.ceil(waiting / workers);
    waiting -= 1;
    return {
      budgetMs: budgetMs === undefined ? undefined : Math.max(0, end - now) / rounds,
      nodes: nodes === undefined ? undefined : Math.max(1, Math.floor(nodes / parts)),
    };
  };
}

/** What the words of a request say of its time and nodes: the last two, see `src/wasm/request.rs`. @param {BigUint64Array} words */
export function limitsIn(words) {
  const [nodes, budget] = words.slice(-2);
  const [budgetMs] = new Float64Array(BigUint64Array.of(budget).buffer);
  return {
    budgetMs: Number.isFinite(budgetMs) ? budgetMs : undefined,
    nodes: nodes === 0n ? undefined : Number(nodes),
  };
}
