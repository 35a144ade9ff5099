import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { areas } from '#areas/all-server.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { liveRoutes } from '#shell/common/realtime.ts';
import { dataExportRoutes } from '../contract.ts';
import { fetchArchive, read, ticketOf } from './testing/exports.ts';

async function clientIdOf({ owner }: TestServer, { accountId, mails }: TestStudio): Promise<string> {
  const text = 'select id from clients where account_id = $1 and email = $2';
  return (await owner.query(text, [accountId, mails.client])).rows[0].id;
}

async function deactivate(server: TestServer, studio: TestStudio): Promise<string> {
  const id = await clientIdOf(server, studio);
  expect((await server.ask(clientRoutes.deactivate, { id }, studio.admin)).status).toBe(200);
  return id;
}

async function login(server: TestServer, email: string): Promise<string> {
  const { data } = await server.ask(accountRoutes.login, { email, password: testPassword });
  return data?.access_token ?? '';
}

const me = async (server: TestServer, token: string) => (await server.ask(accountRoutes.me, {}, token)).data.user;
const erase = (server: TestServer, token: string) =>
  server.ask(erasureRoutes.requestErasure, { password: testPassword }, token);

/** A studio in which the client of the first one coaches; returns the membership there. */
async function alsoIn(server: TestServer, { mails }: TestStudio, other: TestStudio): Promise<string> {
  const { rows } = await server.owner.query(
    `insert into memberships (account_id, id, user_id, role)
     select $2, gen_random_uuid(), id, 'coach' from users where email = $1 returning id`,
    [mails.client, other.accountId],
  );
  return rows[0].id;
}

describe('a deactivated client', () => {
  test('logs in, reads which studio ended the access and when, and has no permission', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    await deactivate(server, studio);

    const token = await login(server, studio.mails.client);
    const user = await me(server, token);

    expect(user.accountName).toBe('Studio Prova');
    expect(Date.now() - Date.parse(user.endedAccess?.endedAt ?? '')).toBeLessThan(60_000);
    expect(user.endedAccess?.email).toBe(studio.mails.admin);
    expect((await server.ask(accountRoutes.permissions, {}, token)).data.permissions).toEqual([]);
  });

  test('reaches nothing else of the product, also in a session from before', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    await deactivate(server, studio);
    const after = await login(server, studio.mails.client);

    for (const token of [studio.client, after]) {
      const refused = await Promise.all([
        server.ask(consentSubjectRoutes.consents.own, {}, token),
        server.ask(chatRoutes.list, {}, token),
        server.ask(notificationRoutes.list, {}, token),
        server.ask(liveRoutes.eventTicket, {}, token),
        server.ask(accountRoutes.setUnits, { weight: 'kg', length: 'cm' }, token),
      ]);
      expect(refused.map(({ code, data }) => [code, data])).toEqual(
        refused.map(() => [
          'unauthenticated',
          { reason: 'access_paused', studio: 'Studio Prova', email: studio.mails.admin },
        ]),
      );
      expect((await me(server, token)).endedAccess).not.toBeNull();
    }
  });

  test('downloads everything about them, with the same archive as before', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const archive = async (token: string) => {
      await server.ask(dataExportRoutes.create, {}, token);
      await expect.poll(async () => (await read(server, token))?.readyAt, { timeout: 20_000 }).toBeTruthy();
      const { rawPayload, statusCode } = await fetchArchive(server, await ticketOf(server, token));
      expect(statusCode).toBe(200);
      return Object.entries(unzipSync(rawPayload)).filter(([name]) => name !== 'profile.json');
    };
    const before = await archive(studio.client);
    await server.owner.query(`update personal_data_exports set ready_at = ready_at - interval '2 hours'`);
    const { requestedAt } = (await read(server, studio.client)) ?? {};
    await deactivate(server, studio);

    const after = await archive(await login(server, studio.mails.client));

    expect((await read(server, studio.client))?.requestedAt).not.toBe(requestedAt);
    expect(after.map(([name, bytes]) => [name, bytes.length])).toEqual(
      before.map(([name, bytes]) => [name, bytes.length]),
    );
    expect(after.length).toBeGreaterThan(10);
  });

  test('of another studio, or the professionals of this one, do not reach the archive', async () => {
    const server = await openTestServer();
    const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Vicino')];
    await Promise.all([deactivate(server, studio), deactivate(server, other)]);
    await server.ask(dataExportRoutes.create, {}, studio.client);
    await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();

    expect(await read(server, other.client)).toBeNull();
    expect((await server.ask(dataExportRoutes.issueTicket, {}, other.client)).code).toBe('not_ready');
    for (const token of [studio.admin, studio.coach, other.admin])
      expect((await server.ask(dataExportRoutes.issueTicket, {}, token)).status).toBe(403);
  });

  test('asks for the deletion and takes it back; the studio sees it where it sees that of the others', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const id = await deactivate(server, studio);
    const token = await login(server, studio.mails.client);
    const listed = async () =>
      (await server.ask(clientRoutes.list, { status: 'inactive' }, studio.admin)).data.clients.find(
        (client) => client.id === id,
      )?.deleteAfter;
    const kinds = async () =>
      (await server.ask(notificationRoutes.list, {}, studio.admin)).data.notifications.map(({ kind }) => kind);

    const wrong = await server.ask(erasureRoutes.requestErasure, { password: 'sbagliata' }, token);
    const { deleteAfter } = (await erase(server, token)).data;

    expect(wrong.errors).toEqual({ password: ['La password attuale non è corretta.'] });
    expect(Math.round((Date.parse(deleteAfter) - Date.now()) / 86_400_000)).toBe(30);
    expect(await listed()).toBe(deleteAfter);
    expect((await server.ask(clientRoutes.detail, { id }, studio.admin)).data.client).toMatchObject({
      deleteAfter,
      isActive: false,
    });
    expect((await server.ask(clientRoutes.last, {}, studio.admin)).data.clients[0]).toMatchObject({ id, deleteAfter });
    expect(await kinds()).toContain('erasure_requested');
    expect((await server.mailTo(studio.mails.client)).subject).toContain('eliminiamo i tuoi dati');
    expect((await me(server, token)).deleteAfter).toBe(deleteAfter);
    expect((await server.ask(dataExportRoutes.create, {}, token)).status).toBe(403);

    expect((await server.ask(erasureRoutes.withdrawErasure, {}, token)).status).toBe(200);
    expect(await listed()).toBeNull();
    expect((await me(server, token)).endedAccess).not.toBeNull();
    expect((await server.ask(dataExportRoutes.create, {}, token)).status).toBe(200);
  });

  test('whom the studio restores while the deletion is pending can still take it back, and has everything again', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const id = await deactivate(server, studio);
    await erase(server, studio.client);

    await server.ask(clientRoutes.restore, { id }, studio.admin);
    expect((await server.ask(consentSubjectRoutes.consents.own, {}, studio.client)).status).toBe(403);
    await server.ask(erasureRoutes.withdrawErasure, {}, studio.client);

    expect(await me(server, studio.client)).toMatchObject({ endedAccess: null, deleteAfter: null });
    expect((await server.ask(consentSubjectRoutes.consents.own, {}, studio.client)).status).toBe(200);
  });

  test('is deleted after the 30 days, with the login', async () => {
    const server = await openOwnTestServer();
    const studio = await openTestStudio(server);
    const id = await deactivate(server, studio);
    await erase(server, await login(server, studio.mails.client));

    await server.owner.query('update clients set delete_after = now() where id = $1', [id]);
    await sendJob(server, 'clients: erase clients whose days of grace are over');

    const left = async () => (await server.owner.query('select from clients where id = $1', [id])).rowCount;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    expect((await server.owner.query('select from users where email = $1', [studio.mails.client])).rowCount).toBe(0);
  });

  test('works in the other studio after the login, and moves to the data of the first one and back', async () => {
    const server = await openTestServer();
    const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Vicino')];
    const there = await alsoIn(server, studio, other);
    await deactivate(server, studio);

    const token = await login(server, studio.mails.client);
    const user = await me(server, token);
    const [ended] = user.endedMemberships ?? [];
    expect(user).toMatchObject({ accountName: 'Studio Vicino', endedAccess: null });
    expect(user.memberships.map(({ id }) => id)).toEqual([there]);
    expect(ended?.accountName).toBe('Studio Prova');

    await server.ask(accountRoutes.switchAccount, { membershipId: ended?.id ?? '' }, token);
    expect(await me(server, token)).toMatchObject({ accountName: 'Studio Prova', deleteAfter: null });
    expect((await server.ask(dataExportRoutes.get, {}, token)).status).toBe(200);
    expect((await server.ask(clientRoutes.list, {}, token)).code).toBe('unauthenticated');

    await server.ask(accountRoutes.switchAccount, { membershipId: there }, token);
    expect((await server.ask(clientRoutes.list, {}, token)).status).toBe(200);
  });

  test('who never registered has no login', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const draft = { name: 'Nina Sala', email: 'nina.sala@example.com', birthDate: null, locale: 'it' as const };
    const created = await server.ask(clientRoutes.create, { ...draft, sendsInvitation: false }, studio.admin);
    await server.ask(clientRoutes.deactivate, { id: created.data.client.id }, studio.admin);

    const { code } = await server.ask(accountRoutes.login, { email: draft.email, password: testPassword });

    expect(code).toBe('wrong_login');
  });

  test('of a studio that its owner has closed reads at the login that it is closed', async () => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    await deactivate(server, studio);
    await server.owner.query(`update accounts set delete_after = now() + interval '30 days' where id = $1`, [
      studio.accountId,
    ]);

    const refused = await server.ask(accountRoutes.login, { email: studio.mails.client, password: testPassword });

    expect(refused.message).toContain('Studio Prova è stato chiuso dal titolare');
    expect((await server.ask(accountRoutes.me, {}, studio.client)).code).toBe('unauthenticated');
  });
});

test('a deactivated client has the routes about their own data, and no other', () => {
  const admitted = areas
    .flatMap(({ routes }) => routes.map(({ route }) => route))
    .filter((route) => route.admitsDeactivated);

  expect(admitted.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    [
      'GET /auth/me',
      'GET /my/data-export',
      'GET /permissions',
      'GET /should-refresh-page',
      'POST /auth/logout',
      'POST /auth/switch',
      'POST /my/data-export',
      'POST /my/data-export/ticket',
      'POST /my/erasure',
      'POST /my/erasure/withdraw',
      'POST /set-locale',
    ].toSorted(),
  );
});
