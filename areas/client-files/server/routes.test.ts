import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { multipart } from '#database/testing/multipart.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type ClientFile, clientFileRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

/** The client has given one file. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const pdf = (content: string) => Buffer.from(`%PDF-1.7 ${content}`);
const addressOf = (token: string) =>
  token === studio.client || token === studio.otherClient
    ? '/api/my/client-files'
    : `/api/clients/${clientId}/client-files`;

async function give(
  token: string,
  { name = 'Esami.pdf', content = pdf('uno'), fields = {} }: { name?: string; content?: Buffer; fields?: object } = {},
) {
  const values = { versionId: newId(), ...fields };
  const parts = Object.entries(values).map(([field, value]) => ({ name: field, content: String(value) }));
  const { headers, payload } = multipart([...parts, { name: 'file', content, fileName: name }]);
  const authorization = `Bearer ${token}`;
  const reply = await server.app.inject({
    method: 'POST',
    url: addressOf(token),
    headers: { ...headers, authorization },
    payload,
  });
  const { data, code } = reply.json();
  return { status: reply.statusCode, code, file: data?.file as ClientFile, ...values };
}

const open = (
  { file, versionId }: { file: ClientFile; versionId: string },
  token: string | undefined,
  isOwn: boolean,
) =>
  server.app.inject({
    url: `${isOwn ? '/api/my/client-files' : `/api/clients/${clientId}/client-files`}/${file.id}/versions/${versionId}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const listOf = async () => (await server.ask(clientFileRoutes.list.own, {}, studio.client)).data.files;
const listForTeam = async () => (await server.ask(clientFileRoutes.list.client, { clientId }, studio.admin)).data.files;
const notificationsOf = async (token: string, kind: string) =>
  (await server.ask(notificationRoutes.list, {}, token)).data.notifications.filter((one) => one.kind === kind);

test('a file with the same name is a new version, and both are read as they were', async () => {
  const first = await give(studio.admin);
  const second = await give(studio.admin, { name: 'ESAMI.pdf', content: pdf('due') });

  const [file] = await listOf();
  expect(file).toMatchObject({ name: 'Esami.pdf', isByClient: false, isPrivate: false });
  expect(file?.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await open(first, studio.client, true)).body).toContain('uno');
  const reply = await open({ ...second, file: first.file }, studio.client, true);
  expect(reply.body).toContain('due');
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/octet-stream',
  });
});

test('the client and the studio may each give a file with the same name', async () => {
  await give(studio.admin);
  await give(studio.client);

  expect((await listOf()).map(({ name, isByClient }) => [name, isByClient])).toEqual([
    ['Esami.pdf', true],
    ['Esami.pdf', false],
    ['Riservato.pdf', true],
  ]);
});

test('the client neither lists, reads nor deletes a private file, and is not told of it', async () => {
  const secret = await give(studio.admin, { name: 'Appunti.pdf', fields: { isPrivate: true } });

  expect((await listOf()).map(({ name }) => name)).toEqual(['Riservato.pdf']);
  expect((await open(secret, studio.client, true)).statusCode).toBe(404);
  const deletion = await server.ask(clientFileRoutes.delete.own, { fileId: secret.file.id }, studio.client);
  expect(deletion.status).toBe(404);
  expect(await notificationsOf(studio.client, 'file_given')).toEqual([]);
  expect((await listForTeam())[0]).toMatchObject({ name: 'Appunti.pdf', isPrivate: true });
});

test('a file of a client is never private', async () => {
  const { file } = await give(studio.client, { fields: { isPrivate: true } });

  expect(file.isPrivate).toBe(false);
});

test('the sender reads who opened the file and when first; the own side is not listed', async () => {
  const given = await give(studio.admin);
  await open(given, studio.admin, false);
  await open(given, studio.client, true);
  await open(given, studio.client, true);

  const views = (await listForTeam())[0]?.versions[0]?.views;
  expect(views).toHaveLength(1);
  expect(views?.[0]?.seenAt).toMatch(/Z$/);
});

test('each side is told of a new file, once for each version, and of none that is deleted', async () => {
  const given = await give(studio.admin);
  await give(studio.admin, { fields: { versionId: given.versionId } });
  const sent = await give(studio.client, { name: 'Referto.pdf' });

  expect(await notificationsOf(studio.client, 'file_given')).toMatchObject([{ params: { file: 'Esami.pdf' } }]);
  expect(await notificationsOf(studio.admin, 'client_file_added')).toMatchObject([{ params: { file: 'Referto.pdf' } }]);
  await server.ask(clientFileRoutes.delete.own, { fileId: sent.file.id }, studio.client);
  expect(await notificationsOf(studio.admin, 'client_file_added')).toEqual([]);
});

test('a client does not delete what the studio gave', async () => {
  const { file } = await give(studio.admin);

  const reply = await server.ask(clientFileRoutes.delete.own, { fileId: file.id }, studio.client);

  expect(reply.code).toBe('not_yours');
  expect(await listOf()).toHaveLength(2);
});

test('a PDF named .jpg gets the ending of its content', async () => {
  expect((await give(studio.client, { name: 'foto.jpg' })).file.name).toBe('foto.pdf');
});

test('a file of more than 50 MB is refused with the limit, and nothing is stored', async () => {
  const reply = await give(studio.client, { content: Buffer.concat([pdf(''), Buffer.alloc(50 * 1024 * 1024)]) });

  expect([reply.status, reply.code]).toEqual([413, 'too_large']);
  expect(await listOf()).toHaveLength(1);
});

test('after the consent to health data is withdrawn nothing is added', async () => {
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await give(studio.client)).code).toBe('own_health_data_withdrawn');
});

test('client_files.changed: the open screens of the admin follow new and deleted files', {
  timeout: 60_000,
}, async () => {
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  const fileId = studio.ids['client-files'] ?? '';

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: rows[0].id },
    ids: studio.ids,
    writes: [
      () => give(studio.client),
      () => server.ask(clientFileRoutes.delete.client, { clientId, fileId }, studio.admin),
    ],
  });

  expect(changed).toContain('GET /clients/:clientId/client-files');
});
