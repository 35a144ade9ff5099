import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { ExerciseRow } from '../../contract/document.ts';
import type { LastPerformance, RowExercise } from '../../contract/editing.ts';
import type { ProgramSettings } from '../../contract/settings.ts';
import type { Autosave } from './state/autosave.ts';
import { findRow } from './state/program-index.ts';
import type { ProgramContent, EditorState, EditorStore } from './state/store.ts';
import type { EditorUi } from './state/editor-ui.ts';

/** One opened program. */
export interface Editor {
  programId: string;
  /** Who edits, in which account: what is copied stays within it. */
  membershipId: string;
  /** `A tempo`: types are copied to spreadsheets by name, and found again by it. */
  typeName: (type: ExerciseRow['type']) => string;
  /** Of the exercises it named when it was opened, and what the client of a copy did with them. */
  exercises: readonly RowExercise[];
  previous: readonly LastPerformance[];
  /** As they hold for the client of a copy, or for the account. */
  settings: ProgramSettings;
  /** Of the account; left out: the browser's. */
  timeZone: string | undefined;
  /** The week it opens at, counted from 1: the one a client is in. */
  firstWeek: number;
  store: EditorStore;
  autosave: Autosave;
  ui: EditorUi;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: no program is open');
  return editor;
}

/** Draws again only when what is selected differs: select plain values, never new objects. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

export function useContents<T>(select: (contents: ProgramContent) => T): T {
  return useEditorState(({ contents }) => select(contents));
}

/** A plain value of a row; undefined for a moment when the row is just gone. */
export function useRow<T>(id: string, select: (row: ExerciseRow) => T): T | undefined {
  return useContents(({ weeks }) => {
    const place = findRow(weeks, id);
    return place && select(place.row);
  });
}

/** The ids of a list, the same array until one comes, goes or moves. */
export function useIds(select: (contents: ProgramContent) => readonly { id: string }[] | undefined): readonly string[] {
  const joined = useContents((contents) => (select(contents) ?? []).map(({ id }) => id).join(' '));
  return useMemo(() => (joined ? joined.split(' ') : []), [joined]);
}
