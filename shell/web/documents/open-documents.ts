/** Time in which the response of an own save arrives, after which its version is known. */
const ownSaveMs = 300;

interface OpenEditor {
  version: () => number;
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
