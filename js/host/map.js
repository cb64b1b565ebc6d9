import { describe, FlipsideError } from "./error.js";

/**
 * Works on several items at a time and yields the results in the order of the items. At most `limit` items are begun
 * ahead of the consumer, so a consumer that stops asking stops the work.
 * @template Item, Result
 * @param {Iterable<Item> | AsyncIterable<Item>} items
 * @param {number} limit
 * @param {(item: Item) => Promise<Result>} work
 * @returns {AsyncGenerator<Result, void, void>}
 */
export async function* mapInOrder(items, limit, work) {
  const source = iteratorOf(items);
  /** The results not yielded yet. @type {Promise<Result>[]} */
  const begun = [];
  let isOver = false;
  /** @type {{ error: unknown } | undefined} */
  let failure;
  let wake = () => {};
  const changed = () => new Promise((/** @type {(nothing: void) => void} */ resolve) => (wake = resolve));
  let change = changed();
  const notify = () => {
    wake();
    change = changed();
  };

  const pull = async () => {
    while (!isOver) {
      if (begun.length >= limit) {
        await change;
        continue;
      }
      const step = await source.next();
      if (typeof step !== "object" || step === null)
        throw notIterable(`a result of \`next\`, ${describe(step)}`);
      if (step.done || isOver) break;
      const result = work(step.value);
      // The consumer gets the error when it reaches this item.
      result.catch(() => {});
      begun.push(result);
      notify();
    }
  };
  const pulling = pull()
    .catch((error) => {
      failure = { error };
    })
    .finally(() => {
      isOver = true;
      notify();
    });

  try {
    for (;;) {
      const first = begun[0];
      if (first) {
        const result = await first;
        begun.shift();
        notify();
        yield result;
      } else if (isOver) {
        if (failure) throw failure.error;
        return;
      } else {
        await change;
      }
    }
  } finally {
    const isEarly = !isOver;
    isOver = true;
    notify();
    if (isEarly) {
      // Not awaited, because the source may never end.
      Promise.resolve(source.return?.()).catch(() => {});
      pulling.catch(() => {});
    }
  }
}

/** @template Item @param {Iterable<Item> | AsyncIterable<Item>} items @returns {Iterator<Item> | AsyncIterator<Item>} */
function iteratorOf(items) {
  const { asyncIterator, iterator } = Symbol;
  const given = /** @type {any} */ (items);
  // As `for await` chooses.
  const source = (given[asyncIterator] ?? given[iterator]).call(items);
  if (typeof source?.next === "function") return source;
  throw notIterable(`an iterator, ${describe(source)}`);
}

/** @param {string} found */
function notIterable(found) {
  return new FlipsideError("INVALID_OPTION", `items: expected an iterable of items, found ${found}`);
}
