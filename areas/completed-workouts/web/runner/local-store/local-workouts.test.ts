import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from './begin.ts';
import { logSet } from './log.ts';
import { applyServerWorkout } from '../sync/apply-server-workout.ts';
import { evictUnneeded, clearSynced, localWorkoutRefs } from './local-workouts.ts';
import { createLocalWorkoutStore, type WorkoutRef } from './local-workout-store.ts';
import { pushPending } from '../sync/sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const inPerson = { ...giulia, byMembershipId: 'marco' };

test('logging out deletes a synced workout completely', async () => {
  const store = training(giulia);
  await pushPending(store, fakeSyncServer().api);

  clearSynced();

  expect(Object.keys(localStorage)).toEqual([]);
});

test('logging out keeps unsent data, which is sent when the same user logs in again', async () => {
  const server = fakeSyncServer();
  const store = training(giulia);
  await pushPending(store, server.api);
  logSet(store, { rowId, setNumber: 2 }, eighty);

  clearSynced();

  expect(store.read().sets).toMatchObject([{ state: 'pending', set: { setNumber: 2 } }]);
  await pushPending(createLocalWorkoutStore(giulia), server.api);
  expect(server.sets()).toHaveLength(2);
});

test('what a coach logs in person is sent neither by the client nor by another coach', () => {
  training(inPerson);

  expect(localWorkoutRefs({ byMembershipId: 'marco' })).toEqual([inPerson]);
  expect(localWorkoutRefs({ byMembershipId: 'luisa' })).toEqual([]);
  expect(localWorkoutRefs({ clientId: giulia.clientId })).toEqual([]);
});

test('a workout that was only opened is deleted after two days, a begun one is not', () => {
  const threeDaysAgo = Date.now() - 3 * 86_400_000;
  const looked = createLocalWorkoutStore({ ...giulia, workoutId: 'guardato' });
  applyServerWorkout(looked, exampleOpened, threeDaysAgo);
  const begun = createLocalWorkoutStore(giulia);
  applyServerWorkout(begun, exampleOpened, threeDaysAgo);
  begin(begun);

  evictUnneeded(giulia);

  expect(localWorkoutRefs(giulia).map(({ workoutId }) => workoutId)).toEqual([giulia.workoutId]);
});

function training(ref: WorkoutRef) {
  const store = createLocalWorkoutStore(ref);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  return store;
}
