import sharp from 'sharp';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { ownPhotoRoutes, photoLimits, photoRoutes } from '../contract.ts';
import { lastProgressRoutes } from '../contract/last.ts';
import { photosIn } from './testing/photos-in.ts';

let server: TestServer;
let studio: TestStudio;
let photos: ReturnType<typeof photosIn>;

beforeAll(async () => {
  server = await openTestServer();
});

/** The studio has one set of January. The client agrees to photos. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  photos = photosIn(server, studio);
  await photos.decide('photos', true);
});

/** A picture of a phone that was held sideways: 40 x 30 pixels, shown 30 x 40, with a position. */
const sideways = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Riservato' }, IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('photos of a day are one set, in the order of the poses, the newest day first', async () => {
  await photos.add({ fields: { pose: 'back' } });
  await photos.add({ fields: { pose: 'own', name: 'Braccia in alto' } });
  await photos.add({ fields: { note: 'Dopo le vacanze' } });

  const [first, second] = await photos.listOf();

  expect(first).toMatchObject({ taken_on: photos.today, note: 'Dopo le vacanze', values: [] });
  expect(first?.photos.map(({ pose, name }) => name || pose)).toEqual(['front', 'back', 'Braccia in alto']);
  expect(second?.taken_on).toBe('2026-01-10');
  expect((await photos.listOfClient()).data.progresses).toEqual(await photos.listOf());
});

test('a photo is stored upright, in two sizes, without its place and its owner', async () => {
  const added = await photos.add({ content: await sideways() });

  for (const size of ['full', 'small']) {
    const reply = await photos.read(photos.imageUrl(added, size), studio.client);
    const { format, width, height, exif } = await sharp(reply.rawPayload).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 30, 40, undefined]);
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' });
  }
});

test('a repeated upload adds nothing, also when several arrive at a time', async () => {
  const photoId = newId();

  const replies = await Promise.all(Array.from({ length: 6 }, () => photos.add({ fields: { photoId } })));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await photos.listOf())[0]?.photos.map(({ id }) => id)).toEqual([photoId]);
  const stored = 'select from attachments where progress_photo_id = $1';
  expect((await server.owner.query(stored, [photoId])).rowCount).toBe(1);
});

test.each([
  ['ahead', 3],
  ['behind', -3],
])('a photo taken yesterday on a phone whose clock is three days %s is in the set of yesterday', async (_, days) => {
  const clock = (agoDays: number) => new Date(Date.now() + (days - agoDays) * 86_400_000).toISOString();
  const takenAt = clock(1);
  const taken_on = plainDateInZone(takenAt, 'Europe/Rome');

  const added = await photos.add({ fields: { taken_on, takenAt, sentAt: clock(0) } });

  expect([added.status, added.progress.taken_on]).toEqual([200, addDays(photos.today, -1)]);
});

test('a photo taken before midnight stays in the set of its day when its upload takes 200 s', async () => {
  // Rome is one or two hours ahead of UTC.
  const [early, late] = ['T00:00:00+02:00', 'T00:00:00+01:00'].map((time) => `${photos.today}${time}`) as [
    string,
    string,
  ];
  const midnight = Date.parse(plainDateInZone(early, 'Europe/Rome') === photos.today ? early : late);
  const at = (seconds: number) => new Date(midnight + seconds * 1000).toISOString();
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 30_000 });
  onTestFinished(() => void vi.useRealTimers());
  const fields = { taken_on: addDays(photos.today, -1), takenAt: at(-60), sentAt: at(-30) };

  const added = await photos.add({ fields, meanwhile: () => vi.setSystemTime(midnight + 170_000) });

  expect([added.status, added.progress.taken_on]).toEqual([200, fields.taken_on]);
});

test('a photo with the id of one of another client is not found', async () => {
  const { photoId } = await photos.add();
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.otherClient);

  expect(await photos.add({ token: studio.otherClient, fields: { photoId } })).toMatchObject({ status: 404 });
});

const tomorrow = addDays(todayIn('Europe/Rome'), 1);

test.each([
  ['without a date', { taken_on: '' }, 'taken_on'],
  ['of a day that does not exist', { taken_on: '2026-02-30' }, 'taken_on'],
  ['of tomorrow', { taken_on: tomorrow }, 'taken_on'],
  ['of an unknown pose', { pose: 'above' }, 'pose'],
  ['of an own pose without a name', { pose: 'own' }, 'name'],
])('a photo %s is refused at its field', async (_, fields, field) => {
  const reply = await photos.add({ fields });

  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors)).toEqual([field]);
  expect(await photos.listOf()).toHaveLength(1);
});

test('the message for a missing date is that of the specification', async () => {
  const { errors } = await photos.add({ fields: { taken_on: '' } });

  expect(errors.taken_on).toEqual(['The taken on field is required.']);
});

test(`a day has room for ${photoLimits.photosOfDay} photos`, async () => {
  for (let photo = 0; photo < photoLimits.photosOfDay; photo++) await photos.add();

  expect(await photos.add()).toMatchObject({ status: 422, code: 'too_many' });
  expect((await photos.listOf())[0]?.photos).toHaveLength(photoLimits.photosOfDay);
});

test('a photo gets another pose and its points, and nearby points are refused', async () => {
  const { progress, photoId } = await photos.add();
  const ids = { progressId: progress.id, photoId };
  const alignment = { upper: { x: 0.5, y: 0.2 }, lower: { x: 0.52, y: 0.55 } };
  const change = (points: typeof alignment) =>
    server.ask(
      photoRoutes.updatePhoto.client,
      { clientId: photos.clientId, ...ids, pose: 'side', name: '', alignment: points, version: 1 },
      studio.admin,
    );

  expect((await change(alignment)).data.progress.photos[0]).toMatchObject({ pose: 'side', alignment });
  expect((await change({ upper: alignment.upper, lower: alignment.upper })).code).toBe('points_too_near');
});

test('a pose that was opened before the points were placed does not delete the points', async () => {
  const { progress, photoId } = await photos.add();
  const ids = { progressId: progress.id, photoId };
  const alignment = { upper: { x: 0.5, y: 0.2 }, lower: { x: 0.52, y: 0.55 } };
  const points = { ...ids, clientId: photos.clientId, pose: 'front' as const, name: '', alignment, version: 1 };
  await server.ask(photoRoutes.updatePhoto.client, points, studio.admin);
  const rename = { ...ids, pose: 'own' as const, name: 'Seduto', alignment: null, version: 1 };

  const stale = await server.ask(photoRoutes.updatePhoto.own, rename, studio.client);

  const present = { id: photoId, pose: 'front', name: '', alignment, version: 2 };
  expect(stale).toMatchObject({ status: 409, code: 'version_conflict', data: { record: present } });
  expect((await photos.listOf())[0]?.photos).toMatchObject([present]);
});

test('a set is moved to a free day, not to one with photos, and not from an old tab', async () => {
  const { progress } = await photos.add();
  const move = (taken_on: string, version = progress.version) =>
    server.ask(photoRoutes.update.own, { progressId: progress.id, taken_on, note: 'Ieri', version }, studio.client);

  expect((await move('2026-01-10')).code).toBe('day_taken');
  expect((await move(addDays(photos.today, -1))).data.progress).toMatchObject({
    taken_on: addDays(photos.today, -1),
    note: 'Ieri',
  });
  expect((await move(addDays(photos.today, -2))).code).toBe('version_conflict');
});

test('the set goes with its last photo, and the files with them', async () => {
  const first = await photos.add();
  const second = await photos.add();
  const remove = ({ photoId }: { photoId: string }) =>
    server.ask(photoRoutes.deletePhoto.own, { progressId: first.progress.id, photoId }, studio.client);

  await remove(first);
  expect((await photos.listOf())[0]?.photos).toHaveLength(1);
  await remove(second);

  expect(await photos.listOf()).toHaveLength(1);
  expect((await photos.read(photos.imageUrl(second, 'small'), studio.client)).statusCode).toBe(404);
});

test('advertising is allowed for one photo, needs a consent of its own, and ends with it or with that to photos', async () => {
  const { progress, photoId } = await photos.add();
  await photos.add();
  const allow = () =>
    server.ask(ownPhotoRoutes.advertise, { progressId: progress.id, photoId, isAllowed: true }, studio.client);
  const allowed = async () => (await photos.listOf())[0]?.photos.map(({ advertisedAt }) => advertisedAt !== null);

  expect((await allow()).code).toBe('own_advertising_not_given');
  await photos.decide('advertising', true);
  await allow();
  expect(await allowed()).toEqual([true, false]);
  await photos.decide('advertising', false);
  await photos.decide('advertising', true);
  expect(await allowed()).toEqual([false, false]);
  await allow();
  await photos.decide('photos', false);
  expect(await allowed()).toEqual([false, false]);
});

test('each pose knows its first and its last photo', async () => {
  const { photoId } = await photos.add();
  const { poses } = (await server.ask(photoRoutes.poses.own, {}, studio.client)).data;

  expect(poses).toMatchObject([
    { pose: 'front', first: { taken_on: '2026-01-10' }, last: { taken_on: photos.today, photoId } },
  ]);
});

test('professionals are told once of the photos of a day, without a picture, until the consent is withdrawn or the deletion of the client is set', async () => {
  await photos.add();
  await photos.add();
  const photoNotifications = async () =>
    (await server.ask(notificationRoutes.list, {}, studio.admin)).data.notifications.filter(
      ({ kind }) => kind === 'photos_added',
    );

  expect(await photoNotifications()).toHaveLength(1);
  const last = async () => (await server.ask(lastProgressRoutes.last, {}, studio.admin)).data.progresses;
  expect(await last()).toMatchObject([{ clientId: photos.clientId, taken_on: photos.today, photoCount: 2 }]);
  const ofClient = [photos.clientId];
  await server.owner.query(`update clients set delete_after = now() + interval '9 days' where id = $1`, ofClient);
  expect(await last()).toEqual([]);
  await server.owner.query('update clients set delete_after = null where id = $1', ofClient);
  await photos.decide('photos', false);
  expect(await photoNotifications()).toHaveLength(0);
});
