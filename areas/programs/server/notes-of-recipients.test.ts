import { beforeAll, expect, test } from 'vitest';
import { maxListedCopies } from '#areas/assignments/contract/limits.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

const note = 'Ernia discale L5-S1: niente stacco da terra pesante.';

let programs: Programs;
let templateId: string;
let withNote: string;
let without: string;

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled(4, 1)).id;
  [withNote, without] = [await programs.addClient('Elisa Gatti'), await programs.addClient('Matteo Ricci')];
  await write(withNote, note);
});

async function write(id: string, text: string): Promise<void> {
  const { server, studio } = programs;
  const { version } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data.client;
  await server.ask(clientRoutes.saveNote, { id, version, note: text }, studio.admin);
}

async function notesFor(clientIds: string[], token = programs.studio.admin, id = templateId) {
  const request = { id, clientIds, startsOn: '2026-11-30' };
  const response = await programs.server.ask(programRoutes.previewAssign, request, token);
  expect(response).toMatchObject({ status: 200 });
  return response.data.preview.notes;
}

test('who assigns a program reads the notes about the chosen clients before', async () => {
  expect(await notesFor([withNote, without])).toEqual({
    clients: 1,
    listed: [{ id: withNote, name: expect.stringContaining('Elisa Gatti'), note }],
  });
  expect(await notesFor([without])).toBeUndefined();
});

test.each<[string, Permission[], boolean]>([
  ['who may view clients and health records', ['view clients', 'view health records'], true],
  ['who may not view health records', ['view clients'], false],
  ['who may not view clients', ['view health records'], false],
])('of a client whom they follow, %s: the note is shown before assigning, or left out', async (_, added, expected) => {
  const { server, studio } = programs;
  await addToCoach(server, studio, withNote);
  await setCoachPermissions(server, studio, ['create programs']);
  const { program } = (
    await server.ask(programRoutes.create, { title: 'Schiena', weeks: 1, daysAWeek: 1 }, studio.coach)
  ).data;
  await setCoachPermissions(server, studio, ['view programs', 'update programs', ...added]);

  expect((await notesFor([withNote], studio.coach, program.id)) !== undefined).toBe(expected);
});

test('of more than 20 clients with notes the first are listed by name, and a long note is cut', async () => {
  const many: string[] = [];
  for (let number = 0; number < 22; number += 1) many.push(await programs.addClient('Zoe Verdi'));
  await programs.server.owner.query(`update clients set note = repeat('Ernia ', 500) where id = any($1)`, [many]);

  const notes = await notesFor([withNote, ...many]);
  expect([notes?.clients, notes?.listed.length]).toEqual([23, maxListedCopies]);
  expect(notes?.listed[0]?.id).toBe(withNote);
  expect(notes?.listed[1]?.note.length).toBeLessThanOrEqual(500);
});
