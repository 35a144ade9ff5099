import { newId } from '#shell/common/ids.ts';
import { type ExerciseRow, limits, type Workout } from '../../../contract/document.ts';
import { blocksOf, numbered } from '../../../rules/blocks.ts';
import { withRowInFollowingWeeks } from '../../../rules/following-rows.ts';
import { toClipboardRows } from '../../../rules/pasting.ts';
import {
  exerciseChange,
  newRow,
  type PickedExercise,
  renumbered,
  withRowAdded,
  withRowMoved,
  withRowRemoved,
} from '../../../rules/rows.ts';
import { withSuperset, withoutSuperset, withSupersetMemberRemoved } from '../../../rules/supersets.ts';
import { withWorkoutChanged } from '../../../rules/workouts.ts';
import { getRow } from '../state/program-index.ts';
import { edit, type EditSession } from '#shell/web/documents/document-store.ts';
import type { EditorStore } from '../context.tsx';
import { changeWeeks } from './weeks.ts';

type Rows = ExerciseRow[];

/** Changes one row. Consecutive changes of the same fields, or all of one edit session, form one undo entry. */
export function setRow(store: EditorStore, id: string, changes: Partial<ExerciseRow>, editSession?: EditSession): void {
  const mergeKey = `${id} ${Object.keys(changes).sort()}`;
  setRows(store, new Map([[id, changes]]), editSession ?? mergeKey);
}

/** Changes several rows as one undo entry, or as part of the entry with the same `mergeKey`. */
export function setRows(
  store: EditorStore,
  changes: ReadonlyMap<string, Partial<ExerciseRow>>,
  mergeKey: string | EditSession | null = null,
): void {
  const weeksBefore = weeksOf(store);
  edit(
    store,
    ({ weeks }) => {
      for (const [id, change] of changes) {
        const [w, d, x, r] = getRow(weeksBefore, id).path;
        Object.assign(weeks[w]?.days[d]?.workouts[x]?.exercises[r] ?? {}, change);
      }
    },
    mergeKey,
  );
}

/** Adds a row at the end or after the row `after`, and returns its id. */
export function addRow(
  store: EditorStore,
  { workoutId, after, ...row }: { workoutId: string; after?: string } & Omit<Parameters<typeof newRow>[0], 'id'>,
): string {
  const added = newRow({ id: newId(), ...row });
  changeRows(store, workoutId, (rows) => withRowAdded(rows, added, after));
  return added.id;
}

export function changeExercise(
  store: EditorStore,
  id: string,
  exercise: PickedExercise,
  editSession?: EditSession,
): void {
  setRow(store, id, exerciseChange(getRow(weeksOf(store), id).row, exercise), editSession);
}

export function duplicateRow(store: EditorStore, id: string): string {
  const copy = { ...getRow(weeksOf(store), id).row, id: newId() };
  changeSiblings(store, id, (rows) => withRowAdded(rows, copy, id));
  return copy.id;
}

/** Adds the row to the same workout of all later weeks. Returns the number of weeks that were without its exercise. */
export function addToFollowingWeeks(store: EditorStore, id: string): number {
  const before = weeksOf(store);
  changeWeeks(store, (weeks) => withRowInFollowingWeeks(weeks, getRow(weeks, id).path, newId));
  return weeksOf(store).filter((week, index) => week !== before[index]).length;
}

/** Deletes rows of any workouts as one undo entry. */
export function deleteRows(store: EditorStore, ids: readonly string[]): void {
  const workoutIds = new Set(ids.map((id) => getRow(weeksOf(store), id).workout.id));
  changeWeeks(store, (weeks) =>
    [...workoutIds].reduce(
      (all, workoutId) =>
        withRows(all, workoutId, (rows) => rows.filter(({ id }) => ids.includes(id)).reduce(withoutRow, rows)),
      weeks,
    ),
  );
}

function withoutRow(rows: Rows, { id }: ExerciseRow): Rows {
  return withRowRemoved(rows, id);
}

/**
 * Moves consecutive rows of one workout up or down; past its end they go into the next workout of the week, if it has
 * room.
 */
export function moveRowsBy(store: EditorStore, ids: readonly string[], direction: 1 | -1): void {
  const edge = direction === -1 ? ids[0] : ids.at(-1);
  const location = edge === undefined ? undefined : getRow(weeksOf(store), edge);
  if (!location) return;
  const { row, workout, week } = location;
  const edgePosition = direction === -1 ? 1 : workout.exercises.length;
  if (row.position !== edgePosition) {
    const orderedIds = direction === -1 ? ids : ids.toReversed();
    changeRows(store, workout.id, (rows) =>
      orderedIds.reduce((moved, id) => withRowMovedBy(moved, id, direction), rows),
    );
    return;
  }
  const workouts = week.days.flatMap((day) => day.workouts);
  const next = workouts[workouts.findIndex(({ id }) => id === workout.id) + direction];
  if (next && next.exercises.length + ids.length <= limits.rowsAWorkout)
    moveToWorkout(store, ids, { from: workout.id, to: next.id, isAtEnd: direction === -1 });
}

function withRowMovedBy(rows: Rows, id: string, direction: 1 | -1): Rows {
  return withRowMoved(rows, id, (rows.find((row) => row.id === id)?.position ?? 1) + direction);
}

function moveToWorkout(
  store: EditorStore,
  ids: readonly string[],
  { from, to, isAtEnd }: { from: string; to: string; isAtEnd: boolean },
): void {
  const moved = ids.map((id) => getRow(weeksOf(store), id).row);
  const carried = toClipboardRows(moved);
  changeWeeks(store, (weeks) => {
    const remaining = withRows(weeks, from, (rows) => moved.reduce(withoutRow, rows));
    return withRows(remaining, to, (rows) => (isAtEnd ? withRowsJoined(rows, carried) : withRowsJoined(carried, rows)));
  });
}

function withRowsJoined(above: Rows, below: Rows): Rows {
  return numbered([...blocksOf(above), ...blocksOf(below)]);
}

/** Moves a row within its workout or to another; without a position it becomes the last. */
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
  changeWeeks(store, (weeks) => {
    const remaining = withRows(weeks, workout.id, (rows) => withRowRemoved(rows, id));
    return withRows(remaining, workoutId, (rows) => withRowMoved(withRowAdded(rows, row), id, position));
  });
}

/** Groups the rows of workout `workoutId` into one superset; they leave their present supersets. */
export function groupRows(store: EditorStore, workoutId: string, ids: readonly string[]): void {
  changeRows(store, workoutId, (rows) => withSuperset(rows, ids));
}

/** Joins the block of the row, a superset or a single row, with the block before it. */
export function joinPrevious(store: EditorStore, id: string): void {
  const blocks = blocksOf(getRow(weeksOf(store), id).workout.exercises);
  const previousRow = blocks[blocks.findIndex((block) => block.some((row) => row.id === id)) - 1]?.[0];
  if (previousRow) joinNext(store, previousRow.id);
}

/** Joins a row with the superset of another row, in any workout, as its last member. */
export function joinOnto(store: EditorStore, id: string, ontoId: string): void {
  const [moved, onto] = [getRow(weeksOf(store), id), getRow(weeksOf(store), ontoId)];
  const block = blocksOf(onto.workout.exercises).find((one) => one.some((row) => row.id === ontoId)) ?? [];
  if (id === ontoId || block.some((row) => row.id === id)) return;
  const members = [...block.map((row) => row.id), id];
  changeWeeks(store, (weeks) => {
    const remaining = withRows(weeks, moved.workout.id, (rows) => withRowRemoved(rows, id));
    return withRows(remaining, onto.workout.id, (rows) =>
      withSuperset(withRowAdded(rows, moved.row, block.at(-1)?.id), members),
    );
  });
}

/** Joins the block of the row, a superset or a single row, with the block after it. */
export function joinNext(store: EditorStore, id: string): void {
  changeSiblings(store, id, (rows) => {
    const blocks = blocksOf(rows);
    const blockIndex = blocks.findIndex((block) => block.some((row) => row.id === id));
    const members = [...(blocks[blockIndex] ?? []), ...(blocks[blockIndex + 1] ?? [])];
    return withSuperset(
      rows,
      members.map((row) => row.id),
    );
  });
}

export function dissolveSuperset(store: EditorStore, id: string): void {
  changeSiblings(store, id, (rows) => withoutSuperset(rows, id));
}

export function leaveSuperset(store: EditorStore, id: string): void {
  changeSiblings(store, id, (rows) => withSupersetMemberRemoved(rows, id));
}

function changeSiblings(store: EditorStore, id: string, change: (rows: Rows) => Rows): void {
  changeRows(store, getRow(weeksOf(store), id).workout.id, change);
}

export function changeRows(store: EditorStore, workoutId: string, change: (rows: Rows) => Rows): void {
  changeWeeks(store, (weeks) => withRows(weeks, workoutId, change));
}

function withRows(weeks: ReturnType<typeof weeksOf>, workoutId: string, change: (rows: Rows) => Rows) {
  return withWorkoutChanged(weeks, workoutId, (workout: Workout) => {
    const exercises = renumbered(change(workout.exercises));
    const isSame =
      exercises.length === workout.exercises.length &&
      exercises.every((row, index) => row === workout.exercises[index]);
    return isSame ? workout : { ...workout, exercises };
  });
}

function weeksOf(store: EditorStore) {
  return store.getState().content.weeks;
}
