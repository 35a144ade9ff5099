import { beforeEach, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { visitRoutes } from '../contract/routes.ts';
import { body, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeEach(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
});

test('the next visit takes over formulas, devices and answers, and no measure; the form has the previous values beside it', async () => {
  const first = await visits.completed('2026-01-12', [measure('weight', 64), measure('height', 168)]);
  const second = await visits.create('2026-02-02');
  const { data } = await visits.save(second, {
    measures: body,
    caliper: 'Harpenden',
    bodyFatFormula: 'YUHASZ_6_SKINFOLDS',
  });
  await visits.complete({ id: second.id, version: data.version });
  const third = await visits.create('2026-03-02');
  const base = await visits.baseOf(third);

  expect(third).toMatchObject({ caliper: 'Harpenden', bodyFatFormula: 'YUHASZ_6_SKINFOLDS', measures: [] });
  expect(base.client).toMatchObject({ gender: 'female', ageYears: 29 });
  expect(base.previous?.values).toContainEqual({ metric: 'weight', side: null, value: 62.4 });
  expect(base.first).toMatchObject({ id: first.id, takenOn: '2026-01-12' });
  expect(base.before).toEqual({ weightKg: 62.4, weighedOn: '2026-02-02', heightCm: 168 });
  expect(base.examinerErrorPercent).toEqual({ skinfolds: null, circumferences: null });
});

test('the next visit has the weight that was measured at home since the last visit beside it', async () => {
  await visits.completed('2026-01-12', body);
  const values = [{ metric: 'weight' as const, entered: '61.5' }];
  await server.ask(
    metricRoutes.record.client,
    { clientId: visits.clientId, id: newId(), day: '2026-01-30', values },
    visits.studio.admin,
  );
  const visit = await visits.create('2026-02-02');
  const base = await visits.baseOf(visit);

  expect(base.before).toMatchObject({ weightKg: 61.5, weighedOn: '2026-01-30' });
});

test('the next visit stands beside the others in a table of values, with null for what was not measured', async () => {
  await visits.completed('2026-01-12', body);
  const visit = await visits.completed('2026-02-02', [
    measure('weight', 61),
    measure('height', 168),
    measure('waist', 70),
  ]);
  const table = (await server.ask(visitRoutes.values, { id: visit.id }, visits.studio.admin)).data;
  const ofClient = (await server.ask(visitRoutes.valuesOfClient, { clientId: visits.clientId }, visits.studio.admin))
    .data;

  expect(table.visits.map(({ takenOn }) => takenOn)).toEqual(['2026-02-02', '2026-01-12']);
  expect(table.rows.map(({ metric, values }) => [metric, ...values])).toEqual([
    ['weight', 61, 62.4],
    ['height', 168, 168],
    ['waist', 70, null],
  ]);
  expect(ofClient).toEqual(table);
});

test('the next visit knows the error of the examiner after ten double readings', async () => {
  const nine = (['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold'] as const).map(
    (fold) => measure(fold, 19.5, 20.5),
  );
  await visits.completed('2026-01-12', [...body, ...nine]);
  await visits.completed('2026-02-02', [...body, ...nine]);
  const visit = await visits.create();
  const base = await visits.baseOf(visit);

  expect(base.examinerErrorPercent.skinfolds).toBeCloseTo(3.54, 2);
});
