import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { screen } from '@testing-library/react';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { type WorkoutDetail, workoutRoutes } from '../../contract/training.ts';
import type { ExerciseHistory } from '../../contract/exercise-history.ts';
import { begin } from './local-store/begin.ts';
import { withUnsentWorkouts } from './local-store/finished-workouts.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { clearSynced } from './local-store/local-workouts.ts';
import { finish, logSet, skipRow } from './local-store/log.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';
import { pushPending } from './sync/sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';
import { field, only, startRunner } from './testing/runner.tsx';
import { numbers, pastOf, press } from './testing/swappable.ts';

const linear = { weight: '', reps: '8', sets: 1, progression: { kind: 'linear', stepKg: 2.5 } } as const;
const known = { history: [pastOf(press.id, 77.5)] };

test('an exercise skipped because of pain in a workout that is not sent yet has no load in the next workout', async () => {
  skipRow(finishedBefore('skipped'), rowId, { reason: 'pain', note: 'Fitta alla spalla' });

  await startRunner({ ...only(linear), ...known }, offline());

  expect((await screen.findByRole('note')).textContent).toContain('Fitta alla spalla');
  expect(field('Peso (kg)').value).toBe('');
});

test('what was lifted in a workout that is not sent yet is what the next workout goes on from', async () => {
  finishedBefore('done');

  await startRunner({ ...only(linear), ...known }, offline());

  expect(await screen.findByRole('button', { name: /Proposta: 85\skg/ })).toBeTruthy();
});

test('a workout that was opened before the other one was done goes on from that, too', async () => {
  applyServerWorkout(createLocalWorkoutStore(giulia), { ...exampleOpened, ...only(linear), ...known }, Date.now());
  finishedBefore('done');
  await startRunner({ ...only(linear), ...known }, offline());

  expect(await screen.findByRole('button', { name: /Proposta: 85\skg/ })).toBeTruthy();
});

test('a picture that is not sent yet does not bring back what the device had of a finished workout', async () => {
  const store = finishedBefore('done');
  logSet(store, { rowId, setNumber: 2 }, { weightKg: 85, reps: 8, rir: 2 });
  const picture = { id: newId(), rowId, setNumber: 1, kind: 'image', name: 'panca.jpg', sizeBytes: 1 } as const;
  store.saveMedium({ ...picture, state: 'pending' });
  await pushPending(store, fakeSyncServer().api);
  const { finish: end } = store.read();
  const sets = [82.5, 90].map((weightKg, index) => ({ ...numbers, setNumber: index + 1, weightKg, reps: 8, rowId }));
  const performances = [{ finishedAt: end?.finishedAt ?? '', sets }];
  const known: ExerciseHistory = { exerciseId: press.id, oneRepMaxKg: null, performances };

  expect(store.read().media).toMatchObject([{ state: 'pending' }]);
  clearSynced();
  expect(withUnsentWorkouts(createLocalWorkoutStore(giulia), [known])).toEqual([known]);
});

test('a set that the server refused is in no history', () => {
  const store = finishedBefore('done');
  const [done] = store.read().sets;
  if (!done) throw new Error('the workout has no set');
  const refused = { ...done.set, setNumber: 2, weightKg: 900 };
  store.saveSet({ set: refused, state: 'rejected', rejection: 'Troppo' });

  const [history] = withUnsentWorkouts(createLocalWorkoutStore(giulia), []);

  expect(history?.performances.map(({ sets }) => sets.map(({ weightKg }) => weightKg))).toEqual([[82.5]]);
});

function offline() {
  const server = fakeSyncServer();
  server.setNetwork('offline');
  return server;
}

const rowId = newId();

/** Another workout of the same client with the same exercise, finished on this device: `done` with 82.5 kg for 8 repetitions. */
function finishedBefore(how: 'done' | 'skipped') {
  respondWithError(workoutRoutes.sync.own, 503, {});
  const store = createLocalWorkoutStore({ ...giulia, workoutId: newId() });
  const opened: WorkoutDetail = { ...exampleOpened, ...only({ ...linear, id: rowId }) };
  applyServerWorkout(store, opened, Date.now());
  begin(store);
  if (how === 'done') logSet(store, { rowId, setNumber: 1 }, { weightKg: 82.5, reps: 8, rir: 2 });
  finish(store, { effort: null, comment: '' });
  return store;
}
