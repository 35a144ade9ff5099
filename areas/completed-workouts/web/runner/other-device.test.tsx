import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LoggedSet } from '../../contract/set.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin } from './local-store/begin.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { logSet } from './local-store/log.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';
import { pushPending } from './sync/sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';
import { openRunner, startRunner, tapDone } from './testing/runner.tsx';

const [first] = exampleCompletedWorkout.sets as [LoggedSet];

test('a set that another phone has logged with 40 kg before shows both values', async () => {
  const server = fakeSyncServer();
  server.beginElsewhere([{ ...first, weightKg: 40, reps: 8, rir: null, loggedAt: '2026-11-18T17:10:00.000Z' }]);
  await startRunner({}, server);

  await tapDone();

  expect(await screen.findByText(/valori diversi su due dispositivi: l'altro è 40\skg × 8/)).toBeTruthy();
});

test('the value of the other phone is shown too when the response to the set is lost and the set is sent again', async () => {
  const server = fakeSyncServer();
  server.beginElsewhere([{ ...first, weightKg: 40, loggedAt: '2026-11-18T17:10:00.000Z' }]);
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, first, { weightKg: 50, reps: 8, rir: 2 });

  server.setNetwork('response-lost');
  await pushPending(store, server.api);
  server.setNetwork('online');
  await pushPending(store, server.api);

  expect(store.findSet(first)).toMatchObject({
    state: 'synced',
    set: { weightKg: 50 },
    otherVersion: { weightKg: 40 },
  });
});

test('a set that the coach corrected names the coach and what it was, and no second device', async () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [first] } }, Date.now() - 1000);
  const corrected = { ...first, weightKg: 90, author: 'Marco Riva', loggedAt: '2026-11-18T18:20:00.000Z' };

  await openRunner({ begun: { ...exampleBegun, sets: [corrected] } });

  expect(await screen.findByText(/corretta da Marco Riva: prima era 80\skg × 8/)).toBeTruthy();
  expect(screen.queryByText(/due dispositivi/)).toBeNull();
});

test('a set that the coach corrected before this phone had it names the coach and what it was, as on every other phone', async () => {
  const before = { ...first, weightKg: 50, note: '' };
  const corrected = { ...first, weightKg: 90, author: 'Marco Riva', before };

  await openRunner({ begun: { ...exampleBegun, sets: [corrected] } });

  expect(await screen.findByText(/corretta da Marco Riva: prima era 50\skg × 8/)).toBeTruthy();
  expect(screen.queryByText(/registrata da/)).toBeNull();
});

test('what another phone had as a set that the coach corrected is the same on a phone that had other values', async () => {
  const store = createLocalWorkoutStore(giulia);
  const mine = { ...first, weightKg: 60, reps: 5 };
  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [mine] } }, Date.now() - 1000);
  const corrected = { ...first, weightKg: 90, author: 'Marco Riva', before: { ...first, weightKg: 50 } };

  await openRunner({ begun: { ...exampleBegun, sets: [corrected] } });

  expect(await screen.findByText(/corretta da Marco Riva: prima era 50\skg × 8/)).toBeTruthy();
});

test('a set that the coach logged first says so, also on a phone that had other values', async () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [first] } }, Date.now() - 1000);
  const logged = { ...first, weightKg: 90, author: 'Marco Riva', before: null };

  await openRunner({ begun: { ...exampleBegun, sets: [logged] } });

  expect(await screen.findByText(/registrata da Marco Riva/)).toBeTruthy();
});

test('a set that the coach logged without knowing that of the client has both values and the name, and is no correction', async () => {
  const otherVersion = { ...first, weightKg: 40 };
  const logged = { ...first, weightKg: 90, author: 'Marco Riva', before: null, otherVersion };

  await openRunner({ begun: { ...exampleBegun, sets: [logged] } });

  expect(await screen.findByText(/registrata da Marco Riva/)).toBeTruthy();
  expect(screen.getByText(/valori diversi su due dispositivi: l'altro è 40\skg × 8/)).toBeTruthy();
  expect(screen.queryByText(/corretta da/)).toBeNull();
});

test('a workout that another phone finished meanwhile opens as the server has it, with the sets of both phones', async () => {
  const { router, server } = await startRunner();
  await tapDone();
  await expect.poll(() => server.sets()).toHaveLength(1);
  server.finishElsewhere('2026-11-18T18:24:00.000Z');
  await tapDone();

  await expect.poll(() => router.state.location.pathname).toBe(`/my/completed-workouts/${server.workout()?.id}`);
  expect(server.sets()).toHaveLength(2);
});
