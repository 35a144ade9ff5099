import { del, entries, set } from 'idb-keyval';
import { createIndexedDbStore } from '../api/indexed-db-store.ts';

interface EntryStoreOptions {
  /** Prefix of the keys in localStorage, and name of the database with the copies. Stored on devices, must not change. */
  prefix: string;
  database: string;
  /** Converts the value of an entry that an earlier release wrote. */
  upgrade?: (value: unknown) => unknown;
}

/**
 * Entries by key, stored twice (docs/decisions/0013): in localStorage, which is read and written synchronously and
 * survives a page killed in the middle of a tap, but reaches the disk up to 5 s later; and in IndexedDB with strict
 * durability, which survives a flat battery and has room when localStorage is full.
 */
export function createEntryStore({ upgrade = (value) => value, ...options }: EntryStoreOptions) {
  const texts = createTextStore(options);
  const parsedEntries = new Map<string, { text: string; value: unknown }>();
  let restoring: Promise<void> | undefined;

  /** Writes an entry. What two tabs may change at the same time has entries of its own, so that neither overwrites the other. */
  function writeEntry(key: string, value: unknown): void {
    const at = Math.max(Date.now(), writtenAt(texts.find(key)) + 1);
    texts.store(key, JSON.stringify({ at, value }));
  }

  /** Reads an entry. Returns the same object until the entry is written again, so it must not be mutated. */
  function readEntry<T>(key: string): T | null {
    const text = texts.find(key);
    if (!text) return null;
    const known = parsedEntries.get(key);
    if (known?.text === text) return known.value as T;
    const value = upgrade(parse(text)?.value ?? null);
    parsedEntries.set(key, { text, value });
    return value as T | null;
  }

  /** Restores the entries that localStorage lost, once per page. Of two copies of an entry the later one is used. */
  function restoreEntries(): Promise<void> {
    restoring ??= texts.restore().catch(() => {});
    return restoring;
  }

  const { keys, isInMemoryOnly, remove, subscribe, notify } = texts;
  return {
    writeEntry,
    readEntry,
    restoreEntries,
    removeEntry: remove,
    entryKeys: keys,
    isInMemoryOnly,
    subscribeToEntries: subscribe,
    notifySubscribers: notify,
  };
}

/** The texts of the entries in both stores. */
function createTextStore({ prefix, database }: EntryStoreOptions) {
  const mirror = createIndexedDbStore(database, 'strict');
  /** Entries that localStorage has no room for. They are read from here until they are sent. */
  const inMemory = new Map<string, { text: string; isMirrored: boolean }>();
  /** Keys removed since the page was opened, whose copies in the mirror are not restored. */
  const removedKeys = new Set<string>();
  const { subscribe, notify } = createSubscribers(prefix);

  function find(key: string): string | null {
    return inMemory.get(key)?.text ?? localStorage.getItem(prefix + key);
  }

  function store(key: string, text: string): void {
    removedKeys.delete(key);
    try {
      localStorage.setItem(prefix + key, text);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, { text, isMirrored: false });
    }
    void set(key, text, mirror)
      .then(() => {
        if (inMemory.get(key)?.text !== text) return;
        inMemory.set(key, { text, isMirrored: true });
        notify(key);
      })
      .catch(() => {});
    notify(key);
  }

  function remove(key: string): void {
    inMemory.delete(key);
    removedKeys.add(key);
    localStorage.removeItem(prefix + key);
    void del(key, mirror).catch(() => {});
    notify(key);
  }

  /** Returns the sorted keys with that prefix. */
  function keys(keyPrefix: string): string[] {
    const stored = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    return [...new Set([...stored, ...inMemory.keys()])].filter((key) => key.startsWith(keyPrefix)).toSorted();
  }

  /** Whether an entry with that prefix is stored in memory only and would be lost with the page. */
  function isInMemoryOnly(keyPrefix: string): boolean {
    return [...inMemory].some(([key, { isMirrored }]) => !isMirrored && key.startsWith(keyPrefix));
  }

  async function restore(): Promise<void> {
    for (const [key, text] of await entries<string, string>(mirror))
      if (!removedKeys.has(key) && writtenAt(find(key)) < writtenAt(text)) store(key, text);
  }

  return { find, store, remove, keys, isInMemoryOnly, restore, subscribe, notify };
}

function createSubscribers(prefix: string) {
  const subscribers = new Set<(key: string) => void>();

  /** Calls `handle` with each key written or removed in this tab or another; with `''` when all entries may have changed. */
  function subscribe(handle: (key: string) => void): () => void {
    if (subscribers.size === 0) window.addEventListener('storage', onStorageEvent);
    subscribers.add(handle);
    return () => {
      subscribers.delete(handle);
      if (subscribers.size === 0) window.removeEventListener('storage', onStorageEvent);
    };
  }

  function notify(key: string): void {
    for (const handle of [...subscribers]) handle(key);
  }

  function onStorageEvent({ key }: StorageEvent): void {
    if (key === null) notify('');
    else if (key.startsWith(prefix)) notify(key.slice(prefix.length));
  }

  return { subscribe, notify };
}

function writtenAt(text: string | null): number {
  return (text && parse(text)?.at) || 0;
}

function parse(text: string): { at: number; value: unknown } | null {
  try {
    return JSON.parse(text) as { at: number; value: unknown };
  } catch {
    return null;
  }
}
