import { beforeAll, expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { visitRoutes } from '../contract/routes.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let visits: TestVisits;

beforeAll(async () => {
  visits = await openTestVisits(await openTestServer());
});

const remove = (id: string, token = visits.studio.admin) => visits.server.ask(visitRoutes.delete, { id }, token);
const restore = (id: string, token = visits.studio.admin) => visits.server.ask(visitRoutes.undelete, { id }, token);
const deleted = async (token = visits.studio.admin) =>
  (await visits.server.ask(visitRoutes.deleted, {}, token)).data.deleted;
const valuesOf = async (id: string) => {
  const values =
    'select type, value, measured_at, author_id, method from measurements where source_id = $1 order by type';
  return (await visits.server.owner.query(values, [id])).rows;
};
const rowsLeft = async (id: string) =>
  (await visits.server.owner.query('select from visits where id = $1', [id])).rowCount;

test('a deleted visit is gone with its values, listed with client and day, and back with both after the undo', async () => {
  const visit = await visits.completed();
  const before = await valuesOf(visit.id);
  expect(before.length).toBeGreaterThan(2);

  await remove(visit.id);
  expect((await visits.server.ask(visitRoutes.get, { id: visit.id }, visits.studio.admin)).status).toBe(404);
  expect(await valuesOf(visit.id)).toEqual([]);
  expect(await deleted()).toMatchObject([{ id: visit.id, title: expect.stringMatching(/ · 2 mar 2026$/) }]);

  expect((await restore(visit.id)).status).toBe(200);
  expect(await visits.read(visit.id)).toEqual(visit);
  expect(await valuesOf(visit.id)).toEqual(before);
  expect(await deleted()).toEqual([]);
  expect((await restore(visit.id)).status).toBe(404);
});

test('a reopened visit comes back as a draft with the values of its completion', async () => {
  const visit = await visits.completed('2026-03-05');
  const before = await valuesOf(visit.id);
  await visits.reopen(visit);

  await remove(visit.id);
  await restore(visit.id);

  expect((await visits.read(visit.id)).state).toBe('draft');
  expect(await valuesOf(visit.id)).toEqual(before);
});

test('after 30 days a deleted visit is not restored, and the job of the night deletes it for good', async () => {
  const visit = await visits.completed('2026-03-06');
  await remove(visit.id);
  await visits.server.owner.query(`update visits set deleted_at = now() - interval '31 days' where id = $1`, [
    visit.id,
  ]);

  expect((await restore(visit.id)).status).toBe(404);
  await visits.server.owner.query('select purge_deleted(30, 10)');
  expect(await rowsLeft(visit.id)).toBe(0);
});

test('results of older rules are not looked for in deleted visits', async () => {
  const visit = await visits.completed('2026-03-07');
  await remove(visit.id);
  await visits.server.owner.query('update visits set results_version = 0 where id = $1', [visit.id]);

  const found = 'select from accounts_with_outdated_results(1) as account_id where account_id = $1';
  expect((await visits.server.owner.query(found, [visits.studio.accountId])).rowCount).toBe(0);
});

test('the deletion of the client deletes what was deleted before too', async () => {
  const visit = await visits.completed('2026-03-08');
  await remove(visit.id);

  await visits.server.owner.query('delete from clients where id = $1', [visits.clientId]);

  expect(await rowsLeft(visit.id)).toBe(0);
});
