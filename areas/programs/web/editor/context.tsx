import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { LibraryNames } from '#areas/exercises/rules/library-name.ts';
import type { createAtom } from '#shell/web/atom.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import type { DocumentStore } from '#shell/web/documents/document-store.ts';
import type { ExerciseRow, Pause, ProgramContent } from '../../contract/document.ts';
import type { RowExercise } from '../../contract/editing.ts';
import type { ProgramCalendar } from '../../rules/dates.ts';
import type { ProgramSettings } from '../../contract/settings.ts';
import { findRow } from './state/program-index.ts';
import type { EditorUi } from './state/editor-ui.ts';
import type { CopyTraining } from './training.ts';

export type EditorStore = DocumentStore<ProgramContent>;

/** The editor of one open program. */
export interface Editor extends OpenDocument<ProgramContent> {
  /** Membership of the editing user. Copied content can be pasted only within the same account. */
  membershipId: string;
  /** Name of an exercise type, such as `A tempo`. Types are copied to spreadsheets and parsed back by name. */
  typeName: (exerciseType: ExerciseRow['type']) => string;
  /** Exercises of the program when it was opened. */
  exercises: readonly RowExercise[];
  /** Names of these exercises in all languages, of those that are of the library. */
  libraryNames: ReadonlyMap<string, LibraryNames>;
  /** What the client did with a copy so far. It changes while the client trains. */
  training: ReturnType<typeof createAtom<CopyTraining>>;
  /** Effective settings of the client of a copy, otherwise of the account. */
  settings: ProgramSettings;
  /** First day of a client's copy, `YYYY-MM-DD`; null for a template. It may change while the copy is edited. */
  startsOn: ReturnType<typeof createAtom<string | null>>;
  /**
   * The day after the end of a copy that was replaced or ended early; null for one that runs to the end of its weeks. It may change
   * like `startsOn`.
   */
  stopsOn: ReturnType<typeof createAtom<string | null>>;
  /** The pauses of a copy by their first day; none in a template. They may change like `startsOn`. */
  pauses: ReturnType<typeof createAtom<readonly Pause[]>>;
  /** Week shown first, counted from 1: the current week of a copy. */
  firstWeek: number;
  ui: EditorUi;
}

/** The first day and the pauses of the open copy, from which the dates of its days are computed. */
export function useCalendar(): ProgramCalendar {
  const editor = useEditor();
  const [startsOn, pauses] = [editor.startsOn.use(), editor.pauses.use()];
  const { staying } = editor.training.use();
  return useMemo(() => ({ startsOn, pauses, staying }), [startsOn, pauses, staying]);
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: no program is open');
  return editor;
}

/**
 * Selects a primitive or an existing object, never a new one: the component renders only when the selected value
 * changes.
 */
export function useContent<T>(select: (content: ProgramContent) => T): T {
  return useStore(useEditor().store, ({ content }) => select(content));
}

/** Selects a value of a row; undefined in the render after the row was deleted. */
export function useRow<T>(id: string, select: (row: ExerciseRow) => T): T | undefined {
  return useContent(({ weeks }) => {
    const location = findRow(weeks, id);
    return location && select(location.row);
  });
}

/** Selects the ids of a list; the same array until one is added, removed or moved. */
export function useIds(select: (content: ProgramContent) => readonly { id: string }[] | undefined): readonly string[] {
  const joinedIds = useContent((content) => (select(content) ?? []).map(({ id }) => id).join(' '));
  return useMemo(() => (joinedIds ? joinedIds.split(' ') : []), [joinedIds]);
}
