import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { notificationRoutes } from '../contract.ts';
import { textOf } from './texts.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];
let email: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  email = `ugo.${newId()}@example.com`;
  ids = studio.memberships;
});

async function clientsOfCoach(...names: string[]): Promise<string[]> {
  const created: string[] = [];
  for (const name of names) {
    const draft = { name, email: `${newId()}@example.com`, trainingCollaboratorId: ids.coach };
    created.push((await server.ask(clientRoutes.create, draft, studio.admin)).data.client.id);
  }
  return created;
}

const invite = (clientIds: string[], permissions: Permission[] = rolePermissions().coach) =>
  server.ask(
    collaboratorRoutes.create,
    { name: 'Ugo', email, role: 'coach', permissions, isNameHidden: false, clientIds },
    studio.admin,
  );
const invited = async () =>
  (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data.invitations.filter((one) => one.email === email);
async function accept() {
  const { token } = await server.mailTo(email);
  const acceptance = { token, name: 'Ugo Nuovo', password: 'password-mia', agreement: true } as const;
  return server.ask(collaboratorRoutes.acceptInvitation, acceptance);
}
const followed = async (token: string) =>
  (await server.ask(clientRoutes.list, {}, token)).data.clients.map(({ name }) => name);
const news = async (token: string, kind: string) => {
  const { notifications } = (await server.ask(notificationRoutes.list, {}, token)).data;
  return notifications.filter((one) => one.kind === kind).map((one) => textOf(one, 'it'));
};

test('who accepts an invitation follows its clients at once, and is told of them in one notification', async () => {
  const clients = await clientsOfCoach('Anna Prima', 'Bruno Secondo');

  const { invitation } = (await invite(clients)).data;
  const before = await followed(studio.coach);
  const accepted = await accept();
  const token = accepted.data.access_token;

  expect(invitation.chosenClients).toBe(2);
  expect(before).toEqual(['Anna Prima', 'Bruno Secondo']);
  expect(await followed(token)).toEqual(['Anna Prima', 'Bruno Secondo']);
  expect(await followed(studio.coach)).toEqual([]);
  expect((await news(token, 'client_entrusted')).map(({ title }) => title)).toEqual(['Da ora segui 2 clienti in più']);
  expect((await news(studio.admin, 'collaborator_joined'))[0]?.body).toBe(
    "Ha accettato l'invito. Clienti che segue da ora: 2.",
  );
});

test('clients who got somebody else or were deleted meanwhile are skipped, and the inviter reads how many, without their names', async () => {
  const [unchanged = '', taken = '', deleted = ''] = await clientsOfCoach('Anna Prima', 'Bruno Preso', 'Carla Andata');
  await invite([unchanged, taken, deleted]);

  const move = { clientIds: [taken], kinds: ['training' as const], to: ids.admin };
  await server.ask(handOverRoutes.changeCollaborators, move, studio.admin);
  await server.ask(clientRoutes.delete, { id: deleted }, studio.admin);
  const token = (await accept()).data.access_token;

  expect(await followed(token)).toEqual(['Anna Prima']);
  expect((await news(studio.admin, 'collaborator_joined'))[0]?.body).toBe(
    "Ha accettato l'invito. Clienti che segue da ora: 1. Seguiti intanto da un'altra persona: 1. Eliminati nel frattempo: 1.",
  );
});

test('when the inviter is no longer an owner, the clients still go to who accepts', async () => {
  const clients = await clientsOfCoach('Anna Prima');
  await invite(clients);
  await server.owner.query("update memberships set role = 'admin', permissions = null where id = $1", [ids.coach]);
  await server.owner.query("update memberships set role = 'coach' where id = $1", [ids.admin]);

  const token = (await accept()).data.access_token;

  expect(await followed(token)).toEqual(['Anna Prima']);
});

test('clients are not chosen for a collaborator whose permissions show nothing of their care', async () => {
  const refused = await invite(await clientsOfCoach('Anna Prima'), ['view clients']);

  expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['sees_no_care', ['clientIds']]);
  expect(await invited()).toEqual([]);
});

test('a client of another studio is not chosen', async () => {
  const other = await openTestStudio(server);

  const refused = await invite([other.ids['clients'] ?? '']);

  expect(refused.status).toBe(404);
  expect(await invited()).toEqual([]);
});

test('of two invitations with the same client, accepted at once, one gets the client', async () => {
  const clients = await clientsOfCoach('Anna Prima');
  await invite(clients);
  const first = await server.mailTo(email);
  email = `pia.${newId()}@example.com`;
  await invite(clients);
  const second = await server.mailTo(email);
  const acceptance = { name: 'Nuova Persona', password: 'password-mia', agreement: true } as const;

  const accepted = await Promise.all(
    [first, second].map(({ token }) => server.ask(collaboratorRoutes.acceptInvitation, { ...acceptance, token })),
  );
  const lists = await Promise.all(accepted.map(({ data }) => followed(data.access_token)));

  expect(lists.toSorted((one, other) => other.length - one.length)).toEqual([['Anna Prima'], []]);
});

test('9 identical acceptances at once hand over the clients once', async () => {
  const clients = await clientsOfCoach('Anna Prima', 'Bruno Secondo');
  await invite(clients);
  const { token } = await server.mailTo(email);
  const acceptance = { token, name: 'Ugo Nuovo', password: 'password-mia', agreement: true } as const;

  const replies = await Promise.all(
    Array.from({ length: 9 }, () => server.ask(collaboratorRoutes.acceptInvitation, acceptance)),
  );
  const accepted = replies.filter(({ status }) => status === 200);

  expect(accepted).toHaveLength(1);
  expect(await news(accepted[0]?.data.access_token ?? '', 'client_entrusted')).toHaveLength(1);
});
