import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { attachmentsServer } from '#shell/server/attachments/file-deletion.ts';
import { connect } from '#shell/server/database/connect.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { exerciseRoutes } from '../contract.ts';
import type { ExerciseAsset } from '../contract/exercise.ts';
import { addAsset } from '#database/testing/add-asset.ts';

let server: TestServer;
let studio: TestStudio;
let picture: Buffer;

/** The header of an MP4 file, and enough bytes for range requests. */
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(5000, 7)]);

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0f766e' } })
    .withExif({ IFD0: { Copyright: 'segreto' } })
    .jpeg()
    .toBuffer();
});

interface Part {
  name: string;
  content: Buffer | string;
}

async function newExercise(name: string): Promise<string> {
  const draft = { name, primaryMuscles: ['quads' as const] };
  return (await server.ask(exerciseRoutes.create, draft, studio.admin)).data.exercise.id;
}

async function send(id: string, parts: Part[], token = studio.admin) {
  return addAsset(server, { exerciseId: id, token, fileName: 'squat.mp4' }, parts);
}

async function assetsOf(id: string): Promise<ExerciseAsset[]> {
  return (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data.exercise.assets;
}

const storedFiles = () =>
  fs.globSync('**/*.*', { cwd: path.join(server.services.settings.dataDir, 'files') }).toSorted();

describe('an image', () => {
  test('is resized, loses its location and becomes the thumbnail of the list', async () => {
    const id = await newExercise('Con disegno');
    const { data } = await send(id, [{ name: 'file', content: picture }]);
    const { exercise } = (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data;
    const [asset] = data.assets as ExerciseAsset[];
    const metadata = await sharp((await server.app.inject(asset?.url ?? '')).rawPayload).metadata();
    const small = await sharp((await server.app.inject(exercise.thumbnailUrl ?? '')).rawPayload).metadata();

    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(metadata.exif).toBeUndefined();
    expect(small).toMatchObject({ width: 320, height: 320 });
    expect(exercise.assetCount).toBe(1);
  });

  test('over 10 MB is refused', async () => {
    const id = await newExercise('Immagine grande');
    const before = storedFiles();
    const large = Buffer.concat([picture, Buffer.alloc(uploadPolicies.exerciseAsset.maxImageBytes)]);

    const refused = await send(id, [{ name: 'file', content: large }]);

    expect(refused).toMatchObject({ status: 413, message: 'Il file supera il limite di 10 MB.' });
    expect(storedFiles()).toEqual(before);
  });
});

describe('a video', () => {
  test('keeps the poster image that the browser sent', async () => {
    const id = await newExercise('Con ripresa');
    const { data } = await send(id, [
      { name: 'poster', content: picture },
      { name: 'file', content: video },
    ]);
    const [asset] = data.assets as ExerciseAsset[];

    expect(asset).toMatchObject({ kind: 'video', posterUrl: expect.any(String), thumbnailUrl: expect.any(String) });
  });

  test('is stored without a poster image, or with an invalid one', async () => {
    const id = await newExercise('Senza fermo immagine');
    await send(id, [{ name: 'file', content: video }]);
    await send(id, [
      { name: 'poster', content: Buffer.from('niente') },
      { name: 'file', content: video },
    ]);

    expect((await assetsOf(id)).map(({ kind, posterUrl }) => [kind, posterUrl])).toEqual([
      ['video', null],
      ['video', null],
    ]);
  });

  test('is served by range requests, so that players can seek', async () => {
    const id = await newExercise('Da scorrere');
    const { data } = await send(id, [{ name: 'file', content: video }]);
    const { url } = data.assets[0] as ExerciseAsset;
    const get = (range: string) => server.app.inject({ url, headers: { range } });
    const part = await get('bytes=4-11');

    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('ftypisom');
    expect(part.headers).toMatchObject({ 'content-range': `bytes 4-11/${video.length}`, 'content-type': 'video/mp4' });
    expect((await get('bytes=-100')).rawPayload).toHaveLength(100);
    expect((await get('bytes=9999-')).statusCode).toBe(416);
    expect((await server.app.inject(url)).headers['accept-ranges']).toBe('bytes');
  });

  test('of 60 MB is refused and leaves no file', async () => {
    const id = await newExercise('Ripresa enorme');
    const before = storedFiles();
    const large = Buffer.concat([video, Buffer.alloc(60 * 1024 * 1024)]);

    const refused = await send(id, [{ name: 'file', content: large }]);
    const unannounced = await send(id, [{ name: 'file', content: large.subarray(0, 50 * 1024 * 1024 + 1) }]);

    expect(refused).toMatchObject({ status: 413, message: 'Il file supera il limite di 50 MB.' });
    expect(unannounced).toMatchObject({ status: 413, errors: { file: [expect.any(String)] } });
    expect(storedFiles()).toEqual(before);
    expect(await assetsOf(id)).toEqual([]);
  });
});

test.each([
  ['a text called squat.mp4', 'questa non è una ripresa'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an empty file', ''],
])('%s is refused by what is in it', async (_what, content) => {
  const id = await newExercise(`Rifiuto ${content.slice(0, 8)}`);
  const before = storedFiles();

  const refused = await send(id, [{ name: 'file', content: Buffer.from(content) }]);

  expect(refused).toMatchObject({ status: 422, code: 'wrong_file_type', errors: { file: [expect.any(String)] } });
  expect(refused.message).toContain('JPG, PNG, WebP, MP4, WebM, MOV');
  expect(storedFiles()).toEqual(before);
});

test('a file for an unknown exercise is not stored', async () => {
  const before = storedFiles();

  expect((await send('0190c0de-0000-7000-8000-00000000dead', [{ name: 'file', content: picture }])).status).toBe(404);
  expect(storedFiles()).toEqual(before);
});

describe('links', () => {
  const add = (id: string, url: string, language = 'it') =>
    server.ask(exerciseRoutes.addLink, { id, url }, studio.admin, language);

  test('link to the video on its site and have no thumbnail at first', async () => {
    const id = await newExercise('Con link');
    await add(id, 'https://youtu.be/aqz-KE-bpKQ?t=10');
    await add(id, 'vimeo.com/76979871');

    expect(await assetsOf(id)).toMatchObject([
      { kind: 'youtube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s', posterUrl: null },
      { kind: 'vimeo', url: 'https://vimeo.com/76979871', thumbnailUrl: null },
    ]);
  });

  test('that are no https address are refused with an error at the field, in the language of the user', async () => {
    const id = await newExercise('Con link sbagliato');

    expect(await add(id, 'http://example.com/squat.mp4')).toMatchObject({
      status: 422,
      code: 'link_unknown',
      errors: { url: [expect.stringContaining('YouTube')] },
    });
    expect((await add(id, 'squat', 'en')).message).toMatch(/^This is not a link/);
    expect(await assetsOf(id)).toEqual([]);
  });

  test('an eleventh is refused', async () => {
    const id = await newExercise('Undici');
    for (let index = 0; index < 10; index++) await add(id, `https://vimeo.com/7697987${index}`);

    expect(await add(id, 'https://vimeo.com/76979870')).toMatchObject({ status: 422, code: 'too_many_assets' });
    expect((await send(id, [{ name: 'file', content: picture }])).code).toBe('too_many_assets');
    expect(await assetsOf(id)).toHaveLength(10);
  });
});

describe('a repeated upload', () => {
  const withId = (attachmentId: string): Part[] => [
    { name: 'attachmentId', content: attachmentId },
    { name: 'file', content: picture },
  ];

  test('with the same id adds one attachment and stores one file', async () => {
    const id = await newExercise('Inviata due volte');
    const attachmentId = newId();
    const first = await send(id, withId(attachmentId));
    const files = storedFiles();
    const second = await send(id, withId(attachmentId));

    expect(first.data.assets).toMatchObject([{ id: attachmentId }]);
    expect(second.data).toEqual(first.data);
    expect(storedFiles()).toEqual(files);
  });

  test('of a link adds one link', async () => {
    const id = await newExercise('Link due volte');
    const request = { id, url: 'vimeo.com/76979871', attachmentId: newId() };
    await server.ask(exerciseRoutes.addLink, request, studio.admin);
    const { data } = await server.ask(exerciseRoutes.addLink, request, studio.admin);

    expect(data.assets.map((asset) => asset.id)).toEqual([request.attachmentId]);
  });

  test('with the id of an attachment of another exercise is not found and changes nothing', async () => {
    const [owner, other] = [await newExercise('Con immagine'), await newExercise('Senza immagine')];
    const attachmentId = newId();
    await send(owner, withId(attachmentId));
    const files = storedFiles();

    expect((await send(other, withId(attachmentId))).status).toBe(404);
    expect(await assetsOf(other)).toEqual([]);
    expect(storedFiles()).toEqual(files);
  });
});

describe('order, copies and removal', () => {
  test('the first attachment with an image is the thumbnail of the list', async () => {
    const id = await newExercise('Da riordinare');
    await server.ask(exerciseRoutes.addLink, { id, url: 'vimeo.com/76979871' }, studio.admin);
    await send(id, [{ name: 'file', content: picture }]);
    await send(id, [{ name: 'file', content: picture }]);
    const before = await assetsOf(id);
    const ids = before.map((asset) => asset.id).toReversed();
    const { data } = await server.ask(exerciseRoutes.orderAssets, { id, ids }, studio.admin);
    const { exercise } = (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data;

    expect(data.assets.map((asset) => asset.id)).toEqual(ids);
    expect(exercise.thumbnailUrl).toBe(before[2]?.thumbnailUrl);
  });

  test('an order with an attachment of another exercise changes nothing', async () => {
    const id = await newExercise('Ordine altrui');
    await server.ask(exerciseRoutes.addLink, { id, url: 'vimeo.com/76979871' }, studio.admin);
    const ids = [studio.ids['assets'] ?? ''];

    expect((await server.ask(exerciseRoutes.orderAssets, { id, ids }, studio.admin)).status).toBe(404);
  });

  test('a clone shares the files, which are deleted with the last of the two exercises', async () => {
    const id = await newExercise('Originale');
    const before = storedFiles();
    await send(id, [{ name: 'file', content: picture }]);
    const added = storedFiles().filter((file) => !before.includes(file));
    const { exercise } = (await server.ask(exerciseRoutes.clone, { id, name: 'Copia' }, studio.admin)).data;

    await server.ask(exerciseRoutes.deleteAsset, { id: (await assetsOf(id))[0]?.id ?? '' }, studio.admin);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const shown = await server.app.inject(exercise.assets[0]?.url ?? '');
    await server.ask(exerciseRoutes.delete, { id: exercise.id }, studio.admin);

    expect(exercise.assetCount).toBe(1);
    expect(shown.statusCode).toBe(200);
    expect(added).toHaveLength(2);
    await expect.poll(storedFiles, { timeout: 8000 }).toEqual(before);
  });

  test('files of a record that was not deleted by an operation are deleted by the daily job', async () => {
    const before = storedFiles();
    const id = await newExercise('Eliminata dal database');
    await send(id, [{ name: 'file', content: picture }]);
    const owner = connect(server.ownerUrl, 1);
    await owner.query('delete from exercises where id = $1', [id]);
    await owner.end();
    const [job = ''] = attachmentsServer.daily;
    await runOutsideRequest(server.services, (scope) => scope.enqueue(job, {}));

    await expect.poll(storedFiles, { timeout: 8000 }).toEqual(before);
  });
});
