import { beforeEach, describe, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { Measure, VisitContent, VisitRecord } from '../contract/document.ts';
import { visitRoutes } from '../contract/routes.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  const { owner } = server;
  await owner.query('delete from measurements where account_id = $1', [studio.accountId]);
  await owner.query('delete from visits where account_id = $1', [studio.accountId]);
  await owner.query(`update clients set gender = 'female', birth_date = '1996-03-03' where id = $1`, [clientId]);
});

const create = async (takenOn = '2026-03-02'): Promise<VisitRecord> =>
  (await server.ask(visitRoutes.create, { id: newId(), clientId, takenOn }, studio.admin)).data.visit;
const read = async (id: string) => (await server.ask(visitRoutes.get, { id }, studio.admin)).data.visit;
const save = (visit: VisitRecord, fields: Partial<VisitContent>) =>
  saveDocument(server, visitRoutes, { before: visit, after: { ...visit, ...fields } }, studio.admin);
const complete = ({ id, version }: Pick<VisitRecord, 'id' | 'version'>) =>
  server.ask(visitRoutes.complete, { id, version }, studio.admin);
const reopen = ({ id, version }: Pick<VisitRecord, 'id' | 'version'>, reason = 'Refuso nel peso') =>
  server.ask(visitRoutes.reopen, { id, version, reason }, studio.admin);
const values = async () => (await metrics()).flatMap(({ last }) => last ?? []);
const metrics = async () => (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data.metrics;
const lastOf = async (metric: string) => (await metrics()).find((one) => one.metricType.metric === metric)?.last;

function measure(metric: Measure['metric'], ...takes: number[]): Measure {
  return { id: metric, metric, side: null, takes };
}

const folds = (['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const).map((fold, index) =>
  measure(fold, 12 + index, 12.4 + index),
);
const body = [measure('weight', 62.4), measure('height', 168)];

async function completed(takenOn = '2026-03-02', measures = [...body, ...folds]): Promise<VisitRecord> {
  const visit = await create(takenOn);
  const saved = await save(visit, { measures: [...measures] });
  expect(saved.status).toBe(200);
  const reply = await complete({ id: visit.id, version: saved.data.version });
  expect(reply.status).toBe(200);
  return reply.data.visit;
}

describe('a visit', () => {
  test('is a draft without values in the charts, until it is completed', async () => {
    const visit = await create();
    const { data } = await save(visit, { measures: [...body, ...folds] });

    expect(await values()).toEqual([]);
    const reply = await complete({ id: visit.id, version: data.version });
    expect(reply.data.visit.state).toBe('completed');
    expect(await lastOf('weight')).toMatchObject({
      value: 62.4,
      day: '2026-03-02',
      source: 'visit',
      sourceId: visit.id,
    });
    expect(await lastOf('triceps_fold')).toMatchObject({ value: 12.2 });
  });

  test('writes fat and energy with the name of their formula, and shows them in the list', async () => {
    await completed();

    const { visits } = (await server.ask(visitRoutes.list, {}, studio.admin)).data;
    expect(visits).toHaveLength(1);
    expect(visits[0]).toMatchObject({ state: 'completed', weightKg: 62.4, clientId });
    // The measurements keep four decimals, the list has those that are read.
    expect(visits[0]?.fat_mass_perc).toBe(28.2);
    expect(await lastOf('result_fat_mass_perc')).toMatchObject({
      value: 28.1549,
      method: 'DURNIN_WOMERSLEY',
    });
    // Mifflin-St Jeor of a woman of 29, one day before her birthday: 10 x 62.4 + 6.25 x 168 - 5 x 29 - 161.
    expect(visits[0]?.bmr).toBe(1368);
  });

  test('shows in the lists the day that was agreed for the next one', async () => {
    const visit = await create();
    await save(visit, { nextVisitOn: '2026-04-13' });

    expect((await server.ask(visitRoutes.list, {}, studio.admin)).data.visits[0]?.nextVisitOn).toBe('2026-04-13');
  });

  test('with missing folds has no fat percentage anywhere', async () => {
    await completed('2026-03-02', [...body, measure('triceps_fold', 12)]);

    const { visits } = (await server.ask(visitRoutes.list, {}, studio.admin)).data;
    expect(visits[0]?.fat_mass_perc).toBeNull();
    expect(await lastOf('result_fat_mass_perc')).toBeUndefined();
    expect(await lastOf('result_fold_sum')).toMatchObject({ value: 12, method: 'FOLDS_1' });
  });

  test('is refused without weight, without height and with a date in the future, each by its name', async () => {
    const empty = await create();
    const { data } = await save(empty, { measures: [measure('weight', 62.4)] });
    const future = await create('2199-01-01');
    const saved = await save(future, { measures: [...body] });

    const replies = [
      await complete(empty.version === data.version ? empty : { id: empty.id, version: data.version }),
      await complete(await create()),
      await complete({ id: future.id, version: saved.data.version }),
    ];
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '422 height_required',
      '422 weight_required',
      '422 in_future',
    ]);
    expect(await values()).toEqual([]);
  });

  test('with an impossible weight is refused as a whole', async () => {
    const visit = await create();
    const { data } = await save(visit, { measures: [measure('weight', 750), measure('height', 168)] });
    const reply = await complete({ id: visit.id, version: data.version });

    expect(reply.status).toBe(422);
    expect(await values()).toEqual([]);
    expect((await read(visit.id)).state).toBe('draft');
  });

  test('cannot be edited when completed; reopened with a reason and completed again it replaces its values', async () => {
    const visit = await completed();
    const edit = { measures: [measure('weight', 61), measure('height', 168)] };
    const refused = await save(visit, edit);
    const opened = (await reopen(visit)).data.visit;
    const saved = await save(opened, edit);

    expect([refused.status, refused.code]).toEqual([409, 'completed']);
    expect(opened).toMatchObject({ state: 'draft', reopenReason: 'Refuso nel peso' });
    expect(await lastOf('weight')).toMatchObject({ value: 62.4 });
    expect((await complete({ id: visit.id, version: saved.data.version })).status).toBe(200);
    expect(await lastOf('weight')).toMatchObject({ value: 61 });
    const count = 'select count(*)::int as count from measurements where source_id = $1 and type = $2';
    expect((await server.owner.query(count, [visit.id, 'weight'])).rows).toEqual([{ count: 1 }]);
  });

  test('needs a reason to be reopened', async () => {
    const visit = await completed();
    const reply = await reopen(visit, ' ');

    expect(reply.status).toBe(422);
    expect(reply.errors).toHaveProperty('reason');
  });

  test('completed 20 times at once writes its values once', async () => {
    const visit = await create();
    const { data } = await save(visit, { measures: [...body] });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => complete({ id: visit.id, version: data.version })),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const count = 'select count(*)::int as count from measurements where source_id = $1 and type = $2';
    expect((await server.owner.query(count, [visit.id, 'weight'])).rows).toEqual([{ count: 1 }]);
  });

  test('an old tab gets a conflict with the present visit and changes nothing', async () => {
    const visit = await create();
    await save(visit, { measures: [...body] });
    const reply = await save(visit, { reason: 'Vecchia scheda' });

    expect(reply.status).toBe(409);
    expect((await read(visit.id)).reason).toBe('');
  });

  test('deleted takes its values with it', async () => {
    const visit = await completed();
    await server.ask(visitRoutes.delete, { id: visit.id }, studio.admin);

    expect(await values()).toEqual([]);
    expect((await server.ask(visitRoutes.get, { id: visit.id }, studio.admin)).status).toBe(404);
  });

  test('without a date is refused with the message of the date', async () => {
    const reply = await server.ask(visitRoutes.create, { id: newId(), clientId, takenOn: '' }, studio.admin, 'en');

    expect(reply.errors).toEqual({ takenOn: ['Date of visit is required'] });
  });
});

describe('the next visit', () => {
  test('takes over formulas, devices and answers, and no measure; the form has the previous values beside it', async () => {
    const first = await completed('2026-01-12', [measure('weight', 64), measure('height', 168)]);
    const second = await create('2026-02-02');
    const { data } = await save(second, {
      measures: body,
      caliper: 'Harpenden',
      bodyFatFormula: 'YUHASZ_6_SKINFOLDS',
    });
    await complete({ id: second.id, version: data.version });
    const third = await create('2026-03-02');
    const base = (await server.ask(visitRoutes.baseFormData, { id: third.id }, studio.admin)).data;

    expect(third).toMatchObject({ caliper: 'Harpenden', bodyFatFormula: 'YUHASZ_6_SKINFOLDS', measures: [] });
    expect(base.client).toMatchObject({ gender: 'female', ageYears: 29 });
    expect(base.previous?.values).toContainEqual({ metric: 'weight', side: null, value: 62.4 });
    expect(base.first).toMatchObject({ id: first.id, takenOn: '2026-01-12' });
    expect(base.before).toEqual({ weightKg: 62.4, weighedOn: '2026-02-02', heightCm: 168 });
    expect(base.examinerErrorPercent).toEqual({ skinfolds: null, circumferences: null });
  });

  test('has the weight that was measured at home since the last visit beside it', async () => {
    await completed('2026-01-12', body);
    const values = [{ metric: 'weight' as const, entered: '61.5' }];
    await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: '2026-01-30', values }, studio.admin);
    const visit = await create('2026-02-02');
    const base = (await server.ask(visitRoutes.baseFormData, { id: visit.id }, studio.admin)).data;

    expect(base.before).toMatchObject({ weightKg: 61.5, weighedOn: '2026-01-30' });
  });

  test('stands beside the others in a table of values, with null for what was not measured', async () => {
    await completed('2026-01-12', body);
    const visit = await completed('2026-02-02', [measure('weight', 61), measure('height', 168), measure('waist', 70)]);
    const table = (await server.ask(visitRoutes.values, { id: visit.id }, studio.admin)).data;
    const ofClient = (await server.ask(visitRoutes.valuesOfClient, { clientId }, studio.admin)).data;

    expect(table.visits.map(({ takenOn }) => takenOn)).toEqual(['2026-02-02', '2026-01-12']);
    expect(table.rows.map(({ metric, values }) => [metric, ...values])).toEqual([
      ['weight', 61, 62.4],
      ['height', 168, 168],
      ['waist', 70, null],
    ]);
    expect(ofClient).toEqual(table);
  });

  test('knows the error of the examiner after ten double readings', async () => {
    const nine = (['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold'] as const).map(
      (fold) => measure(fold, 19.5, 20.5),
    );
    await completed('2026-01-12', [...body, ...nine]);
    await completed('2026-02-02', [...body, ...nine]);
    const visit = await create();
    const base = (await server.ask(visitRoutes.baseFormData, { id: visit.id }, studio.admin)).data;

    expect(base.examinerErrorPercent.skinfolds).toBeCloseTo(3.54, 2);
  });
});

describe('bad input', () => {
  test('a weight of 7,5 kg, a fold of 0 and a text of 5,001 characters are refused by name and write nothing', async () => {
    const visit = await create();
    const zero = await save(visit, { measures: [measure('triceps_fold', 0)] });
    const long = await save(visit, { advice: 'x'.repeat(5001) });
    const { data } = await save(visit, { measures: [measure('weight', 7.5), measure('height', 168)] });
    const light = await complete({ id: visit.id, version: data.version });

    expect([zero.status, long.status, light.status]).toEqual([422, 422, 422]);
    expect(Object.keys(light.errors ?? {})).toEqual(['weight']);
    expect(await values()).toEqual([]);
    expect((await read(visit.id)).advice).toBe('');
  });

  test('the same measure twice, and a metric of another account as a measure, are refused', async () => {
    const visit = await create();
    const twice = await save(visit, { measures: [measure('waist', 70), { ...measure('waist', 71), id: 'other' }] });
    const foreign = await save(visit, { measures: [{ ...measure('waist', 70), metric: newId() as 'waist' }] });

    expect([twice.status, foreign.status]).toEqual([422, 422]);
  });
});

describe('who sees visits', () => {
  test('a coach of the client without the permission gets 403, a client their own are not listed here', async () => {
    const visit = await create();
    const coach = await server.ask(visitRoutes.get, { id: visit.id }, studio.coach);
    const client = await server.ask(visitRoutes.get, { id: visit.id }, studio.client);

    expect([coach.status, client.status]).toEqual([403, 403]);
  });

  test('a coach of the client reads skinfolds and results of a visit under Measures, and changes none', async () => {
    const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
      select $1, $2, 'training', id from memberships where account_id = $1 and role = 'coach' limit 1
      on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`;
    await server.owner.query(text, [studio.accountId, clientId]);
    const visit = await completed();

    const { metrics: read } = (await server.ask(metricRoutes.list.client, { clientId }, studio.coach)).data;
    const fold = read.find(({ metricType }) => metricType.metric === 'triceps_fold')?.last;
    expect(fold).toMatchObject({ value: 12.2, source: 'visit', sourceId: visit.id });
    expect(read.some(({ metricType, last }) => metricType.group === 'results' && last !== null)).toBe(true);
    const value = { clientId, valueId: fold?.id ?? '' };
    const changed = { ...value, day: '2026-03-02', entered: '9', version: fold?.version ?? 0 };
    const update = await server.ask(metricRoutes.updateValue.client, changed, studio.coach);
    const deletion = await server.ask(metricRoutes.deleteValue.client, value, studio.coach);
    expect([update.code, deletion.code]).toEqual(['not_editable', 'not_editable']);
    expect((await server.ask(visitRoutes.get, { id: visit.id }, studio.coach)).status).toBe(403);
  });
});
