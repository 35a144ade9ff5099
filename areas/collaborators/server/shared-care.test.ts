import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

async function openStudio() {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  ids = studio.memberships;
}

const give = (kind: 'training' | 'nutrition', to: string) =>
  server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind, to }, studio.admin);
const permit = (id: string, role: 'coach' | 'nutritionist', permissions: Permission[]) =>
  server.owner.query('update memberships set permissions = $2 where id = $1 and role = $3', [id, permissions, role]);
const client = async (token = studio.admin) => server.ask(clientRoutes.detail, { id: clientId }, token);

test('a client has a professional for training and one for nutrition; both see them', async () => {
  await openStudio();
  await give('training', ids.coach);
  await give('nutrition', ids.nutritionist);

  const filtered = await server.ask(clientRoutes.list, { collaboratorId: ids.nutritionist }, studio.admin);
  const lists = await Promise.all(
    [studio.coach, studio.nutritionist].map((token) => server.ask(clientRoutes.list, {}, token)),
  );

  expect((await client()).data.client).toMatchObject({
    trainingCollaborator: 'Studio Prova coach',
    nutritionCollaborator: 'Studio Prova nutritionist',
  });
  expect(filtered.data.clients.map(({ id }) => id)).toEqual([clientId]);
  expect(lists.map(({ data }) => data.clients.map(({ id }) => id))).toEqual([[clientId], [clientId]]);
});

test('a client taken from one professional stays with the other', async () => {
  await openStudio();
  await give('training', ids.coach);
  await give('nutrition', ids.nutritionist);

  await server.ask(collaboratorRoutes.removeClient, { id: clientId, collaboratorId: ids.coach }, studio.admin);
  const again = await server.ask(
    collaboratorRoutes.removeClient,
    { id: clientId, collaboratorId: ids.coach },
    studio.admin,
  );

  expect([(await client(studio.coach)).status, (await client(studio.nutritionist)).status]).toEqual([404, 200]);
  expect(again.code).toBe('not_in_charge');
});

test('one professional in charge of both is one client in the list and one in the count', async () => {
  await openStudio();
  await give('training', ids.coach);
  await permit(ids.coach, 'coach', rolePermissions().admin);
  await give('nutrition', ids.coach);

  const { clients } = (await server.ask(clientRoutes.list, {}, studio.coach)).data;
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;

  expect(clients).toHaveLength(1);
  expect(collaborators.find(({ id }) => id === ids.coach)?.clients).toBe(1);
});

test('a client or somebody who was removed is not put in charge', async () => {
  await openStudio();
  await server.ask(collaboratorRoutes.delete, { id: ids.nutritionist }, studio.admin);
  const ofClient = await server.owner.query("select id from memberships where account_id = $1 and role = 'client'", [
    studio.accountId,
  ]);
  const draft = { name: 'Nora Prova', email: `nora.${ids.coach}@example.com` };
  const create = (trainingCollaboratorId: string) =>
    server.ask(clientRoutes.create, { ...draft, trainingCollaboratorId }, studio.admin);

  const replies = [
    await give('nutrition', ids.nutritionist),
    await give('training', ofClient.rows[0].id),
    await create(ids.nutritionist),
    await create(ofClient.rows[0].id),
  ];

  expect(replies.map(({ status, code }) => code ?? status)).toEqual([
    'target_unfit',
    'target_unfit',
    'not_found',
    'not_found',
  ]);
});

test('10 hand-overs of one client at once leave one professional for training', async () => {
  await openStudio();
  await permit(ids.nutritionist, 'nutritionist', rolePermissions().admin);

  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => give('training', index % 2 ? ids.coach : ids.nutritionist)),
  );
  const rows = await server.owner.query('select from client_collaborators where client_id = $1', [clientId]);

  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(rows.rowCount).toBe(1);
});

test('a form that was opened before a hand-over does not undo it', async () => {
  await openStudio();
  await permit(ids.nutritionist, 'nutritionist', rolePermissions().admin);
  await give('training', ids.coach);
  const { client: opened } = (await client()).data;
  const save = (version: number) =>
    server.ask(
      clientRoutes.update,
      { id: clientId, version, name: opened.name, email: opened.email, trainingCollaboratorId: ids.coach },
      studio.admin,
    );

  await give('training', ids.nutritionist);
  const afterChange = await save(opened.version);
  const { client: changed } = (await client()).data;
  await server.ask(collaboratorRoutes.delete, { id: ids.nutritionist }, studio.admin);
  const afterRemoval = await save(changed.version);

  expect([afterChange.code, afterRemoval.code]).toEqual(['version_conflict', 'version_conflict']);
  expect((await client()).data.client.trainingCollaboratorId).toBe(ids.admin);
});

test('a client who gets a professional while these are removed is handed over with the others', async () => {
  await openStudio();
  const { client: opened } = (await client()).data;
  const { name, email, version } = opened;
  const form = { id: clientId, name, email, version, trainingCollaboratorId: ids.coach };

  const [saved] = await Promise.all([
    server.ask(clientRoutes.update, form, studio.admin),
    server.ask(collaboratorRoutes.delete, { id: ids.coach }, studio.admin),
  ]);

  // Saved first, the client is handed over to the admin; removed first, the professional is not found.
  const outcome = [saved.status, (await client()).data.client.trainingCollaboratorId];
  expect([
    [200, ids.admin],
    [404, opened.trainingCollaboratorId],
  ]).toContainEqual(outcome);
});

test('a collaborator whose permissions show nothing of the nutrition is not put in charge of it', async () => {
  await openStudio();
  const { name, email, version } = (await client()).data.client;
  const form = { id: clientId, name, email, version, nutritionCollaboratorId: ids.coach };

  const saved = await server.ask(clientRoutes.update, form, studio.admin);
  const given = await give('nutrition', ids.coach);

  expect(saved.errors).toEqual({
    nutritionCollaboratorId: [
      "Studio Prova coach non ha i permessi per l'alimentazione e non vedrebbe niente: cambiali nella pagina Team, o scegli un'altra persona.",
    ],
  });
  expect([saved.code, given.code]).toEqual(['may_not_see_nutrition', 'may_not_see_nutrition']);
  expect((await client()).data.client.nutritionCollaboratorId).toBeNull();
});

test('an earlier assignment to a collaborator who may no longer see the nutrition can still be saved', async () => {
  await openStudio();
  await give('nutrition', ids.nutritionist);
  await permit(ids.nutritionist, 'nutritionist', rolePermissions().coach);
  const { name, email, version } = (await client()).data.client;
  const form = { id: clientId, name, email, version, nutritionCollaboratorId: ids.nutritionist };

  const saved = await server.ask(clientRoutes.update, { ...form, phone: '+393331234567' }, studio.admin);
  const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, studio.admin)).data;

  expect(saved.data.client).toMatchObject({ nutritionCollaboratorId: ids.nutritionist, phone: '+393331234567' });
  expect(teamMembers.find(({ id }) => id === ids.nutritionist)?.careKinds).toEqual(['training']);
  expect(teamMembers.find(({ id }) => id === ids.admin)?.careKinds).toEqual(['training', 'nutrition']);
});
