import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import type { TypedValue } from '../contract/measurement.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

/** The client has typed a weight of 72,5 kg, a waist and an arm on 16 November. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

type Draft = { day?: string; measuredAt?: string; id?: string; isConfirmed?: boolean; note?: string };
const one = (metric: TypedValue['metric'], entered: string, more: Partial<TypedValue> = {}) => ({
  metric,
  entered,
  ...more,
});
const record = (values: ReturnType<typeof one>[], draft: Draft = {}, token = studio.admin) =>
  server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values, ...draft }, token);
const recordOwn = (values: ReturnType<typeof one>[], draft: Draft = {}) =>
  server.ask(metricRoutes.record.own, { id: newId(), day: today, values, ...draft }, studio.client);
const listOf = async (token = studio.admin) =>
  (await server.ask(metricRoutes.list.client, { clientId }, token)).data.metrics;
const metricOf = async (metric: string) => (await listOf()).find(({ metricType }) => metricType.metric === metric);
const valuesOf = async (metric: string) => {
  const metricId = (await metricOf(metric))?.id ?? '';
  return (await server.ask(metricRoutes.details.client, { clientId, metricId }, studio.admin)).data.values;
};

test('72,5 and 72.5 are stored as the same weight, and the list has the last value with the change', async () => {
  await record([one('weight', '73'), one('hips', '95.5')]);
  const again = await record([one('weight', '72.5')], { measuredAt: new Date().toISOString() });

  expect(again.data.values).toMatchObject([{ value: 72.5, entered: { text: '72.5', unit: 'kg' }, day: today }]);
  const weight = await metricOf('weight');
  expect(weight?.spark.map(({ value }) => value).slice(0, 1)).toEqual([72.5]);
  expect((await metricOf('hips'))?.last).toMatchObject({ value: 95.5, author: 'Studio Prova admin', source: 'metric' });
});

test('a height in metres or in feet and inches is stored in centimetres', async () => {
  for (const [entered, unit, cm] of [
    ['1,82', null, 182],
    ['6\'1"', 'in', 185.42],
    ['182', null, 182],
  ] as const) {
    const { data } = await record([one('height', entered, { unit })]);
    expect(data.values).toMatchObject([{ value: cm, entered: { text: String(cm), unit: 'cm' } }]);
  }
  expect((await record([one('height', 'alta')])).errors).toEqual({ 'values.0.entered': [expect.any(String)] });
});

test('pounds are stored in kg to the gram, and shown as they were typed', async () => {
  const { data } = await record([one('weight', '160', { unit: 'lb' })]);
  expect(data.values).toMatchObject([{ value: 72.5748, entered: { text: '160', unit: 'lb' } }]);
});

test.each([
  ['1,072.5', 'not_a_number'],
  ['72.500', 'not_possible'],
  ['-', 'not_a_number'],
  ['7,5', 'not_possible'],
  ['750', 'not_possible'],
  ['6249055', 'not_possible'],
  ['-3', 'not_possible'],
])('a weight of “%s” is refused at its field and nothing of the request is stored', async (entered, code) => {
  const reply = await record([one('neck', '38'), one('weight', entered)]);

  expect(reply).toMatchObject({ status: 422, code });
  expect(Object.keys(reply.errors ?? {})).toEqual(['values.1.entered']);
  expect(await metricOf('neck')).toBeUndefined();
});

test('inches may have a fraction, as on a tape: 37 1/2 in of hips are 95.25 cm', async () => {
  const { data } = await record([one('hips', '37 1/2', { unit: 'in' })]);

  expect(data.values).toMatchObject([{ value: 95.25, entered: { text: '37.5', unit: 'in' } }]);
});

test('a refused value names the limits in the unit in which it was typed', async () => {
  const messageFor = async (metric: string, entered: string, unit: 'kg' | 'lb' | 'in') =>
    (await record([one(metric, entered, { unit })])).message;

  expect(await messageFor('weight', '1.985', 'kg')).toContain('tra 20 e 350 kg');
  expect(await messageFor('weight', '6249055', 'kg')).toContain('tra 20 e 350 kg');
  expect(await messageFor('weight', '1985', 'lb')).toContain('tra 44,1 e 771,6 lb');
  expect(await messageFor('hips', '400', 'in')).toContain('tra 15,75 e 98,42 in');
  expect(await messageFor('height', `8'11"`, 'in')).toContain('tra 19,69 e 98,42 in');
});

test('a day in the future, a unit of another kind and a metric that is there twice are refused', async () => {
  expect(await record([one('neck', '38')], { day: addDays(today, 1) })).toMatchObject({ code: 'in_future' });
  expect(await record([one('neck', '38', { unit: 'kg' })])).toMatchObject({ code: 'wrong_unit' });
  expect(await record([one('neck', '38'), one('neck', '39')])).toMatchObject({ code: 'metric_twice' });
  expect((await record([one('arms', '31', { side: 'R' }), one('arms', '30', { side: 'L' })])).status).toBe(200);
});

test('a request that is repeated ten times at once stores its values once', async () => {
  const id = newId();
  const replies = await Promise.all(Array.from({ length: 10 }, () => record([one('neck', '38')], { id })));

  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await valuesOf('neck')).toHaveLength(1);
});

test('a value of 00:30 in Rome keeps its day, and an instant of another day is the end of the typed one', async () => {
  const { data } = await record([one('neck', '38')], { day: '2026-01-15', measuredAt: '2026-01-14T23:30:00.000Z' });
  const other = await record([one('hips', '95')], { day: '2026-01-15', measuredAt: '2026-01-14T12:00:00.000Z' });

  expect(data.values).toMatchObject([{ day: '2026-01-15', measuredAt: '2026-01-14T23:30:00.000Z' }]);
  expect(other.data.values).toMatchObject([{ day: '2026-01-15', measuredAt: '2026-01-15T22:59:59.999Z' }]);
});

test('a phone whose clock is wrong stores no instant of the future, and one that is a day ahead is told so at the day', async () => {
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  const { data } = await recordOwn([one('neck', '38')], { measuredAt: later(60_000) });
  const refused = await recordOwn([one('hips', '95')], { day: addDays(today, 1), measuredAt: later(24 * 3_600_000) });

  expect(Date.parse(data.values[0]?.measuredAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(data.values[0]?.day).toBe(today);
  expect(refused).toMatchObject({ status: 422, code: 'in_future' });
  expect(Object.keys(refused.errors ?? {})).toEqual(['day']);
  expect(await metricOf('hips')).toBeUndefined();
});

test('the change joins values of one side only', async () => {
  await record([one('calves', '36', { side: 'R' })], { day: '2026-10-01' });
  await record([one('calves', '30', { side: 'L' })], { day: '2026-10-08' });
  await record([one('calves', '37', { side: 'R' })], { day: '2026-10-15' });

  expect(await metricOf('calves')).toMatchObject({ delta: 1, previousDay: '2026-10-01' });
});

test('a value is compared with the last one of an earlier day, not with another one of the same day', async () => {
  await record([one('chest', '104')], { day: '2026-10-01' });
  await record([one('chest', '103')], { day: '2026-10-08', measuredAt: '2026-10-08T06:00:00.000Z' });
  await record([one('chest', '102.5')], { day: '2026-10-08', measuredAt: '2026-10-08T18:00:00.000Z' });

  expect(await metricOf('chest')).toMatchObject({ delta: -1.5, previousDay: '2026-10-01' });
});

test('a client corrects and deletes own values, but not those of a professional, even with their record id', async () => {
  const [typed] = (await record([one('neck', '38')])).data.values;
  const [own] = (await recordOwn([one('hips', '95')])).data.values;
  const change = { day: today, entered: '40', note: '' };
  const asOwn = { valueId: own?.id ?? '', version: 1, ...change, entered: '96' };

  const foreign = await server.ask(
    metricRoutes.updateValue.own,
    { valueId: typed?.id ?? '', version: 1, ...change },
    studio.client,
  );
  expect(foreign).toMatchObject({ status: 403, code: 'not_yours' });
  const deletion = await server.ask(metricRoutes.deleteValue.own, { valueId: typed?.id ?? '' }, studio.client);
  expect(deletion.status).toBe(403);
  await recordOwn([one('neck', '41')], { id: typed?.sourceId ?? '' });
  expect((await valuesOf('neck'))[0]).toMatchObject({ value: 38, version: 1 });
  expect((await server.ask(metricRoutes.updateValue.own, asOwn, studio.client)).data.value).toMatchObject({
    value: 96,
    version: 2,
  });
  expect(await server.ask(metricRoutes.updateValue.own, asOwn, studio.client)).toMatchObject({
    status: 409,
    code: 'version_conflict',
  });
  await server.ask(metricRoutes.deleteValue.own, { valueId: own?.id ?? '' }, studio.client);
  expect(await valuesOf('hips')).toEqual([]);
});

test('a client reports a value of a professional as wrong; correcting it or closing the report takes the mark away', async () => {
  const [value] = (await record([one('neck', '38'), one('hips', '95')])).data.values;
  const valueId = value?.id ?? '';
  const dispute = () => server.ask(clientMetricRoutes.dispute, { valueId, note: 'Era 35' }, studio.client);

  expect((await dispute()).data.value).toMatchObject({ disputeNote: 'Era 35', version: 2 });
  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.admin)).data;
  const notification = notifications.find(({ kind }) => kind === 'measurement_disputed');
  const metricId = (await listOf()).find(({ last }) => last?.id === valueId)?.id;
  expect(notification).toMatchObject({ clientId, subjectId: metricId });
  expect(JSON.stringify(notification?.params)).not.toContain('Era 35');
  const settled = await server.ask(clientMetricRoutes.settleDispute, { clientId, valueId }, studio.admin);
  expect(settled.data.value).toMatchObject({ disputedAt: null, disputeNote: null, value: value?.value });
  await dispute();
  const corrected = { clientId, valueId, day: today, entered: '35', version: 4 };
  expect((await server.ask(metricRoutes.updateValue.client, corrected, studio.admin)).data.value).toMatchObject({
    disputedAt: null,
    value: 35,
  });
  const [own] = (await recordOwn([one('ankles', '22')])).data.values;
  expect(await server.ask(clientMetricRoutes.dispute, { valueId: own?.id ?? '' }, studio.client)).toMatchObject({
    code: 'not_disputable',
  });
});

test('hidden numbers are in no response to the client, but the client still records and sees steps', async () => {
  const setting = { id: clientId, showsBodyNumbers: false };
  await server.ask(clientSettingRoutes.saveClientSettings, setting, studio.admin);
  const saved = await recordOwn([one('weight', '71,3'), one('daily_steps', '8000')], { isConfirmed: true });

  const list = await server.ask(metricRoutes.list.own, {}, studio.client);
  const weights = await server.ask(metricRoutes.weights.own, {}, studio.client);
  const unusual = await recordOwn([one('weight', '90')]);
  const texts = JSON.stringify([saved.data, list.data, weights.data, unusual]);

  // After a digit they are part of an id, after a digit and a colon the seconds of a time.
  expect(texts).not.toMatch(/(?<!\d:?)(?:71[.,]3|72[.,]5|31[.,]5)|"78"/);
  expect(texts).toContain('8000');
  expect(unusual.code).toBe('unusual_change');
  expect(weights.data.values[0]).toMatchObject({ value: null, entered: null, day: today });
  expect((await valuesOf('weight'))[0]).toMatchObject({ value: 71.3 });
});

test('a metric that is no longer followed leaves the list, keeps its values, and comes back with the next one', async () => {
  const metricId = (await metricOf('waist'))?.id ?? '';
  await server.ask(clientMetricRoutes.unfollow, { clientId, metricId }, studio.admin);
  expect(await metricOf('waist')).toBeUndefined();

  await record([one('waist', '77')]);
  expect((await metricOf('waist'))?.spark).toHaveLength(2);
});

test('an own type has its unit for ever once it has a value; then it is archived instead of deleted', async () => {
  const draft = { name: 'Salto', unit: 'cm', decimals: 0, direction: 'up' } as const;
  const create = () => server.ask(metricTypeRoutes.createType, draft, studio.coach);
  const { metric: id } = (await create()).data.metricType;
  expect(await create()).toMatchObject({ status: 422, code: 'type_taken' });
  await record([one(id, '45')]);

  const change = (fields: object) =>
    server.ask(metricTypeRoutes.updateType, { id, version: 1, ...draft, ...fields }, studio.admin);
  expect(await change({ unit: 'kg' })).toMatchObject({ status: 409, code: 'type_is_used' });
  expect((await change({ name: 'Salto da fermo' })).data.metricType).toMatchObject({ isUsed: true, version: 2 });
  const frozen = server.owner.query('update metric_types set unit = $1 where id = $2', ['kg', id]);
  await expect(frozen).rejects.toThrow('keep_used_metric_type');
  await server.ask(metricTypeRoutes.deleteType, { id }, studio.admin);
  const { metrics } = (await server.ask(metricTypeRoutes.types, {}, studio.admin)).data;
  expect(metrics.find(({ metric }) => metric === id)).toMatchObject({ isArchived: true });
  expect(await valuesOf(id)).toMatchObject([{ value: 45 }]);
});

test('a type of another account is not found', async () => {
  const other = await openTestStudio(server);
  const reply = await record([one(other.ids['all-metrics'] ?? '', '45')]);
  expect(reply.status).toBe(404);
});

test('several weights of an old diary are stored in one request, and a repeat adds none', async () => {
  const values = [0, 7, 14].map((days) => ({ id: newId(), day: addDays('2026-09-01', days), entered: '75,5' }));
  const send = () => server.ask(clientMetricRoutes.recordWeights, { clientId, values }, studio.admin);
  await send();
  await send();

  const weights = (await server.ask(metricRoutes.weights.client, { clientId }, studio.admin)).data.values;
  expect(weights.filter(({ source }) => source === 'weight')).toHaveLength(3);
});

test('without the consent to health data a professional reads and records nothing', async () => {
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).status).toBe(403);
  expect((await record([one('neck', '38')])).status).toBe(403);
  expect((await server.ask(metricRoutes.list.own, {}, studio.client)).status).toBe(200);
  expect((await server.ask(metricTypeRoutes.used, {}, studio.admin)).data.metrics).toEqual([]);
});

test('the newest weight and the height of the record fill in calculations', async () => {
  await record([one('weight', '71'), one('lean_mass', '80')], { isConfirmed: true });
  const { body } = (await server.ask(clientMetricRoutes.latestBody, { clientId }, studio.admin)).data;
  expect(body).toMatchObject({ weightKg: 71, weighedOn: today, isWeighedByClient: false, fatFreeMassPercent: 80 });
});

test('the used metrics name how many clients have values', async () => {
  const { metrics } = (await server.ask(metricTypeRoutes.used, {}, studio.admin)).data;
  expect(metrics.map(({ metric, clients }) => `${metric} ${clients}`)).toEqual(['arms 1', 'waist 1', 'weight 1']);
});
