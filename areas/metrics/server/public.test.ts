import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { metricRoutes } from '../contract.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import {
  deleteMeasurements,
  findNearest,
  hidesBodyNumbers,
  type LatestBody,
  latestBody,
  latestValues,
  type MeasuredRecord,
  measurementsChanged,
  type RecordedValue,
  recordMeasurements,
  seriesOf,
} from './public.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
let changes: { metrics: readonly string[] }[];
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  changes = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** Runs as the admin of the studio, with a subscriber as another area has. */
function asAdmin<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  return runAsAdmin(server, studio, (admin) => {
    const follows = subscribe(measurementsChanged, async (_, change) => void changes.push(change));
    return work({ ...admin, subscribers: [...admin.subscribers, follows] });
  });
}

const visit = (values: RecordedValue[], more: Partial<MeasuredRecord> = {}): MeasuredRecord => ({
  ...{ source: 'visit', sourceId: newId(), day: today, values },
  ...more,
});
const save = (record: MeasuredRecord) =>
  asAdmin((scope) => recordMeasurements(scope, { clientId, authorId: scope.caller.membershipId }, record));
const foldsOf = (metric: string) => asAdmin((scope) => seriesOf(scope, { clientId, metric }));

test('a visit that is saved three times has each value once, and tells others only what changed', async () => {
  const record = visit([
    { metric: 'triceps_fold', value: 12.4, takes: [12.2, 12.6] },
    { metric: 'calf_fold', value: 9 },
  ]);
  await save(record);
  await save(record);
  await save({ ...record, values: [{ metric: 'triceps_fold', value: 12.8 }] });

  expect(changes.map(({ metrics }) => metrics)).toEqual([['triceps_fold', 'calf_fold'], ['triceps_fold']]);
  expect(await foldsOf('triceps_fold')).toEqual([
    { day: today, value: 12.8, source: 'visit', sourceId: record.sourceId },
  ]);
  expect(await foldsOf('calf_fold')).toHaveLength(1);
});

test('values that a visit no longer has are deleted only when the whole visit is saved', async () => {
  const record = visit([
    { metric: 'triceps_fold', value: 12 },
    { metric: 'calf_fold', value: 9 },
  ]);
  await save(record);

  await save({
    ...record,
    removesOthers: true,
    values: [
      { metric: 'calf_fold', value: 9 },
      { metric: 'triceps_fold', value: null },
    ],
  });
  expect([await foldsOf('triceps_fold'), (await foldsOf('calf_fold')).length]).toEqual([[], 1]);
  await asAdmin((scope) => deleteMeasurements(scope, { clientId, source: 'visit', sourceId: record.sourceId }));
  expect(await foldsOf('calf_fold')).toEqual([]);
});

test('a fold of 0 is refused at its field, and a null is not stored as zero', async () => {
  await expect(save(visit([{ metric: 'triceps_fold', value: 0, field: 'folds.triceps_fold' }]))).rejects.toMatchObject({
    details: { field: 'folds.triceps_fold' },
  });
  await save(visit([{ metric: 'calf_fold', value: null }]));
  expect(await foldsOf('calf_fold')).toEqual([]);
  expect(changes).toEqual([]);
});

test('the newest values up to a day, for many clients at once; what was never measured is missing', async () => {
  await save(visit([{ metric: 'waist', value: 80 }], { day: addDays(today, -30) }));
  await save(visit([{ metric: 'waist', value: 76 }]));
  const latest = (day: string) =>
    asAdmin((scope) => latestValues(scope, { clientIds: [clientId, newId()], metrics: ['waist', 'neck'], day }));

  expect([...(await latest(today)).keys()]).toEqual([clientId]);
  expect((await latest(today)).get(clientId)?.waist).toMatchObject({ value: 76, source: 'visit' });
  expect((await latest(addDays(today, -30))).get(clientId)).toMatchObject({ waist: { value: 80 } });
  expect((await latest(today)).get(clientId)?.neck).toBeUndefined();
});

test('the share of fat-free mass that fills in calculations is the newest one, whatever it comes from', async () => {
  await save(visit([{ metric: 'bia_fat_free_mass_perc', value: 78 }], { day: addDays(today, -1) }));
  await save(visit([{ metric: 'result_fat_free_mass_perc', value: 80, method: 'JACKSON_POLLOCK_3' }]));
  const body: LatestBody = await asAdmin((scope) => latestBody(scope, clientId));

  expect(body).toMatchObject({ weightKg: 72.5, fatFreeMassPercent: 80 });
  expect(await asAdmin((scope) => hidesBodyNumbers(scope, clientId))).toBe(false);
});

describe('values of the same day', () => {
  const weighed = (value: number, more: Partial<MeasuredRecord> = {}) =>
    save(visit([{ metric: 'weight', value }], { day: '2026-11-20', ...more }));
  const sent = (value: number, measuredAt: string) => weighed(value, { source: 'answer', measuredAt });
  const at = (hours: string) => `2026-11-20T${hours}:00.000Z`;
  const latest = async () => (await asAdmin((scope) => latestBody(scope, clientId))).weightKg;
  async function listed() {
    const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;
    return metrics.find(({ metricType }) => metricType.metric === 'weight');
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('07:50')) });
  });

  test('81.7 kg of an answer do not replace the 82.1 kg of a visit of the same day, also when they were sent later', async () => {
    await weighed(82.1);
    vi.setSystemTime(at('07:59'));
    await sent(81.7, at('07:59'));

    expect(await listed()).toMatchObject({ last: { value: 82.1 } });
    expect(await latest()).toBe(82.1);
    const near = { clientId, days: ['2026-11-21'], metrics: ['weight' as const], withinDays: 3 };
    expect(await asAdmin((scope) => findNearest(scope, near))).toMatchObject([{ value: 82.1 }]);
  });

  test('a visit of the evening is newer than what was sent in the afternoon', async () => {
    vi.setSystemTime(at('16:00'));
    await sent(81.7, at('14:00'));
    await weighed(82.1);

    expect(await latest()).toBe(82.1);
  });

  test('75.6 kg sent after a visit stay the latest when the visit is corrected from 76.2 to 76 kg and gets hips', async () => {
    const record = visit([{ metric: 'weight', value: 76.2 }], { day: '2026-11-20', removesOthers: true });
    await save(record);
    vi.setSystemTime(at('12:00'));
    await weighed(75.6);
    await save(visit([{ metric: 'hips', value: 95 }], { day: '2026-11-20' }));
    vi.setSystemTime(at('15:00'));
    const corrected = ['weight', 'hips'].map((metric, index) => ({ metric, value: [76, 96][index] ?? 0 }));
    await save({ ...record, values: corrected });

    expect(await listed()).toMatchObject({ last: { value: 75.6 } });
    expect((await foldsOf('hips')).map(({ value }) => value)).toEqual([96, 95]);
  });

  test('a check-in that was typed before a visit and sent after it stays the earlier one when it is corrected', async () => {
    const record = visit([{ metric: 'weight', value: 81.7 }], { source: 'answer', day: '2026-11-20' });
    await weighed(82.1);
    vi.setSystemTime(at('09:00'));
    await save({ ...record, measuredAt: at('07:40') });
    await save({ ...record, measuredAt: at('09:00'), values: [{ metric: 'weight', value: 81.5 }] });

    expect(await latest()).toBe(82.1);
  });

  test('a typed value that is corrected without a time keeps its own', async () => {
    const weight = { metric: 'weight' as const, entered: '76.2' };
    const draft = { clientId, id: newId(), day: '2026-11-20', values: [weight], isConfirmed: true };
    const [value] = (await server.ask(metricRoutes.record.client, draft, studio.admin)).data.values;
    vi.setSystemTime(at('12:00'));
    await weighed(75.6);
    vi.setSystemTime(at('15:00'));
    const change = { valueId: value?.id ?? '', version: 1, day: '2026-11-20', entered: '76', note: '' };
    const reply = await server.ask(metricRoutes.updateValue.client, { clientId, ...change }, studio.admin);

    expect(reply.data.value).toMatchObject({ value: 76, measuredAt: value?.measuredAt });
    expect(await latest()).toBe(75.6);
  });

  test('of an earlier day, values without an instant are in the order in which they were entered', async () => {
    await sent(81.7, at('07:40'));
    await weighed(81.9, { source: 'answer', day: '2026-11-19', measuredAt: '2026-11-19T18:00:00Z' });
    await weighed(82.1, { day: '2026-11-19' });
    await weighed(82.4, { day: '2026-11-19' });
    const yesterday = await asAdmin((scope) => latestBody(scope, clientId, { day: '2026-11-19' }));

    expect(yesterday).toMatchObject({ weightKg: 82.4, weighedOn: '2026-11-19' });
    expect(await latest()).toBe(81.7);
  });
});
