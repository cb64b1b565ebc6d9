// Bytes of blobs.

/** All bytes of a blob. @param {Blob} blob @returns {Promise<ArrayBuffer>} */
export function bytesOfBlob(blob) {
  if (typeof blob.arrayBuffer === "function") return blob.arrayBuffer();
  // Some DOMs that stand in for a browser have blobs of an older standard.
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}
