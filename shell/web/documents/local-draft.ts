/** What is not saved yet, kept on this device until the server has it. */
export interface LocalDraft<Content> {
  content: Content;
  /** The version of the server it started from. */
  version: number;
  /** Saves that were sent and not answered: the server may have them. */
  pendingSaveIds: string[];
  writtenAt: string;
  userId: string;
}

/** A draft whose tab is gone. */
export interface OrphanedDraft<Content> extends LocalDraft<Content> {
  name: string;
}

export interface DocumentKey {
  /** `program`. */
  kind: string;
  id: string;
}

/** A tab keeps its own draft, so that two tabs on one document do not overwrite each other's. */
export function draftName(key: DocumentKey, tabId: string): string {
  return `${prefix(key)}${tabId}`;
}

export function saveLocalDraft<Content>(name: string, draft: Omit<LocalDraft<Content>, 'writtenAt'>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...draft, writtenAt: new Date().toISOString() }));
  } catch {
    // The storage is full: the server still gets the save, and the status says whether it has it.
  }
}

export function clearLocalDraft(name: string): void {
  localStorage.removeItem(name);
}

/** Holds a lock with the name of the draft while its tab is open, so that no other tab takes the draft over. */
export function lockLocalDraft(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => held);
  return release;
}

/** The newest draft of that document and person whose tab is gone. */
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
  return orphans.toSorted((one, other) => (other?.writtenAt ?? '').localeCompare(one?.writtenAt ?? ''))[0] ?? null;
}

function prefix({ kind, id }: DocumentKey): string {
  return `draft.${kind}.${id}.`;
}

/** Without a secure origin the browser has no locks: then every draft counts as orphaned. */
async function lockedNames(): Promise<Set<string | undefined>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map(({ name }) => name));
}

interface StoredDraft extends Partial<LocalDraft<unknown>> {
  /** The names of two fields in drafts of the first release. */
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
