import type { UseStore } from 'idb-keyval';

/**
 * An IndexedDB database of its own, for the functions of `idb-keyval`. With `strict` durability a write is on the disk when
 * it resolves, so that a flat battery loses nothing.
 */
export function createIndexedDbStore(name: string, durability: 'strict' | 'relaxed' = 'relaxed'): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  return async (mode, work) => {
    opened ??= open(name, () => {
      opened = undefined;
    });
    const transaction = (await opened).transaction(storeName, mode, { durability });
    const result = work(transaction.objectStore(storeName));
    // Without it the page itself would commit in a later task, and a page that is killed before loses the write.
    if (mode === 'readwrite') transaction.commit();
    return result;
  };
}

/** The name is stored on devices. */
/** Stored on devices: must not change. */
const storeName = 'kept';

/** Opened again when the browser has closed the database or could not open it. */
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
