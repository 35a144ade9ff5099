import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { limits } from '../contract/set.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { workoutRoutes } from '../contract/training.ts';

let server: TestServer;
let studio: TestStudio;
let id: string;
let picture: Buffer;

beforeAll(async () => {
  server = await openTestServer();
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.client);
  id = studio.ids['completed-workouts'] ?? '';
  await server.ask(
    workoutRoutes.deleteMedium.own,
    { completedWorkoutId: id, mediumId: studio.ids['set-media'] ?? '' },
    studio.client,
  );
});

const media = async () =>
  (await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId: id }, studio.client)).data.completedWorkout
    .media;
const stored = () =>
  fs.globSync(`**/${studio.accountId}/**/*.*`, { cwd: path.join(server.services.settings.dataDir, 'files') });

interface Sent {
  mediumId?: string;
  file?: Buffer;
  fields?: Record<string, string>;
  token?: string;
  /** `/my` or `/clients/...`. */
  whose?: string;
}

async function send({
  mediumId = newId(),
  file = picture,
  fields = {},
  token = studio.client,
  whose = '/my',
}: Sent = {}) {
  const all = { rowId: studio.ids['prescribed-rows'] ?? '', setNumber: '2', ...fields };
  const parts = Object.entries(all).map(([name, content]) => ({ name, content }));
  const { headers, payload } = multipart([...parts, { name: 'file', content: file }]);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api${whose}/completed-workouts/${id}/media/${mediumId}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}

test('a picture belongs to its set, has a thumbnail, and both files are served', async () => {
  const { data } = await send();
  const served = await Promise.all(
    ['full', 'small'].map((size) =>
      server.app.inject({
        url: `/api/my/completed-workouts/${id}/media/${data.medium.id}?size=${size}`,
        headers: { authorization: `Bearer ${studio.client}` },
      }),
    ),
  );

  expect(await media()).toMatchObject([{ rowId: studio.ids['prescribed-rows'], setNumber: 2, kind: 'image' }]);
  expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('the same picture sent twice is stored once, without a second file', async () => {
  const mediumId = newId();
  const first = await send({ mediumId });
  const files = stored();
  const again = await send({ mediumId });

  expect(again.data.medium.id).toBe(first.data.medium.id);
  expect(await media()).toHaveLength(1);
  expect(stored()).toEqual(files);
});

test('a text file with any name is rejected and not stored', async () => {
  const refused = await send({ file: Buffer.from('<svg onload="alert(1)"/>') });

  expect(refused).toMatchObject({ status: 422, code: 'wrong_file_type', errors: { file: [expect.any(String)] } });
  expect(stored()).toEqual([]);
});

test('a video of more than 50 MB is rejected and not stored', async () => {
  const head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
  const refused = await send({ file: Buffer.concat([head, Buffer.alloc(uploadPolicies.setMedium.maxBytes)]) });

  expect(refused).toMatchObject({ status: 413, code: 'too_large' });
  expect(stored()).toEqual([]);
});

test.each([
  [{ setNumber: '951' }, 'invalid', 'setNumber'],
  [{ setNumber: 'due' }, 'invalid', 'setNumber'],
  [{ rowId: 'panca' }, 'invalid', 'rowId'],
  [{ rowId: '0190c0de-0000-7000-8000-000000000001' }, 'row_unknown', 'rowId'],
])('with the set %j it is rejected with the name of the field and not stored', async (fields, code, field) => {
  const refused = await send({ fields });

  expect([refused.status, refused.code, Object.keys(refused.errors)]).toEqual([422, code, [field]]);
  expect(stored()).toEqual([]);
});

test('a workout has at most 40 pictures and videos', async () => {
  for (let count = 0; count < limits.mediaAWorkout; count++) await send();

  expect(await send()).toMatchObject({ status: 422, code: 'too_many_media' });
  expect(await media()).toHaveLength(40);
});

test('the workout is not found for another client, and the uploaded file is not stored', async () => {
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.otherClient);

  expect((await send({ token: studio.otherClient })).status).toBe(404);
  expect(stored()).toEqual([]);
});

test('the files of a picture are deleted with the picture', async () => {
  const mediumId = newId();
  await send({ mediumId });
  const deleted = await server.ask(workoutRoutes.deleteMedium.own, { completedWorkoutId: id, mediumId }, studio.client);

  expect(deleted.status).toBe(200);
  expect(await media()).toEqual([]);
  await expect.poll(stored, { timeout: 8000 }).toEqual([]);
});

test('the files of a picture are deleted with the client', async () => {
  await send();
  expect(stored()).toHaveLength(2);
  await server.ask(clientRoutes.delete, { id: studio.ids['clients'] ?? '' }, studio.admin);

  await expect.poll(stored, { timeout: 8000 }).toEqual([]);
});

test('a professional adds a picture in person; one who does not look after the client finds no workout', async () => {
  const whose = `/clients/${studio.ids['clients']}`;
  const refused = await send({ whose, token: studio.coach });
  expect(refused.status).toBe(404);
  expect(await media()).toEqual([]);

  expect((await send({ whose, token: studio.admin })).status).toBe(200);
  expect(await media()).toMatchObject([{ setNumber: 2, kind: 'image' }]);
});
