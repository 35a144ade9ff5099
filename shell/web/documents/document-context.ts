import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { DocumentRoutes } from '#shell/common/documents/routes.ts';
import type { createAtom } from '../atom.ts';
import type { Autosave, ServerDocument } from './autosave.ts';
import type { DocumentState, DocumentStore } from './document-store.ts';

/** Texts of an area for the parts of its document. */
export interface DocumentText {
  /** Path and name of a part: `Sett. 1 · Giorno 2 · Panca piana`. */
  part(partId: string): string;
  field(field: string): string;
  /** A value as text; null for an empty value. */
  value(field: string, value: unknown, partId: string): string | null;
  /** How much a version contains: `6 allenamenti · 74 serie`. Documents without it show no sizes. */
  size?(content: object): string;
  /** A version to read. */
  contents?(content: object): ReactNode;
}

/** The document that is open in an editor. */
export interface OpenDocument<Content> {
  id: string;
  routes: DocumentRoutes;
  store: DocumentStore<Content>;
  autosave: Autosave<Content>;
  /** A hook that returns the texts. A part is looked up in the first of the versions that contains it. */
  useText: (versions: readonly Content[]) => DocumentText;
  /** The server's version of a postponed conflict; the save status opens the dialog again. */
  postponedConflict: ReturnType<typeof createAtom<ServerDocument<Content> | null>>;
  showsHistory: ReturnType<typeof createAtom<boolean>>;
}

export const DocumentContext = createContext<OpenDocument<object> | null>(null);

export function useDocument(): OpenDocument<object> {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('useDocument: no document is open');
  return document;
}

/** `select` must not create objects: the component renders when the selected value is not identical to the previous one. */
export function useDocumentState<T>(select: (state: DocumentState<object>) => T): T {
  return useStore(useDocument().store, select);
}
