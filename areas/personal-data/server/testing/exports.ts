import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { pathOf } from '#shell/common/route.ts';
import { newId } from '#shell/common/ids.ts';
import { dataExportRoutes } from '../../contract.ts';

/** The archive of the client, as their screen shows it. */
export const read = async (server: TestServer, token: string) =>
  (await server.ask(dataExportRoutes.get, {}, token)).data.dataExport;

export async function ticketOf(server: TestServer, token: string): Promise<string> {
  return (await server.ask(dataExportRoutes.issueTicket, {}, token)).data.ticket;
}

export const fetchArchive = (server: TestServer, ticket: string) =>
  server.app.inject({ url: `/api${pathOf(dataExportRoutes.download)}`, query: { ticket } });

/** The keys of the stored archives of a studio. */
export async function archiveFiles({ services }: TestServer, { accountId }: TestStudio): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(`accounts/${accountId}`)) if (key.endsWith('.zip')) keys.push(key);
  return keys;
}

/** Adds a photo of 1 November 2026 with the consent to photos; returns its id. */
export async function addPhoto(server: TestServer, token: string): Promise<string> {
  const photoId = newId();
  const { headers, payload } = multipart([
    { name: 'photoId', content: photoId },
    { name: 'taken_on', content: '2026-11-01' },
    { name: 'pose', content: 'front' },
    { name: 'file', content: pngOfZeros({ width: 40, height: 40, bitDepth: 8 }) },
  ]);
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, token);
  await server.app.inject({
    method: 'POST',
    url: '/api/my/progress-photos',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return photoId;
}

/** Adds a picture to a workout of the client, which is then finished. */
export async function addWorkoutPicture(server: TestServer, { ids, client }: TestStudio): Promise<void> {
  const { headers, payload } = multipart([
    { name: 'rowId', content: ids['prescribed-rows'] ?? '' },
    { name: 'setNumber', content: '2' },
    { name: 'file', content: pngOfZeros({ width: 40, height: 40, bitDepth: 8 }) },
  ]);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/api/my/completed-workouts/${ids['completed-workouts']}/media/${newId()}`,
    headers: { ...headers, authorization: `Bearer ${client}` },
    payload,
  });
  expect(statusCode).toBe(200);
  const finish = `update completed_workouts set finished_at = started_at + interval '1 hour' where id = $1`;
  await server.owner.query(finish, [ids['completed-workouts']]);
}

/** Asks for the archive of the client, or for a new one when the present one is old. */
export const request = (server: TestServer, token: string, language?: string) =>
  server.ask(dataExportRoutes.create, {}, token, language);

/** The content of the archive of the client by path. */
export async function exportOf(
  server: TestServer,
  token: string,
  language?: string,
): Promise<Record<string, Uint8Array>> {
  await request(server, token, language);
  await expect.poll(async () => (await read(server, token))?.readyAt, { timeout: 20_000 }).toBeTruthy();
  const { rawPayload, statusCode } = await fetchArchive(server, await ticketOf(server, token));
  expect(statusCode).toBe(200);
  return unzipSync(rawPayload);
}

export const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();

/** The records of a kind of data in an archive. */
export const recordsOf = (archive: Record<string, Uint8Array>, name: string) =>
  JSON.parse(textOf(archive[`${name}.json`]));
