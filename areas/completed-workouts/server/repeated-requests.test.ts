import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { connect } from '#shell/server/database/connect.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import type { RowChange } from '../contract/set.ts';
import { sendExport } from './import/testing/send-export.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

/** Sends the same request 20 times at once, as a device does that gets no answers. */
function twentyTimes<T>(send: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, send));
}

test('20 identical syncs of a whole workout, without a key, store it once', async () => {
  const next = await gym.nextWorkout(3);
  const id = newId();
  const [first, second, third] = next.prescription.rows.map((row) => row.id);
  const sets = [1, 2, 3].map((setNumber) => gym.aSet({ rowId: first ?? '', setNumber, note: `Serie ${setNumber}` }));
  const skip = { skipReason: 'pain', skipNote: '', exerciseId: null, exerciseName: '' } as const;
  const rowChanges: RowChange[] = [second, third].map((rowId = '') => ({
    ...skip,
    rowId,
    changedAt: '2026-11-18T17:30:00.000Z',
  }));
  const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 8, comment: 'Dura' };

  const replies = await twentyTimes(() => gym.send({ signed: next, sets, rowChanges, finish }, id));

  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data.sets.map((set) => set.id).toSorted()))).size).toBe(1);
  expect(await gym.mine(id)).toMatchObject({ comment: 'Dura', effort: 8, correctedSets: [] });
  expect((await gym.mine(id)).sets.map(({ note }) => note)).toEqual(['Serie 1', 'Serie 2', 'Serie 3']);
  const { data } = await server.ask(clientWorkoutRoutes.list.own, {}, gym.studio.client);
  expect(data.completedWorkouts.filter((workout) => workout.id === id)).toHaveLength(1);
  expect(await countVersions(id)).toBe(0);
});

test('20 identical imports of a history, without a key, store every workout, set and new exercise once', {
  timeout: 60_000,
}, async () => {
  const csv = [
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
    '2019-01-11 12:31:54,Gambe,1h 5m,Xyzzyq,1,100,5,0,0,,Bene,8.5',
    '2019-01-11 12:31:54,Gambe,1h 5m,Xyzzyq,2,102.5,4,0,0,,Bene,',
    '2019-07-13 18:00:00,Spinta,45m,Xyzzyq,1,0,0,0,60,,,',
  ].join('\n');
  const sender = { server, token: gym.studio.admin, clientId: gym.studio.ids['clients'] ?? '' };
  const choices = { Xyzzyq: { kind: 'create', muscle: 'quads' } };

  const replies = await twentyTimes(() => importedBy(() => sendExport(sender, csv, { choices })));

  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  const total = (count: 'workouts' | 'sets') =>
    replies.reduce((sum, { imported }) => sum + (imported?.[count] ?? 0), 0);
  expect([total('workouts'), total('sets')]).toEqual([2, 3]);
  const { clientId } = sender;
  const { data } = await server.ask(clientWorkoutRoutes.list.client, { clientId }, gym.studio.admin);
  expect(data.completedWorkouts.filter(({ source }) => source === 'strong').map(({ sets }) => sets)).toEqual([1, 2]);
  const found = await server.ask(exerciseRoutes.list, { search: 'Xyzzyq', owner: 'own' }, gym.studio.admin);
  expect(found.data.exercises.filter(({ name }) => name === 'Xyzzyq')).toHaveLength(1);
});

/** Sends again while the server refuses more imports of the account at once. */
async function importedBy(send: () => ReturnType<typeof sendExport>): ReturnType<typeof sendExport> {
  const reply = await send();
  if (reply.status !== 429) return reply;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return importedBy(send);
}

async function countVersions(completedWorkoutId: string): Promise<number> {
  const owner = connect(server.ownerUrl, 1);
  const { rows } = await owner.query('select 1 from completed_set_versions where completed_workout_id = $1', [
    completedWorkoutId,
  ]);
  await owner.end();
  return rows.length;
}
