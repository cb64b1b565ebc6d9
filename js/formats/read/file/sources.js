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
 * @property {() => { read(): Promise<{ done: boolean, value?: Uint8Array | undefined }>, cancel(reason?: unknown): Promise<void> }} getReader Reads it.
 */

/** An `AbortSignal`. @typedef {object} SignalLike @property {boolean} aborted Whether it has aborted. */

export {};
