import { beforeAll, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import type { Program, Progression } from '../contract/document.ts';
import { programEditingRoutes as routes } from '../contract/editing.ts';
import { withWeekCopied } from '../rules/weeks.ts';
import { firstRows, openPrograms, type Programs, rowsOf, today, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const kinds: Progression[] = [
  { kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 },
  { kind: 'linear', stepKg: 1.25 },
  { kind: 'percent', percent: 72.5 },
  { kind: 'rir', rir: 2, stepKg: 5 },
];

/** Creates a program of two weeks; its first workout has one row of each kind of progression and one without. */
async function createWithProgressions(): Promise<Program> {
  const rows = rowsOf(programs.exercise, 5).map((row, index) => ({ ...row, progression: kinds[index] ?? null }));
  return (await programs.save(withRows(await programs.create(2), rows))).data.program;
}

const progressionsOf = (program: Program, week = 0) =>
  program.weeks[week]?.days[0]?.workouts[0]?.exercises.map(({ progression }) => progression);

test('progressions of every kind are saved and read, and a row without one has null', async () => {
  const program = await createWithProgressions();

  expect(progressionsOf(program)).toEqual([...kinds, null]);
  expect(progressionsOf(await programs.read(program.id))).toEqual([...kinds, null]);
});

test('a progression can be removed', async () => {
  const program = await createWithProgressions();
  const without = firstRows(program).map((row) => ({ ...row, progression: null }));
  const { data } = await programs.save(withRows(program, without));

  expect(progressionsOf(data.program)).toEqual([null, null, null, null, null]);
});

test('rows saved without the field have no progression', async () => {
  const program = await programs.create();
  const rows = rowsOf(programs.exercise, 1).map(({ progression: _, ...row }) => row);
  const { data } = await programs.save(withRows(program, rows as Parameters<typeof withRows>[1]));

  expect(progressionsOf(data.program)).toEqual([null]);
});

test('saving the same progression with another key order changes nothing', async () => {
  const program = await createWithProgressions();
  const turned = firstRows(program).map((row) => ({
    ...row,
    progression: row.progression && reversed(row.progression),
  }));
  const { data } = await programs.save(withRows(program, turned));

  expect(progressionsOf(data.program)).toEqual([...kinds, null]);
});

function reversed<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).toReversed()) as T;
}

test('assigning, duplicating and copying weeks keep the progressions', async () => {
  const template = await createWithProgressions();
  const { server, studio } = programs;
  const copy = await programs.assign(template.id, today(), await programs.addClient());
  const duplicate = (await server.ask(programRoutes.duplicate, { id: template.id }, studio.admin)).data.program;
  const pasted = await server.ask(
    routes.copyWeek,
    { copyFromId: template.weeks[0]?.id ?? '', pasteToId: template.weeks[1]?.id ?? '', toProgramId: template.id },
    studio.admin,
  );

  expect(pasted.status).toBe(200);
  expect(progressionsOf(copy)).toEqual([...kinds, null]);
  expect(progressionsOf(duplicate)).toEqual([...kinds, null]);
  expect(progressionsOf(await programs.read(template.id), 1)).toEqual([...kinds, null]);
});

test('a copy is offered the progression of its edited template and is updated with it', async () => {
  const { server, studio } = programs;
  const template = await programs.createFilled(1, 1);
  const copy = await programs.assign(template.id, today(7), await programs.addClient());
  const rows = firstRows(template).map((row) => ({ ...row, progression: kinds[0] ?? null }));
  const edited = (await programs.save(withRows(template, rows))).data.program;
  const { copies } = (await server.ask(programRoutes.copyUpdates, { id: template.id }, studio.admin)).data;
  const chosen = copies.map(({ id, version }) => ({ id, version }));
  await server.ask(
    programRoutes.updateCopies,
    { id: template.id, version: edited.version, copies: chosen },
    studio.admin,
  );

  expect(copies[0]?.changes).toMatchObject([{ field: 'progression', before: null, after: '8-12 · +2.5 kg' }]);
  expect(progressionsOf(await programs.read(copy.id))).toEqual([kinds[0]]);
});

test('weeks copied in the editor are saved with their progressions', async () => {
  const program = await createWithProgressions();
  const weeks = withWeekCopied(program.weeks, { id: program.weeks[0]?.id ?? '', newId });
  const { data } = await programs.save({ ...program, weeks });

  expect(progressionsOf(data.program, 2)).toEqual([...kinds, null]);
});

test.each<[string, object, string, string]>([
  ['12 to 8', { kind: 'double', fromReps: 12, toReps: 8, stepKg: 2.5 }, 'toReps', 'minore del minimo'],
  ['a step of 0.3 kg', { kind: 'linear', stepKg: 0.3 }, 'stepKg', 'multipli di 0,25'],
  ['300 %', { kind: 'percent', percent: 300 }, 'percent', '110'],
  ['RIR 9', { kind: 'rir', rir: 9, stepKg: 2.5 }, 'rir', '5'],
])('a progression with %s is refused, and the error names the field', async (_what, progression, field, message) => {
  const rows = rowsOf(programs.exercise, 1).map((row) => ({ ...row, progression: progression as Progression }));
  const refused = await programs.save(withRows(await programs.create(), rows));
  const name = `weeks.0.days.0.workouts.0.exercises.0.progression.${field}`;

  expect(refused).toMatchObject({ status: 422, code: 'invalid' });
  expect(refused.errors?.[name]?.[0]).toContain(message);
});
