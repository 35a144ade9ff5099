import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { type MediaFilters, mediaRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

/** The client of a studio has sent something at each place, as the test records of the areas say. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const ask = (filters: Partial<MediaFilters> = {}, token = studio.admin) =>
  server.ask(mediaRoutes.list, { clientId, ...filters }, token);
const originsOf = async (filters?: Partial<MediaFilters>, token?: string) =>
  new Set((await ask(filters, token)).data.media.map(({ origin }) => origin));

test('the list has meals, photos and files of the client, the newest first, each once', async () => {
  const { media } = (await ask()).data;

  expect([...(await originsOf())]).toEqual(expect.arrayContaining(['meal', 'photos', 'files', 'workout']));
  expect(media.map(({ sentAt }) => sentAt)).toEqual(
    media
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(media.map(({ id }) => id)).size).toBe(media.length);
  expect(media.find(({ origin }) => origin === 'photos')).toMatchObject({ hasThumbnail: false, target: '2026-01-10' });
  expect(media.find(({ origin }) => origin === 'files')).toMatchObject({ name: 'Riservato.pdf', hasThumbnail: false });
});

test('a progress photo and the picture of a meal have the day that they show, not the day on which they were sent', async () => {
  const { media } = (await ask()).data;
  const own = media.filter(({ origin }) => origin === 'photos' || origin === 'meal');

  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.map(({ sentAt }) => sentAt.slice(0, 10))).toEqual(own.map(({ target }) => target));
});

test('origin and kind filter the list', async () => {
  expect([...(await originsOf({ origin: 'files' }))]).toEqual(['files']);
  expect((await ask({ kind: 'file' })).data.media.every(({ kind }) => kind === 'file')).toBe(true);
  expect((await ask({ kind: 'voice', origin: 'meal' })).data.media).toEqual([]);
});

test('a coach without nutrition gets no meals, and none of a client of somebody else', async () => {
  expect((await ask({}, studio.coach)).status).toBe(404);
  const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
    select $1, $2, 'training', id from memberships where account_id = $1 and role = 'coach' limit 1
    on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`;
  await server.owner.query(text, [studio.accountId, clientId]);

  const origins = await originsOf({}, studio.coach);

  expect(origins.has('meal')).toBe(false);
  expect(origins.has('photos')).toBe(true);
});

test('a withdrawn consent to photos hides photos and pictures of sets and meals, one to health data hides all', async () => {
  const withdraw = (purpose: 'photos' | 'health_data') =>
    server.ask(consentRoutes.decideConsent, { purpose, isGiven: false }, studio.client);

  await withdraw('photos');
  const origins = await originsOf();
  expect([...origins].filter((origin) => ['photos', 'workout', 'meal', 'check_in'].includes(origin))).toEqual([]);
  expect(origins.has('files')).toBe(true);

  await withdraw('health_data');
  expect((await ask()).code).toBe('health_data_withdrawn');
});
