import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, superAdminToken, type TestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '../contract.ts';
import type { ExerciseAsset } from '../contract/exercise.ts';
import { libraryRoutes } from '../contract/library.ts';

let sites: Server;
let server: TestServer;
let studio: TestStudio;
const requestedUrls: string[] = [];

/** Starts a server that responds like the thumbnail servers of YouTube and Vimeo. */
beforeAll(async () => {
  const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#92000f' } })
    .jpeg()
    .toBuffer();
  sites = createServer((request, reply) => {
    requestedUrls.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', address());
    if (pathname.endsWith('/hqdefault.jpg') || pathname === '/picture.jpg') return reply.end(picture);
    if (pathname === '/api/oembed.json') {
      const leadsAway = searchParams.get('url')?.endsWith('/66666666');
      return reply.end(
        JSON.stringify({ thumbnail_url: leadsAway ? 'http://10.0.0.1/x.jpg' : `${address()}/picture.jpg` }),
      );
    }
    return reply.writeHead(404).end();
  });
  await new Promise<void>((ready) => sites.listen(0, '127.0.0.1', ready));
  server = await openOwnTestServer({ YOUTUBE_IMAGES_URL: address(), VIMEO_URL: address() });
  studio = await openTestStudio(server);
});

afterAll(() => sites.close());

function address(): string {
  return `http://127.0.0.1:${(sites.address() as AddressInfo).port}`;
}

async function add(name: string, url: string): Promise<string> {
  const draft = { name, primaryMuscles: ['quads' as const] };
  const { exercise } = (await server.ask(exerciseRoutes.create, draft, studio.admin)).data;
  await server.ask(exerciseRoutes.addLink, { id: exercise.id, url }, studio.admin);
  return exercise.id;
}

async function withPicture(read: () => Promise<ExerciseAsset | undefined>): Promise<ExerciseAsset | undefined> {
  for (let tries = 0; tries < 100; tries++) {
    const asset = await read();
    if (asset?.posterUrl) return asset;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return read();
}

const ofOwn = (id: string) => async () =>
  (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data.exercise.assets[0];

test('the largest thumbnail of a YouTube video is fetched once and stored', async () => {
  const asset = await withPicture(ofOwn(await add('YouTube', 'https://youtu.be/aqz-KE-bpKQ')));
  const small = await sharp((await server.app.inject(asset?.thumbnailUrl ?? '')).rawPayload).metadata();

  expect(small).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(requestedUrls).toEqual(
    expect.arrayContaining(['/vi/aqz-KE-bpKQ/maxresdefault.jpg', '/vi/aqz-KE-bpKQ/hqdefault.jpg']),
  );
});

test('the thumbnail of a Vimeo video is fetched from the URL that Vimeo returns', async () => {
  const asset = await withPicture(ofOwn(await add('Vimeo', 'https://vimeo.com/76979871')));

  expect(asset?.posterUrl).toMatch(/^\/api\/files\//);
});

test('a thumbnail URL on another site is ignored: the video has no thumbnail', async () => {
  const read = ofOwn(await add('Altrove', 'https://vimeo.com/66666666'));
  for (let tries = 0; tries < 100 && !requestedUrls.some((url) => url.includes('66666666')); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect((await read())?.posterUrl).toBeNull();
});

test('videos of the library get thumbnails too', async () => {
  const boss = await superAdminToken(server);
  const draft = { name_it: 'Con film', name_en: 'With film', primaryMuscles: ['quads' as const] };
  const { id } = (await server.ask(libraryRoutes.create, draft, boss)).data.exercise;
  await server.ask(libraryRoutes.addLink, { id, url: 'https://youtu.be/aqz-KE-bpKQ' }, boss);

  const asset = await withPicture(
    async () => (await server.ask(libraryRoutes.get, { id }, boss)).data.exercise.assets[0],
  );

  expect(asset?.thumbnailUrl).toMatch(/^\/api\/files\//);
});

test('a page may embed only YouTube without cookies and Vimeo', async () => {
  const policy = String((await server.app.inject('/healthz')).headers['content-security-policy']);

  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
  expect(policy).toContain("media-src 'self' blob:");
});
