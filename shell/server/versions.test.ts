import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { libraryRoutes } from '#areas/exercises/contract/library.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { openTestServer, type TestResponse, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, superAdminToken, type TestStudio } from '#database/testing/studio.ts';
import type { Route } from '#shell/common/route.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

type Save = (version: number, text: string) => Promise<TestResponse<Route>>;

interface SavedRecord {
  name: string;
  version: number;
  save: Save;
}

/** Each record that is saved whole, new, with the version that it was opened with. */
async function openRecords(): Promise<SavedRecord[]> {
  const token = studio.admin;
  const { group } = (await server.ask(groupRoutes.create, { name: 'Estate', clientIds: [] }, token)).data;
  const { folder } = (await server.ask(folderRoutes.create, { name: 'Forza', parent_id: null }, token)).data;
  const draft = { name: 'Mia variante', primaryMuscles: ['quads' as const] };
  const { exercise } = (await server.ask(exerciseRoutes.create, draft, token)).data;
  const person = { name: 'Nina', email: 'nina.versioni@example.com' };
  const { client } = (await server.ask(clientRoutes.create, person, token)).data;
  const boss = await superAdminToken(server);
  const library = { name_en: 'My variation', primaryMuscles: ['quads' as const] };
  const made = await server.ask(libraryRoutes.create, { ...library, name_it: 'Variante di tutti' }, boss);
  const { id, version: madeVersion } = made.data.exercise;
  const { user } = (await server.ask(accountRoutes.me, {}, token)).data;
  return [
    {
      name: 'group',
      version: group.version,
      save: (version, name) => server.ask(groupRoutes.update, { id: group.id, version, name, clientIds: [] }, token),
    },
    {
      name: 'folder',
      version: folder.version,
      save: (version, name) =>
        server.ask(folderRoutes.update, { id: folder.id, version, name, parent_id: null }, token),
    },
    {
      name: 'exercise',
      version: exercise.version,
      save: (version, name) => server.ask(exerciseRoutes.update, { ...draft, id: exercise.id, version, name }, token),
    },
    {
      name: 'client',
      version: client.version,
      save: (version, goal) => server.ask(clientRoutes.update, { ...person, id: client.id, version, goal }, token),
    },
    {
      name: 'note about a client',
      version: client.version + 2,
      save: (version, note) => server.ask(clientRoutes.saveNote, { id: client.id, version, note }, token),
    },
    {
      name: 'exercise of the library',
      version: madeVersion,
      save: (version, name_it) => server.ask(libraryRoutes.update, { ...library, id, version, name_it }, boss),
    },
    {
      name: 'profile',
      version: user.version,
      save: (version, name) => server.ask(accountRoutes.saveProfile, { version, name }, token),
    },
  ] as SavedRecord[];
}

test('of 20 parallel saves of one version one is stored; the others get 409 with the stored record', async () => {
  const records = await openRecords();

  for (const { name, version, save } of records) {
    const texts = Array.from({ length: 20 }, (_, index) => `Salvato ${index}`);
    const replies = await Promise.all(texts.map((text) => save(version, text)));
    const stored = texts[replies.findIndex(({ status }) => status === 200)];
    const refused = replies.filter(({ code }) => code === 'version_conflict');

    expect([name, refused.length], replies[0]?.message).toEqual([name, 19]);
    expect(new Set(refused.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(refused[0]?.message).toContain('Scegli quale versione tenere');
    for (const { data } of refused) expect(JSON.stringify(data)).toContain(`"${stored}"`);
    expect((await save(version + (name === 'profile' ? 2 : 1), 'Dopo')).status).toBe(200);
  }
  expect(records).toHaveLength(7);
});
