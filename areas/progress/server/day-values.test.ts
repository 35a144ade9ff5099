import { beforeEach, expect, test } from 'vitest';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { photosIn } from './testing/photos-in.ts';

let server: TestServer;
let studio: TestStudio;
let photos: ReturnType<typeof photosIn>;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  photos = photosIn(server, studio);
  await photos.decide('photos', true);
  await server.owner.query('delete from measurements where client_id = $1', [photos.clientId]);
});

const measure = (metric: 'weight' | 'fat_mass', entered: string, day: string) =>
  server.ask(
    metricRoutes.record.client,
    { clientId: photos.clientId, id: newId(), day, values: [{ metric, entered }] },
    studio.admin,
  );
const valuesToday = async () =>
  (await photos.listOf()).find(({ taken_on }) => taken_on === photos.today)?.values ?? null;

test('weight of the day and body fat of two days before stand beside the photos, with their days', async () => {
  await photos.add();
  await measure('weight', '72,4', photos.today);
  await measure('weight', '73', addDays(photos.today, -1));
  await measure('fat_mass', '21,5', addDays(photos.today, -2));

  expect(await valuesToday()).toEqual([
    { type: 'weight', value: 72.4, unit: 'kg', day: photos.today },
    { type: 'fat', value: 21.5, unit: '%', day: addDays(photos.today, -2) },
  ]);
});

test('a weight of four days before is not shown', async () => {
  await photos.add();
  await measure('weight', '72,4', addDays(photos.today, -4));

  expect(await valuesToday()).toEqual([]);
});

test('a client whose numbers are hidden sees none; the professional does', async () => {
  await photos.add();
  await measure('weight', '72,4', photos.today);
  const { clientId } = photos;
  await server.ask(clientSettingRoutes.saveClientSettings, { id: clientId, showsBodyNumbers: false }, studio.admin);

  expect(await valuesToday()).toEqual([]);
  expect((await photos.listOfClient()).data.progresses[0]?.values).toHaveLength(1);
});
