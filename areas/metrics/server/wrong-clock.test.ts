import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';
import { maximumRoutes } from '../contract/maximum.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const dayMs = 86_400_000;
const clock = (aheadDays: number) => new Date(Date.now() + aheadDays * dayMs).toISOString();
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const weigh = (values: object) =>
  server.ask(
    metricRoutes.record.own,
    { id: newId(), day: today, values: [{ metric: 'weight', entered: '72.5' }], ...values },
    studio.client,
  );

test.each([3, -3])(
  'a weight typed today on a phone whose clock is %i days ahead has the day of today',
  async (aheadDays) => {
    const at = clock(aheadDays);

    const { status, data } = await weigh({ day: plainDateInZone(at, 'Europe/Rome'), measuredAt: at, sentAt: at });

    expect([status, data.values[0]?.day]).toEqual([200, today]);
    expect(Math.abs(Date.parse(data.values[0]?.measuredAt ?? '') - Date.now())).toBeLessThan(180_000);
  },
);

test('a weight that waited two days on a phone whose clock is five days behind has the day before yesterday', async () => {
  const measuredAt = clock(-7);
  const day = plainDateInZone(measuredAt, 'Europe/Rome');

  const { data } = await weigh({ day, measuredAt, sentAt: clock(-5) });

  expect(data.values[0]?.day).toBe(addDays(today, -2));
});

test('a day that the client chose stays, also with a wrong clock', async () => {
  const day = addDays(today, -20);

  const { data } = await weigh({ day, measuredAt: null, sentAt: clock(3) });

  expect(data.values[0]?.day).toBe(day);
});

test('a corrected value, a weight of a list and a maximum typed today have the day of today too', async () => {
  const [value] = (await weigh({ day: addDays(today, -9) })).data.values;
  const at = clock(2);
  const day = plainDateInZone(at, 'Europe/Rome');
  const moment = { day, measuredAt: at, sentAt: at };

  const corrected = await server.ask(
    metricRoutes.updateValue.own,
    { valueId: value?.id ?? '', version: value?.version ?? 1, note: '', entered: '72.6', ...moment },
    studio.client,
  );
  const rows = [{ id: newId(), day, entered: '72.7', unit: null }];
  const listed = await server.ask(
    clientMetricRoutes.recordWeights,
    { clientId, values: rows, isConfirmed: true, sentAt: at },
    studio.admin,
  );
  const maximum = await server.ask(
    maximumRoutes.record.own,
    { id: newId(), exerciseId: studio.ids['exercises'] ?? '', entered: '100', ...moment },
    studio.client,
  );

  expect(corrected.data.value.day).toBe(today);
  expect(listed.data.values.map((one) => one.day)).toEqual([today]);
  expect(maximum.status).toBe(200);
});
