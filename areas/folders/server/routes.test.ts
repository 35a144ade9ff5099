import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type Folder, folderLimits, folderRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const create = (name: string, parent_id: string | null = null, token = studio.admin) =>
  server.ask(folderRoutes.create, { name, parent_id }, token);

async function folder(name: string, parent_id: string | null = null): Promise<Folder> {
  return (await create(name, parent_id)).data.folder;
}

async function template(folderId: string | null, token = studio.admin): Promise<string> {
  const draft = { title: 'Modello', weeks: 1, daysAWeek: 1, folderId };
  return (await server.ask(programRoutes.create, draft, token)).data.program.id;
}

async function folders(token = studio.admin): Promise<Map<string, Folder>> {
  const { data } = await server.ask(folderRoutes.list, {}, token);
  return new Map(data.folders.map((one) => [one.id, one]));
}

const folderIdOf = async (id: string) =>
  (await server.ask(programRoutes.get, { id }, studio.admin)).data.program.folderId;

describe('reading', () => {
  test('folders are listed by name, with the numbers of programs in each and in all below it', async () => {
    const strength = await folder('forza');
    const beginners = await folder('Principianti', strength.id);
    await Promise.all([template(strength.id), template(beginners.id), template(beginners.id)]);

    const all = await folders();

    expect([...all.values()].map(({ name }) => name)).toEqual(['forza', 'Principianti', 'Riservata']);
    expect(all.get(strength.id)).toMatchObject({ programs: 1, programsWithin: 3, parent_id: null });
    expect(all.get(beginners.id)).toMatchObject({ programs: 2, programsWithin: 2, parent_id: strength.id });
  });

  test('a collaborator sees all folders and counts the programs that they created, and those of others apart', async () => {
    const shared = await folder('Condivisa');
    await Promise.all([template(shared.id), template(shared.id, studio.coach)]);

    expect((await folders(studio.coach)).get(shared.id)).toMatchObject({ programs: 1, othersWithin: 1 });
    expect((await folders()).get(shared.id)).toMatchObject({ programs: 2, othersWithin: 0 });
  });

  test('a folder has the list of its parents, outermost first', async () => {
    const outer = await folder('Forza');
    const middle = await folder('Casa', outer.id);
    const inner = await folder('Senza attrezzi', middle.id);

    const { data } = await server.ask(folderRoutes.get, { id: inner.id }, studio.admin);

    expect(data.folder.parents.map(({ name }) => name)).toEqual(['Forza', 'Casa']);
  });

  test('a person without access to programs has no access to folders', async () => {
    expect((await server.ask(folderRoutes.list, {}, studio.nutritionist)).status).toBe(403);
    expect((await server.ask(folderRoutes.get, { id: newId() }, studio.nutritionist)).status).toBe(403);
    expect((await server.ask(folderRoutes.get, { id: newId() }, studio.admin)).status).toBe(404);
  });
});

describe('a new folder', () => {
  test('two folders of one parent cannot have the same name, of different parents they can', async () => {
    const outer = await folder('Forza');
    const again = await create('FORZA');
    const within = await create('Forza', outer.id);

    expect(again).toMatchObject({
      status: 422,
      code: 'name_taken',
      errors: { name: [expect.stringContaining('FORZA')] },
    });
    expect(within.status).toBe(200);
  });

  test('needs a name, a parent of the account and the permission', async () => {
    const stranger = await openTestStudio(server, 'Studio Vicino');

    expect(Object.keys((await create(' ')).errors ?? {})).toEqual(['name']);
    expect((await create('Forza', stranger.ids['folders'])).status).toBe(404);
    expect((await create('Forza', null, studio.client)).status).toBe(403);
  });

  test('six levels are allowed, the seventh is refused', async () => {
    let parent: string | null = null;
    for (let level = 1; level <= folderLimits.depth; level++) parent = (await folder(`Livello ${level}`, parent)).id;

    expect(await create('Livello 7', parent)).toMatchObject({ status: 422, code: 'too_deep' });
  });

  test('an account has at most 500', async () => {
    const { default: pg } = await import('pg');
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await owner.query(
      `insert into folders (account_id, id, name) select $1, gen_random_uuid(), 'Cartella ' || n from generate_series(1, 499) n`,
      [studio.accountId],
    );
    await owner.end();

    expect(await create('Una di troppo')).toMatchObject({ status: 422, code: 'too_many' });
  });
});

test('a deleted folder comes back with its name, its folders and its programs, but without those that were moved meanwhile', async () => {
  const [outer, other] = [await folder('Forza'), await folder('Archivio')];
  const inner = await folder('Casa', outer.id);
  const [stays, moved] = [await template(outer.id), await template(outer.id)];
  const { admin } = studio;

  await server.ask(folderRoutes.delete, { id: outer.id }, admin);
  expect((await folders()).get(inner.id)?.parent_id).toBeNull();
  expect((await server.ask(folderRoutes.deleted, {}, admin)).data.deleted).toMatchObject([
    { id: outer.id, title: 'Forza' },
  ]);
  await server.ask(programRoutes.moveToFolder, { programIds: [moved], folderId: other.id }, admin);
  await create('Forza');
  expect((await server.ask(folderRoutes.undelete, { id: outer.id }, admin)).status).toBe(200);

  expect((await folders()).get(outer.id)).toMatchObject({ name: 'Forza (2)', parent_id: null });
  expect((await folders()).get(inner.id)?.parent_id).toBe(outer.id);
  expect([await folderIdOf(stays), await folderIdOf(moved)]).toEqual([outer.id, other.id]);
  expect((await server.ask(folderRoutes.deleted, {}, admin)).data.deleted).toEqual([]);
});

describe('a folder that comes back', () => {
  const remove = (id: string) => server.ask(folderRoutes.delete, { id }, studio.admin);
  const restore = (id: string) => server.ask(folderRoutes.undelete, { id }, studio.admin);

  test('is an outermost one when it would be too deep with its folders, which others were put in meanwhile', async () => {
    const outer = await folder('Forza');
    const middle = await folder('Casa', outer.id);
    const inner = await folder('Corpo libero', middle.id);
    await remove(middle.id);
    let parent = inner.id;
    for (let level = 3; level <= folderLimits.depth; level++) parent = (await folder(`Livello ${level}`, parent)).id;

    expect((await restore(middle.id)).status).toBe(200);

    const all = await folders();
    expect(all.get(middle.id)?.parent_id).toBeNull();
    expect(all.get(inner.id)?.parent_id).toBe(middle.id);
  });

  test('leaves folders outside that fill all levels themselves', async () => {
    const outer = await folder('Forza');
    const inner = await folder('Casa', outer.id);
    await remove(outer.id);
    let parent = inner.id;
    for (let level = 2; level <= folderLimits.depth; level++) parent = (await folder(`Livello ${level}`, parent)).id;

    expect((await restore(outer.id)).status).toBe(200);

    expect((await folders()).get(inner.id)?.parent_id).toBeNull();
  });

  test('is not one too many for the account', async () => {
    const outer = await folder('Forza');
    await remove(outer.id);
    await server.owner.query(
      `insert into folders (account_id, id, name) select $1, gen_random_uuid(), 'Cartella ' || n
        from generate_series(1, $2 - (select count(*) from folders where account_id = $1 and deleted_at is null)) n`,
      [studio.accountId, folderLimits.folders],
    );

    expect(await restore(outer.id)).toMatchObject({ status: 422, code: 'too_many' });
    expect((await folders()).size).toBe(folderLimits.folders);
  });
});

describe('changing a folder', () => {
  const update = (id: string, name: string, parent_id: string | null, token = studio.admin) =>
    server.ask(folderRoutes.update, { id, version: 1, name, parent_id }, token);

  test('it moves with its contents and gets a new name', async () => {
    const [outer, other] = [await folder('Forza'), await folder('Archivio')];
    const inner = await folder('Casa', outer.id);
    const program = await template(inner.id);

    const { data } = await update(outer.id, 'Forza 2025', other.id);

    expect(data.folder).toMatchObject({ name: 'Forza 2025', parent_id: other.id, programsWithin: 1 });
    expect((await folders()).get(inner.id)?.parent_id).toBe(outer.id);
    expect(await folderIdOf(program)).toBe(inner.id);
  });

  test('it cannot move into itself, below itself or where its name exists', async () => {
    const outer = await folder('Forza');
    const inner = await folder('Casa', outer.id);
    await folder('Casa');

    expect(await update(outer.id, 'Forza', outer.id)).toMatchObject({ status: 422, code: 'into_itself' });
    expect(await update(outer.id, 'Forza', inner.id)).toMatchObject({ status: 422, code: 'into_itself' });
    expect(await update(inner.id, 'Casa', null)).toMatchObject({ status: 422, code: 'name_taken' });
    expect(await update(inner.id, 'CASA', outer.id)).toMatchObject({ status: 200 });
  });

  test('two concurrent moves into each other do not create a cycle', async () => {
    const [one, other] = [await folder('Uno'), await folder('Due')];

    const replies = await Promise.all([update(one.id, 'Uno', other.id), update(other.id, 'Due', one.id)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a subtree of three levels does not fit into the fourth level', async () => {
    let deep: string | null = null;
    for (let level = 1; level <= 4; level++) deep = (await folder(`Livello ${level}`, deep)).id;
    const top = await folder('Cima');
    const middle = await folder('Mezzo', top.id);
    await folder('Fondo', middle.id);

    expect(await update(top.id, 'Cima', deep)).toMatchObject({ status: 422, code: 'too_deep' });
  });

  test('needs a name, a folder and a parent of the account, and the permission', async () => {
    const stranger = await openTestStudio(server, 'Studio Vicino');
    const own = await folder('Forza');

    expect(Object.keys((await update(own.id, '', null)).errors ?? {})).toEqual(['name']);
    expect((await update(stranger.ids['folders'] ?? '', 'Mia', null)).status).toBe(404);
    expect((await update(own.id, 'Forza', stranger.ids['folders'] ?? '')).status).toBe(404);
    expect((await update(own.id, 'Forza', null, studio.client)).status).toBe(403);
  });
});

describe('deleting a folder', () => {
  const remove = (id: string, token = studio.admin) => server.ask(folderRoutes.delete, { id }, token);

  test('its programs, also those of others, and its folders move to the parent', async () => {
    const outer = await folder('Forza');
    const middle = await folder('Casa', outer.id);
    const inner = await folder('Corpo libero', middle.id);
    const programs = [await template(middle.id), await template(middle.id, studio.coach), await template(inner.id)];

    expect((await remove(middle.id)).status).toBe(200);

    expect((await folders()).get(inner.id)?.parent_id).toBe(outer.id);
    expect(await Promise.all(programs.map(folderIdOf))).toEqual([outer.id, outer.id, inner.id]);
  });

  test('the contents of an outermost folder are in no folder afterwards', async () => {
    const outer = await folder('Forza');
    const program = await template(outer.id);
    await remove(outer.id);

    expect(await folderIdOf(program)).toBeNull();
    expect((await folders()).has(outer.id)).toBe(false);
  });

  test('a subfolder whose name exists in the parent gets a number; one with the name of the deleted folder keeps it', async () => {
    const outer = await folder('Forza');
    const [same, met] = [await folder('Forza', outer.id), await folder('Casa', outer.id)];
    await folder('Casa');
    await remove(outer.id);

    const all = await folders();
    expect(all.get(same.id)).toMatchObject({ name: 'Forza', parent_id: null });
    expect(all.get(met.id)).toMatchObject({ name: 'Casa (2)', parent_id: null });
  });

  test('needs the permission and a folder of the account', async () => {
    const stranger = await openTestStudio(server, 'Studio Vicino');
    const own = await folder('Forza');

    expect((await remove(stranger.ids['folders'] ?? '')).status).toBe(404);
    expect((await remove(own.id, studio.client)).status).toBe(403);
    expect((await folders()).has(own.id)).toBe(true);
  });
});
