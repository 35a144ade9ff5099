import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { createAtom } from '#shell/web/atom.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import type { DocumentStore } from '#shell/web/documents/document-store.ts';
import type { ExerciseRow, ProgramContent } from '../../contract/document.ts';
import type { LastPerformance, RowExercise } from '../../contract/editing.ts';
import type { ProgramSettings } from '../../contract/settings.ts';
import { findRow } from './state/program-index.ts';
import type { EditorUi } from './state/editor-ui.ts';

export type EditorStore = DocumentStore<ProgramContent>;

/** One open program. */
export interface Editor extends OpenDocument<ProgramContent> {
  /** Who edits, in which account: what is copied stays within it. */
  membershipId: string;
  /** `A tempo`: types are copied to spreadsheets by name, and found again by it. */
  typeName: (exerciseType: ExerciseRow['type']) => string;
  /** Of the exercises it named when it was opened, and what the client of a copy did with them. */
  exercises: readonly RowExercise[];
  previous: readonly LastPerformance[];
  /** As they hold for the client of a copy, or for the account. */
  settings: ProgramSettings;
  /** Of the account; left out: the browser's. */
  timeZone: string | undefined;
  /** The first day of a client's copy; null for a template. It may change while the copy is edited. */
  startsOn: ReturnType<typeof createAtom<string | null>>;
  /** The week it opens at, counted from 1: the one a client is in. */
  firstWeek: number;
  ui: EditorUi;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: no program is open');
  return editor;
}

/** Select plain values, never new objects: the component renders only when the selected value differs. */
export function useContent<T>(select: (content: ProgramContent) => T): T {
  return useStore(useEditor().store, ({ content }) => select(content));
}

/** A plain value of a row; undefined for a moment when the row is just gone. */
export function useRow<T>(id: string, select: (row: ExerciseRow) => T): T | undefined {
  return useContent(({ weeks }) => {
    const location = findRow(weeks, id);
    return location && select(location.row);
  });
}

/** The ids of a list, the same array until one comes, goes or moves. */
export function useIds(select: (content: ProgramContent) => readonly { id: string }[] | undefined): readonly string[] {
  const joinedIds = useContent((content) => (select(content) ?? []).map(({ id }) => id).join(' '));
  return useMemo(() => (joinedIds ? joinedIds.split(' ') : []), [joinedIds]);
}
