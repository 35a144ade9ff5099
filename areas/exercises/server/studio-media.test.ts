import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { impersonate } from '#shell/server/public-scope.ts';
import { setCurrentAccount } from '#shell/server/database/scope.ts';
import { exerciseRoutes } from '../contract.ts';
import { findTrainingExercises } from './public.ts';

let server: TestServer;
let studio: TestStudio;
let other: TestStudio;
let squat: string;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  other = await openTestStudio(server);
  const { data } = await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin);
  squat = data.exercises[0]?.id ?? '';
});

const read = async (token: string) => (await server.ask(exerciseRoutes.get, { id: squat }, token)).data.exercise;
const addLink = (url: string, token = studio.admin) => server.ask(exerciseRoutes.addLink, { id: squat, url }, token);

describe('media and cues of a studio on an exercise of the library', () => {
  test('are seen by the studio only, and leave the library as it is', async () => {
    await addLink('https://youtu.be/aqz-KE-bpKQ');
    await server.ask(exerciseRoutes.updateCues, { id: squat, cues: 'Ginocchia in fuori.' }, studio.admin);

    expect(await read(studio.admin)).toMatchObject({
      isOwn: false,
      assets: [],
      studioAssets: [{ kind: 'youtube' }],
      cues: 'Ginocchia in fuori.',
    });
    expect(await read(other.admin)).toMatchObject({ assets: [], studioAssets: [], cues: null });
  });

  test('are ordered and deleted; another account does not find them', async () => {
    const { data } = await addLink('https://www.instagram.com/reel/C0abcdefgh1/');
    const ids = data.assets.map(({ id }) => id);
    const reordered = await server.ask(exerciseRoutes.orderAssets, { id: squat, ids: ids.toReversed() }, studio.admin);
    const stranger = await server.ask(exerciseRoutes.deleteAsset, { id: ids[0] ?? '' }, other.admin);

    expect(reordered.data.assets.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(stranger.status).toBe(404);
    await server.ask(exerciseRoutes.deleteAsset, { id: ids.at(-1) ?? '' }, studio.admin);
    expect((await read(studio.admin)).studioAssets.map(({ id }) => id)).toEqual(ids.slice(0, -1));
  });

  test('come before those of the library when its clients train', async () => {
    await server.ask(exerciseRoutes.updateCues, { id: squat, cues: 'Petto alto.' }, studio.admin);
    const [exercise] = await runOutsideRequest(server.services, async (open) => {
      await setCurrentAccount(open, studio.accountId);
      const nobody = { userId: '', membershipId: '', clientId: null, timeZone: 'Europe/Rome' };
      const scope = impersonate(open, { ...nobody, accountId: studio.accountId, role: 'admin' });
      return findTrainingExercises(scope, [squat], false);
    });

    expect(exercise?.instructions).toMatch(/^Petto alto\./);
    expect(exercise?.assets.length).toBeGreaterThan(0);
  });

  test('an empty text removes the cues; those of an own exercise are its instructions', async () => {
    await server.ask(exerciseRoutes.updateCues, { id: squat, cues: '' }, studio.admin);
    const draft = { name: 'Squat mio', primaryMuscles: ['quads' as const] };
    const own = (await server.ask(exerciseRoutes.create, draft, studio.admin)).data.exercise;

    expect((await read(studio.admin)).cues).toBeNull();
    expect((await server.ask(exerciseRoutes.updateCues, { id: own.id, cues: 'x' }, studio.admin)).code).toBe(
      'cues_of_own',
    );
  });

  test('who may not change exercises adds nothing', async () => {
    expect((await addLink('https://youtu.be/aqz-KE-bpKQ', studio.client)).status).toBe(403);
    expect((await server.ask(exerciseRoutes.updateCues, { id: squat, cues: 'x' }, studio.client)).status).toBe(403);
  });
});

test('a link to a page of any site is kept as a link; without https it is refused', async () => {
  const kindOf = async (url: string) => (await addLink(url)).data?.assets?.at(-1)?.kind;

  expect(await kindOf('https://www.instagram.com/reel/C1abcdefgh2/')).toBe('link');
  expect(await kindOf('https://cdn.example.com/squat.mp4')).toBe('link');
  expect((await addLink('javascript:alert(1)')).code).toBe('link_unknown');
});
