import { beforeAll, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { visitRoutes } from '../contract/routes.ts';
import { changeOf } from '../rules/result-table.ts';
import { body, folds, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let visits: TestVisits;
let lastId: string;

beforeAll(async () => {
  visits = await openTestVisits(await openTestServer());
  const [, ...others] = folds;
  const withTriceps = (mm: number) => [...body, measure('triceps_fold', mm, mm), ...others];
  await visits.completed('2026-01-12', withTriceps(20), { caliper: 'Lange' });
  await visits.completed('2026-02-12', withTriceps(24), { caliper: 'Harpenden' });
  lastId = (await visits.completed('2026-03-02', withTriceps(18), { caliper: 'Lange' })).id;
});

test('the table compares skinfolds, their sum and the fat from them with the last visit of the same caliper', async () => {
  const { server, studio, clientId } = visits;
  const { rows, results } = (await server.ask(visitRoutes.valuesOfClient, { clientId }, studio.admin)).data;
  const triceps = rows.find(({ metric }) => metric === 'triceps_fold');
  const fat = results.find(({ name }) => name === 'fat');

  expect(triceps && changeOf(triceps, 'last')).toEqual([18, 20]);
  expect(fat && changeOf(fat, 'last')).toEqual([fat?.values[0], fat?.values[2]]);
});

test('the measurements of the client draw and compare readings of one caliper, and the form knows that of the last visit', async () => {
  const { server, studio, clientId } = visits;
  const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;
  const triceps = metrics.find(({ metricType }) => metricType.metric === 'triceps_fold');
  const sum = metrics.find(({ metricType }) => metricType.metric === 'result_fold_sum');

  expect(triceps).toMatchObject({ delta: -2, previousDay: '2026-01-12' });
  expect(triceps?.spark.map(({ value }) => value)).toEqual([20, 18]);
  expect(sum).toMatchObject({ delta: -2, previousDay: '2026-01-12' });
  expect((await visits.baseOf({ id: lastId, version: 1 })).previous?.caliper).toBe('Harpenden');
});

test('the PDF has no change since a visit with another caliper, and says why', async () => {
  const { server, studio } = visits;
  const headers = { authorization: `Bearer ${studio.admin}` };
  const reply = await server.app.inject({ url: `/api/visits/${lastId}/download/pdf`, headers });
  const text = (await readPdf(reply.rawPayload)).pages.join(' ').replace(/\s+/g, ' ');

  expect(text).toMatch(/Plica tricipitale \(mm\) 18 24 – 20 −2/);
  expect(text).toContain('Le misure di modelli diversi di plicometro o bioimpedenziometro non si confrontano.');
});
