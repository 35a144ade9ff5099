import { expect, test } from 'vitest';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { createLocalWorkoutStore, type WorkoutRef } from '../local-store/local-workout-store.ts';
import { begin } from '../local-store/begin.ts';
import { logSet } from '../local-store/log.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { PendingWorkoutSync } from './PendingWorkoutSync.tsx';

const me = { membershipId: 'marco', clientId: giulia.clientId };

test.each([
  ['a client did without a network', giulia, { roles: ['client' as const], clientId: me.clientId }],
  [
    'a professional logged in person',
    { ...giulia, byMembershipId: me.membershipId },
    { membershipId: me.membershipId },
  ],
])('what %s is sent from any screen, before the workout or Today is opened', async (_, ref: WorkoutRef, user) => {
  const store = createLocalWorkoutStore(ref);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId: exampleCompletedWorkout.rows[0]?.id ?? '', setNumber: 1 }, { weightKg: 80, reps: 8, rir: 2 });
  const { begun, sets } = store.read();
  const result = {
    startedAt: begun?.startedAt ?? '',
    finishedAt: null,
    sets: sets.map(({ set }) => set),
    clockAheadSeconds: 0,
  };
  for (const route of [workoutRoutes.sync.own, workoutRoutes.sync.client])
    respond(route, { completedWorkoutId: begun?.id ?? '', ...result });

  await renderScreen(PendingWorkoutSync, { path: '/chats', at: '/chats', user });

  await expect.poll(() => store.read().sets).toMatchObject([{ state: 'synced' }]);
});

test('a workout that was refused as a whole is sent again at the next start, and when a consent was given', async () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId: exampleCompletedWorkout.rows[0]?.id ?? '', setNumber: 1 }, { weightKg: 80, reps: 8, rir: 2 });
  const { begun, sets } = store.read();
  if (!begun) throw new Error('the workout has not begun');
  store.save('begun', { ...begun, rejection: 'Manca il consenso ai dati sanitari.' });
  const { id: completedWorkoutId, startedAt } = begun;
  const sent = sets.map(({ set }) => set);
  const code = 'own_health_data_withdrawn';
  respondWithError(workoutRoutes.sync.own, 403, { code, message: 'Manca il consenso ai dati sanitari.' });

  await renderScreen(PendingWorkoutSync, {
    path: '/chats',
    at: '/chats',
    user: { roles: ['client'], clientId: me.clientId },
  });

  await expect.poll(() => requestsTo(workoutRoutes.sync.own)).toHaveLength(1);
  await expect.poll(() => store.read().begun?.rejection).toBe('Manca il consenso ai dati sanitari.');
  respond(workoutRoutes.sync.own, {
    ...{ completedWorkoutId, startedAt, sets: sent },
    ...{ finishedAt: null, clockAheadSeconds: 0 },
  });
  wakeSyncLoops();

  await expect.poll(() => store.read().sets).toMatchObject([{ state: 'synced' }]);
  expect(store.read().begun?.rejection).toBeUndefined();
});
