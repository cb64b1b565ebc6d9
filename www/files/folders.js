// The files of folders that are dropped on the page.

/**
 * The files that are dropped, with those of dropped folders, which are named with their paths.
 * @param {DataTransfer} data
 * @returns {Promise<File[]>}
 */
export async function filesIn(data) {
  // Dropped items can be asked what they are only while they are being dropped.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  /** @type {File[]} */
  const found = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

/** @param {FileSystemEntry} entry @param {File[]} found */
async function collect(entry, found) {
  if (isFile(entry)) {
    /** @type {File} */
    const file = await new Promise((resolve, reject) => entry.file(resolve, reject));
    const path = entry.fullPath.replace(/^\//, "");
    found.push(path === file.name ? file : new File([file], path, { type: file.type }));
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    // A folder is read by hundreds; none are the end of it.
    if (some.length === 0) return;
    for (const each of some) await collect(each, found);
  }
}

/** @param {FileSystemEntry} entry @returns {entry is FileSystemFileEntry} */
function isFile(entry) {
  return entry.isFile;
}

/** @param {FileSystemEntry} entry @returns {entry is FileSystemDirectoryEntry} */
function isFolder(entry) {
  return entry.isDirectory;
}
