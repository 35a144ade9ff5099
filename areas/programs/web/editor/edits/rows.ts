import { newId } from '#shell/common/ids.ts';
import type { ExerciseRow, Workout } from '../../../contract.ts';
import { blocksOf } from '../../../rules/blocks.ts';
import { pastedAsNew, withPasted } from '../../../rules/copy.ts';
import { newRow, renumbered, withRowAdded, withRowMoved, withRowRemoved } from '../../../rules/rows.ts';
import { withSuperset, withoutSuperset, withSupersetMemberRemoved } from '../../../rules/supersets.ts';
import { withWorkoutChanged } from '../../../rules/workouts.ts';
import { getRow } from '../state/find.ts';
import { edit, type EditorStore } from '../state/store.ts';

type Rows = ExerciseRow[];

/** Keystrokes in one cell follow each other as one run. */
export function setRow(store: EditorStore, id: string, changes: Partial<ExerciseRow>): void {
  const [w, d, x, r] = getRow(store.getState().contents.weeks, id).path;
  const run = `${id} ${Object.keys(changes).sort()}`;
  edit(store, ({ weeks }) => void Object.assign(weeks[w]?.days[d]?.workouts[x]?.exercises[r] ?? {}, changes), run);
}

/** Goes last, or right after that row. Gives back the new row's id. */
export function addRow(
  store: EditorStore,
  { workoutId, exercise, after }: { workoutId: string; exercise: { id: string; name: string }; after?: string },
): string {
  const row = newRow({ id: newId(), exercise });
  changeRows(store, workoutId, (rows) => withRowAdded(rows, row, after));
  return row.id;
}

export function changeExercise(store: EditorStore, id: string, exercise: { id: string; name: string }): void {
  setRow(store, id, { exerciseId: exercise.id, name: exercise.name });
}

export function duplicateRow(store: EditorStore, id: string): string {
  const copy = { ...getRow(weeksOf(store), id).row, id: newId() };
  changeRowsAround(store, id, (rows) => withRowAdded(rows, copy, id));
  return copy.id;
}

export function deleteRows(store: EditorStore, workoutId: string, ids: readonly string[]): void {
  changeRows(store, workoutId, (rows) => ids.reduce(withRowRemoved, rows));
}

/** One place up or down; at either end nothing happens. */
export function moveRowBy(store: EditorStore, id: string, places: 1 | -1): void {
  const { row } = getRow(weeksOf(store), id);
  changeRowsAround(store, id, (rows) => withRowMoved(rows, id, row.position + places));
}

/** To a place in its own workout or in another; without a position, the last. */
export function moveRow(
  store: EditorStore,
  id: string,
  { workoutId, position = Number.POSITIVE_INFINITY }: { workoutId: string; position?: number },
): void {
  const { row, workout } = getRow(weeksOf(store), id);
  if (workout.id === workoutId) {
    changeRows(store, workoutId, (rows) => withRowMoved(rows, id, position));
    return;
  }
  edit(store, (contents) => {
    const left = withRows(weeksOf(store), workout.id, (rows) => withRowRemoved(rows, id));
    contents.weeks = withRows(left, workoutId, (rows) => withRowMoved(withRowAdded(rows, row), id, position));
  });
}

export function groupRows(store: EditorStore, workoutId: string, ids: readonly string[]): void {
  changeRows(store, workoutId, (rows) => withSuperset(rows, ids));
}

/** The superset of that row, or the row alone, and the one after it become one. */
export function joinNext(store: EditorStore, id: string): void {
  changeRowsAround(store, id, (rows) => {
    const blocks = blocksOf(rows);
    const own = blocks.findIndex((block) => block.some((row) => row.id === id));
    const members = [...(blocks[own] ?? []), ...(blocks[own + 1] ?? [])];
    return withSuperset(
      rows,
      members.map((row) => row.id),
    );
  });
}

export function dissolve(store: EditorStore, id: string): void {
  changeRowsAround(store, id, (rows) => withoutSuperset(rows, id));
}

export function leaveSuperset(store: EditorStore, id: string): void {
  changeRowsAround(store, id, (rows) => withSupersetMemberRemoved(rows, id));
}

export function pasteOver(store: EditorStore, id: string, copied: ExerciseRow): void {
  changeRowsAround(store, id, (rows) => rows.map((row) => (row.id === id ? withPasted(row, copied) : row)));
}

export function pasteNew(store: EditorStore, workoutId: string, copied: ExerciseRow): void {
  changeRows(store, workoutId, (rows) => pastedAsNew(rows, copied, newId));
}

function changeRowsAround(store: EditorStore, id: string, change: (rows: Rows) => Rows): void {
  changeRows(store, getRow(weeksOf(store), id).workout.id, change);
}

function changeRows(store: EditorStore, workoutId: string, change: (rows: Rows) => Rows): void {
  edit(store, (contents) => {
    contents.weeks = withRows(weeksOf(store), workoutId, change);
  });
}

function withRows(weeks: ReturnType<typeof weeksOf>, workoutId: string, change: (rows: Rows) => Rows) {
  return withWorkoutChanged(weeks, workoutId, (workout: Workout) => {
    const exercises = renumbered(change(workout.exercises));
    const isSame =
      exercises.length === workout.exercises.length && exercises.every((row, at) => row === workout.exercises[at]);
    return isSame ? workout : { ...workout, exercises };
  });
}

/** The rules work on what stands, never on a draft of it. */
function weeksOf(store: EditorStore) {
  return store.getState().contents.weeks;
}
