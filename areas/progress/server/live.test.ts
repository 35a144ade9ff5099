import { expect, test } from 'vitest';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { photoRoutes } from '../contract.ts';
import { photosIn } from './testing/photos-in.ts';

/** The signature of a prescription contains the time until which it is valid. */
test('progress.changed: the open screens of the admin follow new, changed and deleted photos', {
  timeout: 60_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const photos = photosIn(server, studio);
  await photos.decide('photos', true);
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  const [progressId, photoId] = [studio.ids['progress'] ?? '', studio.ids['progress-photos'] ?? ''];
  const change = { progressId, photoId, pose: 'side' as const, name: '', alignment: null, version: 1 };

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: rows[0].id },
    ids: studio.ids,
    writes: [
      () => photos.add(),
      () => server.ask(photoRoutes.updatePhoto.own, change, studio.client),
      () => server.ask(photoRoutes.delete.own, { progressId }, studio.client),
    ],
  });

  const professional = ['GET /clients/:clientId/progress', 'GET /clients/:clientId/progress/poses'];
  expect(changed).toEqual(expect.arrayContaining([...professional, 'GET /home/getLastProgresses']));
});
