import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { createAtom } from '#shell/web/atom.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import type { DocumentStore } from '#shell/web/documents/document-store.ts';
import type { SurveyContent } from '../../contract/questions.ts';

export type EditorStore = DocumentStore<SurveyContent>;

/** The editor of one open survey. */
export interface Editor extends OpenDocument<SurveyContent> {
  /** The question whose fields are shown; null: none. */
  openId: ReturnType<typeof createAtom<string | null>>;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: no survey is open');
  return editor;
}

/** Selects a primitive or a part of the survey, never a new object. */
export function useSurvey<T>(select: (content: SurveyContent) => T): T {
  return useStore(useEditor().store, ({ content }) => select(content));
}
