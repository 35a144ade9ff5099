import { type ReactNode, useMemo } from 'react';
import { DocumentContext, type OpenDocument } from './document-context.ts';

interface DocumentProviderProps<Content extends object> {
  document: OpenDocument<Content>;
  children: ReactNode;
}

/** Gives the components of this folder the document that the editor around them has open. */
export function DocumentProvider<Content extends object>({ document, children }: DocumentProviderProps<Content>) {
  // The components handle content only through the functions that come with it, so its type is not theirs to know.
  const value = useMemo(() => document as unknown as OpenDocument<object>, [document]);
  return <DocumentContext value={value}>{children}</DocumentContext>;
}
