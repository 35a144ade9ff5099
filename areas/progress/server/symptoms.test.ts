import { beforeAll, expect, test } from 'vitest';
import { symptomRoutes } from '#areas/metrics/contract/symptoms.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { photoRoutes } from '../contract.ts';
import { photosIn } from './testing/photos-in.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('a symptom beside progress photos, in the note or the name of a pose, is to be read, also when the consent to photos is withdrawn or the photos are deleted', async () => {
  const photos = photosIn(server, studio);
  await photos.decide('photos', true);
  const unread = async () => {
    const { clients } = (await server.ask(symptomRoutes.unread, {}, studio.admin)).data;
    return clients.flatMap(({ notes }) => notes.map(({ source, note }) => `${source}: ${note}`)).toSorted();
  };
  const { progress } = await photos.add({
    fields: { note: 'Da ieri ho capogiri', pose: 'own', name: 'Caviglia gonfia' },
  });
  expect(await unread()).toEqual(['photos: Caviglia gonfia', 'photos: Da ieri ho capogiri']);

  const { id: progressId, taken_on, version } = progress;
  const changed = { progressId, taken_on, version, note: 'Nausea dopo cena' };
  await server.ask(photoRoutes.update.own, changed, studio.client);
  expect(await unread()).toContain('photos: Nausea dopo cena');

  const before = await unread();
  await photos.decide('photos', false);
  expect(await unread()).toEqual(before);
  expect((await server.ask(photoRoutes.delete.own, { progressId }, studio.client)).status).toBe(200);
  expect(await unread()).toEqual(before);
  const { clients } = (await server.ask(symptomRoutes.unread, {}, studio.admin)).data;
  const ids = clients.flatMap(({ notes }) => notes.map(({ id }) => id));
  await server.ask(symptomRoutes.markRead, { clientId: studio.ids['clients'] ?? '', ids }, studio.admin);
  expect(await unread()).toEqual([]);

  await server.owner.query('delete from measurement_symptom_readers where account_id = $1', [studio.accountId]);
  await photos.decide('health_data', false);
  expect(await unread()).toEqual([]);
});
