import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';

enablePatches();

/** One entry of the undo stack. */
export interface HistoryEntry {
  undo: Patch[];
  redo: Patch[];
  /** Consecutive entries with the same key are merged. */
  mergeKey: string | null;
  /** `performance.now()` of the last edit. */
  at: number;
  /** Whether the content was replaced by another version, such as a merged one: no edit of the user in the document. */
  isReplacement?: true;
}

export interface DocumentState<Content> {
  content: Content;
  /** The version on the server that the content is based on. */
  version: number;
  /** The content of the version `version` on the server; null when it is not available on this device. */
  base: Content | null;
  undoStack: readonly HistoryEntry[];
  redoStack: readonly HistoryEntry[];
  /** The last entry of the undo stack whose edits are saved. */
  saved: HistoryEntry | null;
}

export type DocumentStore<Content> = StoreApi<DocumentState<Content>>;

/** One version of a document on the server. */
export interface Snapshot<Content> {
  version: number;
  content: Content;
}

/** Edits with the same key within this time are undone together. */
const mergeMs = 1000;

export function createDocumentStore<Content extends object>(snapshot: Snapshot<Content>): DocumentStore<Content> {
  return createStore<DocumentState<Content>>(() => stateOf(snapshot));
}

/**
 * Identifies the edits that are made while one field is open. They are undone together, however long the field is open.
 */
export interface EditSession {
  id: string;
}

let sessionCount = 0;

export function startEditSession(): EditSession {
  sessionCount += 1;
  return { id: `field ${sessionCount}` };
}

/**
 * Edits the document. `merge` is the key of edits that are undone together when they follow within a second, or an edit
 * session, whose edits are all undone together; null for a separate undo entry.
 */
export function edit<Content extends object>(
  store: DocumentStore<Content>,
  change: (content: Content) => void,
  merge: string | EditSession | null = null,
): void {
  const isSession = merge !== null && typeof merge === 'object';
  const mergeKey = isSession ? merge.id : merge;
  const { content, undoStack } = store.getState();
  const [next, redo, undo] = produceWithPatches(content, (draft) => void change(draft as Content));
  if (redo.length === 0) return;

  const entry: HistoryEntry = { undo, redo, mergeKey, at: performance.now() };
  const last = undoStack.at(-1);
  const isMerged =
    last && mergeKey !== null && last.mergeKey === mergeKey && (isSession || entry.at - last.at < mergeMs);
  if (isMerged) {
    const merged = { ...entry, undo: [...undo, ...last.undo], redo: [...last.redo, ...redo] };
    store.setState({ content: next, undoStack: [...undoStack.slice(0, -1), merged], redoStack: [] });
  } else {
    store.setState({ content: next, undoStack: [...undoStack, entry], redoStack: [] });
  }
}

/** Reverts the edits of an edit session without adding them to the redo stack. */
export function revertEditSession<Content extends object>(store: DocumentStore<Content>, { id }: EditSession): void {
  const { content, undoStack } = store.getState();
  const entry = undoStack.at(-1);
  if (entry?.mergeKey === id)
    store.setState({ content: applyPatches(content, entry.undo), undoStack: undoStack.slice(0, -1) });
}

export function undo<Content extends object>(store: DocumentStore<Content>): void {
  const { content, undoStack, redoStack } = store.getState();
  const entry = undoStack.at(-1);
  if (!entry) return;
  store.setState({
    content: applyPatches(content, entry.undo),
    undoStack: undoStack.slice(0, -1),
    redoStack: [entry, ...redoStack],
  });
}

export function redo<Content extends object>(store: DocumentStore<Content>): void {
  const { content, undoStack, redoStack } = store.getState();
  const [entry] = redoStack;
  if (!entry) return;
  store.setState({
    content: applyPatches(content, entry.redo),
    undoStack: [...undoStack, entry],
    redoStack: redoStack.slice(1),
  });
}

export function isDirty({ undoStack, saved }: Pick<DocumentState<unknown>, 'undoStack' | 'saved'>): boolean {
  return lastEntry(undoStack) !== saved;
}

export function lastEntry(undoStack: readonly HistoryEntry[]): HistoryEntry | null {
  return undoStack.at(-1) ?? null;
}

/** Marks the content as of `entry` as saved. Later edits stay unsaved. */
export function markSaved<Content extends object>(
  store: DocumentStore<Content>,
  { entry, version, content }: Snapshot<Content> & { entry: HistoryEntry | null },
): void {
  store.setState({ saved: entry, version, base: content });
}

/** Sets the base version, which the next save replaces. */
export function rebase<Content extends object>(
  store: DocumentStore<Content>,
  { version, base }: Pick<DocumentState<Content>, 'version' | 'base'>,
): void {
  store.setState({ version, base });
}

/** Replaces the state by a version of the server and clears the undo stack. */
export function resetTo<Content extends object>(store: DocumentStore<Content>, snapshot: Snapshot<Content>): void {
  store.setState(stateOf(snapshot));
}

/** Replaces the content as one entry of the undo stack. */
export function replaceContent<Content extends object>(store: DocumentStore<Content>, next: Content): void {
  const { content, undoStack } = store.getState();
  const [replaced, redo, undo] = produceWithPatches(content, (draft) => void Object.assign(draft, next));
  if (redo.length === 0) return;
  const entry: HistoryEntry = { undo, redo, mergeKey: null, at: performance.now(), isReplacement: true };
  store.setState({ content: replaced, undoStack: [...undoStack, entry], redoStack: [] });
}

function stateOf<Content extends object>({ content, version }: Snapshot<Content>): DocumentState<Content> {
  return { content, base: content, version, undoStack: [], redoStack: [], saved: null };
}
