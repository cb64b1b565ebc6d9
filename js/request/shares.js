// How the limits of a call are divided among its parts.

/**
 * Divides the time and the nodes of a call among its parts, of which `workers` run at a time. Time begins with the
 * first part, and time that a part leaves goes to later parts. Nodes are divided evenly, so that no part depends on
 * another.
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

/** Reads the limits on time and nodes from an encoded request: they are its last two words of 64 bits, see `src/wasm/request.rs`. @param {BigUint64Array} encoded */
export function limitsIn(encoded) {
  const [nodes, budget] = encoded.slice(-2);
  const [budgetMs] = new Float64Array(BigUint64Array.of(budget).buffer);
  return {
    budgetMs: Number.isFinite(budgetMs) ? budgetMs : undefined,
    nodes: nodes === 0n ? undefined : Number(nodes),
  };
}
