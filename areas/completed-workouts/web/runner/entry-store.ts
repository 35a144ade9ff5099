import { del, entries, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';

const prefix = 'workout.';

/** A second copy of every entry. The browser's storage is quick but written late: a flat battery takes its last seconds. */
const mirror = createIndexedDbStore('forma-workouts', 'strict');

/** What the browser's storage has no room for is read from here until it is sent; the mirror may have taken it. */
const onThisPage = new Map<string, { text: string; isMirrored: boolean }>();
/** Removed since this page opened: the mirror's copy of it must not come back. */
const removedHere = new Set<string>();
let restoring: Promise<void> | undefined;
const followers = new Set<(name: string) => void>();
const read = new Map<string, { text: string; value: unknown }>();

/** One entry a set, never one for all of them: two tabs writing at once then overwrite nothing of each other. */
export function writeEntry(name: string, value: unknown): void {
  const at = Math.max(Date.now(), stampOf(textOf(name)) + 1);
  removedHere.delete(name);
  put(name, JSON.stringify({ at, value }));
}

export function removeEntry(name: string): void {
  onThisPage.delete(name);
  removedHere.add(name);
  localStorage.removeItem(prefix + name);
  void del(name, mirror).catch(() => {});
  notifySubscribers(name);
}

/** The same object as long as nobody wrote: it is read, never changed. */
export function readEntry<T>(name: string): T | null {
  const text = textOf(name);
  if (!text) return null;
  const known = read.get(name);
  if (known?.text === text) return known.value as T;
  const value = parsed(text)?.value ?? null;
  read.set(name, { text, value });
  return value as T | null;
}

/** The names that begin like this, in their order. */
export function entryNames(beginning: string): string[] {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  return [...new Set([...kept, ...onThisPage.keys()])].filter((name) => name.startsWith(beginning)).toSorted();
}

/** True while something would not outlive this page. */
export function isInMemoryOnly(beginning: string): boolean {
  return [...onThisPage].some(([name, { isMirrored }]) => !isMirrored && name.startsWith(beginning));
}

/** Brings back, once a page, what the browser's storage lost. Of two copies of an entry the later one counts. */
export function restoreEntries(): Promise<void> {
  restoring ??= restore().catch(() => {});
  return restoring;
}

/** Hears what this tab writes and, through the browser, what the others do. */
export function subscribeToEntries(hear: (name: string) => void): () => void {
  if (followers.size === 0) window.addEventListener('storage', hearOtherTabs);
  followers.add(hear);
  return () => {
    followers.delete(hear);
    if (followers.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

function put(name: string, text: string): void {
  try {
    localStorage.setItem(prefix + name, text);
    onThisPage.delete(name);
  } catch {
    onThisPage.set(name, { text, isMirrored: false });
  }
  set(name, text, mirror).then(
    () => mirrored(name, text),
    () => {},
  );
  notifySubscribers(name);
}

function mirrored(name: string, text: string): void {
  if (onThisPage.get(name)?.text !== text) return;
  onThisPage.set(name, { text, isMirrored: true });
  notifySubscribers(name);
}

async function restore(): Promise<void> {
  for (const [name, text] of await entries<string, string>(mirror)) {
    if (removedHere.has(name) || stampOf(textOf(name)) >= stampOf(text)) continue;
    put(name, text);
  }
}

function textOf(name: string): string | null {
  return onThisPage.get(name)?.text ?? localStorage.getItem(prefix + name);
}

function stampOf(text: string | null): number {
  return (text && parsed(text)?.at) || 0;
}

function parsed(text: string): { at: number; value: unknown } | null {
  try {
    return JSON.parse(text) as { at: number; value: unknown };
  } catch {
    return null;
  }
}

function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null) notifySubscribers('');
  else if (key.startsWith(prefix)) notifySubscribers(key.slice(prefix.length));
}

/** Something belonging to entries of that name changed beside them. An empty name: everything changed. */
export function notifySubscribers(name: string): void {
  for (const hear of [...followers]) hear(name);
}
