import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { newId } from '#shell/common/ids.ts';
import { ClientDraft, clientRoutes } from '../contract.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

const clientOf = async ({ ids, admin }: TestStudio) =>
  (await server.ask(clientRoutes.detail, { id: ids['clients'] ?? '' }, admin)).data.client;

async function changeLogin({ client }: TestStudio, email: string): Promise<void> {
  const { version } = (await server.ask(accountRoutes.me, {}, client)).data.user;
  await server.ask(accountRoutes.saveProfile, { email, currentPassword: testPassword, version }, client);
  await server.ask(accountRoutes.confirmEmail, { token: (await server.mailTo(email)).token });
}

const edited = (studio: TestStudio, client: Awaited<ReturnType<typeof clientOf>>, changes: object) => {
  const { id, version } = client;
  return server.ask(
    clientRoutes.update,
    { ...ClientDraft.parse({ ...client, ...changes }), id, version },
    studio.admin,
  );
};

test('the record has the new address as soon as the client confirms that of their login, and so has the search', async () => {
  const studio = await openTestStudio(server);
  const email = `nuova.${newId()}@example.com`;
  const before = await clientOf(studio);
  await changeLogin(studio, email);
  const after = await clientOf(studio);
  const listed = async (search: string) =>
    (await server.ask(clientRoutes.list, { search }, studio.admin)).data.clients.map((one) => one.email);

  expect([after.email, after.version]).toEqual([email, before.version + 1]);
  expect(await listed(email)).toEqual([email]);
  expect(await listed(before.email)).toEqual([]);
});

test('who follows the client is told of the new address', async () => {
  const studio = await openTestStudio(server);
  await changeLogin(studio, `nuova.${newId()}@example.com`);

  const kinds = async () =>
    (await server.ask(notificationRoutes.list, {}, studio.admin)).data.notifications.map(({ kind, clientId }) => [
      kind,
      clientId,
    ]);

  await expect.poll(kinds, { timeout: 15_000 }).toContainEqual(['client_email_changed', studio.ids['clients']]);
});

test('a record of the same address without a login keeps it until it is deleted, and the login is changed nevertheless', async () => {
  const studio = await openTestStudio(server);
  const email = `doppia.${newId()}@example.com`;
  const before = await clientOf(studio);
  const draft = { name: 'Doppia Scheda', email, sendsInvitation: false };
  const { client: other } = (await server.ask(clientRoutes.create, draft, studio.admin)).data;
  await changeLogin(studio, email);

  expect((await clientOf(studio)).email).toBe(before.email);
  expect((await server.ask(accountRoutes.me, {}, studio.client)).data.user.email).toBe(email);
  await server.ask(clientRoutes.delete, { id: other.id }, studio.admin);
  expect((await clientOf(studio)).email).toBe(email);
});

test('a professional does not change the address of a client who has a login, and changes everything else', async () => {
  const studio = await openTestStudio(server);
  const client = await clientOf(studio);
  const refused = await edited(studio, client, { email: 'scelta.dal.coach@example.com' });
  const saved = await edited(studio, client, { goal: 'Correre i 10 km' });

  expect([refused.status, refused.errors]).toEqual([
    422,
    { email: ['Con questo indirizzo il cliente accede: lo cambia lui dalle sue impostazioni.'] },
  ]);
  expect([saved.status, saved.data.client.email]).toEqual([200, client.email]);
});
