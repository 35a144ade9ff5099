import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { visitRoutes } from '../contract/routes.ts';
import { body, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeEach(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
});

test('the next visit takes over formulas, devices, answers and the height of an adult, and no other measure; the form has the previous values beside it', async () => {
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

  expect(third).toMatchObject({
    caliper: 'Harpenden',
    bodyFatFormula: 'YUHASZ_6_SKINFOLDS',
    measures: [measure('height', 168)],
  });
  expect(base.client).toMatchObject({ gender: 'female', birthDate: '1996-03-03' });
  expect(base.previous?.values).toContainEqual({ metric: 'weight', side: null, value: 62.4 });
  expect(base.first).toMatchObject({ id: first.id, takenOn: '2026-01-12' });
  expect(base.before).toEqual({ weightKg: 62.4, weighedOn: '2026-02-02', heightCm: 168 });
  expect(base.examinerErrorPercent).toEqual({ skinfolds: null, circumferences: null });
});

test('the next visit of an adult begins with the height of the record until one is measured, and has the one that was known on its day', async () => {
  const { owner } = server;
  await owner.query(
    "update clients set height_cm = 165, height_on = '2026-01-02', height_at = '2026-01-02' where id = $1",
    [visits.clientId],
  );
  const first = await visits.create('2026-01-12');
  await visits.completed('2026-02-02', [measure('weight', 62), measure('height', 166.5)]);

  expect(first.measures).toEqual([measure('height', 165)]);
  expect((await visits.create('2026-02-03')).measures).toEqual([measure('height', 166.5)]);
  expect((await visits.create('2026-02-01')).measures).toEqual([measure('height', 165)]);
});

test.each([
  ['2006-03-03', []],
  ['2006-03-02', [measure('height', 168)]],
  [null, []],
])('the next visit on 2 March 2026 of a client born on %s begins with the measures %j', async (birthDate, measures) => {
  await visits.completed('2026-01-12', body);
  await server.owner.query('update clients set birth_date = $1 where id = $2', [birthDate, visits.clientId]);
  const visit = await visits.create('2026-03-02');

  expect(visit.measures).toEqual(measures);
  expect((await visits.baseOf(visit)).before.heightCm).toBe(168);
});

test('the next visit that is moved between two others has the values of the one before its new day beside it', async () => {
  const first = await visits.completed('2026-01-12', [measure('weight', 64), measure('height', 168)]);
  await visits.completed('2026-02-02', body);
  const visit = await visits.create('2026-03-02');
  const base = await visits.baseOf(visit, '2026-01-20');

  expect(base.previous).toMatchObject({ id: first.id, takenOn: '2026-01-12' });
  expect(base.before).toMatchObject({ weightKg: 64, weighedOn: '2026-01-12' });
});

test('a completed visit is never its own previous one', async () => {
  const visit = await visits.completed('2026-01-12', body);

  expect((await visits.baseOf(visit, '2026-02-12')).previous).toBeNull();
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

test('a second visit of the same day has the weight of the first one beside it, and the first one not that of the second', async () => {
  await visits.completed('2026-01-12', [measure('weight', 78.4), measure('height', 168)]);
  const morning = await visits.completed('2026-02-02', [measure('weight', 76), measure('height', 168)]);
  const evening = await visits.completed('2026-02-02', [measure('weight', 75.8), measure('height', 168)]);

  expect((await visits.baseOf(await visits.create('2026-02-02'))).before).toMatchObject({ weightKg: 75.8 });
  expect((await visits.baseOf(evening)).before).toMatchObject({ weightKg: 76, weighedOn: '2026-02-02' });
  expect((await visits.baseOf(morning)).before).toMatchObject({ weightKg: 78.4, weighedOn: '2026-01-12' });
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
  expect(table.results.find(({ name }) => name === 'bmi')?.values.map((value) => value?.toFixed(1))).toEqual([
    '21.6',
    '22.1',
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

const day = (offset: number) => addDays(todayIn('Europe/Rome'), offset);
const agree = async (takenOn: string, nextVisitOn: string | null) =>
  visits.save(await visits.create(takenOn), { nextVisitOn });
const upcoming = async (token = visits.studio.admin) =>
  (await server.ask(visitRoutes.upcoming, {}, token)).data.visits.map((visit) => visit.day);

test('the next visit is listed from two weeks before its day, and for a week after it', async () => {
  for (const [agreed, listed] of [
    [day(15), []],
    [day(14), [day(14)]],
    [day(-7), [day(-7)]],
    [day(-8), []],
  ] as const) {
    const { data } = await agree(day(-30), agreed);
    expect(await upcoming()).toEqual(listed);
    expect(data.version).toBe(2);
    await server.owner.query('delete from visits where account_id = $1', [visits.studio.accountId]);
  }
});

test('the next visit is that of the last visit at which one was agreed, until the client has come', async () => {
  await agree(day(-40), day(3));
  await agree(day(-20), day(5));
  await agree(day(-10), null);
  expect(await upcoming()).toEqual([day(5)]);

  const prepared = await visits.create(day(5));
  expect(await upcoming()).toEqual([day(5)]);
  await server.owner.query('update visits set completed_at = now() where id = $1', [prepared.id]);
  expect(await upcoming()).toEqual([]);
});

test('next visits from today on are listed before those that were missed', async () => {
  const { id } = (await server.ask(clientRoutes.create, { name: 'Bea', email: 'bea@example.com' }, visits.studio.admin))
    .data.client;
  await agree(day(-20), day(-2));
  const other = { id: newId(), clientId: id, takenOn: day(-20) };
  const { visit } = (await server.ask(visitRoutes.create, other, visits.studio.admin)).data;
  await visits.save(visit, { nextVisitOn: day(0) });

  expect(await upcoming()).toEqual([day(0), day(-2)]);
});

test('the next visit of a client who is inactive, whose deletion is set, or has withdrawn the consent, or belongs to others is not listed', async () => {
  await agree(day(-20), day(5));
  const { studio, clientId } = visits;
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);

  expect((await server.ask(visitRoutes.upcoming, {}, studio.coach)).status).toBe(403);
  await decide(false);
  expect(await upcoming()).toEqual([]);
  await decide(true);
  expect(await upcoming()).toEqual([day(5)]);
  const deletion = (days: number | null) =>
    server.owner.query('update clients set delete_after = $2 where id = $1', [clientId, days && day(days)]);
  await deletion(9);
  expect(await upcoming()).toEqual([]);
  await deletion(null);
  await server.ask(clientRoutes.deactivate, { id: clientId }, studio.admin);
  expect(await upcoming()).toEqual([]);
});

test('the next visit is on the first page of the client once the visit is completed, until the client has come', async () => {
  const { studio } = visits;
  const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today.nextVisitOn;
  const draft = await visits.create(day(-10));
  const { data } = await visits.save(draft, { nextVisitOn: day(0), measures: body });

  expect(await readToday()).toBeNull();
  await visits.complete({ id: draft.id, version: data.version });
  expect(await readToday()).toBe(day(0));
  await visits.create(day(0));
  expect(await readToday()).toBeNull();
});

test('a visit of a girl of 12 begins with formulas for her age, and those of a woman of 30 are chosen again', async () => {
  await server.owner.query('update clients set birth_date = $1 where id = $2', ['2013-06-01', visits.clientId]);
  const asGirl = await visits.create('2026-03-02');
  expect(asGirl).toMatchObject({ bodyFatFormula: 'LOHMAN', metabolicRateFormula: 'MOLNAR' });

  await server.owner.query('update clients set birth_date = $1 where id = $2', ['1995-06-01', visits.clientId]);
  const asWoman = await visits.create('2026-03-03');

  expect(asWoman).toMatchObject({ bodyFatFormula: 'DURNIN_WOMERSLEY', metabolicRateFormula: 'FAO_WHO_UNU' });
});
