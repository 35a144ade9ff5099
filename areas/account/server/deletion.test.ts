import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { fingerprintsOf } from '#database/testing/fingerprints.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { eventually, openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { pathOf } from '#shell/common/route.ts';
import { accountRoutes } from '../contract.ts';
import { deletionRoutes } from '../contract/deletion.ts';

const accountName = 'Studio Prova';

const close = (server: TestServer, token: string, change: object = {}) =>
  server.ask(deletionRoutes.deleteAccount, { accountName, password: testPassword, ...change }, token);

test('only an admin closes the studio, with its name and the own password', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);

  const wrongPassword = await close(server, studio.admin, { password: 'sbagliata' });
  const wrongName = await close(server, studio.admin, { accountName: 'Studio Altrui' });
  const byCoach = await close(server, studio.coach);

  expect(wrongPassword.errors).toEqual({ password: ['La password attuale non è corretta.'] });
  expect(wrongName.errors).toEqual({
    accountName: ['Il nome non corrisponde: questo studio si chiama «Studio Prova».'],
  });
  expect(byCoach.status).toBe(403);
  expect((await server.ask(accountRoutes.me, {}, studio.client)).status).toBe(200);
});

test('a closed studio logs out team and clients, mails them, and lets its admin only open it again', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { data } = await close(server, studio.admin, { accountName: ' studio prova ' });
  const login = (email: string) => server.ask(accountRoutes.login, { email, password: testPassword });
  const days = (Date.parse(data.deleteAfter) - Date.now()) / 86_400_000;

  expect(Math.round(days)).toBe(30);
  for (const token of [studio.client, studio.coach, studio.nutritionist])
    expect((await server.ask(accountRoutes.me, {}, token)).message).toBe('Unauthenticated.');
  expect(await login(studio.mails.client)).toMatchObject({
    status: 403,
    code: 'account_closed',
    message: `Studio Prova è stato chiuso dal titolare. Per qualsiasi domanda scrivi a ${studio.mails.admin}.`,
  });
  expect((await server.mailTo(studio.mails.client)).subject).toBe('«Studio Prova» è stato chiuso');
  expect((await server.mailTo(studio.mails.coach)).html).toContain('il tuo accesso è terminato');
  expect((await server.mailTo(studio.mails.admin)).subject).toMatch(
    /^«Studio Prova» verrà eliminato (?:il |l')\d+ \w+ \d+$/,
  );

  const admin = (await login(studio.mails.admin)).data.access_token;
  const { user } = (await server.ask(accountRoutes.me, {}, admin)).data;
  expect(user.deleteAfter).toBe(data.deleteAfter);
  expect((await server.ask(accountRoutes.permissions, {}, admin)).data.permissions).toEqual([]);
  expect((await server.ask(clientRoutes.counts, {}, admin)).status).toBe(403);
  expect((await server.ask(accountRoutes.deleteLogo, {}, admin)).status).toBe(403);

  await server.ask(deletionRoutes.restoreAccount, {}, admin);
  expect((await server.ask(clientRoutes.counts, {}, admin)).data.total).toBeGreaterThan(0);
  expect((await login(studio.mails.client)).status).toBe(200);
  await expect
    .poll(async () => (await server.mailTo(studio.mails.client)).subject)
    .toBe('«Studio Prova» è di nuovo aperto');
});

test('the open apps of an admin receive that the studio is closed, those of another studio do not', async () => {
  const server = await openTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Secondo')];
  const port = await server.listen();
  const apps = [
    await openLiveApp(server, { token: await studio.login('admin'), port }),
    await openLiveApp(server, { token: other.admin, port }),
  ];

  await close(server, studio.admin);

  await eventually(() => apps[0]?.events().some(({ type }) => type === 'account.closed') === true);
  expect(apps[1]?.events()).toEqual([]);
});

test('a person with a second studio logs in to it while the first is closed', async () => {
  const server = await openTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Secondo')];
  await addToStudio(server, { email: studio.mails.client, accountId: other.accountId });
  await close(server, studio.admin);

  const { data } = await server.ask(accountRoutes.login, { email: studio.mails.client, password: testPassword });
  const { user } = (await server.ask(accountRoutes.me, {}, data.access_token)).data;

  expect(user).toMatchObject({ accountName: 'Studio Secondo', deleteAfter: null });
  expect(user.memberships.map((membership) => membership.accountName)).toEqual(['Studio Secondo']);
});

test('an invitation does not open while the studio is closed, and opens again afterwards', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const draft = { name: 'Nina Attesa', email: `nina.${studio.accountId}@example.com` };
  await server.ask(clientRoutes.create, draft, studio.admin);
  const { token } = await server.mailTo(draft.email);
  const read = () => server.ask(clientRoutes.readInvitation, { token });

  await close(server, studio.admin);
  const closed = await read();
  await server.ask(deletionRoutes.restoreAccount, {}, studio.admin);

  expect(closed).toMatchObject({ status: 422, code: 'link_invalid' });
  expect((await read()).data.name).toBe('Nina Attesa');
});

test('20 requests at once close the studio once, with one date and one mail to each person', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);

  const replies = await Promise.all(Array.from({ length: 20 }, () => close(server, studio.admin)));
  const accepted = replies.filter(({ status }) => status === 200);
  await server.mailTo(studio.mails.client);
  await server.mailTo(studio.mails.admin);
  const mails = await server.owner.query('select recipient from outbox');

  expect(new Set(accepted.map(({ data }) => data.deleteAfter)).size).toBe(1);
  expect(replies.filter(({ status }) => ![200, 403, 429].includes(status))).toEqual([]);
  expect(mails.rowCount).toBe(new Set(mails.rows.map(({ recipient }) => recipient)).size);
});

test('after 30 days the studio is deleted with its files and persons; other studios and shared persons stay', async () => {
  const server = await openOwnTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Vicino')];
  await addToStudio(server, { email: studio.mails.client, accountId: other.accountId });
  await Promise.all([saveLogo(server, studio), saveLogo(server, other)]);
  await close(server, studio.admin);
  await close(server, other.admin, { accountName: 'Studio Vicino' });
  await server.ask(deletionRoutes.restoreAccount, {}, other.admin);
  const before = await fingerprintsOf(server, other.accountId);
  const empty = await fingerprintsOf(server, '00000000-0000-7000-8000-000000000000');
  expect(await fingerprintsOf(server, studio.accountId)).not.toEqual(empty);
  expect(filesOf(server, studio)).not.toEqual([]);

  await server.owner.query(`update accounts set delete_after = now() where id = $1`, [studio.accountId]);
  await runNightly(server);

  await expect.poll(() => filesOf(server, studio), { timeout: 20_000 }).toEqual([]);
  expect(await fingerprintsOf(server, studio.accountId)).toEqual(empty);
  expect(await fingerprintsOf(server, other.accountId)).toEqual(before);
  expect(filesOf(server, other)).not.toEqual([]);
  const left = await server.owner.query('select email from users where email = any ($1)', [
    Object.values(studio.mails),
  ]);
  expect(left.rows).toEqual([{ email: studio.mails.client }]);
  expect((await server.ask(accountRoutes.me, {}, studio.admin)).status).toBe(403);
});

async function addToStudio({ owner }: TestServer, { email, accountId }: { email: string; accountId: string }) {
  await owner.query(
    `insert into memberships (account_id, id, user_id, role, created_at)
     select $2, gen_random_uuid(), id, 'coach', now() - interval '1 day' from users where email = $1`,
    [email, accountId],
  );
}

async function saveLogo(server: TestServer, { admin }: TestStudio): Promise<void> {
  const { headers, payload } = multipart([
    { name: 'file', content: pngOfZeros({ width: 40, height: 40, bitDepth: 8 }) },
  ]);
  const url = `/api${pathOf(accountRoutes.saveLogo)}`;
  await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization: `Bearer ${admin}` }, payload });
}

function filesOf({ services }: TestServer, { accountId }: TestStudio): string[] {
  return fs.globSync('**/*.*', { cwd: path.join(services.settings.dataDir, 'files', 'accounts', accountId) });
}

/** Starts the nightly job as the queue does. */
const runNightly = (server: TestServer) => sendJob(server, 'account: delete closed accounts');
