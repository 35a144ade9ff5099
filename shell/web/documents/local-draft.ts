import { compareTexts } from '#shell/common/sorting.ts';

/** Unsaved content of a document, stored on this device until it is saved. */
export interface LocalDraft<Content> {
  content: Content;
  /** The version on the server that the content is based on. */
  version: number;
  /** Ids of saves without a response, which the server may have stored. */
  pendingSaveIds: string[];
  writtenAt: string;
  userId: string;
}

/** A draft whose tab was closed. */
export interface OrphanedDraft<Content> extends LocalDraft<Content> {
  name: string;
}

export interface DocumentKey {
  /** Kind of the document, such as `program`. */
  kind: string;
  id: string;
}

/**
 * Name of the draft of a tab. Each tab has its own, so that two tabs with the same document do not overwrite each
 * other's draft.
 */
export function draftName(key: DocumentKey, tabId: string): string {
  return `${prefix(key)}${tabId}`;
}

export function saveLocalDraft<Content>(name: string, draft: Omit<LocalDraft<Content>, 'writtenAt'>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...draft, writtenAt: new Date().toISOString() }));
  } catch {
    // The storage is full. The save is still sent, and the save status shows its result.
  }
}

export function clearLocalDraft(name: string): void {
  localStorage.removeItem(name);
}

/** Holds a lock with the name of the draft while its tab is open, so that no other tab recovers it. */
export function lockLocalDraft(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => released);
  return release;
}

/** The newest draft of the document and user whose tab was closed. */
export async function findOrphanedDraft<Content>(
  key: DocumentKey,
  userId: string,
  parse: (content: unknown) => Content | null,
): Promise<OrphanedDraft<Content> | null> {
  const locked = await lockedNames();
  const orphans = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix(key)) && !locked.has(name))
    .map((name) => readDraft(name, parse))
    .filter((draft) => draft?.userId === userId);
  return orphans.toSorted((one, other) => compareTexts(other?.writtenAt ?? '', one?.writtenAt ?? ''))[0] ?? null;
}

function prefix({ kind, id }: DocumentKey): string {
  return `draft.${kind}.${id}.`;
}

/** Names of the held locks. Browsers have no locks without a secure origin; then every draft counts as orphaned. */
async function lockedNames(): Promise<Set<string | undefined>> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  return new Set(locks.map(({ name }) => name));
}

interface StoredDraft extends Partial<LocalDraft<unknown>> {
  /** Names of `content` and `writtenAt` in drafts of the first release. */
  contents?: unknown;
  keptAt?: string;
}

function readDraft<Content>(name: string, parse: (content: unknown) => Content | null): OrphanedDraft<Content> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '') as StoredDraft;
    const content = parse(stored.content ?? stored.contents);
    const { version = 0, pendingSaveIds = [], userId = '', writtenAt = stored.keptAt ?? '' } = stored;
    return content && { content, version, pendingSaveIds, userId, writtenAt, name };
  } catch {
    return null;
  }
}
