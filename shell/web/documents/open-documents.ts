import { app } from '../app.ts';

/** Time in which the response of an own save arrives, after which its version is known. */
const ownSaveMs = 300;

/** First part of the keys of the queries that load a document for its editor. */
export const openingKey = 'opening';

/** Key of the query that checks the cached documents, for live events after which the server refuses some. */
export const cachedDocumentsKey = 'cached documents';

interface OpenEditor {
  version: () => number;
  /** Whether there are edits that the server does not have. */
  isDirty: () => boolean;
  /** Loads the version of the server. */
  pull: () => void;
  /** Reports this tab and receives the other editors. */
  reportPresence: () => void;
}

const editorsById = new Map<string, Set<OpenEditor>>();

/** Registers an open document, until the returned function is called. */
export function registerOpenDocument(id: string, editor: OpenEditor): () => void {
  const editors = editorsById.get(id) ?? new Set();
  editorsById.set(id, editors.add(editor));
  return () => {
    editors.delete(editor);
    if (editors.size === 0) editorsById.delete(id);
  };
}

/** Loads a version that another tab or person saved into the editors that have the document open. */
export function pullOpenDocument(id: string, version: number): void {
  if (!editorsById.has(id)) return;
  setTimeout(() => {
    for (const editor of editorsById.get(id) ?? []) if (editor.version() < version) editor.pull();
  }, ownSaveMs);
}

/** Another person opened or closed the document. */
export function refreshEditors(id: string): void {
  for (const editor of editorsById.get(id) ?? []) editor.reportPresence();
}

export function hasUnsavedDocument(): boolean {
  return [...editorsById.values()].some((editors) => [...editors].some((editor) => editor.isDirty()));
}

/**
 * Loads the open documents again after a refused request. The editors keep their content; the screen of a document that is refused too
 * closes its editor.
 */
export function reloadOpenDocuments(): void {
  void app().queryClient.invalidateQueries({ queryKey: [openingKey] });
}
