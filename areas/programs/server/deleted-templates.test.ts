import { beforeAll, expect, test } from 'vitest';
import { folderRoutes } from '#areas/folders/contract.ts';
import { programRoutes } from '../contract.ts';
import { withLockHeld } from './testing/lock-held.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const remove = (id: string, token = programs.studio.admin) => programs.server.ask(programRoutes.delete, { id }, token);
const restore = (id: string, token = programs.studio.admin) =>
  programs.server.ask(programRoutes.undelete, { id }, token);
const deleted = async (token = programs.studio.admin) =>
  (await programs.server.ask(programRoutes.deleted, {}, token)).data.deleted.map(({ id }) => id);

test('a deleted template leaves the lists, its copies stay, and it comes back into its folder with all of it', async () => {
  const folderId = await programs.addFolder('Forza');
  const template = await programs.createFilled();
  const { admin } = programs.studio;
  await programs.server.ask(programRoutes.moveToFolder, { programIds: [template.id], folderId }, admin);
  const copy = await programs.assign(template.id, today(), await programs.addClient());
  const before = await programs.read(template.id);

  await remove(template.id);
  expect((await programs.server.ask(programRoutes.get, { id: template.id }, admin)).status).toBe(404);
  expect((await programs.read(copy.id)).templateId).toBeNull();
  expect(await deleted()).toEqual([template.id]);

  expect((await restore(template.id)).status).toBe(200);
  expect(await programs.read(template.id)).toEqual(before);
  expect((await programs.read(copy.id)).templateId).toBe(template.id);
  expect(await deleted()).toEqual([]);
});

test('a coach restores what they deleted, and not what an admin did', async () => {
  const [own, other] = [await programs.create(), await programs.create()];
  await programs.asOwner('update programs set created_by = null where id = $1', [own.id]);
  await remove(other.id);

  expect(await deleted(programs.studio.coach)).toEqual([]);
  expect((await restore(other.id, programs.studio.coach)).status).toBe(404);
});

test('a template deleted within a folder that was deleted after it comes back outside all folders', async () => {
  const { admin, coach } = programs.studio;
  const folderId = await programs.addFolder('Ipertrofia');
  const template = await programs.create();
  await programs.server.ask(programRoutes.moveToFolder, { programIds: [template.id], folderId }, admin);
  await programs.asOwner('update programs set is_shared = true where id = $1', [template.id]);
  await remove(template.id);
  await programs.server.ask(folderRoutes.delete, { id: folderId }, admin);

  await restore(template.id);

  const outside = async (token: string) =>
    (await programs.server.ask(programRoutes.list, { kind: 'templates', folderId: 'none' }, token)).data.programs;
  for (const token of [admin, coach]) {
    const found = (await outside(token)).find(({ id }) => id === template.id);
    expect(found).toMatchObject({ folderId: null });
  }
});

test('two deletions of a template at once: the second finds none, and a restoration connects the copies', async () => {
  const template = await programs.createFilled();
  const copy = await programs.assign(template.id, today(), await programs.addClient());

  const replies = await withLockHeld(programs, `programs where id = '${template.id}'`, () =>
    Promise.all([remove(template.id), remove(template.id)]),
  );
  await restore(template.id);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await programs.read(copy.id)).templateId).toBe(template.id);
});
