import type { UseStore } from 'idb-keyval';

/**
 * Creates a store for the functions of `idb-keyval` in a separate IndexedDB database. With `strict` durability a write
 * is on the disk when its promise resolves, so that it survives a power failure.
 */
export function createIndexedDbStore(name: string, durability: 'strict' | 'relaxed' = 'relaxed'): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  return async (mode, work) => {
    opened ??= open(name, () => {
      opened = undefined;
    });
    const transaction = (await opened).transaction(storeName, mode, { durability });
    const result = work(transaction.objectStore(storeName));
    // Without `commit` the browser commits in a later task of the page, and the write is lost when the page is killed
    // before.
    if (mode === 'readwrite') transaction.commit();
    return result;
  };
}

/** Stored on devices: must not change. */
const storeName = 'kept';

/**
 * Opens the database. `onClosed` is called when it could not be opened or the browser closed it; the next access then
 * opens it again.
 */
function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onClosed;
      resolve(request.result);
    };
  }).catch((error: unknown) => {
    onClosed();
    throw error;
  });
}
