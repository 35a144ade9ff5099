import { newId } from '#shell/common/ids.ts';
import type { ExerciseRow, Workout } from '../../../contract/document.ts';
import { blocksOf } from '../../../rules/blocks.ts';
import { withRowsPasted } from '../../../rules/pasting.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { clipOfRow } from '../clipboard/copying.ts';
import { setClip, currentClip } from '../clipboard/kept.ts';
import { useContent, useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import * as rows from './rows.ts';

export type RowActName =
  | 'progression'
  | 'joinNext'
  | 'leaveSuperset'
  | 'dissolve'
  | 'duplicate'
  | 'copy'
  | 'pasteOver'
  | 'moveUp'
  | 'moveDown'
  | 'delete';

export interface RowAct {
  name: RowActName;
  run: () => void;
  isOff?: boolean;
}

/** What can be done with a row besides writing in it: the menu on a desktop, the sheet on a phone. */
export function useRowActions(id: string): RowAct[] {
  const editor = useEditor();
  const { store, ui } = editor;
  const copied = currentClip.use()?.copied;
  const place = useContent(({ weeks }) => findRow(weeks, id));
  if (!place) return [];

  const { row, workout } = place;
  const isMember = row.supersetPosition !== null;
  const isLast = row.position === workout.exercises.length;
  const all: (RowAct | false)[] = [
    row.type === 'reps' && { name: 'progression', run: () => ui.progression.set(id) },
    { name: 'joinNext', run: () => rows.joinNext(store, id), isOff: isLastBlock(workout, id) },
    isMember && { name: 'leaveSuperset', run: () => rows.leaveSuperset(store, id) },
    isMember && { name: 'dissolve', run: () => rows.dissolve(store, id) },
    { name: 'duplicate', run: () => void rows.duplicateRow(store, id), isOff: !mayAddRow(workout) },
    { name: 'copy', run: () => copy() },
    copied?.kind === 'rows' && { name: 'pasteOver', run: () => paste(copied.rows) },
    { name: 'moveUp', run: () => rows.moveRowBy(store, id, -1), isOff: row.position === 1 },
    { name: 'moveDown', run: () => rows.moveRowBy(store, id, 1), isOff: isLast },
    { name: 'delete', run: () => rows.deleteRows(store, [id]) },
  ];
  return all.filter((act) => act !== false);

  function copy(): void {
    const clip = clipOfRow(editor, id);
    setClip(clip);
    void navigator.clipboard?.writeText(clip?.text ?? '').catch(() => {});
    ui.notice.set({ name: 'copied', values: { count: 1 } });
  }

  function paste(carried: readonly ExerciseRow[]): void {
    rows.changeRows(store, workout.id, (standing) => withRowsPasted(standing, { id, copied: carried, newId }));
  }
}

function isLastBlock(workout: Workout, id: string): boolean {
  return (
    blocksOf(workout.exercises)
      .at(-1)
      ?.some((row) => row.id === id) ?? true
  );
}

export interface Destination {
  workoutId: string;
  dayNumber: number;
  title: string;
}

/** The other workouts of the same week with room for one more. */
export function useDestinations(id: string): Destination[] {
  const week = useContent(({ weeks }) => findRow(weeks, id)?.week);
  const own = useContent(({ weeks }) => findRow(weeks, id)?.workout.id);
  const workouts = week?.days.flatMap(({ dayNumber, workouts: ofDay }) =>
    ofDay.map((workout) => ({ workout, destination: { workoutId: workout.id, dayNumber, title: workout.title } })),
  );
  return (workouts ?? [])
    .filter(({ workout }) => workout.id !== own && mayAddRow(workout))
    .map(({ destination }) => destination);
}
