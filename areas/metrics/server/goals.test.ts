import { beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';

const server = await openTestServer();
let studio: TestStudio;
let metricId: string;
let version: number;

type Goal = { from: number | null; to: number | null } | null;

/** The client has typed a weight. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  const { metrics } = (await server.ask(metricRoutes.list.own, {}, studio.client)).data;
  const weight = metrics.find(({ metricType }) => metricType.metric === 'weight');
  metricId = weight?.id ?? '';
  version = weight?.version ?? 0;
});

function save(goal: Goal, unit: 'kg' | 'lb' = 'kg', isConfirmed = false) {
  const clientId = studio.ids['clients'] ?? '';
  return server.ask(clientMetricRoutes.update, { clientId, metricId, version, goal, unit, isConfirmed }, studio.admin);
}

test('a goal is shown to both sides, and one whose limits are the wrong way round is refused', async () => {
  expect(await save({ from: 72, to: 70 })).toMatchObject({ status: 422, errors: { 'goal.to': [expect.any(String)] } });
  expect((await save({ from: 68, to: 70 })).data.metric.goal).toEqual({ from: 68, to: 70 });
  const own = (await server.ask(metricRoutes.details.own, { metricId }, studio.client)).data.metric;
  expect(own?.goal).toEqual({ from: 68, to: 70 });
  expect(await save(null)).toMatchObject({ status: 409, code: 'version_conflict' });
});

test('a limit of a goal that no measured value may have is refused at its field, with the limits in the unit that was typed', async () => {
  expect(await save({ from: 5, to: null })).toMatchObject({
    status: 422,
    code: 'not_possible',
    message: 'Questo valore non è possibile: deve stare tra 20 e 350 kg.',
    errors: { 'goal.from': [expect.any(String)] },
  });
  expect(await save({ from: 60, to: 400 })).toMatchObject({ errors: { 'goal.to': [expect.any(String)] } });
  expect((await save({ from: 5, to: null }, 'lb')).message).toContain('tra 44,1 e 771,6 lb');
});

test('a weight goal that means underweight is asked about with the reasons, and stored after the confirmation', async () => {
  await server.owner.query(
    `update clients set height_cm = 175, height_on = '2026-11-01', height_at = now(), gender = 'male', birth_date = '1990-01-01' where id = $1`,
    [studio.ids['clients']],
  );

  expect(await save({ from: null, to: 45 })).toMatchObject({
    status: 409,
    code: 'unusual_goal',
    data: { reasons: ['thin'], limitKg: 45, bmi: 14.7 },
  });
  expect((await save({ from: null, to: 45 }, 'kg', true)).data.metric.goal).toEqual({ from: null, to: 45 });
});
