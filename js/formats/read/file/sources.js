// What callers give: files, streams and signals. Each is named by what is used of it, as programs that only know the rules have no types of a host.

/**
 * A `Blob`, or a `File`.
 * @typedef {object} FileLike
 * @property {number} size Its bytes.
 * @property {() => Promise<ArrayBuffer>} arrayBuffer Reads it.
 * @property {(from?: number, to?: number) => FileLike} slice A part of it.
 */

/**
 * A `ReadableStream` of bytes.
 * @typedef {object} StreamLike
 * @property {() => StreamReader} getReader Reads it.
 */

/**
 * Reads a stream part by part.
 * @typedef {object} StreamReader
 * @property {() => Promise<StreamPart>} read The next part.
 * @property {(reason?: unknown) => Promise<void>} cancel No more is wanted.
 */

/**
 * A part of a stream.
 * @typedef {object} StreamPart
 * @property {boolean} done Whether there is no more.
 * @property {Uint8Array | undefined} [value] Its bytes.
 */

/** An `AbortSignal`. @typedef {object} SignalLike @property {boolean} aborted Whether it has aborted. */

export {};
