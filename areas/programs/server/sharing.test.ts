import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { sharingSettingsRoutes } from '#areas/sharing/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { programRoutes } from '../contract.ts';
import { programEditingRoutes } from '../contract/editing.ts';

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

const createTemplate = async (token = studio.admin) =>
  (await server.ask(programRoutes.create, { title: 'Forza', weeks: 2, daysAWeek: 2 }, token)).data.program;
const share = (id: string, isShared = true, token = studio.admin) =>
  server.ask(programRoutes.share, { id, isShared }, token);
const titles = async (token: string) =>
  (await server.ask(programRoutes.list, { search: 'Forza' }, token)).data.programs.map(
    ({ isEditable, isShared, authorName }) => ({ isEditable, isShared, authorName }),
  );

test('a template is seen by its author and the admin only, until it is shared; then the team reads it, and who shares it', async () => {
  const { id } = await createTemplate();
  const before = await titles(studio.coach);
  await share(id);

  expect(before).toEqual([]);
  expect(await titles(studio.coach)).toEqual([{ isEditable: false, isShared: true, authorName: 'Studio Prova admin' }]);
  expect((await server.ask(programRoutes.get, { id }, studio.coach)).status).toBe(200);
  await share(id, false);
  expect(await titles(studio.coach)).toEqual([]);
  expect((await server.ask(programRoutes.get, { id }, studio.coach)).status).toBe(404);
});

test('the team copies and assigns a shared template, and changes, moves, shares and deletes it not', async () => {
  const program = await createTemplate();
  const { id } = program;
  await share(id);
  const own = (await server.ask(programRoutes.duplicate, { id }, studio.coach)).data.program;

  const replies = await Promise.all([
    saveDocument(server, programRoutes, { before: program, after: { ...program, title: 'Mia' } }, studio.coach),
    server.ask(programEditingRoutes.detailForEdit, { id }, studio.coach),
    server.ask(programRoutes.moveToFolder, { programIds: [own.id, id], folderId: null }, studio.coach),
    share(id, false, studio.coach),
    server.ask(programRoutes.delete, { id }, studio.coach),
  ]);

  expect(replies.map(({ status, code }) => [status, code])).toEqual(replies.map(() => [403, 'not_author']));
  expect((await server.ask(programRoutes.detailForAssign, { id }, studio.coach)).status).toBe(200);
  expect((await server.ask(programRoutes.delete, { id: own.id }, studio.coach)).status).toBe(200);
  expect((await server.ask(programRoutes.get, { id }, studio.admin)).data.program.title).toBe('Forza');
});

test('the admin changes what a coach shares, and the program of a client is not shared', async () => {
  const { id } = await createTemplate(studio.coach);
  await share(id, true, studio.coach);
  const copy = await share(studio.ids['client-programs'] ?? '');

  expect((await share(id, false)).status).toBe(200);
  expect([copy.status, copy.code]).toEqual([404, 'not_found']);
});

test('with the setting of the studio new templates are shared', async () => {
  await server.ask(sharingSettingsRoutes.saveSettings, { templates: true }, studio.admin);
  await createTemplate();

  expect(await titles(studio.coach)).toMatchObject([{ isShared: true }]);
});

test('a removed collaborator hands over shared templates, which stay shared', async () => {
  const { id } = await createTemplate(studio.coach);
  await share(id, true, studio.coach);
  await server.ask(collaboratorRoutes.remove, { id: coachId, lines: [] }, studio.admin);

  expect(await titles(studio.admin)).toEqual([{ isEditable: true, isShared: true, authorName: null }]);
});

test('program.changed: the list of a coach follows when a template is shared, changed and no longer shared', async () => {
  const program = await createTemplate();

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.coach, membershipId: coachId },
    ids: studio.ids,
    writes: [
      () => share(program.id),
      () =>
        saveDocument(server, programRoutes, { before: program, after: { ...program, title: 'Forza 2' } }, studio.admin),
      () => share(program.id, false),
      () => share(program.id),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /programs']));
});
