import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { ExerciseRow } from '../../contract.ts';
import type { Autosave } from './state/autosave.ts';
import { findRow } from './state/find.ts';
import type { Contents, EditorState, EditorStore } from './state/store.ts';
import type { OpenThings } from './state/open-things.ts';

/** One opened program. */
export interface Editor {
  programId: string;
  store: EditorStore;
  autosave: Autosave;
  open: OpenThings;
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

export function useContents<T>(select: (contents: Contents) => T): T {
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
export function useIds(select: (contents: Contents) => readonly { id: string }[] | undefined): readonly string[] {
  const joined = useContents((contents) => (select(contents) ?? []).map(({ id }) => id).join(' '));
  return useMemo(() => (joined ? joined.split(' ') : []), [joined]);
}
