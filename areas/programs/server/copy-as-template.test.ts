import { beforeAll, expect, test } from 'vitest';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { idsOf } from '../rules/content.ts';
import { firstRows, openPrograms, type Programs, today, withRows } from './testing/open-programs.ts';

const note = 'Anna, attenta al ginocchio';

let programs: Programs;
let clientId: string;
let copy: Program;

beforeAll(async () => {
  programs = await openPrograms();
  clientId = await programs.addClient('Anna');
  copy = await addAdaptedCopy();
});

/** The copy of the client: with a note, and in its first week with other loads than its template. */
async function addAdaptedCopy(): Promise<Program> {
  const { server, studio } = programs;
  const { id } = await programs.createFilled(2, 3);
  const request = { id, clientIds: [clientId], startsOn: today(7), note };
  const { copyIds } = (await server.ask(programRoutes.assign, request, studio.admin)).data;
  const assigned = await programs.read(copyIds[0] ?? '');
  const rows = firstRows(assigned).map((row) => ({ ...row, weight: '42,5 kg' }));
  return (await programs.save({ ...withRows(assigned, rows), title: 'Forza adattata', info: 'Piano piano.' })).data
    .program;
}

const saveAsTemplate = (token = programs.studio.admin, id = copy.id) =>
  programs.server.ask(programRoutes.duplicate, { id }, token);

const withoutIds = ({ weeks }: Program) =>
  JSON.parse(JSON.stringify(weeks, (name, value) => (name === 'id' ? undefined : value)));

test('the copy of a client is saved as a template with the same content and new ids', async () => {
  const template = (await saveAsTemplate()).data.program;

  expect(template).toMatchObject({ title: 'Forza adattata', info: 'Piano piano.', version: 1 });
  expect(withoutIds(template)).toEqual(withoutIds(copy));
  expect(firstRows(template).map(({ weight }) => weight)).toEqual(['42,5 kg', '42,5 kg', '42,5 kg']);
  expect(idsOf(template.weeks).filter((id) => idsOf(copy.weeks).includes(id))).toEqual([]);
});

test('the template has nothing of the client, and the copy stays as it is', async () => {
  const { program: template } = (await saveAsTemplate()).data;
  const { rows } = await programs.server.owner.query('select * from programs where id = $1', [template.id]);

  expect(template).toMatchObject({ clientId: null, clientName: null, startsOn: null, endsOn: null, templateId: null });
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${note}|${clientId}`));
  expect(await programs.read(copy.id)).toEqual(copy);
});

test('the template does not have the name of the client in its title', async () => {
  const named = (await programs.save({ ...(await programs.read(copy.id)), title: 'Forza di Anna' })).data.program;
  const template = (await saveAsTemplate(programs.studio.admin, named.id)).data.program;
  await programs.save({ ...(await programs.read(copy.id)), title: copy.title });
  copy = await programs.read(copy.id);

  expect(named.title).toBe('Forza di Anna');
  expect(template.title).toBe('Forza');
});

test.each([
  ['Anna', 'Anna', 'Programma'],
  ['ANNA: forza', 'Anna', 'forza'],
  ['Anna', 'Forza di Anna', 'Forza'],
])('the copy %j of Anna, of the template %j, is saved as the template %j', async (title, templateTitle, expected) => {
  const { server, studio } = programs;
  const { id } = await programs.createFilled(1, 1);
  await programs.save({ ...(await programs.read(id)), title: templateTitle });
  const request = { id, clientIds: [clientId], startsOn: today(70) };
  const { copyIds } = (await server.ask(programRoutes.assign, request, studio.admin)).data;
  const assigned = await programs.read(copyIds[0] ?? '');
  await programs.save({ ...assigned, title });

  expect((await saveAsTemplate(studio.admin, assigned.id)).data.program.title).toBe(expected);
});

test('a template that is saved again because the answer was lost exists once', async () => {
  const { server, studio } = programs;
  const [first, again] = await server.askTwice(programRoutes.duplicate, { id: copy.id }, studio.admin);

  expect(again?.data.program.id).toBe(first?.data.program.id);
});

test('a collaborator saves the copies of the clients they follow, for themselves, with the permission to create programs', async () => {
  const { server, studio } = programs;
  const unseen = await saveAsTemplate(studio.coach);
  await addToCoach(server, studio, clientId);
  const { id } = (await saveAsTemplate(studio.coach)).data.program;
  const { programs: own } = (await server.ask(programRoutes.list, {}, studio.coach)).data;
  await setCoachPermissions(server, studio, ['view programs', 'update programs']);
  const refused = await saveAsTemplate(studio.coach);

  expect([unseen.status, unseen.code]).toEqual([404, 'not_found']);
  expect(own.filter((one) => one.id === id)).toMatchObject([{ isEditable: true, isShared: false, clientId: null }]);
  expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
});

test('the copy of another account is not found', async () => {
  const other = await openTestStudio(programs.server);

  expect((await saveAsTemplate(other.admin)).status).toBe(404);
});
