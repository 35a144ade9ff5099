import { newId } from '#shell/common/ids.ts';
import { type ExerciseRow, limits, type Workout } from '../../../contract/document.ts';
import { blocksOf, numbered } from '../../../rules/blocks.ts';
import { toClipboardRows } from '../../../rules/pasting.ts';
import { newRow, renumbered, withRowAdded, withRowMoved, withRowRemoved } from '../../../rules/rows.ts';
import { withSuperset, withoutSuperset, withSupersetMemberRemoved } from '../../../rules/supersets.ts';
import { withWorkoutChanged } from '../../../rules/workouts.ts';
import { getRow } from '../state/program-index.ts';
import { edit, type EditSession } from '#shell/web/documents/document-store.ts';
import type { EditorStore } from '../context.tsx';

type Rows = ExerciseRow[];

/** Keystrokes in one field follow each other as one run, or as long as they stay in it. */
export function setRow(store: EditorStore, id: string, changes: Partial<ExerciseRow>, stay?: EditSession): void {
  const run = `${id} ${Object.keys(changes).sort()}`;
  changeEach(store, new Map([[id, changes]]), stay ?? run);
}

/** Several rows at once, as one step. */
export function setRows(store: EditorStore, changes: ReadonlyMap<string, Partial<ExerciseRow>>): void {
  changeEach(store, changes, null);
}

function changeEach(
  store: EditorStore,
  changes: ReadonlyMap<string, Partial<ExerciseRow>>,
  run: string | EditSession | null,
): void {
  const standing = weeksOf(store);
  edit(
    store,
    ({ weeks }) => {
      for (const [id, change] of changes) {
        const [w, d, x, r] = getRow(standing, id).path;
        Object.assign(weeks[w]?.days[d]?.workouts[x]?.exercises[r] ?? {}, change);
      }
    },
    run,
  );
}

/** Goes last, or right after that row. Gives back the new row's id. */
export function addRow(
  store: EditorStore,
  { workoutId, after, ...row }: { workoutId: string; after?: string } & Omit<Parameters<typeof newRow>[0], 'id'>,
): string {
  const added = newRow({ id: newId(), ...row });
  changeRows(store, workoutId, (rows) => withRowAdded(rows, added, after));
  return added.id;
}

export function changeExercise(store: EditorStore, id: string, exercise: { id: string; name: string }): void {
  setRow(store, id, { exerciseId: exercise.id, name: exercise.name });
}

export function duplicateRow(store: EditorStore, id: string): string {
  const copy = { ...getRow(weeksOf(store), id).row, id: newId() };
  changeRowsAround(store, id, (rows) => withRowAdded(rows, copy, id));
  return copy.id;
}

/** Wherever they are. */
export function deleteRows(store: EditorStore, ids: readonly string[]): void {
  const workoutIds = new Set(ids.map((id) => getRow(weeksOf(store), id).workout.id));
  edit(store, (content) => {
    content.weeks = [...workoutIds].reduce(
      (weeks, workoutId) =>
        withRows(weeks, workoutId, (rows) => rows.filter(({ id }) => ids.includes(id)).reduce(without, rows)),
      weeksOf(store),
    );
  });
}

function without(rows: Rows, { id }: ExerciseRow): Rows {
  return withRowRemoved(rows, id);
}

/** One place up or down; at either end nothing happens. */
export function moveRowBy(store: EditorStore, id: string, places: 1 | -1): void {
  moveRowsBy(store, [id], places);
}

/** Rows of one workout that follow each other go up or down together; past its end, into the next workout of the week. */
export function moveRowsBy(store: EditorStore, ids: readonly string[], places: 1 | -1): void {
  const edge = places === -1 ? ids[0] : ids.at(-1);
  const place = edge === undefined ? undefined : getRow(weeksOf(store), edge);
  if (!place) return;
  const { row, workout, week } = place;
  const last = places === -1 ? 1 : workout.exercises.length;
  if (row.position !== last) {
    const inTurn = places === -1 ? ids : ids.toReversed();
    changeRows(store, workout.id, (rows) => inTurn.reduce((moved, id) => movedBy(moved, id, places), rows));
    return;
  }
  const workouts = week.days.flatMap((day) => day.workouts);
  const next = workouts[workouts.findIndex(({ id }) => id === workout.id) + places];
  if (next && next.exercises.length + ids.length <= limits.rowsAWorkout)
    moveOver(store, ids, { from: workout.id, to: next.id, isAtEnd: places === -1 });
}

function movedBy(rows: Rows, id: string, places: 1 | -1): Rows {
  return withRowMoved(rows, id, (rows.find((row) => row.id === id)?.position ?? 1) + places);
}

function moveOver(
  store: EditorStore,
  ids: readonly string[],
  { from, to, isAtEnd }: { from: string; to: string; isAtEnd: boolean },
): void {
  const moved = ids.map((id) => getRow(weeksOf(store), id).row);
  edit(store, (content) => {
    const left = withRows(weeksOf(store), from, (rows) => moved.reduce(without, rows));
    const carried = toClipboardRows(moved);
    content.weeks = withRows(left, to, (rows) => (isAtEnd ? joined(rows, carried) : joined(carried, rows)));
  });
}

function joined(above: Rows, below: Rows): Rows {
  return numbered([...blocksOf(above), ...blocksOf(below)]);
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
  edit(store, (content) => {
    const left = withRows(weeksOf(store), workout.id, (rows) => withRowRemoved(rows, id));
    content.weeks = withRows(left, workoutId, (rows) => withRowMoved(withRowAdded(rows, row), id, position));
  });
}

/** Those that are in that workout become one superset, with the supersets they belong to left behind. */
export function groupRows(store: EditorStore, workoutId: string, ids: readonly string[]): void {
  changeRows(store, workoutId, (rows) => withSuperset(rows, ids));
}

/** The superset of that row, or the row alone, and the one before it become one. */
export function joinPrevious(store: EditorStore, id: string): void {
  const blocks = blocksOf(getRow(weeksOf(store), id).workout.exercises);
  const before = blocks[blocks.findIndex((block) => block.some((row) => row.id === id)) - 1]?.[0];
  if (before) joinNext(store, before.id);
}

/** Let go on another row, wherever that is: it becomes the last member of its superset. */
export function joinOnto(store: EditorStore, id: string, ontoId: string): void {
  const [moved, onto] = [getRow(weeksOf(store), id), getRow(weeksOf(store), ontoId)];
  const block = blocksOf(onto.workout.exercises).find((one) => one.some((row) => row.id === ontoId)) ?? [];
  if (id === ontoId || block.some((row) => row.id === id)) return;
  const members = [...block.map((row) => row.id), id];
  edit(store, (content) => {
    const left = withRows(weeksOf(store), moved.workout.id, (rows) => withRowRemoved(rows, id));
    content.weeks = withRows(left, onto.workout.id, (rows) =>
      withSuperset(withRowAdded(rows, moved.row, block.at(-1)?.id), members),
    );
  });
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

function changeRowsAround(store: EditorStore, id: string, change: (rows: Rows) => Rows): void {
  changeRows(store, getRow(weeksOf(store), id).workout.id, change);
}

export function changeRows(store: EditorStore, workoutId: string, change: (rows: Rows) => Rows): void {
  edit(store, (content) => {
    content.weeks = withRows(weeksOf(store), workoutId, change);
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
  return store.getState().content.weeks;
}
