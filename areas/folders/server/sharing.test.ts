import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { sharingSettingsRoutes } from '#areas/sharing/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { folderRoutes } from '../contract.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let studio: TestStudio;
let coachId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  coachId = studio.ids['collaborators'] ?? '';
});

const create = (name: string, parent_id: string | null = null, token = studio.admin) =>
  server.ask(folderRoutes.create, { name, parent_id }, token);
const folder = async (...request: Parameters<typeof create>) => (await create(...request)).data.folder;
const share = (id: string, isShared: boolean, { token = studio.admin, withContents = false } = {}) =>
  server.ask(folderRoutes.share, { id, isShared, withContents }, token);

async function template(folderId: string | null, { isShared = false, token = studio.admin } = {}): Promise<string> {
  const draft = { title: 'Modello', weeks: 1, daysAWeek: 1, folderId };
  const { id } = (await server.ask(programRoutes.create, draft, token)).data.program;
  if (isShared) await server.ask(programRoutes.share, { id, isShared }, token);
  return id;
}

const namesFor = async (token: string) => {
  const { folders } = (await server.ask(folderRoutes.list, {}, token)).data;
  return folders.map(({ name }) => name).filter((name) => name !== 'Riservata');
};
const outside = async (token: string) => {
  const { programs } = (
    await server.ask(programRoutes.list, { kind: 'templates', folderId: 'none', search: 'Modello' }, token)
  ).data;
  return programs.map(({ id, folderId, folderName }) => ({ id, folderId, folderName }));
};

test('a folder that is not shared is seen by its author and the admin; what others see in it is outside all folders', async () => {
  const outer = await folder('Forza');
  const inner = await folder('Casa', outer.id, studio.coach);
  const shown = await template(outer.id, { isShared: true });
  await template(outer.id);
  await share(outer.id, false);

  expect(await namesFor(studio.coach)).toEqual(['Casa']);
  expect(await namesFor(studio.admin)).toEqual(['Casa', 'Forza']);
  expect(await outside(studio.coach)).toEqual([{ id: shown, folderId: null, folderName: null }]);
  expect(await outside(studio.admin)).toEqual([]);
  expect((await server.ask(folderRoutes.get, { id: outer.id }, studio.coach)).status).toBe(404);
  expect((await server.ask(folderRoutes.get, { id: inner.id }, studio.coach)).data.folder.parents).toEqual([]);
  const own = await template(null, { token: studio.coach });
  const moved = { programIds: [own], folderId: outer.id };
  expect((await server.ask(programRoutes.moveToFolder, moved, studio.coach)).status).toBe(404);
  const renamed = { id: inner.id, name: 'In casa', parent_id: outer.id, version: 1 };
  expect((await server.ask(folderRoutes.update, renamed, studio.coach)).status).toBe(200);
});

test('the team puts templates and folders into a shared folder, and renames, moves, shares and deletes it not', async () => {
  const { id, name, authorName, isEditable } = await folder('Forza');
  const seen = (await server.ask(folderRoutes.get, { id }, studio.coach)).data.folder;
  const replies = await Promise.all([
    server.ask(folderRoutes.update, { id, name: 'Mia', parent_id: null, version: 1 }, studio.coach),
    share(id, false, { token: studio.coach }),
    server.ask(folderRoutes.delete, { id }, studio.coach),
  ]);
  const own = await template(null, { token: studio.coach });
  const moved = await server.ask(programRoutes.moveToFolder, { programIds: [own], folderId: id }, studio.coach);

  expect({ name, authorName, isEditable }).toEqual({ name: 'Forza', authorName: null, isEditable: true });
  expect(seen).toMatchObject({ isShared: true, isEditable: false, authorName: 'Studio Prova admin' });
  expect(replies.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([403, 'not_author']));
  expect(moved.status).toBe(200);
  expect((await create('Casa', id, studio.coach)).status).toBe(200);
});

test('a folder without an author, from before folders had one, is changed by everybody; who hides it becomes its author', async () => {
  const { id } = await folder('Vecchia');
  await server.owner.query('update folders set created_by = null where id = $1', [id]);
  const renamed = { id, name: 'Comune', parent_id: null, version: 1 };

  expect((await server.ask(folderRoutes.update, renamed, studio.coach)).status).toBe(200);
  expect((await share(id, false, { token: studio.coach })).status).toBe(200);
  expect(await namesFor(studio.coach)).toEqual(['Comune']);
});

test('sharing a folder shares, on request, the templates and folders in it that the caller may share; hiding it hides them', async () => {
  const own = { token: studio.coach };
  const outer = await folder('Forza', null, studio.coach);
  const inner = await folder('Casa', outer.id, studio.coach);
  await Promise.all([share(outer.id, false, own), share(inner.id, false, own)]);
  const templates = [await template(outer.id, own), await template(inner.id, own), await template(inner.id)];
  const isShared = async () => {
    const { rows } = await server.owner.query('select id, is_shared from programs where id = any($1)', [templates]);
    return templates.map((id) => rows.find((row) => row.id === id).is_shared);
  };
  const { unsharedWithin } = (await server.ask(folderRoutes.get, { id: outer.id }, studio.coach)).data.folder;
  await share(outer.id, true, own);
  const alone = await isShared();
  await share(outer.id, true, { ...own, withContents: true });

  expect(unsharedWithin).toBe(2);
  expect(alone).toEqual([false, false, false]);
  expect(await isShared()).toEqual([true, true, false]);
  expect((await server.ask(folderRoutes.get, { id: inner.id }, studio.admin)).data.folder.isShared).toBe(true);

  const [, , ofColleague = ''] = templates;
  await server.ask(programRoutes.share, { id: ofColleague, isShared: true }, studio.admin);
  const { sharedWithin } = (await server.ask(folderRoutes.get, { id: outer.id }, studio.coach)).data.folder;
  await share(outer.id, false, own);
  const folderAlone = await isShared();
  await share(outer.id, false, { ...own, withContents: true });

  expect(sharedWithin).toBe(2);
  expect(folderAlone).toEqual([true, true, true]);
  expect(await isShared(), 'the one of a colleague stays shared').toEqual([false, false, true]);
  expect((await server.ask(folderRoutes.get, { id: inner.id }, studio.coach)).data.folder.isShared).toBe(false);
});

test('the name of a hidden folder stays taken in its parent', async () => {
  const { id } = await folder('Forza');
  await share(id, false);
  const created = await create('FORZA', null, studio.coach);

  expect([created.status, created.code]).toEqual([422, 'name_hidden']);
  expect(created.errors?.['name']?.[0]).toMatch(/collega/);
});

test('new folders are shared unless the setting of the studio says otherwise', async () => {
  await server.ask(sharingSettingsRoutes.saveSettings, { folders: false }, studio.admin);

  expect((await folder('Forza')).isShared).toBe(false);
  expect(await namesFor(studio.coach)).toEqual([]);
});

test('the folders of a removed collaborator are handed over, and come back with the undo of the removal', async () => {
  const { id } = await folder('Del coach', null, studio.coach);
  await share(id, false, { token: studio.coach });
  const author = async () =>
    (await server.owner.query('select created_by from folders where id = $1', [id])).rows[0].created_by;
  const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id: coachId }, studio.admin)).data;
  await server.ask(collaboratorRoutes.remove, { id: coachId, lines: [] }, studio.admin);
  const handedTo = await author();
  await server.ask(collaboratorRoutes.restore, { id: coachId }, studio.admin);

  expect(lines).toContainEqual(expect.objectContaining({ kind: 'folders', label: '1 cartella creata', total: 1 }));
  expect(handedTo).not.toBe(coachId);
  expect(await author()).toBe(coachId);
});

test('folder.changed: the folders and templates of a coach follow when a folder is shared, with its templates, and hidden', async () => {
  const outer = await folder('Forza');
  await template(outer.id);
  await folder('Casa', outer.id, studio.coach);

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.coach, membershipId: coachId },
    ids: { ...studio.ids, folders: outer.id },
    writes: [
      () => share(outer.id, true, { withContents: true }),
      () => share(outer.id, false, { withContents: true }),
      () => share(outer.id, true, { withContents: true }),
      () => share(outer.id, false),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /folders', 'GET /programs']));
});
