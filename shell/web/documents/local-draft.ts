import { applyChanges, diffDocuments, type PartChange } from '#shell/common/documents/changes.ts';
import { compareTexts } from '#shell/common/sorting.ts';

/** Unsaved content of a document, stored on this device until it is saved. */
export interface LocalDraft<Content> {
  content: Content;
  /** The version on the server that the content is based on. */
  version: number;
  /**
   * The content of that version, which a merge needs. Neither the server nor the cache of the device is sure to have it
   * later: the history has one version of many saves, and all tabs share the cache. Null when it is not known.
   */
  base: Content | null;
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

/** Stores the base as the changes that turn the content into it, so that a large document is not stored twice. */
export function saveLocalDraft<Content extends object>(
  name: string,
  { base, ...draft }: Omit<LocalDraft<Content>, 'writtenAt'>,
): void {
  try {
    const baseChanges = base && diffDocuments(draft.content, base);
    localStorage.setItem(name, JSON.stringify({ ...draft, baseChanges, writtenAt: new Date().toISOString() }));
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

interface StoredDraft extends Partial<Omit<LocalDraft<object>, 'base'>> {
  /** Absent from drafts of releases that did not store the base. */
  baseChanges?: PartChange[] | null;
  /** Names of `content` and `writtenAt` in drafts of the first release. */
  contents?: object;
  keptAt?: string;
}

function readDraft<Content>(name: string, parse: (content: unknown) => Content | null): OrphanedDraft<Content> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '') as StoredDraft;
    const content = parse(stored.content ?? stored.contents);
    const base = parse(baseOf(stored));
    const { version = 0, pendingSaveIds = [], userId = '', writtenAt = stored.keptAt ?? '' } = stored;
    return content && { content, base, version, pendingSaveIds, userId, writtenAt, name };
  } catch {
    return null;
  }
}

function baseOf({ content, baseChanges }: StoredDraft): object | null {
  if (!content || !baseChanges) return null;
  try {
    return applyChanges(content, baseChanges);
  } catch {
    return null;
  }
}
