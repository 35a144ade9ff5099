import { beforeEach, describe, expect, test } from 'vitest';
import { findNearest, latestValues, seriesOf } from '#areas/metrics/server/public.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { clientMetricRoutes, metricRoutes } from '#areas/metrics/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { visitRoutes } from '../contract/routes.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { body, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

const device = (fat: number) => [
  measure('bia_fat_mass_perc', fat),
  measure('bia_resistance', 520),
  measure('bia_reactance', 52),
];
const bia = { measurement_type: 'BIA' } as const;

beforeEach(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
});

async function detailsOf(metric: string) {
  const { studio, clientId } = visits;
  const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;
  const metricId = metrics.find(({ metricType }) => metricType.metric === metric)?.id ?? '';
  return (await server.ask(metricRoutes.details.client, { clientId, metricId }, studio.admin)).data;
}

describe('bioimpedance that was measured in pregnancy', () => {
  beforeEach(async () => {
    await visits.completed('2025-06-02', [...body, ...device(27), measure('waist', 70)], bia);
    await visits.completed('2025-12-02', [measure('weight', 68), measure('height', 168), ...device(33)], {
      ...bia,
      maternalState: 'trimester_2',
    });
  });

  test('is in no chart, where the visit is marked as one of the pregnancy; weight is', async () => {
    const fat = await detailsOf('bia_fat_mass_perc');
    const weight = await detailsOf('weight');

    expect(fat.values.map(({ value }) => value)).toEqual([27]);
    expect((await detailsOf('bia_resistance')).values).toHaveLength(1);
    expect(weight.values.map(({ value }) => value)).toEqual([68, 62.4]);
    const marks = fat.marks
      .filter(({ kind }) => kind === 'visit' || kind === 'pregnancy')
      .map(({ kind, day }) => `${day} ${kind}`);
    expect(marks).toEqual(['2025-12-02 pregnancy', '2025-06-02 visit']);
  });

  test('is not compared in the table, whose visit says that it is one of the pregnancy', async () => {
    const { clientId, studio } = visits;
    const { data } = await server.ask(visitRoutes.valuesOfClient, { clientId }, studio.admin);
    const valuesOf = (metric: string) => data.rows.find((row) => row.metric === metric)?.values;

    expect(data.visits.map(({ isOfPregnancy }) => isOfPregnancy)).toEqual([true, false]);
    expect(valuesOf('weight')).toEqual([68, 62.4]);
    expect(valuesOf('bia_fat_mass_perc')).toEqual([null, 27]);
    expect(valuesOf('bia_resistance')).toEqual([null, 520]);
  });

  test('is neither the last value nor a point of the RXc path of a later visit', async () => {
    const later = await visits.create('2026-10-02');
    const base = await visits.baseOf(later);

    expect(base.previous?.values.map(({ metric }) => metric)).toEqual(['weight', 'height']);
    expect(base.rxcPath.map(({ takenOn }) => takenOn)).toEqual(['2025-06-02']);
  });

  test('is not what the energy of a macro is computed with', async () => {
    const { clientId, studio } = visits;
    const { data } = await server.ask(clientMetricRoutes.latestBody, { clientId }, studio.admin);

    expect(data.body).toMatchObject({ weightKg: 68, fatFreeMassPercent: 73 });
  });
});

describe('body composition that is typed among the measures', () => {
  async function recordTyped(day: string, metric: 'fat_mass' | 'weight', entered: string): Promise<void> {
    const { clientId, studio } = visits;
    const request = { clientId, id: newId(), day, values: [{ metric, entered }], isConfirmed: true };
    expect((await server.ask(metricRoutes.record.client, request, studio.admin)).status).toBe(200);
  }

  const shownOf = async (metric: string) =>
    (await detailsOf(metric)).values.map(({ day, value, notCounted }) => [day, value, notCounted ?? 'counts']);

  test('does not count from a visit in pregnancy until one after it; weight does', async () => {
    await visits.completed('2025-12-02', [measure('weight', 68), measure('height', 168)], {
      maternalState: 'trimester_2',
    });
    await visits.completed('2026-06-02', [measure('weight', 63), measure('height', 168)], { maternalState: 'none' });
    await recordTyped('2025-11-01', 'fat_mass', '27');
    await recordTyped('2026-01-10', 'fat_mass', '33');
    await recordTyped('2026-01-10', 'weight', '70');
    await recordTyped('2026-06-10', 'fat_mass', '28');
    const { metric } = await detailsOf('fat_mass');

    expect(await shownOf('fat_mass')).toEqual([
      ['2026-06-10', 28, 'counts'],
      ['2026-01-10', 33, 'pregnancy'],
      ['2025-11-01', 27, 'counts'],
    ]);
    expect(metric?.spark.map(({ value }) => value)).toEqual([27, 28]);
    expect(metric?.delta).toBe(1);
    expect((await shownOf('weight')).map(([, , counts]) => counts)).toEqual(['counts', 'counts', 'counts']);
  });

  test.each([
    ['fat_mass', 27, [27]],
    ['weight', 70, [68, 70]],
  ] as const)(
    'of %s in pregnancy other areas read %d as the newest value, and %j as the series',
    async (metric, newest, series) => {
      const { clientId, studio } = visits;
      await visits.completed('2025-12-02', [measure('weight', 68), measure('height', 168)], {
        maternalState: 'trimester_2',
      });
      await recordTyped('2025-11-01', 'fat_mass', '27');
      await recordTyped('2026-01-10', 'fat_mass', '33');
      await recordTyped('2026-01-10', 'weight', '70');
      const read = await runAsAdmin(server, studio, async (scope) => ({
        latest: await latestValues(scope, { clientIds: [clientId], metrics: [metric], day: '2026-01-20' }),
        series: await seriesOf(scope, { clientId, metric, from: '2025-10-01' }),
        nearest: await findNearest(scope, { clientId, days: ['2026-01-10'], metrics: [metric], withinDays: 3 }),
      }));

      expect(read.latest.get(clientId)?.[metric]?.value).toBe(newest);
      expect(read.series.map(({ value }) => value)).toEqual(series);
      expect(read.nearest.map(({ value }) => value)).toEqual(metric === 'weight' ? [70] : []);
    },
  );

  test('does not count while the dietary profile says that the client is pregnant, and is marked in the list', async () => {
    const { clientId, studio } = visits;
    const { get, save } = dietaryProfileRoutes;
    const { version } = (await server.ask(get.client, { clientId }, studio.admin)).data;
    const profile = { ...dietaryProfileExample, isPregnant: true, clientId, version };
    await server.ask(save.client, profile, studio.admin);
    const today = todayIn('Europe/Rome');
    await recordTyped(today, 'fat_mass', '33');
    const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;

    const fat = metrics.find(({ metricType }) => metricType.metric === 'fat_mass');
    expect(fat?.last).toMatchObject({ value: 33, notCounted: 'pregnancy' });
    expect(fat?.spark).toEqual([]);
  });
});
