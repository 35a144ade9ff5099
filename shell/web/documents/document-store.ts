import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';

enablePatches();

/** One entry of the undo stack. */
export interface HistoryEntry {
  undo: Patch[];
  redo: Patch[];
  /** Consecutive entries with the same key become one. */
  mergeKey: string | null;
  /** `performance.now()` of the last edit. */
  at: number;
}

export interface DocumentState<Content> {
  content: Content;
  /** The version on the server that the content started from. */
  version: number;
  /** The server's content of that version; null when this device does not know it any more. */
  base: Content | null;
  undoStack: readonly HistoryEntry[];
  redoStack: readonly HistoryEntry[];
  /** The last entry that the server has. */
  saved: HistoryEntry | null;
}

export type DocumentStore<Content> = StoreApi<DocumentState<Content>>;

/** A document on the server. */
export interface Snapshot<Content> {
  version: number;
  content: Content;
}

/** Edits under one key are undone together when they follow each other within this time. */
const mergeMs = 1000;

export function createDocumentStore<Content extends object>(snapshot: Snapshot<Content>): DocumentStore<Content> {
  return createStore<DocumentState<Content>>(() => stateOf(snapshot));
}

/** Everything written while one field is open: undone together, however long it takes. */
export interface EditSession {
  id: string;
}

/**
 * Edits the document. `merge` says what is undone together: edits under the same text within a second, all edits of one
 * edit session, or with null this edit alone.
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

/** The server has the content as it was at `entry`. What was typed since stays, and stays to be saved. */
export function markSaved<Content extends object>(
  store: DocumentStore<Content>,
  { entry, version, content }: Snapshot<Content> & { entry: HistoryEntry | null },
): void {
  store.setState({ saved: entry, version, base: content });
}

/** The next save replaces that version. */
export function rebase<Content extends object>(
  store: DocumentStore<Content>,
  { version, base }: Pick<DocumentState<Content>, 'version' | 'base'>,
): void {
  store.setState({ version, base });
}

/** Starts again from a version of the server, without anything to undo. */
export function resetTo<Content extends object>(store: DocumentStore<Content>, snapshot: Snapshot<Content>): void {
  store.setState(stateOf(snapshot));
}

/** As an edit that can be undone. */
export function replaceContent<Content extends object>(store: DocumentStore<Content>, next: Content): void {
  edit(store, (content) => void Object.assign(content, next));
}

function stateOf<Content extends object>({ content, version }: Snapshot<Content>): DocumentState<Content> {
  return { content, base: content, version, undoStack: [], redoStack: [], saved: null };
}
