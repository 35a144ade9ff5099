import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { recordOf } from '#database/testing/records.ts';
import { makeSecretary } from '#database/testing/secretary.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { type Client, clientRoutes } from '../contract.ts';
import { clientImportRoutes } from '../contract/import.ts';
import { clientSettingRoutes } from '../contract/settings.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];
let secretary: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  ids = studio.memberships;
  await makeSecretary(server, studio);
  secretary = studio.nutritionist;
});

let count = 0;
const create = (more: object = {}) =>
  server.ask(
    clientRoutes.create,
    { name: 'Cliente Nuova', email: `segreteria.${++count}@example.com`, ...more },
    secretary,
  );
const detail = async (id: string, token = studio.admin): Promise<Client> =>
  (await server.ask(clientRoutes.detail, { id }, token)).data.client;
const inChargeOf = async (id: string) => {
  const { trainingCollaboratorId, nutritionCollaboratorId } = await detail(id);
  return [trainingCollaboratorId, nutritionCollaboratorId];
};
const kindsOfNews = async (token: string) =>
  (await server.ask(notificationRoutes.list, {}, token)).data.notifications.map(({ kind }) => kind);
/** The request that saves the client as they were read, with changes. */
const saved = ({ name, email, version, ...rest }: Client, changes: object = {}) => ({
  id: rest.id,
  name,
  email,
  version,
  phone: rest.phone,
  gender: rest.gender,
  birthDate: rest.birthDate,
  goal: rest.goal,
  client_type_id: rest.client_type_id,
  locale: rest.locale,
  ...changes,
});

test('a client whom the secretary adds is assigned to the professional that she selects, who gets a notification', async () => {
  const { status, data } = await create({ trainingCollaboratorId: ids.coach });

  expect(status).toBe(200);
  expect(await inChargeOf(data.client.id)).toEqual([ids.coach, null]);
  expect(await kindsOfNews(studio.coach)).toContain('client_entrusted');
  expect(await detail(data.client.id, studio.coach)).toMatchObject({ name: 'Cliente Nuova' });
});

test('a client for whom the secretary selects no professional is assigned to the owner, who gets a notification', async () => {
  const { data } = await create();

  expect(await inChargeOf(data.client.id)).toEqual([ids.admin, ids.admin]);
  expect(await kindsOfNews(studio.admin)).toContain('client_entrusted');
});

test('the secretary can select neither herself nor a professional without a permission of the care', async () => {
  const refused = await create({ nutritionCollaboratorId: ids.nutritionist });
  const ofCoach = await create({ nutritionCollaboratorId: ids.coach });

  for (const { status, errors = {} } of [refused, ofCoach]) {
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(['nutritionCollaboratorId']);
  }
});

test('clients whom the secretary imports are assigned to the professional that she selects, and otherwise to the owner', async () => {
  const list = (name: string) => [{ name, email: `${name}.${ids.admin}@example.com` }];
  const shared = { locale: 'it' as const, sendsInvitation: false };
  const ask = (request: object) => server.ask(clientImportRoutes.importClients, request as never, secretary);
  await ask({ ...shared, clients: list('uno'), trainingCollaboratorId: ids.coach });
  await ask({ ...shared, clients: list('due') });

  const { clients } = (await server.ask(clientRoutes.list, { search: ids.admin }, secretary)).data;
  expect(await Promise.all(clients.map(({ id }) => inChargeOf(id)))).toEqual([
    [ids.admin, ids.admin],
    [ids.coach, null],
  ]);
});

test('the secretary sees all clients of the studio, with the counts of the owner, and those of no other studio', async () => {
  await create({ trainingCollaboratorId: ids.coach });
  const other = await openTestStudio(server);
  const seen = async (token: string) => [
    (await server.ask(clientRoutes.counts, {}, token)).data,
    (await server.ask(clientRoutes.list, {}, token)).data.clients.map(({ id }) => id),
  ];

  expect(await seen(secretary)).toEqual(await seen(studio.admin));
  const { status } = await server.ask(clientRoutes.detail, { id: recordOf(other.ids, 'clients') }, secretary);
  expect(status).toBe(404);
});

test('the secretary edits contacts and sends invitations; professionals and goal stay', async () => {
  const { client } = (await create({ trainingCollaboratorId: ids.coach, sendsInvitation: false })).data;
  await server.ask(
    clientRoutes.update,
    saved(await detail(client.id), { goal: 'Maratona', trainingCollaboratorId: ids.coach }),
    studio.admin,
  );
  const before = await detail(client.id, secretary);
  const changes = { phone: '+393331234567', goal: 'Altro', trainingCollaboratorId: ids.admin };
  const update = await server.ask(clientRoutes.update, saved(before, changes), secretary);
  const invitation = await server.ask(clientRoutes.resendEmail, { id: client.id }, secretary);

  expect(before).toMatchObject({ goal: null, trainingCollaboratorId: ids.coach });
  expect([update.status, invitation.status]).toEqual([200, 200]);
  expect(await detail(client.id)).toMatchObject({
    phone: '+393331234567',
    goal: 'Maratona',
    trainingCollaboratorId: ids.coach,
  });
  const { html } = await server.mailTo(client.email);
  expect(html).not.toContain('nutritionist');
});

test('the secretary neither closes the access of a client whom others follow, nor sees the app as the client', async () => {
  const id = recordOf(studio.ids, 'clients');
  await addToCoach(server, studio, id);

  expect((await server.ask(clientRoutes.deactivate, { id }, secretary)).status).toBe(403);
  expect((await server.ask(clientRoutes.delete, { id }, secretary)).status).toBe(403);
  expect((await server.ask(collaboratorRoutes.viewAsClient, { clientId: id }, secretary)).status).toBe(403);
  await server.ask(inChargeRoutes.endOwnCare, { id }, secretary);
  expect(await inChargeOf(id)).toEqual([ids.coach, null]);
});

test('the secretary neither reads nor changes the settings of a client', async () => {
  const id = recordOf(studio.ids, 'clients');

  expect((await server.ask(clientSettingRoutes.clientSettings, { id }, secretary)).status).toBe(403);
  expect((await server.ask(clientSettingRoutes.saveClientSettings, { id }, secretary)).status).toBe(403);
  expect((await server.ask(clientSettingRoutes.saveClientSettings, { id }, studio.admin)).status).toBe(200);
});

test('goal and height that the secretary sends with a new client are not stored', async () => {
  const { client } = (await create({ goal: 'Perdere 8 kg', heightCm: 170 })).data;

  expect(await detail(client.id)).toMatchObject({ goal: null, heightCm: null });
});

test('the secretary gets no link with which she could register as a client; the invitation is mailed', async () => {
  const { client } = (await create({ sendsInvitation: false })).data;

  expect((await server.ask(clientRoutes.createInvitationLink, { id: client.id }, secretary)).status).toBe(403);
  expect((await server.ask(clientRoutes.resendEmail, { id: client.id }, secretary)).status).toBe(200);
});

test('a client without a professional whom the secretary restores is assigned to the owner', async () => {
  const id = recordOf(studio.ids, 'clients');
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);
  await server.owner.query('delete from client_collaborators where client_id = $1', [id]);

  expect((await server.ask(clientRoutes.restore, { id }, secretary)).status).toBe(200);
  expect(await inChargeOf(id)).toEqual([ids.admin, ids.admin]);
});

test('clients cannot be handed over to the secretary', async () => {
  const id = recordOf(studio.ids, 'clients');
  const to = { id, kind: 'training' as const, to: ids.nutritionist };

  expect((await server.ask(collaboratorRoutes.changeCollaborator, to, studio.admin)).status).toBe(422);
  const charge = { id, membershipId: ids.nutritionist };
  expect((await server.ask(inChargeRoutes.putInCharge, charge, studio.admin)).status).toBe(422);
});

test('a professional with clients becomes secretary only after they are handed over, so no client is left without a professional', async () => {
  const id = recordOf(studio.ids, 'clients');
  await addToCoach(server, studio, id);

  const refused = await makeSecretary(server, studio, 'coach');
  expect(refused.status).toBe(409);
  expect(await inChargeOf(id)).toEqual([ids.coach, null]);
  await server.ask(collaboratorRoutes.changeCollaborator, { id, kind: 'training', to: ids.admin }, studio.admin);
  expect((await makeSecretary(server, studio, 'coach')).status).toBe(200);
});

test('an invitation as secretary has the permissions of the role, and no other ones and no clients', async () => {
  const invite = (more: object) => {
    const person = { name: 'Ada Banco', email: `banco.${++count}@example.com`, role: 'secretary' as const };
    const permissions = rolePermissions().secretary;
    return server.ask(
      collaboratorRoutes.create,
      { ...person, permissions, isNameHidden: false, ...more },
      studio.admin,
    );
  };

  expect((await invite({})).status).toBe(200);
  const withCare = await invite({ permissions: [...rolePermissions().secretary, 'view programs'] });
  expect([withCare.status, Object.keys(withCare.errors ?? {})]).toEqual([422, ['permissions']]);
  const withClients = await invite({ clientIds: [recordOf(studio.ids, 'clients')] });
  expect([withClients.status, Object.keys(withClients.errors ?? {})]).toEqual([422, ['clientIds']]);
});
