import type { UseStore } from 'idb-keyval';

/**
 * A store of its own on this device, for the functions of `idb-keyval`. `strict`: what is written is on the disk, not
 * only with the system, when the write is done, so that a flat battery takes nothing.
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

const storeName = 'kept';

/** Some browsers close a store by themselves, and one that could not be opened may open the next time. */
function open(name: string, whenClosed: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      asked.result.onclose = whenClosed;
      resolve(asked.result);
    };
  }).catch((error: unknown) => {
    whenClosed();
    throw error;
  });
}
