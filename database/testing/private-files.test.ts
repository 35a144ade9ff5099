import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import type { ClientFile } from '#areas/client-files/contract.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { photoRoutes, photoSizes } from '#areas/progress/contract.ts';
import { photosIn } from '#areas/progress/server/testing/photos-in.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { newId } from '#shell/common/ids.ts';
import { multipart } from './multipart.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;
let photos: ReturnType<typeof photosIn>;
/** Every address of the bytes of a photo and of a file, for the client and for professionals. */
let addresses: { own: string[]; client: string[] };

const fileContent = Buffer.from('%PDF-1.7 riservato');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  photos = photosIn(server, studio);
  await photos.decide('photos', true);
  const photo = await photos.add();
  const file = await giveFile();
  const version = `${file.id}/versions/${file.versions[0]?.id}`;
  const addressesOf = (isOwn: boolean) => [
    ...photoSizes.map((size) => photos.imageUrl(photo, size, isOwn)),
    `/api/${isOwn ? 'my' : `clients/${photos.clientId}`}/client-files/${version}`,
  ];
  addresses = { own: addressesOf(true), client: addressesOf(false) };
});

async function giveFile(): Promise<ClientFile> {
  const parts = [
    { name: 'versionId', content: newId() },
    { name: 'file', content: fileContent, fileName: 'Esami.pdf' },
  ];
  const { headers, payload } = multipart(parts);
  const authorization = `Bearer ${studio.client}`;
  const url = '/api/my/client-files';
  const reply = await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
  return reply.json().data.file;
}

const requests = [{}, { method: 'HEAD' as const }, { range: 'bytes=0-20' }];

/** Expects that none of the addresses gives the token any byte of a photo or a file. */
async function expectRefused(urls: readonly string[], token: string | undefined, who: string): Promise<void> {
  for (const url of urls)
    for (const request of requests) {
      const reply = await photos.read(url, token, request);
      expect([401, 403, 404], `${who}: ${url} ${reply.statusCode}`).toContain(reply.statusCode);
      for (const bytes of ['WEBP', 'riservato']) expect(reply.rawPayload.includes(bytes), `${who}: ${url}`).toBe(false);
    }
}

async function expectRead(urls: readonly string[], token: string): Promise<void> {
  for (const url of urls) {
    const reply = await photos.read(url, token);
    expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([200, 'private, no-store']);
    expect(reply.rawPayload.includes('WEBP') || reply.rawPayload.includes('riservato')).toBe(true);
  }
}

test('photos and files are read by the client and by the professionals who see them, by nobody else, and no cache stores them', async () => {
  const neighbour = await openTestStudio(server, 'Studio Vicino');
  const strangers = {
    guest: undefined,
    otherClient: studio.otherClient,
    coachOfOthers: studio.coach,
    otherAdmin: neighbour.admin,
    clientOfOther: neighbour.client,
  };

  await expectRead(addresses.own, studio.client);
  await expectRead(addresses.client, studio.admin);
  for (const [who, token] of Object.entries(strangers))
    await expectRefused([...addresses.own, ...addresses.client], token, who);
});

test('after the logout the token reads none of them', async () => {
  for (const token of [studio.client, studio.admin]) await server.ask(accountRoutes.logout, {}, token);

  await expectRefused(addresses.own, studio.client, 'client');
  await expectRefused(addresses.client, studio.admin, 'admin');
});

test('after the consents are withdrawn professionals read none of them, and the client still reads all', async () => {
  await photos.decide('health_data', false);

  await expectRefused(addresses.client, studio.admin, 'admin');
  await expectRead(addresses.own, studio.client);
});

test('lists contain no address of photos and files, and those of check-ins and media are for who sees the client', async () => {
  const { clientId } = photos;
  const list = await photos.listOfClient();
  const media = (token: string) => server.ask(mediaRoutes.list, { clientId }, token);
  const answer = { clientId, id: studio.ids['survey-answers'] ?? '' };
  const answerFor = (token: string) => server.ask(reviewRoutes.get, answer, token);

  expect(JSON.stringify([list, await server.ask(photoRoutes.poses.own, {}, studio.client)])).not.toContain(
    '/api/files/',
  );
  for (const { origin, thumbnailUrl } of (await media(studio.admin)).data.media)
    if (origin === 'photos' || origin === 'files') expect(thumbnailUrl).toBeNull();
  const { files } = (await answerFor(studio.admin)).data.surveyAnswer;
  expect(files).toHaveLength(1);
  for (const token of [studio.coach, studio.client, studio.otherClient]) {
    expect([403, 404]).toContain((await media(token)).status);
    expect([403, 404]).toContain((await answerFor(token)).status);
  }
  const forged = files[0]?.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? '';
  expect((await photos.read(forged, studio.admin)).statusCode).toBe(404);
  await photos.decide('photos', false);
  expect((await answerFor(studio.admin)).data.surveyAnswer.files).toEqual([]);
});
