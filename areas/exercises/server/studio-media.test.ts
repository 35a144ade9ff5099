import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#shell/server/database/connect.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
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
const saveCues = async (cues: string) => {
  const { cuesVersion: version } = await read(studio.admin);
  return server.ask(exerciseRoutes.updateCues, { id: squat, cues, version }, studio.admin);
};
const addLink = (url: string, token = studio.admin) => server.ask(exerciseRoutes.addLink, { id: squat, url }, token);

describe('media and cues of a studio on an exercise of the library', () => {
  test('are seen by the studio only, and leave the library as it is', async () => {
    await addLink('https://youtu.be/aqz-KE-bpKQ');
    await saveCues('Ginocchia in fuori.');

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
    await saveCues('Petto alto.');
    const [exercise] = await runAsAdmin(server, studio, (scope) => findTrainingExercises(scope, [squat], false));

    expect(exercise?.instructions).toMatch(/^Petto alto\./);
    expect(exercise?.assets.length).toBeGreaterThan(0);
  });

  test('an empty text removes the cues; those of an own exercise are its instructions', async () => {
    await saveCues('');
    const draft = { name: 'Squat mio', primaryMuscles: ['quads' as const] };
    const own = (await server.ask(exerciseRoutes.create, draft, studio.admin)).data.exercise;

    expect((await read(studio.admin)).cues).toBeNull();
    expect(
      (await server.ask(exerciseRoutes.updateCues, { id: own.id, cues: 'x', version: 0 }, studio.admin)).code,
    ).toBe('cues_of_own');
  });

  test('cues typed in two tabs: the second save is refused with the present cues, also after they were removed', async () => {
    const { cuesVersion: version } = await read(studio.admin);
    const save = (cues: string) => server.ask(exerciseRoutes.updateCues, { id: squat, cues, version }, studio.admin);
    const first = await save('Dalla prima scheda.');
    const second = await save('Dalla seconda scheda.');
    await saveCues('');
    const third = await save('Ancora dalla seconda.');

    expect(first.data.exercise).toMatchObject({ cues: 'Dalla prima scheda.', cuesVersion: version + 1 });
    expect(second).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(second.data).toMatchObject({ record: { id: squat, cues: 'Dalla prima scheda.', version: version + 1 } });
    expect(third).toMatchObject({ status: 409, data: { record: { cues: null, version: version + 2 } } });
    expect((await read(studio.admin)).cues).toBeNull();
  });

  test('20 saves of the same version at once: one is stored', async () => {
    const { cuesVersion: version } = await read(studio.admin);
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.ask(exerciseRoutes.updateCues, { id: squat, cues: `Scheda ${index}`, version }, studio.admin),
      ),
    );

    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await read(studio.admin)).cuesVersion).toBe(version + 1);
    await saveCues('');
  });

  test('are copied with the exercise: its media first, at most 10, the cues before the instructions', async () => {
    const bench = (await server.ask(exerciseRoutes.list, { search: 'panca piana con bilanciere' }, studio.admin)).data
      .exercises[0];
    const id = bench?.id ?? '';
    const links = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'];
    for (const url of links) await server.ask(exerciseRoutes.addLink, { id, url }, studio.admin);
    await server.ask(exerciseRoutes.updateCues, { id, cues: 'Scapole addotte.', version: 0 }, studio.admin);
    const owner = connect(server.ownerUrl, 1);
    await owner.query(
      `insert into system_attachments (id, system_exercise_id, position, kind, content_id, url)
       select gen_random_uuid(), $1, n, 'link', gen_random_uuid(), 'https://example.com/' || n from generate_series(1, 10) n`,
      [id],
    );
    await owner.end();

    const { exercise } = (await server.ask(exerciseRoutes.clone, { id, name: 'Panca mia' }, studio.admin)).data;
    const { exercise: source } = (await server.ask(exerciseRoutes.get, { id }, studio.admin)).data;

    expect(exercise.assets.slice(0, 3).map(({ kind }) => kind)).toEqual(['youtube', 'vimeo', 'link']);
    expect(exercise).toMatchObject({ isOwn: true, assetCount: 10, studioAssets: [], cues: null });
    expect(exercise.instructions?.startsWith('Scapole addotte.')).toBe(true);
    expect(source).toMatchObject({ cues: 'Scapole addotte.', studioAssets: [{ kind: 'youtube' }, { kind: 'vimeo' }] });
    const elsewhere = (await server.ask(exerciseRoutes.clone, { id, name: 'Panca mia' }, other.admin)).data.exercise;
    expect(elsewhere.instructions ?? '').not.toContain('Scapole addotte.');
    expect(elsewhere.assets.map(({ kind }) => kind)).toEqual(Array<string>(10).fill('link'));
  });

  test('who may not change exercises adds nothing', async () => {
    expect((await addLink('https://youtu.be/aqz-KE-bpKQ', studio.client)).status).toBe(403);
    expect(
      (await server.ask(exerciseRoutes.updateCues, { id: squat, cues: 'x', version: 0 }, studio.client)).status,
    ).toBe(403);
  });
});

test('a link to a page of any site is kept as a link; without https it is refused', async () => {
  const kindOf = async (url: string) => (await addLink(url)).data?.assets?.at(-1)?.kind;

  expect(await kindOf('https://www.instagram.com/reel/C1abcdefgh2/')).toBe('link');
  expect(await kindOf('https://cdn.example.com/squat.mp4')).toBe('link');
  expect((await addLink('javascript:alert(1)')).code).toBe('link_unknown');
});
