import { beforeAll, expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { metricRoutes } from '../contract.ts';
import { recordMeasurements } from './public.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const record = (source: 'metric' | 'workout', day: string, value: number) =>
  runAsAdmin(server, studio, (scope) =>
    recordMeasurements(
      scope,
      { clientId, authorId: null },
      { source, sourceId: newId(), day, values: [{ metric: 'bench_press', value }] },
    ),
  );
const bench = async () => {
  const { data } = await server.ask(metricRoutes.list.client, { clientId }, studio.admin);
  return data.metrics.find(({ metricType }) => metricType.metric === 'bench_press');
};

test('a tested bench press of 100 kg stays the figure after an easy workout, until a workout is estimated higher', async () => {
  const [first, second] = [addDays(today, -60), addDays(today, -3)];
  await record('metric', first, 95);
  await record('metric', second, 100);
  for (const day of [2, 1]) await record('workout', addDays(today, -day), 84);

  expect(await bench()).toMatchObject({ last: { value: 100, source: 'metric' }, delta: 5, previousDay: first });

  await record('workout', today, 105);

  expect(await bench()).toMatchObject({ last: { value: 105, source: 'workout' }, delta: 5, previousDay: second });
});

test('a test of four months ago is found before 70 workouts, and without a recent maximum the last one is shown', async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  await record('workout', addDays(today, -200), 90);
  expect(await bench()).toMatchObject({ last: { value: 90 }, delta: null });

  await record('metric', addDays(today, -120), 100);
  for (let day = 70; day > 0; day -= 1) await record('workout', addDays(today, -day), 84);

  expect((await bench())?.last).toMatchObject({ value: 100 });
});
