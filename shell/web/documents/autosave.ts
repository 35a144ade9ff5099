import { diffDocuments } from '#shell/common/documents/changes.ts';
import type { DocumentModel } from '#shell/common/documents/model.ts';
import type { DocumentSave } from '#shell/common/documents/routes.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError, isRefusal, isUnreachable } from '#shell/web/api/api-error.ts';
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
import { reloadOpenDocuments } from './open-documents.ts';

/** A version on the server with the id of the save that created it. */
export interface ServerDocument<Content> extends Snapshot<Content> {
  saveId: string | null;
}

export type SaveState<Content> =
  | { kind: 'saved' }
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** `message` is the error message of the server; null when the server did not respond and the save is retried. */
  | { kind: 'failed'; message: string | null }
  /** Another tab or user saved: the user resolves the conflict. */
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
  /** Called when a newer version replaced the content, which had no unsaved edits. */
  onReplaced: () => void;
  /** Called when the server refused a save for another reason than a newer version, and it is not sent again by itself. */
  onRefused?: (error: ApiError) => void;
}

export interface Autosave<Content> extends AutosaveOptions<Content> {
  state: ReturnType<typeof createAtom<SaveState<Content>>>;
  /** Ids of saves that were sent and have no response yet. */
  pendingSaveIds: string[];
  pendingSave: Promise<boolean> | null;
  failures: number;
  saveTimer: number | undefined;
  draftTimer: number | undefined;
  /** `performance.now()` of the first unsaved edit, so that continuous typing postpones the save by 10 seconds at most. */
  dirtySince: number | null;
  isStopped: boolean;
}

/** Delay of a save after the last edit. */
export const saveDelayMs = 1000;
const draftDelayMs = 200;
const [firstRetryMs, maxRetryMs] = [2000, 10_000];

/** Creates the autosave of a store; `startAutosave` starts it. */
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

/** Saves until there are no unsaved edits; false when a save failed or there is a conflict. */
export async function saveAll<Content extends object>(autosave: Autosave<Content>): Promise<boolean> {
  while (isDirty(autosave.store.getState())) {
    if (autosave.state.get().kind === 'conflict') return false;
    if (!(await saveOnce(autosave))) return false;
  }
  return true;
}

/** Replaces the content with the version of the server. One undo restores the user's own content. */
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

export function scheduleSave<Content extends object>(autosave: Autosave<Content>, delayMs: number): void {
  clearTimeout(autosave.saveTimer);
  if (autosave.isStopped) return;
  autosave.saveTimer = window.setTimeout(() => void saveOnce(autosave), delayMs);
}

export function scheduleDraft<Content extends object>(autosave: Autosave<Content>): void {
  clearTimeout(autosave.draftTimer);
  autosave.draftTimer = window.setTimeout(() => writeDraft(autosave), draftDelayMs);
}

/** Writes unsaved edits to the local draft. */
export function writeDraft<Content extends object>(autosave: Autosave<Content>): void {
  clearTimeout(autosave.draftTimer);
  const { store, draft, userId, pendingSaveIds } = autosave;
  const { content, base, version } = store.getState();
  if (isDirty(store.getState())) saveLocalDraft(draft, { content, base, version, pendingSaveIds, userId });
}

/** Sets the state to saved and deletes the local draft. */
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

/**
 * Sends the changes since the base version. The id of the save is written to the local draft first, because the tab may
 * be closed before the response arrives.
 */
async function save<Content extends object>(autosave: Autosave<Content>): Promise<boolean> {
  const { content, base, version, undoStack } = autosave.store.getState();
  if (!isDirty(autosave.store.getState()) || autosave.state.get().kind === 'conflict') return true;
  clearTimeout(autosave.saveTimer);
  const entry = lastEntry(undoStack);
  if (!base) throw new Error('save: the base version is unknown');
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

/** Marks the content of a save as saved. Edits that were made during the save are saved next. */
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

  const isTemporary = isUnreachable(error) || error.status >= 500 || error.status === 429;
  autosave.failures = isTemporary ? autosave.failures + 1 : 0;
  autosave.state.set({ kind: 'failed', message: isTemporary ? null : error.message });
  if (isTemporary) scheduleSave(autosave, Math.min(firstRetryMs * 1.5 ** (autosave.failures - 1), maxRetryMs));
  else autosave.onRefused?.(error);
  if (isRefusal(error)) reloadOpenDocuments();
  return false;
}

/**
 * Handles a newer version on the server. It is a conflict, and the result is false, unless it has the same content or that with which
 * the edits began, was saved by this tab with a lost response, or there are no unsaved edits.
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
  const isOwnSave = theirs.saveId !== null && autosave.pendingSaveIds.includes(theirs.saveId);
  if (isOwnSave || (base && isSameContent(autosave, base, theirs.content))) {
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

/** Whether there are no unsaved edits and no running save. */
export function isIdle<Content extends object>({ store, pendingSave }: Autosave<Content>): boolean {
  return !isDirty(store.getState()) && pendingSave === null;
}

/**
 * Loads the version on the server. A newer version replaces the content when there are no unsaved edits; otherwise
 * `handleNewerVersion` handles it. One that changed nothing of the content, such as a pause of a program, keeps it with its undo stack.
 */
export async function pullNewerVersion<Content extends object>(autosave: Autosave<Content>): Promise<void> {
  const theirs = await autosave.load().catch(() => null);
  const { version, content, undoStack } = autosave.store.getState();
  if (!theirs || autosave.isStopped || autosave.pendingSave || theirs.version <= version) return;
  if (!isIdle(autosave)) {
    if (autosave.state.get().kind !== 'conflict') handleNewerVersion(autosave, theirs);
    return;
  }
  if (diffDocuments(content, theirs.content).length === 0) {
    confirmSaved(autosave, { ...theirs, entry: lastEntry(undoStack) });
    return;
  }
  resetTo(autosave.store, theirs);
  autosave.onSaved(theirs);
  if (!isSameContent(autosave, content, theirs.content)) autosave.onReplaced();
}
