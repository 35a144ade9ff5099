import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { newId } from '#shell/common/ids.ts';
import { addedChanges, addedRowId } from '../../../rules/added-rows.ts';
import { addRow, changeAddedExercise, removeAddedRow } from '../local-store/added-rows.ts';
import { begin } from '../local-store/begin.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { logSet } from '../local-store/log.ts';
import { attachMedium } from '../local-store/media.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { pushPending } from './sync.ts';
import type { WorkoutApi } from './workout-api.ts';

const eighty = { weightKg: 80, reps: 8, rir: 2 };
const deleted = { id: newId(), name: 'Curl', type: 'reps' as const };
const other = { id: newId(), name: 'Curl con manubri', type: 'reps' as const };
const rowOf = ({ id }: typeof other) => addedRowId(giulia.workoutId, id);

test('an added exercise that no longer exists is replaced by another one, which has the row of its own and the sets', async () => {
  const { store, server, api } = await refused([1]);

  expect(changeAddedExercise(store, rowOf(deleted), other)).toBe(rowOf(other));
  await pushPending(store, api);

  expect(server.sets()).toMatchObject([{ rowId: rowOf(other), setNumber: 1 }]);
  expect(server.workout()?.rowChanges).toMatchObject([{ rowId: rowOf(other), exerciseId: other.id }]);
  expect(store.read()).toMatchObject({ rowChanges: [{ state: 'synced' }], sets: [{ state: 'synced' }] });
});

test('the other exercise that is added once more is the same row', async () => {
  const { store } = await refused([1]);
  changeAddedExercise(store, rowOf(deleted), other);
  addRow(store, other);

  expect(addedChanges(store.read().rowChanges)).toMatchObject([{ rowId: rowOf(other) }]);
});

test('the replaced exercise that is added once more is a row without the sets', async () => {
  const { store } = await refused([1]);
  changeAddedExercise(store, rowOf(deleted), other);
  const added = addRow(store, deleted);

  expect(added).not.toBe(rowOf(other));
  expect(setsOf(store)).toEqual([[rowOf(other), 1]]);
});

test('sets move behind those that the other exercise has already, drops with their set and pictures with theirs', async () => {
  const { store, server, api } = await refused([1, 101, 2]);
  await attachMedium(store, { rowId: rowOf(deleted), setNumber: 2 }, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  addRow(store, other);
  logSet(store, { rowId: rowOf(other), setNumber: 1 }, eighty);
  changeAddedExercise(store, rowOf(deleted), other);
  await pushPending(store, api);

  expect(server.sets().map(({ setNumber }) => setNumber)).toHaveLength(4);
  expect(setsOf(store).toSorted()).toEqual([1, 102, 2, 3].map((number) => [rowOf(other), number]));
  expect(store.read().media).toMatchObject([{ rowId: rowOf(other), setNumber: 3, state: 'pending' }]);
});

test('a row of the prescription takes the sets when its exercise is chosen', async () => {
  const { store, server, api } = await refused([1]);
  const [row] = exampleOpened.prescription.rows;
  const present = { id: row?.exerciseId ?? '', name: row?.name ?? '', type: 'reps' as const, rowId: row?.id ?? '' };
  changeAddedExercise(store, rowOf(deleted), present);
  await pushPending(store, api);

  expect(server.sets()).toMatchObject([{ rowId: present.rowId, setNumber: 1 }]);
  expect(store.read().rowChanges).toEqual([]);
});

test('an added exercise that no longer exists can be taken out, with its sets, and is not refused once more', async () => {
  const { store, api } = await refused([1]);
  removeAddedRow(store, rowOf(deleted));
  await pushPending(store, api);

  expect(store.read()).toMatchObject({ rowChanges: [], sets: [] });
});

/** A workout whose added exercise the server refused, with sets of the given numbers. */
async function refused(setNumbers: readonly number[]) {
  const server = fakeSyncServer();
  const api: WorkoutApi = {
    ...server.api,
    sync: async (request) => {
      const field = request.rowChanges.findIndex(({ exerciseId }) => exerciseId === deleted.id);
      if (field >= 0) throw unknown('added_unknown', `rowChanges.${field}.exerciseId`);
      const set = request.sets.findIndex(({ rowId }) => rowId === rowOf(deleted));
      if (set >= 0) throw unknown('row_unknown', `sets.${set}.rowId`);
      return server.api.sync(request);
    },
  };
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  const rowId = addRow(store, deleted);
  for (const setNumber of setNumbers) logSet(store, { rowId, setNumber }, eighty);
  await pushPending(store, api);
  expect(store.read().rowChanges).toMatchObject([{ state: 'rejected', rejectionCode: 'added_unknown' }]);
  expect(store.read().sets.map(({ state }) => state)).toEqual(setNumbers.map(() => 'rejected'));
  return { store, server, api };
}

function unknown(code: string, field: string): ApiError {
  return new ApiError({ status: 422, code, message: 'Non esiste più.', errors: { [field]: ['Non esiste più.'] } });
}

function setsOf(store: LocalWorkoutStore): [string, number][] {
  return store.read().sets.map(({ set }) => [set.rowId, set.setNumber]);
}
