import { diffDocuments } from '#shell/common/documents/changes.ts';
import type { DocumentModel } from '#shell/common/documents/model.ts';
import type { DocumentSave } from '#shell/common/documents/routes.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { createAtom } from '#shell/web/atom.ts';
import {
  type DocumentStore,
  isDirty,
  lastEntry,
  markSaved,
  rebase,
  replaceContent,
  resetTo,
  type Snapshot,
} from './document-store.ts';
import { clearLocalDraft, saveLocalDraft } from './local-draft.ts';

/** A version of the server with the id of the save that made it. */
export interface ServerDocument<Content> extends Snapshot<Content> {
  saveId: string | null;
}

export type SaveState<Content> =
  | { kind: 'saved' }
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** `message` is the server's reason; without one the server did not answer and the save is retried. */
  | { kind: 'failed'; message: string | null }
  /** Another tab or person saved: the user chooses. */
  | { kind: 'conflict'; theirs: ServerDocument<Content> };

export interface AutosaveOptions<Content> {
  store: DocumentStore<Content>;
  model: DocumentModel<Content>;
  send: (save: DocumentSave) => Promise<{ version: number }>;
  load: () => Promise<ServerDocument<Content>>;
  userId: string;
  /** Name of the local draft. */
  draft: string;
  onSaved: (saved: Snapshot<Content>) => void;
  /** A newer version was loaded while nothing was unsaved. */
  onReplaced: () => void;
}

export interface Autosave<Content> extends AutosaveOptions<Content> {
  state: ReturnType<typeof createAtom<SaveState<Content>>>;
  /** Saves that were sent and not answered. */
  pendingSaveIds: string[];
  pendingSave: Promise<boolean> | null;
  failures: number;
  saveTimer: number | undefined;
  draftTimer: number | undefined;
  /** `performance.now()` of the first unsaved edit: continuous typing does not postpone the save for ever. */
  dirtySince: number | null;
  isStopped: boolean;
}

/** After the last edit. */
export const saveDelayMs = 1000;
const draftDelayMs = 200;
const [firstRetryMs, maxRetryMs] = [2000, 10_000];

/** Saves what is edited in the store, once `startAutosave` is called. */
export function createAutosave<Content extends object>({
  pendingSaveIds = [],
  theirs = null,
  ...options
}: AutosaveOptions<Content> & {
  pendingSaveIds?: string[];
  theirs?: ServerDocument<Content> | null;
}): Autosave<Content> {
  return {
    ...options,
    pendingSaveIds,
    state: createAtom<SaveState<Content>>(theirs ? { kind: 'conflict', theirs } : { kind: 'saved' }),
    pendingSave: null,
    failures: 0,
    saveTimer: undefined,
    draftTimer: undefined,
    dirtySince: null,
    isStopped: false,
  };
}

/** True once the server has everything. */
export async function saveAll<Content extends object>(autosave: Autosave<Content>): Promise<boolean> {
  while (isDirty(autosave.store.getState())) {
    if (autosave.state.get().kind === 'conflict') return false;
    if (!(await saveOnce(autosave))) return false;
  }
  return true;
}

/** Shows their version; mine is one undo away. */
export function acceptTheirs<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
): void {
  autosave.state.set({ kind: 'pending' });
  replaceContent(autosave.store, theirs.content);
  markSaved(autosave.store, { ...theirs, entry: lastEntry(autosave.store.getState().undoStack) });
  markAllSaved(autosave);
  autosave.onSaved(theirs);
}

export async function overwriteTheirs<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
): Promise<void> {
  rebase(autosave.store, { version: theirs.version, base: theirs.content });
  autosave.state.set({ kind: 'pending' });
  await saveOnce(autosave);
}

/** Saves the merge of both; mine alone is one undo away. */
export async function saveMerged<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
  merged: Content,
): Promise<void> {
  replaceContent(autosave.store, merged);
  await overwriteTheirs(autosave, theirs);
}

export function scheduleSave<Content extends object>(autosave: Autosave<Content>, delayMs: number): void {
  clearTimeout(autosave.saveTimer);
  if (autosave.isStopped) return;
  autosave.saveTimer = window.setTimeout(() => void saveOnce(autosave), delayMs);
}

export function scheduleDraft<Content extends object>(autosave: Autosave<Content>): void {
  clearTimeout(autosave.draftTimer);
  autosave.draftTimer = window.setTimeout(() => writeDraft(autosave), draftDelayMs);
}

/** Writes what the server does not have to this device. */
export function writeDraft<Content extends object>(autosave: Autosave<Content>): void {
  clearTimeout(autosave.draftTimer);
  const { store, draft, userId, pendingSaveIds } = autosave;
  const { content, version } = store.getState();
  if (isDirty(store.getState())) saveLocalDraft(draft, { content, version, pendingSaveIds, userId });
}

/** The server has everything. */
export function markAllSaved<Content extends object>(autosave: Autosave<Content>): void {
  clearTimeout(autosave.saveTimer);
  clearTimeout(autosave.draftTimer);
  autosave.dirtySince = null;
  autosave.failures = 0;
  clearLocalDraft(autosave.draft);
  autosave.state.set({ kind: 'saved' });
}

function saveOnce<Content extends object>(autosave: Autosave<Content>): Promise<boolean> {
  autosave.pendingSave ??= save(autosave).finally(() => {
    autosave.pendingSave = null;
  });
  return autosave.pendingSave;
}

/** The id of the save is written to the draft before it is sent: its response may get lost with the tab. */
async function save<Content extends object>(autosave: Autosave<Content>): Promise<boolean> {
  const { content, base, version, undoStack } = autosave.store.getState();
  if (!isDirty(autosave.store.getState()) || autosave.state.get().kind === 'conflict') return true;
  clearTimeout(autosave.saveTimer);
  const entry = lastEntry(undoStack);
  if (!base) throw new Error('save: the version that the document started from is unknown');
  const changes = diffDocuments(base, content);
  if (changes.length === 0) {
    confirmSaved(autosave, { entry, version, content });
    return true;
  }
  const saveId = newId();
  autosave.state.set({ kind: 'saving' });
  autosave.pendingSaveIds = [...autosave.pendingSaveIds, saveId].slice(-20);
  writeDraft(autosave);
  try {
    const saved = await autosave.send({ version, saveId, changes });
    confirmSaved(autosave, { entry, content, version: saved.version });
    return true;
  } catch (error) {
    return handleSaveError(autosave, error);
  }
}

/** What was typed while the save was under way stays to be saved. */
function confirmSaved<Content extends object>(
  autosave: Autosave<Content>,
  saved: Parameters<typeof markSaved<Content>>[1],
): void {
  autosave.pendingSaveIds = [];
  autosave.failures = 0;
  autosave.dirtySince = null;
  markSaved(autosave.store, saved);
  autosave.onSaved(saved);
  if (isDirty(autosave.store.getState())) continueSaving(autosave);
  else markAllSaved(autosave);
}

function continueSaving<Content extends object>(autosave: Autosave<Content>): void {
  autosave.dirtySince = performance.now();
  autosave.state.set({ kind: 'pending' });
  scheduleDraft(autosave);
  scheduleSave(autosave, saveDelayMs);
}

function handleSaveError<Content extends object>(autosave: Autosave<Content>, error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  const theirs = error.code === 'version_conflict' ? (error.data['document'] as ServerDocument<Content>) : null;
  if (theirs) return handleNewerVersion(autosave, theirs);

  const isPassing = isUnreachable(error) || error.status >= 500 || error.status === 429;
  autosave.failures = isPassing ? autosave.failures + 1 : 0;
  autosave.state.set({ kind: 'failed', message: isPassing ? null : error.message });
  if (isPassing) scheduleSave(autosave, Math.min(firstRetryMs * 1.5 ** (autosave.failures - 1), maxRetryMs));
  return false;
}

/**
 * Decides what a newer version on the server means: an own save whose response was lost, the same content, no unsaved
 * edits here, or a conflict. False for a conflict.
 */
function handleNewerVersion<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
): boolean {
  const { content, base, undoStack } = autosave.store.getState();
  autosave.failures = 0;
  if (isSameContent(autosave, content, theirs.content)) {
    confirmSaved(autosave, { entry: lastEntry(undoStack), version: theirs.version, content: theirs.content });
    return true;
  }
  if (theirs.saveId !== null && autosave.pendingSaveIds.includes(theirs.saveId)) {
    rebase(autosave.store, { version: theirs.version, base: theirs.content });
    continueSaving(autosave);
    return true;
  }
  if (base && isSameContent(autosave, base, content)) {
    acceptTheirs(autosave, theirs);
    autosave.onReplaced();
    return true;
  }
  autosave.state.set({ kind: 'conflict', theirs });
  return false;
}

export function isSameContent<Content>(
  { model }: Pick<AutosaveOptions<Content>, 'model'>,
  one: Content,
  other: Content,
) {
  return model.differences(one, other).length === 0;
}

/** Nothing is unsaved and no save is under way. */
export function isQuiet<Content extends object>({ store, pendingSave }: Autosave<Content>): boolean {
  return !isDirty(store.getState()) && pendingSave === null;
}

/**
 * Loads the server's version when it is newer. It replaces the content only while everything here is saved; otherwise
 * `handleNewerVersion` decides.
 */
export async function pullNewerVersion<Content extends object>(autosave: Autosave<Content>): Promise<void> {
  const theirs = await autosave.load().catch(() => null);
  const { version } = autosave.store.getState();
  if (!theirs || autosave.isStopped || autosave.pendingSave || theirs.version <= version) return;
  if (!isQuiet(autosave)) {
    if (autosave.state.get().kind !== 'conflict') handleNewerVersion(autosave, theirs);
    return;
  }
  resetTo(autosave.store, theirs);
  autosave.onSaved(theirs);
  autosave.onReplaced();
}
