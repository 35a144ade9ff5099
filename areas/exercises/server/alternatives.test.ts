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

async function make(name: string): Promise<string> {
  const draft = { name, primaryMuscles: ['tibialis' as const] };
  return (await server.ask(exerciseRoutes.create, draft, studio.admin)).data.exercise.id;
}

describe('alternatives', () => {
  test('to a bench press train the chest, the most similar first, and can be filtered by equipment', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'panca piana bilanciere' }, studio.admin))
      .data;
    const id = exercises[0]?.id ?? '';
    const ask = async (question: object) =>
      (await server.ask(exerciseRoutes.alternatives, { id, ...question }, studio.admin)).data.exercises;
    const all = await ask({});
    const cables = await ask({ equipment: 'cable' });

    expect(all).toHaveLength(12);
    expect(all.every(({ primaryMuscles }) => primaryMuscles.includes('chest'))).toBe(true);
    expect(all[0]).toMatchObject({ mechanic: 'compound', force: 'push' });
    expect(all.map((one) => one.id)).not.toContain(id);
    expect(cables.every(({ equipment }) => equipment.includes('cable'))).toBe(true);
    expect(cables.length).toBeGreaterThan(0);
    expect(all.map(({ name }) => name)).toContain('Panca piana con manubri');
  });

  test('are searched by name in either language, beyond the first twelve', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'panca piana bilanciere' }, studio.admin))
      .data;
    const id = exercises[0]?.id ?? '';
    const ask = async (search: string) =>
      (await server.ask(exerciseRoutes.alternatives, { id, search }, studio.admin)).data.exercises;

    expect((await ask('svend')).map(({ name }) => name)).toEqual(['Svend press']);
    expect((await ask('guillotine multipower')).map(({ name }) => name)).toEqual(['Guillotine press al multipower']);
    expect(await ask('xyzzyq')).toEqual([]);
  });

  test('do not contain archived exercises', async () => {
    const id = await make('Collo uno');
    const other = await make('Collo due');
    await server.ask(exerciseRoutes.archive, { id: other }, studio.admin);

    const { exercises } = (await server.ask(exerciseRoutes.alternatives, { id }, studio.admin)).data;

    expect(exercises.map(({ name }) => name)).not.toContain('Collo due');
  });
});
