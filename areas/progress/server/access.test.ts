import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { lastProgressRoutes } from '../contract/last.ts';
import { photosIn } from './testing/photos-in.ts';

let server: TestServer;
let studio: TestStudio;
let photos: ReturnType<typeof photosIn>;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  photos = photosIn(server, studio);
  await photos.decide('photos', true);
});

test('without an answer to the consent neither side adds a photo', async () => {
  const unasked = await openTestStudio(server);
  const { add } = photosIn(server, unasked);

  expect(await add()).toMatchObject({ status: 422, code: 'own_photos_not_given' });
  expect(await add({ token: unasked.admin })).toMatchObject({ status: 422, code: 'photos_not_given' });
});

test('after the consent is withdrawn the professional sees nothing, nothing is added, and the client still sees it', async () => {
  const added = await photos.add();
  await photos.decide('photos', false);

  expect((await photos.listOfClient()).code).toBe('photos_withdrawn');
  expect((await photos.read(photos.imageUrl(added, 'full', false), studio.admin)).statusCode).toBe(403);
  expect((await photos.read(photos.imageUrl(added, 'full'), studio.client)).statusCode).toBe(200);
  expect((await photos.add()).code).toBe('own_photos_withdrawn');
  expect((await server.ask(lastProgressRoutes.last, {}, studio.admin)).data.progresses).toEqual([]);
  await photos.decide('photos', true);
  expect((await photos.listOfClient()).data.progresses).toHaveLength(2);
});

test('a professional who views the app as the client sees no photo after the consent is withdrawn', async () => {
  const added = await photos.add();
  const { clientId } = photos;
  const { access_token: view } = (await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.admin)).data;
  expect((await photos.read(photos.imageUrl(added, 'full'), view)).statusCode).toBe(200);

  await photos.decide('photos', false);

  expect((await photos.read(photos.imageUrl(added, 'full'), view)).statusCode).toBe(403);
});

test('a professional reads no photo once the client is in the care of somebody else', async () => {
  const added = await photos.add();
  const url = photos.imageUrl(added, 'small', false);
  const coachId = (
    await server.owner.query<{ id: string }>(
      `select id from memberships where account_id = $1 and role = 'coach' limit 1`,
      [studio.accountId],
    )
  ).rows[0]?.id;
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id) values ($1, $2, 'training', $3)
      on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [studio.accountId, photos.clientId, coachId],
  );
  expect((await photos.read(url, studio.coach)).statusCode).toBe(200);

  await server.owner.query('delete from client_collaborators where client_id = $1', [photos.clientId]);

  expect((await photos.read(url, studio.coach)).statusCode).toBe(404);
});
