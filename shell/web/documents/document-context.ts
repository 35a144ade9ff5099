import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { DocumentRoutes } from '#shell/common/documents/routes.ts';
import type { createAtom } from '../atom.ts';
import type { Autosave, ServerDocument } from './autosave.ts';
import type { DocumentState, DocumentStore } from './document-store.ts';

/** How an area writes the parts of its document for people. */
export interface DocumentText {
  /** Where a part is and what it is called: `Sett. 1 · Giorno 2 · Panca piana`. */
  part(partId: string): string;
  field(field: string): string;
  /** Null for an empty value. */
  value(field: string, value: unknown, partId: string): string | null;
}

/** The document that is open in an editor; the parts of this folder read it. */
export interface OpenDocument<Content> {
  id: string;
  routes: DocumentRoutes;
  store: DocumentStore<Content>;
  autosave: Autosave<Content>;
  /** A hook that reads the texts of the area. A part is looked up in the first of these versions that has it. */
  useText: (versions: readonly Content[]) => DocumentText;
  /** The other version of a conflict that was postponed; the save status opens it again. */
  postponedConflict: ReturnType<typeof createAtom<ServerDocument<Content> | null>>;
  showsHistory: ReturnType<typeof createAtom<boolean>>;
}

export const DocumentContext = createContext<OpenDocument<object> | null>(null);

export function useDocument(): OpenDocument<object> {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('useDocument: no document is open');
  return document;
}

/** Select plain values, never new objects: the component renders only when the selected value differs. */
export function useDocumentState<T>(select: (state: DocumentState<object>) => T): T {
  return useStore(useDocument().store, select);
}
