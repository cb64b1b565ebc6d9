/** @import { Browser, Page } from "playwright-core" */

/**
 * Traces the tasks of the page's own thread. Their CPU time counts, which other programs on the machine cannot
 * lengthen by much. The longest one is left out: once in a while the browser tidies up its memory, or another program has the
 * processor's caches.
 * @param {Page} page
 * @returns {Promise<() => Promise<number[]>>} ends the trace; the time of each task in milliseconds, the longest but one first
 */
export async function traceTasks(page) {
  const browser = /** @type {Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  return async () => {
    /** @type {{ traceEvents: { name: string, tid: number, tdur?: number, args: { name?: string } }[] }} */
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const threads = traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(({ tid }) => tid);
    const tasks = traceEvents.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
    const times = tasks.filter(({ tid }) => threads.includes(tid)).map(({ tdur = 0 }) => tdur / 1000);
    return times.sort((one, other) => other - one).slice(1);
  };
}
