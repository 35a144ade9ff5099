import { beforeAll, describe, expect, test } from 'vitest';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { Day, Program } from '../contract/document.ts';
import { programEditingRoutes as routes } from '../contract/editing.ts';
import { newRow } from '../rules/rows.ts';
import { withSuperset } from '../rules/supersets.ts';
import { firstRows, openPrograms, type Programs, rowsOf, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const dayOf = (program: Program, week = 0, day = 0): Day => {
  const found = program.weeks[week]?.days[day];
  if (!found) throw new Error(`dayOf: no day ${day} in week ${week}`);
  return found;
};

describe('copying a day', () => {
  function copy(program: Program, options: { pasteToId: string | null; week?: number; version?: number }) {
    const [from, to] = [program.weeks[0]?.id ?? '', program.weeks[options.week ?? 0]?.id ?? ''];
    const request = { id: from, copyFromId: dayOf(program).id, pasteToId: options.pasteToId, toWeekId: to };
    return programs.server.ask(
      routes.copyDay,
      options.version ? { ...request, version: options.version } : request,
      programs.studio.admin,
    );
  }

  test('over a day of another week keeps the number of that day and copies the workouts', async () => {
    const program = await programs.createFilled(2, 3);
    const over = dayOf(await programs.read(program.id), 1, 1);
    const { day, version } = (await copy(program, { pasteToId: over.id, week: 1 })).data;
    const after = await programs.read(program.id);

    expect(day).toMatchObject({ id: over.id, dayNumber: 2 });
    expect(day.workouts[0]?.exercises).toHaveLength(3);
    expect(dayOf(after, 1, 1)).toEqual(day);
    expect([version, after.version]).toEqual([program.version + 1, program.version + 1]);
  });

  test('without a target appends a day to its week', async () => {
    const program = await programs.createFilled(1, 3);
    const { day } = (await copy(program, { pasteToId: null })).data;

    expect(day).toMatchObject({ dayNumber: 3, offset: null });
    expect(dayOf(await programs.read(program.id), 0, 2)).toEqual(day);
  });

  test('onto itself, into a full week or with an outdated version is refused and changes nothing', async () => {
    const full = await programs.create(1, 7);
    const itself = await copy(full, { pasteToId: dayOf(full).id });
    const tooMany = await copy(full, { pasteToId: null });
    const stale = await copy(full, { pasteToId: dayOf(full, 0, 1).id, version: 9 });

    expect([itself.code, tooMany.code, stale.code]).toEqual(['into_itself', 'too_many_days', 'version_conflict']);
    expect(await programs.read(full.id)).toEqual(full);
  });

  test('that is not in the week of the path, or onto a day of another week, is not found', async () => {
    const program = await programs.createFilled(2);
    const [first = '', second = ''] = program.weeks.map((week) => week.id);
    const ask = (options: { id: string; pasteToId: string | null }) =>
      programs.server.ask(
        routes.copyDay,
        { ...options, copyFromId: dayOf(program).id, toWeekId: first },
        programs.studio.admin,
      );

    expect((await ask({ id: second, pasteToId: null })).status).toBe(404);
    expect((await ask({ id: first, pasteToId: dayOf(program, 1).id })).status).toBe(404);
    expect(await programs.read(program.id)).toEqual(program);
  });
});

describe('adding a workout', () => {
  function add(program: Program, changes: object = {}) {
    const request = { id: program.id, dayId: dayOf(program).id, title: 'Pomeriggio', ...changes };
    return programs.server.ask(routes.addWorkout, request, programs.studio.admin);
  }

  test('appends it to its day with computed letters and positions', async () => {
    const program = await programs.create();
    const exercises = rowsOf(programs.exercise, 3).map((row) => ({ ...row, key: 'Z', position: 5 }));
    const { workout, version } = (await add(program, { exercises, info: 'Leggero' })).data;
    const day = dayOf(await programs.read(program.id));

    expect(day.workouts[1]).toEqual(workout);
    expect(workout).toMatchObject({ title: 'Pomeriggio', info: 'Leggero' });
    expect(workout.exercises.map((row) => `${row.key}${row.position}`)).toEqual(['A1', 'B2', 'C3']);
    expect(version).toBe(2);
  });

  test('is refused for a day of four workouts', async () => {
    const program = await programs.create();
    for (let count = 2; count <= 4; count++) await add(program);

    expect(await add(program)).toMatchObject({ status: 422, code: 'too_many_workouts' });
    expect(dayOf(await programs.read(program.id)).workouts).toHaveLength(4);
  });

  test('with rows of another program, an unknown exercise or 61 rows is refused and nothing is written', async () => {
    const program = await programs.create();
    const other = await openTestStudio(programs.server);
    const foreign = newRow({ id: newId(), exercise: { id: other.ids['exercises'] ?? '', name: 'Altrui' } });
    const replies = [
      await add(program, { exercises: firstRows(await programs.createFilled()) }),
      await add(program, { exercises: [foreign] }),
      await add(program, { exercises: rowsOf(programs.exercise, 61) }),
      await add(program, { dayId: dayOf(await programs.create()).id }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([409, 404, 422, 404]);
    expect(await programs.read(program.id)).toEqual(program);
  });
});

describe('deleting', () => {
  test('a workout moves the next ones up', async () => {
    const program = await programs.create();
    const dayId = dayOf(program).id;
    for (const title of ['Secondo', 'Terzo'])
      await programs.server.ask(routes.addWorkout, { id: program.id, dayId, title }, programs.studio.admin);
    const id = dayOf(await programs.read(program.id)).workouts[1]?.id ?? '';
    const { version } = (await programs.server.ask(routes.deleteWorkout, { id }, programs.studio.admin)).data;
    await programs.server.ask(routes.addWorkout, { id: program.id, dayId, title: 'Quarto' }, programs.studio.admin);

    expect(version).toBe(4);
    expect(dayOf(await programs.read(program.id)).workouts.map(({ title }) => title)).toEqual(['', 'Terzo', 'Quarto']);
  });

  test('the last row of a superset renumbers the letters and gives its rest to the previous member', async () => {
    const program = await programs.create();
    const rows = rowsOf(programs.exercise, 4).map((row) => ({ ...row, restValue: 150 }));
    const ids = rows.slice(1, 4).map((row) => row.id);
    const saved = (await programs.save(withRows(program, withSuperset(rows, ids)))).data.program;
    const id = firstRows(saved)[3]?.id ?? '';
    const { version } = (await programs.server.ask(routes.deleteRow, { id }, programs.studio.admin)).data;
    const remaining = firstRows(await programs.read(program.id));

    expect(version).toBe(saved.version + 1);
    expect(remaining.map((row) => [row.key, row.supersetPosition, row.restType, row.restValue])).toEqual([
      ['A', null, 'seconds', 150],
      ['B', 1, 'no_rest', 150],
      ['B', 2, 'seconds', 150],
    ]);
  });

  test('a deleted part again is not found', async () => {
    const { admin } = programs.studio;

    for (const route of [routes.deleteWeek, routes.deleteWorkout, routes.deleteRow])
      expect((await programs.server.ask(route, { id: newId() }, admin)).status).toBe(404);
  });
});
