import { clear, del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '../api/indexed-db-store.ts';

const store = createIndexedDbStore('forma-imports');

/** How the drafts of one kind of import are stored. */
export interface ImportDraftKind<Draft> {
  /** First part of the storage key, such as `programs`. */
  name: string;
  empty: Draft;
  /** A draft without content is deleted instead of stored. */
  isEmpty: (draft: Draft) => boolean;
  /** Parses a stored draft, possibly of another release; null when this release cannot read it. */
  parse: (stored: unknown) => Draft | null;
  /** Reads and deletes a draft that an earlier release stored in another place. */
  takeLegacy?: (owner: ImportOwner) => Promise<unknown>;
}

/** The user of an import and its target: the id of a program or a client, or `new`. */
export interface ImportOwner {
  userId: string;
  target: string;
}

/** The unfinished import; null when there is none. Errors of the storage count as none. */
export async function findImportDraft<Draft>(kind: ImportDraftKind<Draft>, owner: ImportOwner): Promise<Draft | null> {
  try {
    const stored = await get(keyOf(kind, owner), store);
    if (stored !== undefined) return kind.parse(stored);
    const legacy = kind.parse((await kind.takeLegacy?.(owner)) ?? null);
    if (legacy) await saveImportDraft(kind, owner, legacy);
    return legacy;
  } catch {
    return null;
  }
}

/** Stores the draft with its file, so that it survives a reload. Errors of the storage are ignored. */
export async function saveImportDraft<Draft>(
  kind: ImportDraftKind<Draft>,
  owner: ImportOwner,
  draft: Draft,
): Promise<void> {
  if (kind.isEmpty(draft)) return clearImportDraft(kind, owner);
  await set(keyOf(kind, owner), draft, store).catch(() => {});
}

/** Also deletes the draft of an earlier release, which would be found next. */
async function clearImportDraft<Draft>(kind: ImportDraftKind<Draft>, owner: ImportOwner): Promise<void> {
  await del(keyOf(kind, owner), store).catch(() => {});
  await Promise.resolve(kind.takeLegacy?.(owner)).catch(() => {});
}

const sentCounts = new Map<string, number>();

/** Number of imports for this target that this page has sent. */
export function sentCount<Draft>(kind: ImportDraftKind<Draft>, owner: ImportOwner): number {
  return sentCounts.get(keyOf(kind, owner)) ?? 0;
}

/** Deletes the stored draft, and keeps a second dialog that has restored it from storing it again. */
export function markSent<Draft>(kind: ImportDraftKind<Draft>, owner: ImportOwner): void {
  sentCounts.set(keyOf(kind, owner), sentCount(kind, owner) + 1);
  void clearImportDraft(kind, owner);
}

/** Deletes the drafts of all users of this device. */
export async function clearImportDrafts(): Promise<void> {
  await clear(store).catch(() => {});
}

function keyOf({ name }: { name: string }, { userId, target }: ImportOwner): string {
  return `${name} ${userId} ${target}`;
}
