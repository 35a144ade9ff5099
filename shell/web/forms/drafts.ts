import { useSyncExternalStore } from 'react';

const prefix = 'draft.';

const subscribers = new Set<() => void>();

/** Whether something is typed and not saved under the key. */
export function useHasDraft(key: string): boolean {
  return useSyncExternalStore(subscribeToDrafts, () => sessionStorage.getItem(prefix + key) !== null);
}

function subscribeToDrafts(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** Stores the values of a form for this tab, without passwords. */
export function saveDraft(key: string | undefined, values: Record<string, unknown>): void {
  if (!key) return;
  const storable = Object.entries(values).filter(([field]) => !/password/i.test(field));
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(storable)));
  } catch {
    // The storage is full: the form works without a draft.
  }
  notifySubscribers();
}

export function readDraft<Values>(key: string | undefined): Partial<Values> | null {
  const stored = key && sessionStorage.getItem(prefix + key);
  return stored ? (JSON.parse(stored) as Partial<Values>) : null;
}

export function clearDraft(key: string | undefined): void {
  if (!key) return;
  sessionStorage.removeItem(prefix + key);
  notifySubscribers();
}

function notifySubscribers(): void {
  for (const notify of subscribers) notify();
}

/** The keys of the stored drafts that begin with `start`. */
export function draftKeys(start = ''): string[] {
  return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix + start) ? key.slice(prefix.length) : []));
}

export function clearDrafts(): void {
  for (const key of draftKeys()) clearDraft(key);
}
