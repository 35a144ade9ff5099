import type { UseStore } from 'idb-keyval';

/**
 * A separate IndexedDB database for the functions of `idb-keyval`. With `strict` a write completes only after it is flushed
 * to the disk, so that a power failure loses no data.
 */
export function createIndexedDbStore(name: string, durability: 'strict' | 'relaxed' = 'relaxed'): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  return async (mode, work) => {
    opened ??= open(name, () => {
      opened = undefined;
    });
    const database = await opened;
    return work(database.transaction(storeName, mode, { durability }).objectStore(storeName));
  };
}

/** Stored on devices: must not change. */
const storeName = 'kept';

/** `onClose` is called when the browser closes the database or cannot open it; the next access opens it again. */
function open(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onClose;
      resolve(request.result);
    };
  }).catch((error: unknown) => {
    onClose();
    throw error;
  });
}
