import { beforeAll, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let fixture: WorkoutFixture;
let squatId: string;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await createWorkoutFixture(server);
  const { rows } = await server.owner.query(`select id from system_exercises where code = 'barbell-squat'`);
  squatId = rows[0].id;
});

async function squats() {
  const { data } = await server.ask(metricRoutes.list.own, {}, fixture.studio.client);
  const metric = data.metrics.find(({ metricType }) => metricType.metric === 'squat');
  if (!metric) return [];
  const details = await server.ask(metricRoutes.details.own, { metricId: metric.id }, fixture.studio.client);
  return details.data.values.map(({ value, source, sourceId, day, method }) => ({
    value,
    source,
    sourceId,
    day,
    method,
  }));
}

test('the best estimated squat of a workout is a measurement once it is finished, follows corrections and goes with its sets', async () => {
  const { rowId, studio } = fixture;
  const change = { rowId, skipReason: null, skipNote: '', exerciseId: squatId, exerciseName: 'Squat con bilanciere' };
  await fixture.send({ rowChanges: [{ ...change, changedAt: '2026-11-18T17:01:00.000Z' }] });
  const set = fixture.aSet({ setNumber: 21, weightKg: 100, reps: 5, rir: 0, rpe: null });
  const warmUp = fixture.aSet({ setNumber: 22, weightKg: 140, reps: 5, rir: 0, rpe: null, isWarmUp: true });
  await fixture.log(set, warmUp);
  expect(await squats()).toEqual([]);

  await fixture.finishAt('2026-11-18T18:10:00.000Z');
  const expected = { source: 'workout', sourceId: fixture.id, day: '2026-11-18', method: 'EPLEY' };
  expect(await squats()).toEqual([{ value: 116.7, ...expected }]);

  const at = (minute: number) => `2026-11-18T18:${minute}:00.000Z`;
  await fixture.log({ ...set, weightKg: 110, loggedAt: at(20) });
  expect(await squats()).toEqual([{ value: 128.3, ...expected }]);
  const { rows } = await server.owner.query(
    `select is_by_client, author_id from measurements where account_id = $1 and type = 'squat'`,
    [studio.accountId],
  );
  expect(rows).toEqual([{ is_by_client: true, author_id: null }]);

  await fixture.log({ ...set, weightKg: 110, isRemoved: true, loggedAt: at(30) });
  expect(await squats()).toEqual([]);
});
