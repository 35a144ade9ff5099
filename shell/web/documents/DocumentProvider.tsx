import { type ReactNode, useMemo } from 'react';
import { DocumentContext, type OpenDocument } from './document-context.ts';

interface DocumentProviderProps<Content extends object> {
  document: OpenDocument<Content>;
  children: ReactNode;
}

/** Provides the open document to the components of this folder. */
export function DocumentProvider<Content extends object>({ document, children }: DocumentProviderProps<Content>) {
  // The components access the content only through the functions of the document, so that they do not need its type.
  const value = useMemo(() => document as unknown as OpenDocument<object>, [document]);
  return <DocumentContext value={value}>{children}</DocumentContext>;
}
