import { newId } from '#shell/common/ids.ts';
import type { ExerciseRow, Workout } from '../../../contract/document.ts';
import { blocksOf } from '../../../rules/blocks.ts';
import { withRowsPasted } from '../../../rules/pasting.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { clipOfRow } from '../clipboard/copying.ts';
import { setClip, currentClip } from '../clipboard/current-clip.ts';
import { useContent, useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import * as rows from './rows.ts';

export type RowActionName =
  | 'warmUp'
  | 'progression'
  | 'joinNext'
  | 'leaveSuperset'
  | 'dissolve'
  | 'duplicate'
  | 'addToFollowing'
  | 'copy'
  | 'pasteOver'
  | 'moveUp'
  | 'moveDown'
  | 'delete';

export interface RowAction {
  name: RowActionName;
  run: () => void;
  isDisabled?: boolean;
}

/** Returns the actions on a row, for the menu of the desktop and the sheet of the phone. */
export function useRowActions(id: string): RowAction[] {
  const editor = useEditor();
  const { store, ui } = editor;
  const copied = currentClip.use()?.copied;
  const location = useContent(({ weeks }) => findRow(weeks, id));
  const weekCount = useContent(({ weeks }) => weeks.length);
  if (!location) return [];

  const { row, workout, week } = location;
  const isMember = row.supersetPosition !== null;
  const isLast = row.position === workout.exercises.length;
  const actions: (RowAction | false)[] = [
    (row.type === 'reps' || row.warmUp !== '') && { name: 'warmUp', run: () => ui.warmUpRowId.set(id) },
    row.type === 'reps' && { name: 'progression', run: () => ui.progressionRowId.set(id) },
    { name: 'joinNext', run: () => rows.joinNext(store, id), isDisabled: isLastBlock(workout, id) },
    isMember && { name: 'leaveSuperset', run: () => rows.leaveSuperset(store, id) },
    isMember && { name: 'dissolve', run: () => rows.dissolveSuperset(store, id) },
    { name: 'duplicate', run: () => void rows.duplicateRow(store, id), isDisabled: !mayAddRow(workout) },
    week.weekNumber < weekCount && { name: 'addToFollowing', run: () => addToFollowing() },
    { name: 'copy', run: () => copy() },
    copied?.kind === 'rows' && { name: 'pasteOver', run: () => paste(copied.rows) },
    { name: 'moveUp', run: () => rows.moveRowsBy(store, [id], -1), isDisabled: row.position === 1 },
    { name: 'moveDown', run: () => rows.moveRowsBy(store, [id], 1), isDisabled: isLast },
    { name: 'delete', run: () => rows.deleteRows(store, [id]) },
  ];
  return actions.filter((rowAction) => rowAction !== false);

  function addToFollowing(): void {
    const count = rows.addToFollowingWeeks(store, id);
    ui.message.set({ name: 'rowAdded', values: { count }, isUndoable: count > 0 });
  }

  function copy(): void {
    const clip = clipOfRow(editor, id);
    setClip(clip);
    void navigator.clipboard?.writeText(clip?.text ?? '').catch(() => {});
    ui.message.set({ name: 'copied', values: { count: 1 } });
  }

  function paste(copiedRows: readonly ExerciseRow[]): void {
    rows.changeRows(store, workout.id, (exercises) => withRowsPasted(exercises, { id, copied: copiedRows, newId }));
  }
}

function isLastBlock(workout: Workout, id: string): boolean {
  return (
    blocksOf(workout.exercises)
      .at(-1)
      ?.some((row) => row.id === id) ?? true
  );
}

export interface MoveTarget {
  workoutId: string;
  dayNumber: number;
  title: string;
}

/** Returns the other workouts of the same week that have room for a row. */
export function useMoveTargets(id: string): MoveTarget[] {
  const week = useContent(({ weeks }) => findRow(weeks, id)?.week);
  const ownWorkoutId = useContent(({ weeks }) => findRow(weeks, id)?.workout.id);
  return (week?.days ?? []).flatMap(({ dayNumber, workouts }) =>
    workouts
      .filter((workout) => workout.id !== ownWorkoutId && mayAddRow(workout))
      .map(({ id: workoutId, title }) => ({ workoutId, dayNumber, title })),
  );
}
