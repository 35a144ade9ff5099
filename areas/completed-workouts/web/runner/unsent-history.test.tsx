import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { screen } from '@testing-library/react';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { type WorkoutDetail, workoutRoutes } from '../../contract/training.ts';
import { begin } from './local-store/begin.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { finish, logSet, skipRow } from './local-store/log.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';
import { field, only, startRunner } from './testing/runner.tsx';
import { pastOf, press } from './testing/swappable.ts';

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
