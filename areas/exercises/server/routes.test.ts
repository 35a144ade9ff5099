import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const draft = (name: string) => ({ name, primaryMuscles: ['quads' as const] });

async function firstFor(search: string, language = 'it'): Promise<string | undefined> {
  return (await server.ask(exerciseRoutes.list, { search }, studio.admin, language)).data.exercises[0]?.name;
}

describe('search', () => {
  test.each([
    ['pancha piana', /^Panca piana/],
    ['sqaut', /^Squat/],
    ['hip trust', /^Hip thrust/],
    ['latmachine', /^Lat machine/],
    ['TRAZIÒNI', /^Trazioni/],
    ['bench press', /Panca/],
  ])('forgives accents and typos in both languages: %s', async (words, expected) => {
    expect(await firstFor(words)).toMatch(expected);
  });

  test('answers in the language of the screen', async () => {
    expect(await firstFor('stacco rumeno')).toMatch(/^Stacco rumeno/);
    expect(await firstFor('stacco rumeno', 'en')).toMatch(/Romanian Deadlift/);
  });

  test('muscle, equipment and owner narrow the library of 1,514', async () => {
    const ask = async (filters: object) => (await server.ask(exerciseRoutes.list, filters, studio.admin)).data;
    const { exercises } = await ask({ muscle: 'calves', equipment: 'machine' });

    expect((await ask({ owner: 'system' })).total).toBe(1514);
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.every(({ equipment }) => equipment.includes('machine'))).toBe(true);
    expect((await ask({ owner: 'own' })).exercises.map(({ name }) => name)).toEqual(['Esercizio riservato']);
  });
});

describe('own exercises', () => {
  test('are made, found, changed and deleted', async () => {
    const { exercise } = (await server.ask(exerciseRoutes.create, draft('Zavorra inventata'), studio.admin)).data;
    const changed = await server.ask(
      exerciseRoutes.update,
      { id: exercise.id, ...draft('Zavorra rinominata') },
      studio.admin,
    );
    const found = await firstFor('zavora rinominata');
    await server.ask(exerciseRoutes.delete, { id: exercise.id }, studio.admin);

    expect(changed.data.exercise).toMatchObject({ isOwn: true, primaryMuscles: ['quads'] });
    expect(found).toBe('Zavorra rinominata');
    expect((await server.ask(exerciseRoutes.get, { id: exercise.id }, studio.admin)).status).toBe(404);
  });

  test('two of one name are refused, whatever the case', async () => {
    await server.ask(exerciseRoutes.create, draft('Doppione'), studio.admin);

    expect(await server.ask(exerciseRoutes.create, draft('DOPPIONE'), studio.admin)).toMatchObject({
      status: 422,
      code: 'name_taken',
    });
  });

  test('the library itself cannot be changed or deleted', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { owner: 'system' }, studio.admin)).data;
    const id = exercises[0]?.id ?? '';

    expect((await server.ask(exerciseRoutes.update, { id, ...draft('Mio') }, studio.admin)).status).toBe(404);
    expect((await server.ask(exerciseRoutes.delete, { id }, studio.admin)).status).toBe(404);
  });

  test('a muscle nobody has is named', async () => {
    const refused = await server.ask(
      exerciseRoutes.create,
      { name: 'X', primaryMuscles: ['ali' as 'quads'] },
      studio.admin,
    );

    expect(Object.keys(refused.errors ?? {})).toEqual(['primaryMuscles.0']);
  });
});
