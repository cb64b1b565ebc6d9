/** @import { Browser, Page } from "playwright-core" */

/** @typedef {{ name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

/**
 * Traces the tasks of the page's own thread. Their CPU time counts, which other programs on the machine cannot lengthen by much.
 * @param {Page} page
 * @returns {Promise<() => Promise<number[]>>} ends the trace; the time of each task in milliseconds, the longest first
 */
export async function traceTasks(page) {
  const browser = /** @type {Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  return async () => {
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const threads = new Set(
      traceEvents.filter(({ args }) => args.name === "CrRendererMain").map((event) => threadOf(event)),
    );
    return traceEvents
      .filter((event) => event.name === "ThreadControllerImpl::RunTask" && threads.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000)
      .sort((one, other) => other - one);
  };
}

/** @param {TraceEvent} event */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
