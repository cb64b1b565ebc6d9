/** @import { Browser, Page } from "playwright-core" */

/**
 * Traces the tasks of the page's own thread. Their CPU time counts, which other programs on the machine cannot
 * lengthen.
 * @param {Page} page
 * @returns {Promise<() => Promise<number[]>>} ends the trace; the time of each task in milliseconds
 */
export async function traceTasks(page) {
  const browser = /** @type {Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  return async () => {
    /** @type {{ traceEvents: { name: string, tid: number, tdur?: number, args: { name?: string } }[] }} */
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const threads = traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(({ tid }) => tid);
    const tasks = traceEvents.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
    return tasks.filter(({ tid }) => threads.includes(tid)).map(({ tdur = 0 }) => tdur / 1000);
  };
}
