import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { metricRoutes } from '../contract.ts';
import type { TypedValue } from '../contract/measurement.ts';

const today = todayIn('Europe/Rome');
let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const one = (metric: TypedValue['metric'], entered: string, more: Partial<TypedValue> = {}) => ({
  ...{ metric, entered },
  ...more,
});
const record = (values: ReturnType<typeof one>[], draft: { day?: string; isConfirmed?: boolean } = {}) =>
  server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values, ...draft }, studio.admin);

test('a weight that differs by more than 5 % from that of yesterday is stored only when it is confirmed', async () => {
  await record([one('weight', '80')], { day: addDays(today, -1) });

  expect(await record([one('weight', '85')])).toMatchObject({
    ...{ status: 409, code: 'unusual_change' },
    data: {
      changes: [{ metric: 'weight', typed: { day: today, value: 85 }, near: { day: addDays(today, -1), value: 80 } }],
    },
  });
  expect((await record([one('weight', '85')], { isConfirmed: true })).status).toBe(200);
});

test('a waist of 188 after 88 is asked about, with the last value of its side, also when a value is changed', async () => {
  await record([one('navel', '88'), one('calves', '30', { side: 'R' })], { day: addDays(today, -40) });
  const unusual = await record([
    one('navel', '188'),
    one('calves', '50', { side: 'L' }),
    one('calves', '50', { side: 'R' }),
  ]);

  const near = (value: number) => ({ day: addDays(today, -40), value });
  expect(unusual).toMatchObject({ status: 409, code: 'unusual_change' });
  expect(unusual.data).toEqual({
    changes: [
      { metric: 'navel', side: null, typed: { day: today, value: 188 }, near: near(88) },
      { metric: 'calves', side: 'R', typed: { day: today, value: 50 }, near: near(30) },
    ],
  });
  const [stored] = (await record([one('navel', '89')])).data.values;
  const change = {
    clientId,
    valueId: stored?.id ?? '',
    version: stored?.version ?? 0,
    day: today,
    side: null,
    note: '',
  };
  const changed = (isConfirmed: boolean) =>
    server.ask(metricRoutes.updateValue.client, { ...change, entered: '189', unit: 'cm', isConfirmed }, studio.admin);
  expect((await changed(false)).code).toBe('unusual_change');
  expect((await changed(true)).status).toBe(200);
});

test('of two weights of a day the last one is compared, as the tile shows it, on the days before and after', async () => {
  const day = addDays(today, -3);
  await record([one('weight', '80')], { day });
  await record([one('weight', '86')], { day, isConfirmed: true });

  for (const typedDay of [addDays(day, -1), addDays(day, 1)])
    expect(await record([one('weight', '80')], { day: typedDay })).toMatchObject({
      code: 'unusual_change',
      data: { changes: [{ near: { day, value: 86 } }] },
    });
});
