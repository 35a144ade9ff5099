import { beforeEach, describe, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { visitRoutes } from '../contract/routes.ts';
import { body, folds, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeEach(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
});

const metrics = async () => {
  const { studio, clientId } = visits;
  return (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data.metrics;
};
const values = async () => (await metrics()).flatMap(({ last }) => last ?? []);
const lastOf = async (metric: string) => (await metrics()).find((one) => one.metricType.metric === metric)?.last;

describe('a visit', () => {
  test('is a draft without values in the charts, until it is completed', async () => {
    const visit = await visits.create();
    const { data } = await visits.save(visit, { measures: [...body, ...folds] });

    expect(await values()).toEqual([]);
    const reply = await visits.complete({ id: visit.id, version: data.version });
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
    await visits.completed();

    const list = await visits.list();
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ state: 'completed', weightKg: 62.4, clientId: visits.clientId });
    // The measurements keep four decimals, the list has those that are read.
    expect(list[0]?.fat_mass_perc).toBe(28.2);
    expect(await lastOf('result_fat_mass_perc')).toMatchObject({
      value: 28.1549,
      method: 'DURNIN_WOMERSLEY',
    });
    // Mifflin-St Jeor of a woman of 29, one day before her birthday: 10 x 62.4 + 6.25 x 168 - 5 x 29 - 161.
    expect(list[0]?.bmr).toBe(1368);
  });

  test('shows in the lists the day that was agreed for the next one', async () => {
    const visit = await visits.create();
    await visits.save(visit, { nextVisitOn: '2026-04-13' });

    expect((await visits.list())[0]?.nextVisitOn).toBe('2026-04-13');
  });

  test('with missing folds has no fat percentage anywhere', async () => {
    await visits.completed('2026-03-02', [...body, measure('triceps_fold', 12)]);

    const list = await visits.list();
    expect(list[0]?.fat_mass_perc).toBeNull();
    expect(await lastOf('result_fat_mass_perc')).toBeUndefined();
    expect(await lastOf('result_fold_sum')).toMatchObject({ value: 12, method: 'FOLDS_1' });
  });

  test('is refused without weight, without height, with a date in the future and with a next visit that is not after it, each by its name', async () => {
    const empty = await visits.create();
    const { data } = await visits.save(empty, { measures: [measure('weight', 62.4)] });
    const future = await visits.create('2199-01-01');
    const saved = await visits.save(future, { measures: [...body] });
    const backwards = await visits.create('2026-03-02');
    const agreed = await visits.save(backwards, { measures: [...body], nextVisitOn: '2026-03-02' });

    const replies = [
      await visits.complete(empty.version === data.version ? empty : { id: empty.id, version: data.version }),
      await visits.complete(await visits.create()),
      await visits.complete({ id: future.id, version: saved.data.version }),
      await visits.complete({ id: backwards.id, version: agreed.data.version }),
    ];
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '422 height_required',
      '422 weight_required',
      '422 in_future',
      '422 next_not_later',
    ]);
    expect(await values()).toEqual([]);
  });

  test('with an impossible weight is refused as a whole', async () => {
    const visit = await visits.create();
    const { data } = await visits.save(visit, { measures: [measure('weight', 750), measure('height', 168)] });
    const reply = await visits.complete({ id: visit.id, version: data.version });

    expect(reply.status).toBe(422);
    expect(await values()).toEqual([]);
    expect((await visits.read(visit.id)).state).toBe('draft');
  });

  test('with an impossible reading is refused by the name of the measure, although the mean of both readings is possible', async () => {
    const visit = await visits.create();
    const measures = [measure('weight', 75), measure('height', 168), measure('abdominal_fold', 210, 22)];
    const { data } = await visits.save(visit, { measures });
    const reply = await visits.complete({ id: visit.id, version: data.version });

    expect(reply.status).toBe(422);
    expect(Object.keys(reply.errors ?? {})).toEqual(['abdominal_fold']);
    expect(await values()).toEqual([]);
  });

  test('cannot be edited when completed; reopened with a reason and completed again it replaces its values', async () => {
    const visit = await visits.completed();
    const edit = { measures: [measure('weight', 61), measure('height', 168)] };
    const refused = await visits.save(visit, edit);
    const opened = (await visits.reopen(visit)).data.visit;
    const saved = await visits.save(opened, edit);

    expect([refused.status, refused.code]).toEqual([409, 'completed']);
    expect(visit.completedBy).toMatchObject({ name: expect.any(String), isMe: true });
    expect(opened).toMatchObject({ state: 'draft', completedBy: null, reopenReason: 'Refuso nel peso' });
    expect(await lastOf('weight')).toMatchObject({ value: 62.4 });
    expect((await visits.complete({ id: visit.id, version: saved.data.version })).status).toBe(200);
    expect(await lastOf('weight')).toMatchObject({ value: 61 });
    const count = 'select count(*)::int as count from measurements where source_id = $1 and type = $2';
    expect((await server.owner.query(count, [visit.id, 'weight'])).rows).toEqual([{ count: 1 }]);
  });

  test('needs a reason to be reopened', async () => {
    const visit = await visits.completed();
    const reply = await visits.reopen(visit, ' ');

    expect(reply.status).toBe(422);
    expect(reply.errors).toHaveProperty('reason');
  });

  test('completed 20 times at once writes its values once', async () => {
    const visit = await visits.create();
    const { data } = await visits.save(visit, { measures: [...body] });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => visits.complete({ id: visit.id, version: data.version })),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const count = 'select count(*)::int as count from measurements where source_id = $1 and type = $2';
    expect((await server.owner.query(count, [visit.id, 'weight'])).rows).toEqual([{ count: 1 }]);
  });

  test('an old tab gets a conflict with the present visit and changes nothing', async () => {
    const visit = await visits.create();
    await visits.save(visit, { measures: [...body] });
    const reply = await visits.save(visit, { reason: 'Vecchia scheda' });

    expect(reply.status).toBe(409);
    expect((await visits.read(visit.id)).reason).toBe('');
  });

  test('deleted takes its values with it', async () => {
    const visit = await visits.completed();
    await server.ask(visitRoutes.delete, { id: visit.id }, visits.studio.admin);

    expect(await values()).toEqual([]);
    expect((await server.ask(visitRoutes.get, { id: visit.id }, visits.studio.admin)).status).toBe(404);
  });

  test('without a date is refused with the message of the date', async () => {
    const reply = await server.ask(
      visitRoutes.create,
      { id: newId(), clientId: visits.clientId, takenOn: '' },
      visits.studio.admin,
      'en',
    );

    expect(reply.errors).toEqual({ takenOn: ['Date of visit is required'] });
  });
});

describe('bad input', () => {
  test('a weight of 7,5 kg, a fold of 0 and a text of 5,001 characters are refused by name and write nothing', async () => {
    const visit = await visits.create();
    const zero = await visits.save(visit, { measures: [measure('triceps_fold', 0)] });
    const long = await visits.save(visit, { advice: 'x'.repeat(5001) });
    const { data } = await visits.save(visit, { measures: [measure('weight', 7.5), measure('height', 168)] });
    const light = await visits.complete({ id: visit.id, version: data.version });

    expect([zero.status, long.status, light.status]).toEqual([422, 422, 422]);
    expect(Object.keys(light.errors ?? {})).toEqual(['weight']);
    expect(await values()).toEqual([]);
    expect((await visits.read(visit.id)).advice).toBe('');
  });

  test('the same measure twice, and a metric of another account as a measure, are refused', async () => {
    const visit = await visits.create();
    const twice = await visits.save(visit, {
      measures: [measure('waist', 70), { ...measure('waist', 71), id: 'other' }],
    });
    const foreign = await visits.save(visit, { measures: [{ ...measure('waist', 70), metric: newId() as 'waist' }] });

    expect([twice.status, foreign.status]).toEqual([422, 422]);
  });
});

describe('who sees visits', () => {
  test('a coach of the client without the permission gets 403, a client their own are not listed here', async () => {
    const visit = await visits.create();
    const coach = await server.ask(visitRoutes.get, { id: visit.id }, visits.studio.coach);
    const client = await server.ask(visitRoutes.get, { id: visit.id }, visits.studio.client);

    expect([coach.status, client.status]).toEqual([403, 403]);
  });

  test('a coach of the client reads skinfolds and results of a visit under Measures, and changes none', async () => {
    const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
      select $1, $2, 'training', id from memberships where account_id = $1 and role = 'coach' limit 1
      on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`;
    await server.owner.query(text, [visits.studio.accountId, visits.clientId]);
    const visit = await visits.completed();

    const { metrics: read } = (
      await server.ask(metricRoutes.list.client, { clientId: visits.clientId }, visits.studio.coach)
    ).data;
    const fold = read.find(({ metricType }) => metricType.metric === 'triceps_fold')?.last;
    expect(fold).toMatchObject({ value: 12.2, source: 'visit', sourceId: visit.id });
    expect(read.some(({ metricType, last }) => metricType.group === 'results' && last !== null)).toBe(true);
    const value = { clientId: visits.clientId, valueId: fold?.id ?? '' };
    const changed = { ...value, day: '2026-03-02', entered: '9', version: fold?.version ?? 0 };
    const update = await server.ask(metricRoutes.updateValue.client, changed, visits.studio.coach);
    const deletion = await server.ask(metricRoutes.deleteValue.client, value, visits.studio.coach);
    expect([update.code, deletion.code]).toEqual(['not_editable', 'not_editable']);
    expect((await server.ask(visitRoutes.get, { id: visit.id }, visits.studio.coach)).status).toBe(403);
  });
});
