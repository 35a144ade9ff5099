import fs from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, superAdminToken, type TestStudio } from '#database/testing/studio.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { connect } from '#shell/server/database/connect.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { exerciseRoutes } from '../contract.ts';
import { libraryRoutes } from '../contract/library.ts';
import { staples } from '../rules/staples.ts';
import { findLoadedVersion, type LibraryExercise, replaceLibrary } from './store/catalogue.ts';

let server: TestServer;
let studio: TestStudio;
let boss: string;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  boss = await superAdminToken(server);
});

const draft = (name_it: string, name_en: string) => ({ name_it, name_en, primaryMuscles: ['quads' as const] });

async function make(name_it: string, name_en = `${name_it} EN`): Promise<string> {
  return (await server.ask(libraryRoutes.create, draft(name_it, name_en), boss)).data.exercise.id;
}

async function found(search: string, language = 'it'): Promise<string[]> {
  const { exercises } = (await server.ask(exerciseRoutes.list, { search }, studio.admin, language)).data;
  return exercises.map(({ name }) => name);
}

describe('a super admin', () => {
  test('adds an exercise that every account finds immediately, in its language', async () => {
    await make('Passo del granchio gigante', 'Giant Crab Walk');

    expect((await found('granchio gigante'))[0]).toBe('Passo del granchio gigante');
    expect((await found('giant crab', 'en'))[0]).toBe('Giant Crab Walk');
  });

  test('gets the added exercise again when the answer was lost, instead of a taken name', async () => {
    const [first, again] = await server.askTwice(libraryRoutes.create, draft('Una volta sola', 'Only Once'), boss);

    expect(first?.status).toBe(200);
    expect(again).toEqual(first);
  });

  test('changes an exercise, with instructions in both languages', async () => {
    const { exercises, allMusclesGroups } = (await server.ask(libraryRoutes.list, { search: 'plank' }, boss)).data;
    const id = exercises[0]?.id ?? '';
    const texts = {
      ...draft('Plank riscritto', 'Plank Rewritten'),
      instructions_it: 'Fermi.',
      instructions_en: 'Hold.',
    };
    await server.ask(libraryRoutes.update, { id, version: 1, ...texts }, boss);
    const seen = (await server.ask(exerciseRoutes.get, { id }, studio.admin, 'en')).data.exercise;

    expect(seen).toMatchObject({ name: 'Plank Rewritten', instructions: 'Hold.', isOwn: false });
    expect(allMusclesGroups).toContainEqual({ group: 'glutes', muscles: ['glutes'] });
  });

  test('changes a staple, which keeps its rank', async () => {
    const { exercises } = (await server.ask(libraryRoutes.list, { search: 'leg curl' }, boss)).data;
    const texts = draft('Leg curl sdraiato', 'Lying Leg Curls');
    await server.ask(libraryRoutes.update, { id: exercises[0]?.id ?? '', version: 1, ...texts }, boss);

    expect((await found('leg curl'))[0]).toBe('Leg curl sdraiato');
  });

  test('gets an error at the field when a name exists', async () => {
    await make('Doppione di libreria', 'Library Double');

    expect(await server.ask(libraryRoutes.create, draft('Nuovo', 'LIBRARY double'), boss)).toMatchObject({
      status: 422,
      code: 'library_name_taken',
      errors: { name_en: [expect.any(String)] },
    });
  });

  test('archives an exercise, which accounts no longer find, and restores it', async () => {
    const id = await make('Da archiviare subito');
    await server.ask(libraryRoutes.archive, { id }, boss);
    const { exercises } = (await server.ask(libraryRoutes.list, { archived: 'yes' }, boss)).data;
    const hidden = await found('da archiviare subito');
    await server.ask(libraryRoutes.restore, { id }, boss);

    expect(exercises.map(({ name }) => name)).toEqual(['Da archiviare subito']);
    expect(hidden).not.toContain('Da archiviare subito');
    expect((await found('da archiviare subito'))[0]).toBe('Da archiviare subito');
  });

  test('deletes an unused exercise; a used one can only be archived', async () => {
    const id = await make('Da eliminare');
    const { program } = (await server.ask(programRoutes.get, { id: studio.ids['programs'] ?? '' }, studio.admin)).data;
    const used = program.weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.exerciseId ?? '';

    expect((await server.ask(libraryRoutes.delete, { id }, boss)).status).toBe(200);
    expect((await server.ask(libraryRoutes.get, { id }, boss)).status).toBe(404);
    expect(await server.ask(libraryRoutes.delete, { id: used }, boss)).toMatchObject({
      status: 409,
      code: 'used_in_library',
    });
  });

  test('adds media, which the clone of an account keeps after their removal from the library', async () => {
    const id = await make('Con video di libreria');
    const { assets } = (await server.ask(libraryRoutes.addLink, { id, url: 'vimeo.com/76979871' }, boss)).data;
    const second = (await server.ask(libraryRoutes.addLink, { id, url: 'youtu.be/aqz-KE-bpKQ' }, boss)).data.assets[1];
    const ids = [second?.id ?? '', assets[0]?.id ?? ''];
    const { exercise } = (await server.ask(exerciseRoutes.clone, { id, name: 'Copia con video' }, studio.admin)).data;
    const ordered = await server.ask(libraryRoutes.orderAssets, { id, ids }, boss);
    await server.ask(libraryRoutes.deleteAsset, { id: ids[0] ?? '' }, boss);

    expect(ordered.data.assets.map((asset) => asset.id)).toEqual(ids);
    expect(exercise.assets.map(({ kind }) => kind)).toEqual(['vimeo', 'youtube']);
    expect((await server.ask(libraryRoutes.get, { id }, boss)).data.exercise.assetCount).toBe(1);
    expect((await server.ask(exerciseRoutes.get, { id: exercise.id }, studio.admin)).data.exercise.assetCount).toBe(2);
  });

  test('an admin of an account is refused every route', async () => {
    const id = await make('Riservato alla libreria');
    const request = await Promise.all([
      server.ask(libraryRoutes.list, {}, studio.admin),
      server.ask(libraryRoutes.get, { id }, studio.admin),
      server.ask(libraryRoutes.update, { id, version: 1, ...draft('Mio', 'Mine') }, studio.admin),
      server.ask(libraryRoutes.archive, { id }, studio.admin),
      server.ask(libraryRoutes.restore, { id }, studio.admin),
      server.ask(libraryRoutes.delete, { id }, studio.admin),
      server.ask(libraryRoutes.addLink, { id, url: 'vimeo.com/76979871' }, studio.admin),
    ]);

    expect(new Set(request.map(({ status }) => status))).toEqual(new Set([403]));
  });
});

test('the database itself refuses a write to the library that no super admin asked for', async () => {
  const rename = runOutsideRequest(server.services, ({ db }) =>
    db.updateTable('system_exercises').set({ name_it: 'Rubato' }).execute(),
  );

  await expect(rename).rejects.toThrow('written by super admins only');
});

describe('loading the catalogue again', () => {
  const line = (code: string, name: string): LibraryExercise => ({
    id: crypto.randomUUID(),
    code,
    name_it: name,
    name_en: name,
    aliases: [],
    primary_muscles: ['quads'],
    secondary_muscles: [],
    equipment: [],
    category: 'strength',
    level: null,
    mechanic: null,
    force: null,
    rarity: 0,
  });

  test('keeps what a super admin changed, archived or deleted and updates the rest', async () => {
    const owner = connect(server.ownerUrl, 1);
    const lines = ['edited', 'archived', 'deleted', 'untouched'].map((code) => line(code, `Voce ${code}`));
    const [edited, archived, deleted, untouched] = lines.map(({ id }) => id) as [string, string, string, string];
    await replaceLibrary(owner, 'first', lines);
    await server.ask(libraryRoutes.update, { id: edited, version: 1, ...draft('Voce corretta', 'Corrected') }, boss);
    await server.ask(libraryRoutes.archive, { id: archived }, boss);
    await server.ask(libraryRoutes.delete, { id: deleted }, boss);
    const made = await make('Voce fatta a mano');

    await replaceLibrary(
      owner,
      'second',
      ['edited', 'archived', 'deleted', 'untouched'].map((code) => line(code, `Nuova ${code}`)),
    );
    const { rows } = await owner.query(
      'select id, name_it, archived_at is not null as archived from system_exercises where id = any($1) order by name_it',
      [[edited, archived, deleted, untouched, made]],
    );
    const version = await findLoadedVersion(owner);
    await owner.end();

    expect(version).toBe('second');
    expect(rows).toEqual([
      { id: untouched, name_it: 'Nuova untouched', archived: false },
      { id: archived, name_it: 'Voce archived', archived: true },
      { id: edited, name_it: 'Voce corretta', archived: false },
      { id: made, name_it: 'Voce fatta a mano', archived: false },
    ]);
  });
});

describe('staples', () => {
  test('all exist in the library', async () => {
    const lines = (await fs.readFile('database/catalogues/exercises.csv', 'utf8')).split('\n');
    const codes = new Set(lines.map((line) => line.split(',')[0]));

    expect([...staples.keys()].filter((code) => !codes.has(code))).toEqual([]);
  });
});
