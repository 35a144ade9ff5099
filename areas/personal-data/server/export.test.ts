import { expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { dataExportRoutes } from '../contract.ts';
import {
  addPhoto,
  archiveFiles,
  exportOf,
  fetchArchive,
  read,
  recordsOf,
  request,
  textOf,
  ticketOf,
} from './testing/exports.ts';

/** The archive that replaces the present one. */
async function exportAgain(server: TestServer, token: string): Promise<Record<string, Uint8Array>> {
  const { requestedAt } = (await read(server, token)) ?? {};
  const { data } = await request(server, token);
  expect(data.dataExport.requestedAt).not.toBe(requestedAt);
  return exportOf(server, token);
}

test('the archive of a client has what each area stores about them, and the files they gave', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const photoId = await addPhoto(server, studio.client);

  const archive = await exportOf(server, studio.client);
  const kinds = Object.keys(archive).filter((name) => /^[\w-]+\.json$/.test(name));

  expect(kinds.toSorted()).toEqual(
    [
      'advice.json',
      'consents.json',
      'dietary-profile.json',
      'files.json',
      'macros.json',
      'meal-diary.json',
      'meal-plans.json',
      'measurements.json',
      'messages.json',
      'not-included.json',
      'profile.json',
      'programs.json',
      'progress-photos.json',
      'surveys.json',
      'tasks.json',
      'visits.json',
      'workouts.json',
    ].toSorted(),
  );
  expect(recordsOf(archive, 'profile')).toMatchObject([{ studio: 'Studio Prova', email: studio.mails.client }]);
  expect(recordsOf(archive, 'workouts').length).toBeGreaterThan(0);
  expect(archive[`progress-photos/2026-11-01 ${photoId}.webp`]?.length).toBeGreaterThan(20);
  // The records of the test studio have no stored files.
  expect(recordsOf(archive, 'not-included')).toContainEqual(expect.stringMatching(/^files\/.* Riservato\.pdf$/));
});

test('the archive has no note of the professionals, no goal of the record and no data of another client', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  await server.owner.query(
    `update clients set note = 'Nota segretissima', goal = 'Obiettivo interno' where account_id = $1`,
    [studio.accountId],
  );

  const archive = await exportOf(server, studio.client);
  const everything = Object.values(archive).map(textOf).join('\n');

  expect(everything).not.toContain('Nota segretissima');
  expect(everything).not.toContain('Obiettivo interno');
  expect(everything).not.toContain((await emailOfOther(server, studio)) as string);
});

async function emailOfOther(server: TestServer, { accountId, mails }: TestStudio): Promise<string> {
  const others = await server.owner.query('select email from clients where account_id = $1 and email <> $2 limit 1', [
    accountId,
    mails.client,
  ]);
  return others.rows[0].email;
}

test('what the professionals write to each other about a client is not in the archive', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const conversationId = studio.ids['clients'] ?? '';
  const send = (message: string, isInternal: boolean) =>
    server.ask(chatRoutes.send, { conversationId, id: newId(), message, isInternal }, studio.admin);
  await send('Ha paura di ingrassare', true);
  await send('Ci vediamo lunedì', false);

  const messages = JSON.stringify(recordsOf(await exportOf(server, studio.client), 'messages'));

  expect(messages).toContain('Ci vediamo lunedì');
  expect(messages).not.toContain('ingrassare');
});

test('numbers of the body that the studio hides from a client are not in the archive', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const values = [{ metric: 'weight', entered: '83,7' }];
  const draft = { id: newId(), day: todayIn('Europe/Rome'), values, isConfirmed: true };
  const stored = await server.ask(metricRoutes.record.client, { clientId, ...draft }, studio.admin);
  expect(stored.status).toBe(200);
  const shown = recordsOf(await exportOf(server, studio.client), 'measurements');

  await server.ask(clientSettingRoutes.saveClientSettings, { id: clientId, showsBodyNumbers: false }, studio.admin);
  await server.owner.query(`update personal_data_exports set ready_at = now() - interval '2 hours'`);
  const hidden = await exportAgain(server, studio.client);

  expect(JSON.stringify(shown)).toContain('83.7');
  expect(Object.values(hidden).map(textOf).join()).not.toMatch(/83[.,]7/);
});

test('every value of every measure is in the archive, also of one that is no longer followed', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const values = [{ metric: 'waist', entered: '91' }];
  const draft = { id: newId(), day: todayIn('Europe/Rome'), values, isConfirmed: true };
  await server.ask(metricRoutes.record.client, { clientId, ...draft }, studio.admin);
  await server.owner.query(
    `insert into measurements (account_id, id, client_id, type, value, entered_text, entered_unit, local_day, measured_at,
       time_zone, source, source_id, is_by_client)
     select $1, gen_random_uuid(), $2, 'weight', 80, '80', 'kg', date '2019-01-01' + n, (date '2019-01-01' + n)::timestamptz,
       'Europe/Rome', 'import', gen_random_uuid(), false
     from generate_series(1, 2100) n`,
    [studio.accountId, clientId],
  );
  await server.owner.query('update client_metrics set is_followed = false where client_id = $1', [clientId]);
  const { rows } = await server.owner.query<{ type: string; count: number }>(
    'select type, count(*)::int as count from measurements where client_id = $1 group by type order by type',
    [clientId],
  );

  const measures: { metric: { metricType: { metric: string } }; values: unknown[] }[] = recordsOf(
    await exportOf(server, studio.client),
    'measurements',
  );

  expect(rows).toEqual(expect.arrayContaining([{ type: 'waist', count: expect.any(Number) }]));
  const exported = measures.map(({ metric, values: all }) => ({ type: metric.metricType.metric, count: all.length }));
  expect(exported).toEqual(expect.arrayContaining(rows));
});

test('20 requests at once give one archive, and a request after it is finished the same one', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);

  const replies = await Promise.all(Array.from({ length: 20 }, () => request(server, studio.client)));
  await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();
  const again = await request(server, studio.client);

  expect(new Set(replies.map(({ data }) => data.dataExport.requestedAt)).size).toBe(1);
  expect(again.data.dataExport.requestedAt).toBe(replies[0]?.data.dataExport.requestedAt);
  expect(await archiveFiles(server, studio)).toHaveLength(1);
});

test('nobody but the client finds the archive: not another client, not the team, not a professional who views the app', async () => {
  const server = await openTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server, 'Studio Secondo')];
  await exportOf(server, studio.client);
  const viewing = (
    await server.ask(collaboratorRoutes.viewAsClient, { clientId: studio.ids['clients'] ?? '' }, studio.admin)
  ).data;
  const viewToken = 'access_token' in viewing ? viewing.access_token : '';

  expect(await read(server, studio.otherClient)).toBeNull();
  expect(await read(server, other.client), 'other studio').toBeNull();
  expect((await server.ask(dataExportRoutes.get, {}, studio.admin)).status).toBe(403);
  expect((await server.ask(dataExportRoutes.issueTicket, {}, studio.otherClient)).code).toBe('not_ready');
  expect(viewToken).not.toBe('');
  expect(await read(server, viewToken), 'view').toBeNull();
  expect((await server.ask(dataExportRoutes.issueTicket, {}, viewToken)).status).not.toBe(200);
  expect((await fetchArchive(server, 'forged')).statusCode).toBe(404);
});

test('a ticket opens the archive of a client who was deactivated meanwhile', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  await exportOf(server, studio.client);
  const ticket = await ticketOf(server, studio.client);
  const { rows } = await server.owner.query('select id from clients where email = $1', [studio.mails.client]);

  await server.ask(clientRoutes.deactivate, { id: rows[0].id }, studio.admin);

  expect((await fetchArchive(server, ticket)).statusCode).toBe(200);
});

test('after 7 days the archive cannot be downloaded, and its row and file are deleted', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  await exportOf(server, studio.client);
  const ticket = await ticketOf(server, studio.client);
  const { readyAt, expiresAt } = (await read(server, studio.client)) ?? {};
  expect((Date.parse(expiresAt ?? '') - Date.parse(readyAt ?? '')) / 86_400_000).toBe(7);

  await server.owner.query('update personal_data_exports set expires_at = now()');
  expect(await read(server, studio.client)).toBeNull();
  expect((await fetchArchive(server, ticket)).statusCode).toBe(404);
  await sendJob(server, 'personal-data: delete expired archives');

  await expect.poll(() => archiveFiles(server, studio), { timeout: 20_000 }).toEqual([]);
  expect((await server.owner.query('select from personal_data_exports')).rowCount).toBe(0);
});

test('the archive of a deleted client is deleted', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  await exportOf(server, studio.client);
  const { rows } = await server.owner.query('select id from clients where email = $1', [studio.mails.client]);

  await server.ask(clientRoutes.delete, { id: rows[0].id }, studio.admin);

  await expect.poll(() => archiveFiles(server, studio), { timeout: 20_000 }).toEqual([]);
});
