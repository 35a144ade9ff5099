import { beforeAll, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer } from '#database/testing/server.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { visitRoutes } from '../contract/routes.ts';
import { recomputeResults } from './operations/recompute.ts';
import { body, openTestVisits, type TestVisits } from './testing/visits.ts';

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
  expect(await deleted()).toMatchObject([
    { id: visit.id, clientId: visits.clientId, title: expect.stringMatching(/ · 2 mar 2026$/) },
  ]);

  expect((await restore(visit.id)).status).toBe(200);
  expect(await visits.read(visit.id)).toEqual(visit);
  expect(await valuesOf(visit.id)).toEqual(before);
  expect(await deleted()).toEqual([]);
  expect((await restore(visit.id)).status).toBe(404);
});

test('a visit that is completed and deleted at once never leaves measurements without a visit', async () => {
  for (let day = 10; day < 22; day++) {
    const visit = await visits.create(`2026-03-${day}`);
    const { version } = (await visits.save(visit, { measures: body })).data;

    const [, removed] = await Promise.all([visits.complete({ id: visit.id, version }), remove(visit.id)]);

    expect(removed.status).toBe(200);
    expect(await valuesOf(visit.id)).toEqual([]);
  }
});

test('a visit that is computed again and deleted at once leaves no measurements', async () => {
  for (let day = 10; day < 16; day++) {
    const visit = await visits.completed(`2026-04-${day}`);

    const payload = { accountId: visits.studio.accountId, visitId: visit.id };
    const recomputed = runJob(visits.server, visits.studio, (scope) => recomputeResults(scope, payload));
    const [removed] = await Promise.all([remove(visit.id), recomputed]);

    expect(removed.status).toBe(200);
    expect(await valuesOf(visit.id)).toEqual([]);
  }
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

test('a deleted visit is not listed for whom does not follow its client any more, nor after the client withdrew the consent', async () => {
  const { server, studio, clientId } = visits;
  const visit = await visits.completed('2026-03-09');
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const idOf = (role: string) => collaborators.find((person) => person.role === role)?.id ?? '';
  const handOver = (to: string) =>
    server.ask(
      handOverRoutes.changeCollaborators,
      { clientIds: [clientId], kinds: ['training', 'nutrition'], to },
      studio.admin,
    );
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);
  const seesVisits = [...rolePermissions().coach, 'view visits', 'delete visits'];
  await server.owner.query('update memberships set permissions = $2 where id = $1', [idOf('coach'), seesVisits]);
  await handOver(idOf('coach'));
  expect((await remove(visit.id, studio.coach)).status).toBe(200);
  expect(await deleted(studio.coach)).toMatchObject([{ id: visit.id }]);

  await handOver(idOf('admin'));
  expect(await deleted(studio.coach)).toEqual([]);
  expect((await restore(visit.id, studio.coach)).status).toBe(404);
  expect(await deleted()).toContainEqual(expect.objectContaining({ id: visit.id }));

  await decide(false);
  expect(await deleted()).toEqual([]);
  await decide(true);
  expect(await deleted()).toContainEqual(expect.objectContaining({ id: visit.id }));
  await restore(visit.id);
});

test('the deleted visits of a client are all listed on their page, also after a hundred later deletions of other clients', async () => {
  const { server, studio, clientId } = visits;
  const visit = await visits.completed('2026-03-10');
  await remove(visit.id);
  const { client: other } = (
    await server.ask(clientRoutes.create, { name: 'Nina Prova', email: 'nina@example.com' }, studio.admin)
  ).data;
  const copies = `insert into visits select (jsonb_populate_record(visits, jsonb_build_object(
      'id', gen_random_uuid(), 'client_id', $2::uuid, 'deleted_at', now() + interval '1 second'))).*
    from visits, generate_series(1, 100) where visits.id = $1`;
  await server.owner.query(copies, [visit.id, other.id]);

  const listed = await server.ask(visitRoutes.deleted, { clientId }, studio.admin);
  expect(listed.data.deleted).toContainEqual(expect.objectContaining({ id: visit.id, clientId }));
  expect(listed.data.deleted.every((record) => record.clientId === clientId)).toBe(true);
  expect(await deleted()).not.toContainEqual(expect.objectContaining({ id: visit.id }));
  await server.owner.query('delete from visits where client_id = $1', [other.id]);
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
