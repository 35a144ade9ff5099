import { beforeAll, describe, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import { cloneWeeks } from '../rules/clone-weeks.ts';
import { newRow } from '../rules/rows.ts';
import { firstRows, openPrograms, type Programs, rowCounts, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

function ask(request: object) {
  return programs.server.ask(programRoutes.create, { title: 'Nuovo', ...request }, programs.studio.admin);
}

function duplicate(id: string, folderId?: string | null) {
  const request = folderId === undefined ? { id } : { id, folderId };
  return programs.server.ask(programRoutes.duplicate, request, programs.studio.admin);
}

function move(programIds: string[], folderId: string | null) {
  return programs.server.ask(programRoutes.moveToFolder, { programIds, folderId }, programs.studio.admin);
}

test('a template that is created or duplicated again because the answer was lost exists once', async () => {
  const { server, studio } = programs;
  const [first, again] = await server.askTwice(programRoutes.create, { title: 'Una volta' }, studio.admin);
  const id = first?.data.program.id ?? '';
  const copies = await server.askTwice(programRoutes.duplicate, { id }, studio.admin);
  const { programs: listed } = (await server.ask(programRoutes.list, { search: 'Una volta' }, studio.admin)).data;

  expect(again?.data.program.id).toBe(id);
  expect(copies[1]?.data.program.id).toBe(copies[0]?.data.program.id);
  expect(listed).toHaveLength(2);
});

describe('a new template', () => {
  test('has 4 weeks with 3 empty days by default', async () => {
    const { weeks } = (await ask({})).data.program;

    expect(weeks.map((week) => week.days.length)).toEqual([3, 3, 3, 3]);
  });

  test('has the given weeks and folder, with computed letters and numbers', async () => {
    const folderId = await programs.addFolder('Forza');
    const content = cloneWeeks((await programs.createFilled(2, 3)).weeks, newId);
    for (const row of content[0]?.days[0]?.workouts[0]?.exercises ?? []) Object.assign(row, { key: 'Q', position: 9 });
    const { program } = (await ask({ content, folderId })).data;

    expect(program.folderId).toBe(folderId);
    expect(rowCounts(program)).toEqual([3, 3]);
    expect(firstRows(program).map((row) => row.key)).toEqual(['A', 'B', 'C']);
  });

  test('is refused with ids of another program, and none is created', async () => {
    const other = await programs.createFilled();
    const before = await total();

    expect(await ask({ content: other.weeks })).toMatchObject({ status: 409, code: 'ids_taken' });
    expect(await total()).toBe(before);
  });

  test('is refused with an exercise or folder of another account', async () => {
    const other = await openTestStudio(programs.server);
    const empty = await programs.create();
    const row = newRow({ id: newId(), exercise: { id: other.ids['exercises'] ?? '', name: 'Altrui' } });
    const content = cloneWeeks(withRows(empty, [row]).weeks, newId);

    expect((await ask({ content })).status).toBe(404);
    expect((await ask({ folderId: other.ids['folders'] })).status).toBe(404);
  });
});

describe('a duplicate', () => {
  test('has the content of the template with new ids in the same folder', async () => {
    const template = await programs.createFilled(2, 3);
    const folderId = await programs.addFolder('Ipertrofia');
    await move([template.id], folderId);
    const { program } = (await duplicate(template.id)).data;

    expect(program).toMatchObject({ title: template.title, folderId, clientId: null, version: 1 });
    expect(rowCounts(program)).toEqual([3, 3]);
    expect(program.weeks[0]?.id).not.toBe(template.weeks[0]?.id);
    expect(firstRows(program).map(({ id: _, ...row }) => row)).toEqual(
      firstRows(template).map(({ id: _, ...row }) => row),
    );
  });

  test('is created in another folder or outside all folders on request', async () => {
    const template = await programs.create();
    const folderId = await programs.addFolder('Principianti');

    expect((await duplicate(template.id, folderId)).data.program.folderId).toBe(folderId);
    expect((await duplicate(template.id, null)).data.program.folderId).toBeNull();
  });

  test('of an unknown program is not found', async () => {
    expect((await duplicate(newId())).status).toBe(404);
  });
});

describe('folders', () => {
  test('get three templates with one request, and a second request moves them out again', async () => {
    const ids = [(await programs.create()).id, (await programs.create()).id, (await programs.create()).id];
    const folderId = await programs.addFolder('Gambe');
    await move(ids, folderId);
    const within = await Promise.all(ids.map(programs.read));
    await move(ids, null);

    expect(within.map((program) => program.folderId)).toEqual([folderId, folderId, folderId]);
    expect((await programs.read(ids[0] ?? '')).folderId).toBeNull();
  });

  test('hold only templates: a request with a copy is refused and moves nothing', async () => {
    const template = await programs.createFilled();
    const copy = await programs.assign(template.id, '2026-11-02', await programs.addClient());
    const folderId = await programs.addFolder('Solo modelli');

    expect(await move([template.id, copy.id], folderId)).toMatchObject({ status: 422, code: 'not_a_template' });
    expect((await programs.read(template.id)).folderId).toBeNull();
  });

  test('of another account are not found', async () => {
    const other = await openTestStudio(programs.server);
    const template = await programs.create();

    expect((await move([template.id], other.ids['folders'] ?? '')).status).toBe(404);
    expect((await move([template.id, other.ids['programs'] ?? ''], null)).status).toBe(404);
  });
});

test('deleting a template keeps its copies', async () => {
  const template = await programs.createFilled();
  const copy = await programs.assign(template.id, '2026-11-02', await programs.addClient());
  await programs.server.ask(programRoutes.delete, { id: template.id }, programs.studio.admin);

  expect(await programs.read(copy.id)).toMatchObject({ templateId: null, templateTitle: null });
});

test('an exercise used in a program cannot be deleted', async () => {
  const { server, studio } = programs;
  const id = studio.ids['exercises'] ?? '';
  const row = newRow({ id: newId(), exercise: { id, name: 'Mio' } });
  await programs.save(withRows(await programs.create(), [row]));

  expect(await server.ask(exerciseRoutes.delete, { id }, studio.admin)).toMatchObject({
    status: 409,
    code: 'used_in_programs',
  });
});

async function total(): Promise<number> {
  return (await programs.server.ask(programRoutes.count, {}, programs.studio.admin)).data.total;
}
