/**
 * Works on items as they come, several at a time, and gives the results in their order. Work is begun for at most `most`
 * items ahead of the consumer, so one who stops asking stops the work.
 * @template Item, Result
 * @param {Iterable<Item> | AsyncIterable<Item>} items
 * @param {number} most
 * @param {(item: Item) => Promise<Result>} work
 * @returns {AsyncGenerator<Result, void, void>}
 */
export async function* mapInOrder(items, most, work) {
  const source = iteratorOf(items);
  /** Work begun and not given to the consumer yet. @type {Promise<Result>[]} */
  const begun = [];
  let isOver = false;
  /** @type {{ error: unknown } | undefined} */
  let failure;
  let wake = () => {};
  const changed = () => new Promise((/** @type {(nothing: void) => void} */ resolve) => (wake = resolve));
  let change = changed();
  const note = () => {
    wake();
    change = changed();
  };

  const pull = async () => {
    while (!isOver) {
      if (begun.length >= most) {
        await change;
        continue;
      }
      const { done, value } = await source.next();
      if (done || isOver) break;
      const result = work(value);
      // It is the consumer who hears of it, in its turn.
      result.catch(() => {});
      begun.push(result);
      note();
    }
  };
  const pulling = pull()
    .catch((error) => {
      failure = { error };
    })
    .finally(() => {
      isOver = true;
      note();
    });

  try {
    for (;;) {
      const first = begun[0];
      if (first) {
        const result = await first;
        begun.shift();
        note();
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
    note();
    if (isEarly) {
      // A source that never ends its wait is not waited for.
      Promise.resolve(source.return?.()).catch(() => {});
      pulling.catch(() => {});
    }
  }
}

/** @template Item @param {Iterable<Item> | AsyncIterable<Item>} items @returns {Iterator<Item> | AsyncIterator<Item>} */
function iteratorOf(items) {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}
