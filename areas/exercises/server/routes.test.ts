import { beforeAll, describe, expect, test } from 'vitest';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { exerciseRoutes } from '../contract.ts';
import type { Muscle } from '../rules/taxonomy.ts';

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
  ])('forgives accents and typos in both languages: %s', async (search, expected) => {
    expect(await firstFor(search)).toMatch(expected);
  });

  test.each([
    ['stacco', 'Stacco da terra con bilanciere'],
    ['deadlift', 'Stacco da terra con bilanciere'],
    ['leg curl', 'Leg curl sdraiato'],
    ['trazioni', 'Trazioni alla sbarra'],
    ['affondi', 'Affondi con manubri'],
    ['face pull', 'Face pull al cavo'],
    ['stacco rumeno', 'Stacco rumeno con bilanciere'],
    ['corsa', "Corsa all'aperto"],
    ['push-up', 'Piegamenti sulle braccia'],
    ['stacco r', 'Stacco rumeno con bilanciere'],
    ['rdl', 'Stacco rumeno con bilanciere'],
    ['curl con man', 'Curl con manubri'],
    ['spinte manubri', 'Panca piana con manubri'],
    ['panca incl', 'Panca inclinata con manubri'],
    ['panca manubri', 'Panca piana con manubri'],
  ])('a bare name means the exercise coaches call so: %s', async (search, expected) => {
    expect(await firstFor(search)).toBe(expected);
  });

  test.each([
    ['squat', 'Barbell Squat'],
    ['bench press', 'Barbell Bench Press'],
    ['row', 'Bent Over Barbell Row'],
    ['panca piana', 'Barbell Bench Press'],
    ['push up', 'Pushups'],
    ['pull up', 'Pullups'],
    ['pull-up', 'Pullups'],
    ['pull u', 'Pullups'],
    ['chin', 'Chin-Up'],
    ['rdl', 'Romanian Deadlift'],
    ['curl d', 'Dumbbell Bicep Curl'],
  ])('and so in English: %s', async (search, expected) => {
    expect(await firstFor(search, 'en')).toBe(expected);
  });

  test.each([
    ['Curl con manubri', 'it'],
    ['Dumbbell Bicep Curl', 'en'],
    ['Bodyweight Squat', 'en'],
    ['Split squat', 'it'],
  ])(
    'the exact name of an exercise comes before those that coaches mean by a bare name: %s',
    async (name, language) => {
      expect((await firstFor(name, language))?.toLowerCase()).toBe(name.toLowerCase());
    },
  );

  test.each([
    ['RDL', /^Stacco rumeno/],
    ['ohp', /^Military press/],
    ['spinte manubri', /manubri/],
    ['RDL manubri', /^Stacco rumeno con manubri/],
  ])('knows how coaches shorten names: %s', async (search, expected) => {
    expect(await firstFor(search)).toMatch(expected);
  });

  test('the presses on a bench come before what else is done on one', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'panca' }, studio.admin)).data;
    const firstNames = exercises.slice(0, 4).map(({ name }) => name.split(' con ')[0]);

    expect(firstNames).toEqual(['Panca piana', 'Panca piana', 'Panca inclinata', 'Panca inclinata']);
  });

  test('returns names in the language of the user', async () => {
    expect(await firstFor('stacco rumeno')).toMatch(/^Stacco rumeno/);
    expect(await firstFor('stacco rumeno', 'en')).toMatch(/Romanian Deadlift/);
  });

  test('the name of a muscle finds its exercises, the usual ones first, also with another word', async () => {
    const ask = async (query: object) => (await server.ask(exerciseRoutes.list, query, studio.admin)).data;
    const firstOf = async (search: string) => (await ask({ search })).exercises.slice(0, 8);
    const isPrimary = (muscle: Muscle) => (exercise: { primaryMuscles: Muscle[] }) =>
      exercise.primaryMuscles.includes(muscle);

    expect((await firstOf('bicipiti')).every(isPrimary('biceps'))).toBe(true);
    expect((await firstOf('bicipiti'))[0]?.name).toBe('Curl con bilanciere');
    expect((await firstOf('addome')).map(({ name }) => name)).toContain('Crunch');
    expect((await ask({ search: 'biceps' })).isSimilarOnly).toBe(false);
    expect((await firstOf('glutei manubrio')).every(({ equipment }) => equipment.includes('dumbbell'))).toBe(true);
  });

  test('muscle, equipment and owner filter the library of 1,561 exercises', async () => {
    const ask = async (filters: object) => (await server.ask(exerciseRoutes.list, filters, studio.admin)).data;
    const { exercises } = await ask({ muscle: 'calves', equipment: 'machine' });

    expect((await ask({ owner: 'system' })).total).toBe(1561);
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.every(({ equipment }) => equipment.includes('machine'))).toBe(true);
    expect((await ask({ owner: 'own' })).exercises.map(({ name }) => name)).toEqual(['Esercizio riservato']);
  });
});

describe('own exercises', () => {
  test('are created, found, changed and deleted', async () => {
    const { exercise } = (await server.ask(exerciseRoutes.create, draft('Zavorra inventata'), studio.admin)).data;
    const changed = await server.ask(
      exerciseRoutes.update,
      { id: exercise.id, version: 1, ...draft('Zavorra rinominata') },
      studio.admin,
    );
    const found = await firstFor('zavora rinominata');
    await server.ask(exerciseRoutes.delete, { id: exercise.id }, studio.admin);

    expect(changed.data.exercise).toMatchObject({ isOwn: true, primaryMuscles: ['quads'] });
    expect(found).toBe('Zavorra rinominata');
    expect((await server.ask(exerciseRoutes.get, { id: exercise.id }, studio.admin)).status).toBe(404);
  });

  test('a second one with the same name is refused, ignoring case', async () => {
    await server.ask(exerciseRoutes.create, draft('Doppione'), studio.admin);

    expect(await server.ask(exerciseRoutes.create, draft('DOPPIONE'), studio.admin)).toMatchObject({
      status: 422,
      code: 'name_taken',
    });
  });

  test('the library itself cannot be changed or deleted', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { owner: 'system' }, studio.admin)).data;
    const id = exercises[0]?.id ?? '';

    expect((await server.ask(exerciseRoutes.update, { id, version: 1, ...draft('Mio') }, studio.admin)).status).toBe(
      404,
    );
    expect((await server.ask(exerciseRoutes.delete, { id }, studio.admin)).status).toBe(404);
  });

  test('an unknown muscle is reported at its field', async () => {
    const refused = await server.ask(
      exerciseRoutes.create,
      { name: 'X', primaryMuscles: ['ali' as 'quads'] },
      studio.admin,
    );

    expect(Object.keys(refused.errors ?? {})).toEqual(['primaryMuscles.0']);
  });
});

async function make(name: string, token = studio.admin, attributes: object = {}): Promise<string> {
  return (await server.ask(exerciseRoutes.create, { ...draft(name), ...attributes }, token)).data.exercise.id;
}

async function names(filters: object, token = studio.admin): Promise<string[]> {
  const { exercises } = (await server.ask(exerciseRoutes.list, filters, token)).data;
  return exercises.map(({ name }) => name);
}

describe('a coach of the studio', () => {
  test('changes, archives and deletes the exercises that they created', async () => {
    const id = await make('Del coach', studio.coach);

    expect(
      (await server.ask(exerciseRoutes.update, { id, version: 1, ...draft('Del coach 2') }, studio.coach)).status,
    ).toBe(200);
    expect((await server.ask(exerciseRoutes.archive, { id }, studio.coach)).status).toBe(200);
    expect((await server.ask(exerciseRoutes.delete, { id }, studio.coach)).status).toBe(200);
  });

  test('is refused every change of exercises of others, the admin is not', async () => {
    const id = await make('Della titolare');
    const requests = await Promise.all([
      server.ask(exerciseRoutes.update, { id, version: 1, ...draft('Preso') }, studio.coach),
      server.ask(exerciseRoutes.archive, { id }, studio.coach),
      server.ask(exerciseRoutes.delete, { id }, studio.coach),
      server.ask(exerciseRoutes.addLink, { id, url: 'vimeo.com/76979871' }, studio.coach),
      server.ask(exerciseRoutes.deleteAsset, { id: studio.ids['assets'] ?? '' }, studio.coach),
    ]);
    const ofCoach = await make('Altro del coach', studio.coach);

    expect(requests.map(({ status, code }) => [status, code])).toEqual(Array(5).fill([403, 'not_author']));
    expect((await server.ask(exerciseRoutes.delete, { id: ofCoach }, studio.admin)).status).toBe(200);
  });

  test('copies any of them and owns the copy', async () => {
    const id = await make('Da copiare', studio.admin, { instructions: 'Lento', mechanic: 'compound' });
    const { exercise } = (await server.ask(exerciseRoutes.clone, { id, name: 'La mia copia' }, studio.coach)).data;

    expect(exercise).toMatchObject({ isOwn: true, instructions: 'Lento', mechanic: 'compound', name: 'La mia copia' });
    expect((await server.ask(exerciseRoutes.delete, { id: exercise.id }, studio.coach)).status).toBe(200);
  });

  test('copies an exercise of the library with its attributes; an existing name is refused', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat' }, studio.coach)).data;
    const source = exercises[0];
    const clone = (name: string) => server.ask(exerciseRoutes.clone, { id: source?.id ?? '', name }, studio.coach);
    const { exercise } = (await clone('Squat alla mia maniera')).data;

    const { primaryMuscles, equipment, level, mechanic, force } = source ?? exercise;
    expect(exercise).toMatchObject({ isOwn: true, primaryMuscles, equipment, level, mechanic, force });
    expect(await clone('squat ALLA mia maniera')).toMatchObject({ status: 422, code: 'name_taken' });
  });
});

describe('an exercise that a program uses', () => {
  test('cannot be deleted but archived: it is hidden in lists, stays in the program and can be restored', async () => {
    const own = await openTestStudio(server);
    const id = await make('Usato', own.admin);
    const { program } = (await server.ask(programRoutes.get, { id: own.ids['programs'] ?? '' }, own.admin)).data;
    const changed = structuredClone(program);
    const row = changed.weeks[0]?.days[0]?.workouts[0]?.exercises[0];
    if (!row) throw new Error('the studio has no row');
    Object.assign(row, { exerciseId: id, name: 'Usato' });
    await saveDocument(server, programRoutes, { before: program, after: changed }, own.admin);

    const refused = await server.ask(exerciseRoutes.delete, { id }, own.admin);
    const archived = await server.ask(exerciseRoutes.archive, { id }, own.admin);
    const listed = [await names({ owner: 'own' }, own.admin), await names({ owner: 'archived' }, own.admin)];
    const again = await server.ask(exerciseRoutes.create, draft('usato'), own.admin);
    await server.ask(exerciseRoutes.restore, { id }, own.admin);

    expect(refused).toMatchObject({ status: 409, code: 'used_in_programs' });
    expect(refused.message).toMatch(/^Un programma usa/);
    expect(archived.data.exercise).toMatchObject({ isArchived: true, programs: 1 });
    expect(listed).toEqual([['Esercizio riservato'], ['Usato']]);
    expect(again).toMatchObject({ status: 422, code: 'name_archived', errors: { name: [expect.any(String)] } });
    expect(await names({ search: 'usato', owner: 'own' }, own.admin)).toContain('Usato');
  });
});

describe('a studio that hides the library', () => {
  test('lists only its own exercises, but opens and copies those of its programs', async () => {
    const own = await openTestStudio(server);
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat' }, own.admin)).data;
    const id = exercises[0]?.id ?? '';
    await server.ask(accountRoutes.hideDefaultExercises, { hideDefaultExercises: true }, own.admin);

    expect(await names({}, own.admin)).toEqual(['Esercizio riservato']);
    expect(await names({ search: 'squat' }, own.coach)).toEqual([]);
    expect(await names({ owner: 'system' }, own.admin)).toEqual([]);
    expect((await server.ask(exerciseRoutes.alternatives, { id }, own.admin)).data.exercises).toMatchObject([
      { name: 'Esercizio riservato' },
    ]);
    expect((await server.ask(exerciseRoutes.get, { id }, own.admin)).status).toBe(200);
  });
});

test('a list of ids returns the exercises that can be picked and ignores other ids', async () => {
  const id = await make('Recente');
  const archived = await make('Recente archiviato');
  await server.ask(exerciseRoutes.archive, { id: archived }, studio.admin);

  expect(await names({ ids: `${id},${archived},niente,0190c0de-0000-7000-8000-00000000dead` })).toEqual(['Recente']);
  expect(await names({ ids: '' })).toEqual([]);
});

test('a category filters the list, and an unknown one is reported', async () => {
  const { exercises } = (await server.ask(exerciseRoutes.list, { category: 'strongman' }, studio.admin)).data;
  const wrong = await server.ask(exerciseRoutes.list, { category: 'danza' as 'cardio' }, studio.admin);

  expect(exercises.every(({ category }) => category === 'strongman')).toBe(true);
  expect(Object.keys(wrong.errors ?? {})).toEqual(['category']);
});

test('a client and a nutritionist have no access to the library', async () => {
  const requests = await Promise.all(
    [studio.client, studio.nutritionist].map((token) => server.ask(exerciseRoutes.list, {}, token)),
  );

  expect(requests.map(({ status }) => status)).toEqual([403, 403]);
});
