import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { newId } from '#shell/common/ids.ts';
import { eventually, openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { clientRoutes } from '../contract.ts';
import { consentRoutes, consentSubjectRoutes } from '../contract/consents.ts';
import { erasureRoutes } from '../contract/erasure.ts';

const eraseJob = 'clients: erase clients whose days of grace are over';

const erase = (server: TestServer, token: string, password = testPassword) =>
  server.ask(erasureRoutes.requestErasure, { password }, token);
const withdraw = (server: TestServer, token: string) => server.ask(erasureRoutes.withdrawErasure, {}, token);

async function clientIdOf({ owner }: TestServer, { accountId, mails }: TestStudio): Promise<string> {
  const text = 'select id from clients where account_id = $1 and email = $2';
  return (await owner.query(text, [accountId, mails.client])).rows[0].id;
}

async function notificationsOf(server: TestServer, token: string): Promise<string[]> {
  return (await server.ask(notificationRoutes.list, {}, token)).data.notifications.map(({ kind }) => kind);
}

test('only a client asks for the deletion of their data, with their password', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);

  const wrong = await erase(server, studio.client, 'sbagliata');
  const byAdmin = await erase(server, studio.admin);

  expect(wrong.errors).toEqual({ password: ['La password attuale non è corretta.'] });
  expect(byAdmin.status).toBe(403);
  expect((await server.ask(consentSubjectRoutes.consents.own, {}, studio.client)).status).toBe(200);
});

test('for 30 days the client can log in only to see the date and to take it back', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const id = await clientIdOf(server, studio);

  const { data } = await erase(server, studio.client);
  const login = await server.ask(accountRoutes.login, { email: studio.mails.client, password: testPassword });
  const token = login.data.access_token;
  const { user } = (await server.ask(accountRoutes.me, {}, token)).data;

  expect(Math.round((Date.parse(data.deleteAfter) - Date.now()) / 86_400_000)).toBe(30);
  expect(user.deleteAfter).toBe(data.deleteAfter);
  expect((await server.ask(accountRoutes.permissions, {}, token)).data.permissions).toEqual([]);
  expect((await server.ask(consentSubjectRoutes.consents.own, {}, studio.client)).status).toBe(403);
  expect((await server.ask(chatRoutes.list, {}, token)).status).toBe(403);
  const mail = await server.mailTo(studio.mails.client);
  expect(mail.subject).toMatch(/^(?:Il |L')\d+ \w+ \d+ eliminiamo i tuoi dati presso «Studio Prova»$/);
  expect(mail.html).toMatch(/entra e premi «Annulla l.{1,5}eliminazione»/);

  expect((await withdraw(server, token)).status).toBe(200);
  expect((await server.ask(accountRoutes.me, {}, token)).data.user.deleteAfter).toBeNull();
  expect((await server.ask(consentSubjectRoutes.consents.own, {}, token)).status).toBe(200);
  expect((await server.ask(clientRoutes.detail, { id }, studio.admin)).data.client.deleteAfter).toBeNull();
});

test('a client who has asked for the deletion can be deactivated: they still log in and take it back', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const id = await clientIdOf(server, studio);
  const { deleteAfter } = (await erase(server, studio.client)).data;

  const deactivated = await server.ask(clientRoutes.deactivate, { id }, studio.admin);
  const login = await server.ask(accountRoutes.login, { email: studio.mails.client, password: testPassword });
  const token = login.data.access_token;
  const { user } = (await server.ask(accountRoutes.me, {}, token)).data;

  expect(deactivated.data.client).toMatchObject({ isActive: false, deleteAfter });
  expect(user.deleteAfter).toBe(deleteAfter);
  expect((await withdraw(server, token)).status).toBe(200);
  expect((await server.ask(clientRoutes.detail, { id }, studio.admin)).data.client).toMatchObject({
    isActive: false,
    deleteAfter: null,
  });
  await server.ask(clientRoutes.restore, { id }, studio.admin);
  expect((await server.ask(consentSubjectRoutes.consents.own, {}, token)).status).toBe(200);
});

test('a client who was deactivated while they wait for the deletion is deleted on the day', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const id = await clientIdOf(server, studio);
  await erase(server, studio.client);
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);

  await server.owner.query('update clients set delete_after = now() where id = $1', [id]);
  await sendJob(server, eraseJob);

  const left = async () => (await server.owner.query('select from clients where id = $1', [id])).rowCount;
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
});

test('the pending deletions, also of inactive clients, are listed for professionals who see the client, and filter the list', async () => {
  const server = await openTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Vicino')];
  const id = await clientIdOf(server, studio);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, membership_id, kind) values ($1, $2, $3, 'training')`,
    [studio.accountId, id, studio.memberships.coach],
  );
  const pending = async (token: string) =>
    (await server.ask(erasureRoutes.pendingErasures, {}, token)).data.clients.map((client) => client.id);
  const filtered = async (awaitsErasure: boolean) =>
    (await server.ask(clientRoutes.list, { awaitsErasure }, studio.admin)).data.clients.map((client) => client.id);
  expect(await pending(studio.admin)).toEqual([]);

  const { deleteAfter } = (await erase(server, studio.client)).data;
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);

  const { clients } = (await server.ask(erasureRoutes.pendingErasures, {}, studio.admin)).data;
  expect(clients).toEqual([{ id, name: 'Studio Prova client', isActive: false, deleteAfter }]);
  expect(await pending(studio.coach)).toEqual([id]);
  expect(await pending(studio.nutritionist)).toEqual([]);
  expect(await pending(other.admin)).toEqual([]);
  expect((await server.ask(erasureRoutes.pendingErasures, {}, studio.client)).status).toBe(403);
  expect(await filtered(true)).toEqual([id]);
  expect(await filtered(false)).not.toContain(id);
});

test('the owner and those in charge are told and see the date in the list and on the page; the others are not', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const id = await clientIdOf(server, studio);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, membership_id, kind)
     select account_id, $2, id, 'training' from memberships where account_id = $1 and role = 'coach'`,
    [studio.accountId, id],
  );

  const { deleteAfter } = (await erase(server, studio.client)).data;
  const { clients } = (await server.ask(clientRoutes.list, {}, studio.admin)).data;

  expect(await notificationsOf(server, studio.admin)).toContain('erasure_requested');
  expect(await notificationsOf(server, studio.coach)).toContain('erasure_requested');
  expect(await notificationsOf(server, studio.nutritionist)).not.toContain('erasure_requested');
  expect(clients.find((client) => client.id === id)?.deleteAfter).toBe(deleteAfter);
  expect((await server.ask(clientRoutes.detail, { id }, studio.coach)).data.client.deleteAfter).toBe(deleteAfter);
  expect((await server.ask(clientRoutes.head, { id }, studio.coach)).data.client.deleteAfter).toBe(deleteAfter);

  await withdraw(server, studio.client);
  expect(await notificationsOf(server, studio.coach)).toContain('erasure_withdrawn');
  expect(await notificationsOf(server, studio.coach)).not.toContain('erasure_requested');
});

test('the other open apps of the client and those of the professionals follow', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const port = await server.listen();
  const client = await openLiveApp(server, { token: await studio.login('client'), port });
  const admin = await openLiveApp(server, { token: await studio.login('admin'), port });

  await erase(server, studio.client);

  await eventually(() => client.events().some(({ type }) => type === 'own_erasure.changed'));
  await eventually(() => admin.events().some(({ type }) => type === 'client.changed'));
  expect(admin.events().some(({ type }) => type === 'own_erasure.changed')).toBe(false);
});

test('requests at once have one date and one notification', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);

  const replies = await Promise.all(Array.from({ length: 8 }, () => erase(server, studio.client)));
  const accepted = replies.filter(({ status }) => status === 200);

  expect(accepted.length).toBeGreaterThan(0);
  expect(new Set(accepted.map(({ data }) => data.deleteAfter)).size).toBe(1);
  const requested = (await notificationsOf(server, studio.admin)).filter((kind) => kind === 'erasure_requested');
  expect(requested).toHaveLength(1);
});

test('after 30 days no row and no file of the client is left, and their login is deleted; other clients stay', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const clientId = await clientIdOf(server, studio);
  const [photo, message] = [await addPhoto(server, studio.client), await sendPicture(server, studio, clientId)];
  expect([photo, message]).toEqual([200, 200]);
  const clients = async () => (await server.owner.query('select count(*)::int as count from clients')).rows[0].count;
  const before = await clients();
  const membershipId = await membershipOf(server, clientId);
  expect(await rowsWith(server, [clientId, membershipId])).not.toEqual([]);
  expect(await filesOf(server, studio)).not.toEqual([]);

  await erase(server, studio.client);
  await sendJob(server, eraseJob);
  const states = async () =>
    (await server.owner.query(`select state from pgboss.job where data ->> 'job' = $1`, [eraseJob])).rows;
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'completed' }]);
  expect(await clients()).toBe(before);
  await server.owner.query('update clients set delete_after = now() where id = $1', [clientId]);
  await sendJob(server, eraseJob);

  await expect.poll(clients, { timeout: 20_000 }).toBe(before - 1);
  await expect.poll(() => filesOf(server, studio), { timeout: 20_000 }).toEqual([]);
  expect(await rowsWith(server, [clientId, membershipId, studio.mails.client])).toEqual([]);
  expect((await server.owner.query('select from users where email = $1', [studio.mails.client])).rowCount).toBe(0);
  expect(
    (await server.mailTo(studio.mails.client, 'I tuoi dati presso «Studio Prova» sono stati eliminati')).html,
  ).toContain('abbiamo eliminato i tuoi dati');
});

test('a person with another studio keeps the login and what is there', async () => {
  const server = await openOwnTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Vicino')];
  const clientId = await clientIdOf(server, studio);
  await server.owner.query(
    `insert into memberships (account_id, id, user_id, role)
     select $2, gen_random_uuid(), id, 'coach' from users where email = $1`,
    [studio.mails.client, other.accountId],
  );
  await erase(server, studio.client);

  await server.owner.query('update clients set delete_after = now() where id = $1', [clientId]);
  await sendJob(server, eraseJob);
  await expect.poll(() => membershipOf(server, clientId), { timeout: 20_000 }).toBe('');
  const { data } = await server.ask(accountRoutes.login, { email: studio.mails.client, password: testPassword });

  expect((await server.ask(accountRoutes.me, {}, data.access_token)).data.user.accountName).toBe('Studio Vicino');
});

async function membershipOf({ owner }: TestServer, clientId: string): Promise<string> {
  return (
    (await owner.query('select membership_id from clients where id = $1', [clientId])).rows[0]?.membership_id ?? ''
  );
}

/** Jobs delete their rows: events after a day, mails and counters of attempts after 30 days and one. */
const temporary = ['live_events', 'outbox', 'rate_limits'];

/** The columns of all tables that contain one of the texts. */
async function rowsWith({ owner }: TestServer, texts: readonly string[]): Promise<string[]> {
  const columns = await owner.query(
    `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('uuid', 'text', 'jsonb', 'json')`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const text = `select 1 from "${table}" where "${column}"::text ~ $1 limit 1`;
    const isKept = !temporary.includes(table);
    if (isKept && (await owner.query(text, [texts.join('|')])).rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

async function filesOf({ services }: TestServer, { accountId }: TestStudio): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(`accounts/${accountId}`)) keys.push(key);
  return keys;
}

async function addPhoto(server: TestServer, token: string): Promise<number> {
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, token);
  const { headers, payload } = multipart([
    { name: 'photoId', content: newId() },
    { name: 'taken_on', content: '2026-11-01' },
    { name: 'pose', content: 'front' },
    { name: 'file', content: pngOfZeros({ width: 40, height: 40, bitDepth: 8 }) },
  ]);
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  return (await server.app.inject({ method: 'POST', url: '/api/my/progress-photos', headers: authorized, payload }))
    .statusCode;
}

/** A picture in the chat. */
async function sendPicture(server: TestServer, { client }: TestStudio, conversationId: string): Promise<number> {
  const { headers, payload } = multipart([
    ...Object.entries({
      ...{ conversationId, id: newId(), type: 'image', filename: 'foto.png', size: '1', mime_type: 'image/png' },
    }).map(([name, content]) => ({ name, content })),
    { name: 'file', content: pngOfZeros({ width: 40, height: 40, bitDepth: 8 }), fileName: 'foto.png' },
  ]);
  const authorized = { ...headers, authorization: `Bearer ${client}` };
  return (await server.app.inject({ method: 'POST', url: '/api/conversation', headers: authorized, payload }))
    .statusCode;
}
