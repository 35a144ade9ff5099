import { beforeAll, describe, expect, test } from 'vitest';

import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import type { Program } from '../contract/document.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { firstRows, openPrograms, type Programs, rowCounts, rowsOf, today, withRows } from './testing/open-programs.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const ask = (...[route, request]: Parameters<typeof programs.server.ask>) =>
  programs.server.ask(route, request, programs.studio.admin);

function copy(
  request: Omit<ApiRequest<typeof programEditingRoutes.copyWeek>, 'pasteToId'> & { pasteToId?: string | undefined },
) {
  const body = { ...request, pasteToId: request.pasteToId ?? null };
  return programs.server.ask(programEditingRoutes.copyWeek, body, programs.studio.admin);
}

const weekIds = (program: Program) => program.weeks.map((week) => week.id);

/** Creates a program of four weeks; the first has 3 rows, the others are empty. */
async function firstFilled(): Promise<Program> {
  return (await programs.save(withRows(await programs.create(4), rowsOf(programs.exercise, 3)))).data.program;
}

describe('a week', () => {
  test('is appended with its days, and the version increases', async () => {
    const program = await programs.create(2);
    const added = await programs.server.ask(
      programEditingRoutes.addWeek,
      { id: program.id, daysAWeek: 4, version: 1 },
      programs.studio.admin,
    );
    const after = await programs.read(program.id);

    expect(added.data).toMatchObject({ version: 2, week: { weekNumber: 3 } });
    expect(after.weeks.at(-1)).toEqual(added.data.week);
    expect(after.weeks.map((week) => week.days.length)).toEqual([2, 2, 4]);
  });

  test('is refused as the 53rd, and the version does not change', async () => {
    const program = await programs.create(52);

    expect(await ask(programEditingRoutes.addWeek, { id: program.id })).toMatchObject({
      status: 422,
      code: 'too_many_weeks',
    });
    expect((await programs.read(program.id)).version).toBe(1);
  });

  test('is deleted, and the next ones move up', async () => {
    const program = await programs.create(3);
    const [first, second, third] = weekIds(program);
    await ask(programEditingRoutes.deleteWeek, { id: second ?? '' });
    const after = await programs.read(program.id);

    expect(after.weeks.map(({ id, weekNumber }) => [id, weekNumber])).toEqual([
      [first, 1],
      [third, 2],
    ]);
  });

  test('cannot be deleted when it is the only one', async () => {
    const program = await programs.create(1);

    expect(await ask(programEditingRoutes.deleteWeek, { id: weekIds(program)[0] ?? '' })).toMatchObject({
      status: 422,
      code: 'last_week',
    });
  });

  test('added to or deleted from a copy moves its end', async () => {
    const copied = await programs.assign((await programs.createFilled(2)).id, '2026-11-02', await programs.addClient());
    await ask(programEditingRoutes.addWeek, { id: copied.id });
    const longer = await programs.read(copied.id);
    await ask(programEditingRoutes.deleteWeek, { id: weekIds(copied)[0] ?? '' });

    expect(longer.endsOn).toBe('2026-11-22');
    expect((await programs.read(copied.id)).endsOn).toBe('2026-11-15');
  });
});

describe('copying a week', () => {
  test('over another one keeps the position of that one and copies the whole content', async () => {
    const program = await firstFilled();
    const [copyFromId = '', pasteToId] = weekIds(program);
    const { week, version } = (await copy({ copyFromId, pasteToId, toProgramId: program.id })).data;
    const after = await programs.read(program.id);

    expect(week).toMatchObject({ id: pasteToId, weekNumber: 2 });
    expect([version, after.version]).toEqual([program.version + 1, program.version + 1]);
    expect(rowCounts(after)).toEqual([3, 3, 0, 0]);
    expect(after.weeks[1]).toEqual(week);
    expect(week.days[0]?.workouts[0]?.exercises[0]?.id).not.toBe(firstRows(program)[0]?.id);
  });

  test('over three weeks replaces them all, and beyond the end appends new ones', async () => {
    const program = await firstFilled();
    const [copyFromId = '', , third] = weekIds(program);
    await copy({ copyFromId, pasteToId: third, toProgramId: program.id, weeks: 3 });
    const after = await programs.read(program.id);

    expect(rowCounts(after)).toEqual([3, 0, 3, 3, 3]);
    expect(after.weeks.map((week) => week.weekNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  test('over a range that includes the week itself does not change it', async () => {
    const program = (await programs.save(withRows(await programs.create(3), rowsOf(programs.exercise, 2)))).data
      .program;
    const moved = (
      await programs.save({ ...program, weeks: [...program.weeks.slice(1), ...program.weeks.slice(0, 1)] })
    ).data.program;
    const [first, , last = ''] = weekIds(moved);
    await copy({ copyFromId: last, pasteToId: first, toProgramId: moved.id, weeks: 3 });
    const after = await programs.read(moved.id);

    expect(rowCounts(after)).toEqual([2, 2, 2]);
    expect(after.weeks[2]).toEqual(moved.weeks[2]);
  });

  test('into another program appends it', async () => {
    const [from, to] = [await firstFilled(), await programs.create(1)];
    await copy({ copyFromId: weekIds(from)[0] ?? '', toProgramId: to.id });

    expect(rowCounts(await programs.read(to.id))).toEqual([0, 3]);
    expect(await programs.read(from.id)).toEqual(from);
  });

  test('onto itself is refused', async () => {
    const program = await firstFilled();
    const [copyFromId = ''] = weekIds(program);

    expect(await copy({ copyFromId, pasteToId: copyFromId, toProgramId: program.id })).toMatchObject({
      status: 422,
      code: 'into_itself',
    });
  });

  test('that would make 53 weeks is refused and changes nothing', async () => {
    const [from, to] = [await firstFilled(), await programs.create(50)];
    const refused = await copy({ copyFromId: weekIds(from)[0] ?? '', toProgramId: to.id, weeks: 3 });

    expect(refused).toMatchObject({ status: 422, code: 'too_many_weeks' });
    expect(await programs.read(to.id)).toEqual(to);
  });

  test('with an outdated version is refused with the current program', async () => {
    const program = await firstFilled();
    const refused = await copy({ copyFromId: weekIds(program)[0] ?? '', toProgramId: program.id, version: 1 });

    expect(refused).toMatchObject({
      status: 409,
      code: 'version_conflict',
      data: { document: { version: program.version } },
    });
  });

  test('of another account is not found', async () => {
    const other = await openTestStudio(programs.server);
    const program = await programs.create();

    expect((await copy({ copyFromId: other.ids['program-weeks'] ?? '', toProgramId: program.id })).status).toBe(404);
  });

  test('over a logged week of a client keeps the logged workouts', async () => {
    const { server, studio } = programs;
    const copied = await programs.read(studio.ids['client-programs'] ?? '');
    const done = { clientId: studio.ids['clients'] ?? '', completedWorkoutId: studio.ids['completed-workouts'] ?? '' };
    const before = (await server.ask(clientWorkoutRoutes.detail.client, done, studio.admin)).data.completedWorkout;
    const [first, second = ''] = weekIds(copied);
    await copy({ copyFromId: second, pasteToId: first, toProgramId: copied.id });
    const after = (await server.ask(clientWorkoutRoutes.detail.client, done, studio.admin)).data.completedWorkout;

    expect(after).toEqual({ ...before, workoutId: null });
  });
});

describe('weeks of another program', () => {
  test('are inserted in the requested order at the requested position', async () => {
    const [from, to] = [await firstFilled(), await programs.create(2)];
    const [first = '', second = ''] = weekIds(from);
    const request = { from: from.id, to: to.id, weekIds: [second, first], afterWeek: 1, version: 1 };
    const imported = (await programs.server.ask(programEditingRoutes.importWeeks, request, programs.studio.admin)).data
      .program;

    expect(rowCounts(imported)).toEqual([0, 0, 3, 0]);
    expect(imported.weeks.map((week) => week.weekNumber)).toEqual([1, 2, 3, 4]);
    expect([imported.weeks[0]?.id, imported.weeks[3]?.id]).toEqual(weekIds(to));
    expect(imported.version).toBe(2);
  });

  test('must be of that program, and at most 52 in all', async () => {
    const [from, to] = [await programs.create(52), await programs.create(1)];
    const request = { from: from.id, to: to.id, afterWeek: 0 };

    expect((await ask(programEditingRoutes.importWeeks, { ...request, weekIds: weekIds(to) })).status).toBe(404);
    expect((await ask(programEditingRoutes.importWeeks, { ...request, weekIds: [newId()] })).status).toBe(404);
    expect(await ask(programEditingRoutes.importWeeks, { ...request, weekIds: weekIds(from) })).toMatchObject({
      status: 422,
      code: 'too_many_weeks',
    });
    expect(await programs.read(to.id)).toEqual(to);
  });

  test('move the end of a copy', async () => {
    const from = await programs.createFilled(2);
    const to = await programs.assign(from.id, today(), await programs.addClient());
    const request = { from: from.id, to: to.id, weekIds: weekIds(from), afterWeek: 2 };
    await ask(programEditingRoutes.importWeeks, request);

    expect((await programs.read(to.id)).endsOn).toBe(today(27));
  });
});
