import { del, entries, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import { withCurrentNames } from './stored-names.ts';

const prefix = 'workout.';

/**
 * Entries by key, stored twice (docs/decisions/0013): in localStorage, which is read and written synchronously and
 * survives a page killed in the middle of a tap, but reaches the disk up to 5 s later; and in IndexedDB with strict
 * durability, which survives a flat battery and has room when localStorage is full.
 */
const mirror = createIndexedDbStore('forma-workouts', 'strict');

/** Entries that localStorage has no room for. They are read from here until they are sent. */
const inMemory = new Map<string, { text: string; isMirrored: boolean }>();
/** Keys removed since the page was opened, whose copies in the mirror are not restored. */
const removedKeys = new Set<string>();
const parsedEntries = new Map<string, { text: string; value: unknown }>();
const subscribers = new Set<(key: string) => void>();
let restoring: Promise<void> | undefined;

/** Writes an entry. Each set has an entry of its own, so that two tabs never overwrite each other's sets. */
export function writeEntry(key: string, value: unknown): void {
  const at = Math.max(Date.now(), writtenAt(storedText(key)) + 1);
  removedKeys.delete(key);
  store(key, JSON.stringify({ at, value }));
}

export function removeEntry(key: string): void {
  inMemory.delete(key);
  removedKeys.add(key);
  localStorage.removeItem(prefix + key);
  void del(key, mirror).catch(() => {});
  notifySubscribers(key);
}

/** Reads an entry. Returns the same object until the entry is written again, so it must not be mutated. */
export function readEntry<T>(key: string): T | null {
  const text = storedText(key);
  if (!text) return null;
  const known = parsedEntries.get(key);
  if (known?.text === text) return known.value as T;
  const value = withCurrentNames(parse(text)?.value ?? null);
  parsedEntries.set(key, { text, value });
  return value as T | null;
}

/** Returns the sorted keys with that prefix. */
export function entryKeys(keyPrefix: string): string[] {
  const stored = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  return [...new Set([...stored, ...inMemory.keys()])].filter((key) => key.startsWith(keyPrefix)).toSorted();
}

/** Whether an entry with that prefix is stored in memory only and would be lost with the page. */
export function isInMemoryOnly(keyPrefix: string): boolean {
  return [...inMemory].some(([key, { isMirrored }]) => !isMirrored && key.startsWith(keyPrefix));
}

/** Restores the entries that localStorage lost, once per page. Of two copies of an entry the later one is used. */
export function restoreEntries(): Promise<void> {
  restoring ??= restore().catch(() => {});
  return restoring;
}

/** Calls `handle` with each key written or removed in this tab or another; with `''` when all entries may have changed. */
export function subscribeToEntries(handle: (key: string) => void): () => void {
  if (subscribers.size === 0) window.addEventListener('storage', onStorageEvent);
  subscribers.add(handle);
  return () => {
    subscribers.delete(handle);
    if (subscribers.size === 0) window.removeEventListener('storage', onStorageEvent);
  };
}

export function notifySubscribers(key: string): void {
  for (const handle of [...subscribers]) handle(key);
}

function store(key: string, text: string): void {
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
      notifySubscribers(key);
    })
    .catch(() => {});
  notifySubscribers(key);
}

async function restore(): Promise<void> {
  for (const [key, text] of await entries<string, string>(mirror))
    if (!removedKeys.has(key) && writtenAt(storedText(key)) < writtenAt(text)) store(key, text);
}

function storedText(key: string): string | null {
  return inMemory.get(key)?.text ?? localStorage.getItem(prefix + key);
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

function onStorageEvent({ key }: StorageEvent): void {
  if (key === null) notifySubscribers('');
  else if (key.startsWith(prefix)) notifySubscribers(key.slice(prefix.length));
}
