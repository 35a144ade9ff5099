import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { accessRoutes, collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { newId } from '#shell/common/ids.ts';
import { clientExportRoutes, dataExportRoutes } from '../contract.ts';
import { addPhoto, addWorkoutPicture, archiveFiles, fetchArchive, read } from './testing/exports.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

async function open(opened: Promise<TestServer> = openTestServer()): Promise<void> {
  server = await opened;
  studio = await openTestStudio(server);
  await server.owner.query('delete from client_accesses where account_id = $1', [studio.accountId]);
  clientId = studio.ids['clients'] ?? '';
}

beforeEach(() => open());

const request = (token = studio.admin, id = clientId) =>
  server.ask(clientExportRoutes.createOfClient, { clientId: id }, token);
const present = async (token = studio.admin, id = clientId) =>
  (await server.ask(clientExportRoutes.getOfClient, { clientId: id }, token)).data.dataExport;
const ticket = (token = studio.admin, id = clientId) =>
  server.ask(clientExportRoutes.issueTicketOfClient, { clientId: id }, token);
const accesses = async () => (await server.ask(accessRoutes.accesses.own, { page: 1 }, studio.client)).data.accesses;
const notificationsOf = async (token: string) =>
  (await server.ask(notificationRoutes.list, {}, token)).data.notifications;

async function readyExport(id = clientId): Promise<void> {
  expect((await request(studio.admin, id)).status).toBe(200);
  await expect.poll(async () => (await present(studio.admin, id))?.readyAt, { timeout: 20_000 }).toBeTruthy();
}

async function exportOf(id = clientId): Promise<Record<string, Uint8Array>> {
  await readyExport(id);
  const { rawPayload, statusCode } = await fetchArchive(server, (await ticket(studio.admin, id)).data.ticket);
  expect(statusCode).toBe(200);
  return unzipSync(rawPayload);
}

const textOf = (archive: Record<string, Uint8Array>) =>
  Object.values(archive)
    .map((content) => Buffer.from(content).toString())
    .join('\n');

describe('the archive that the studio asks for on behalf of a client', () => {
  test('has what the client finds in their own, and nothing that the client may not see', async () => {
    await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.client);
    await server.owner.query(`update clients set note = 'Nota segretissima' where id = $1`, [clientId]);
    const message = { conversationId: clientId, id: newId(), message: 'Tra di noi', isInternal: true };
    await server.ask(chatRoutes.send, message, studio.admin);

    const archive = await exportOf();
    await server.ask(dataExportRoutes.create, {}, studio.client);
    await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();
    const own = (await server.ask(dataExportRoutes.issueTicket, {}, studio.client)).data.ticket;
    const ofClient = unzipSync((await fetchArchive(server, own)).rawPayload);

    const sizes = (files: Record<string, Uint8Array>) =>
      Object.entries(files).map(([name, { length }]) => [name, name === 'profile.json' || length]);
    expect(Object.keys(archive).length).toBeGreaterThan(10);
    expect(sizes(archive)).toEqual(sizes(ofClient));
    expect(textOf(archive)).toContain(studio.mails.client);
    expect(textOf(archive)).not.toMatch(/Nota segretissima|Tra di noi/);
  });

  test('is requested and downloaded by admins only: no collaborator, no client, no member of another studio', async () => {
    const other = await openTestStudio(server, 'Studio Vicino');
    await server.owner.query(
      `insert into client_collaborators (account_id, client_id, membership_id, kind) values ($1, $2, $3, 'training')`,
      [studio.accountId, clientId, studio.memberships.coach],
    );
    await readyExport();

    const statusesFor = async (token: string) => {
      const { status } = await request(token);
      const detail = await server.ask(clientExportRoutes.getOfClient, { clientId }, token);
      return [status, detail.status, (await ticket(token)).status];
    };

    for (const token of [studio.coach, studio.nutritionist, studio.client, studio.otherClient])
      expect(await statusesFor(token)).toEqual([403, 403, 403]);
    expect(await statusesFor(other.admin)).toEqual([404, 404, 404]);
    expect(await read(server, studio.client)).toBeNull();
  });

  test('is one for each admin, and its ticket opens no other one', async () => {
    await server.owner.query(`update memberships set role = 'admin' where id = $1`, [studio.memberships.coach]);
    await readyExport();

    expect(await present(studio.coach)).toBeNull();
    expect((await ticket(studio.coach)).code).toBe('not_ready');
  });

  test('is not opened by a ticket of a member who is no longer an admin', async () => {
    await server.owner.query(`update memberships set role = 'admin' where id = $1`, [studio.memberships.coach]);
    await request(studio.coach);
    await expect.poll(async () => (await present(studio.coach))?.readyAt, { timeout: 20_000 }).toBeTruthy();
    const issued = (await ticket(studio.coach)).data.ticket;

    await server.owner.query(`update memberships set role = 'coach' where id = $1`, [studio.memberships.coach]);

    expect((await fetchArchive(server, issued)).statusCode).toBe(404);
  });

  test('is made once by 20 requests at once, and the client is told once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => request()));
    await expect.poll(async () => (await present())?.readyAt, { timeout: 20_000 }).toBeTruthy();

    expect(new Set(replies.map(({ data }) => data.dataExport.requestedAt)).size).toBe(1);
    expect(await archiveFiles(server, studio)).toHaveLength(1);
    const notifications = (await notificationsOf(studio.client)).filter(({ kind }) => kind === 'data_exported');
    expect(notifications.map(({ params }) => params)).toEqual([{ who: 'Studio Prova admin' }]);
  });

  test('notifies the requester when it is ready, and is in the log of accesses that the client reads', async () => {
    await readyExport();
    await ticket();

    const kinds = (await notificationsOf(studio.admin)).map(({ kind }) => kind);
    expect(kinds).toContain('client_export_ready');
    expect(kinds).not.toContain('data_exported');
    expect(await accesses()).toEqual([
      { name: 'Studio Prova admin', hour: expect.any(String), isAsClient: false, kinds: ['export'] },
    ]);
  });

  test('that was only looked for is no access', async () => {
    await present();

    expect(await accesses()).toEqual([]);
  });

  test('can be downloaded for 7 days; then its row and file are deleted', async () => {
    await open(openOwnTestServer());
    await readyExport();
    const issued = (await ticket()).data.ticket;
    const { readyAt, expiresAt } = (await present()) ?? {};
    expect((Date.parse(expiresAt ?? '') - Date.parse(readyAt ?? '')) / 86_400_000).toBe(7);

    await server.owner.query('update personal_data_exports set expires_at = now()');
    expect(await present()).toBeNull();
    expect((await fetchArchive(server, issued)).statusCode).toBe(404);
    await sendJob(server, 'personal-data: delete expired archives');

    await expect.poll(() => archiveFiles(server, studio), { timeout: 20_000 }).toEqual([]);
    expect((await server.owner.query('select from personal_data_exports')).rowCount).toBe(0);
  });

  test('is made for a client who never registered, in the language of their invitation', async () => {
    const draft = { name: 'Nina Sala', email: 'nina.sala@example.com', birthDate: null, locale: 'en' as const };
    const created = await server.ask(clientRoutes.create, { ...draft, sendsInvitation: false }, studio.admin);

    const archive = await exportOf(created.data.client.id);

    expect(textOf(archive)).toContain('nina.sala@example.com');
    expect(JSON.parse(Buffer.from(archive['profile.json'] ?? []).toString())).toMatchObject([{ name: 'Nina Sala' }]);
  });

  test('is made for a client who was deactivated or waits for the deletion of their data', async () => {
    await server.ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client);
    await server.ask(clientRoutes.deactivate, { id: clientId }, studio.admin);

    expect(textOf(await exportOf())).toContain(studio.mails.client);
  });

  test('is refused while the consent to health data is withdrawn, and deleted when it is', async () => {
    await open(openOwnTestServer());
    await readyExport();
    const issued = (await ticket()).data.ticket;

    await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);
    const refused = await request();

    expect(await present()).toBeNull();
    expect((await fetchArchive(server, issued)).statusCode).toBe(404);
    expect(refused).toMatchObject({ status: 409, code: 'consent_withdrawn' });
    expect(refused.message).toContain('Studio Prova client');
    await expect.poll(() => archiveFiles(server, studio), { timeout: 20_000 }).toEqual([]);
  });

  const picturesOf = (archive: Record<string, Uint8Array>) =>
    Object.keys(archive).flatMap((name) => /^(.*)\/.*\.(webp|mp4)$/.exec(name)?.[1]?.split('/')[0] ?? []);

  test('has no progress photos before the client has agreed to photos, but what they show the studio without an answer', async () => {
    const photoId = await addPhoto(server, studio.client);
    await addWorkoutPicture(server, studio);
    await server.owner.query(`delete from consents where account_id = $1 and kind = 'photos'`, [studio.accountId]);
    const archive = await exportOf();

    expect(Object.keys(archive).filter((name) => name.includes(photoId))).toEqual([]);
    expect(picturesOf(archive)).toEqual(['workouts']);
    expect(Buffer.from(archive['not-included.json'] ?? []).toString()).toContain('progress-photos.json');
  });

  test('has no photos while the consent to photos is withdrawn, which the own archive of the client has', async () => {
    const photoId = await addPhoto(server, studio.client);
    await addWorkoutPicture(server, studio);
    const photo = `progress-photos/2026-11-01 ${photoId}.webp`;
    expect(Object.keys(await exportOf())).toContain(photo);

    await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: false }, studio.client);
    const archive = await exportOf();

    expect(picturesOf(archive)).toEqual([]);
    expect(Buffer.from(archive['not-included.json'] ?? []).toString()).toContain('progress-photos.json');
  });

  test('is deleted with the client', async () => {
    await open(openOwnTestServer());
    await readyExport();
    await server.ask(dataExportRoutes.create, {}, studio.client);
    await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();

    await server.ask(clientRoutes.delete, { id: clientId }, studio.admin);

    await expect.poll(() => archiveFiles(server, studio), { timeout: 20_000 }).toEqual([]);
  });

  test('is not for a professional who views the app as the client', async () => {
    const viewing = (await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.admin)).data;

    expect((await request('access_token' in viewing ? viewing.access_token : '')).status).toBe(403);
  });
});
