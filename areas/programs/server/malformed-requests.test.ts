import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import type { Program } from '../contract/document.ts';
import { programEditingRoutes } from '../contract/editing.ts';
import { cloneWeeks } from '../rules/clone-weeks.ts';
import { firstRows, openPrograms, type Programs, rowCounts, rowsOf, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

describe('a program of more than 6,000 rows', () => {
  /** Creates a program of one week with 24 workouts of 60 rows. */
  async function fullWeek(): Promise<Program> {
    const program = await programs.create(1, 6);
    const days = (program.weeks[0]?.days ?? []).map((day) => ({
      ...day,
      workouts: Array.from({ length: 4 }, fullWorkout),
    }));
    return (await programs.save({ ...program, weeks: program.weeks.map((week) => ({ ...week, days })) })).data.program;
  }

  const fullWorkout = () => ({ id: newId(), title: '', info: '', exercises: rowsOf(programs.exercise, 60) });

  test('is refused when it is saved, and nothing is written', async () => {
    const full = await fullWeek();
    const weeks = cloneWeeks([...full.weeks, ...full.weeks, ...full.weeks, ...full.weeks, ...full.weeks], newId);

    expect(await programs.save({ ...full, weeks })).toMatchObject({ status: 422, code: 'too_many_rows' });
    expect((await programs.read(full.id)).version).toBe(full.version);
  });

  test('is also refused when a week is pasted', async () => {
    const full = await fullWeek();
    const request = { copyFromId: full.weeks[0]?.id ?? '', pasteToId: null, toProgramId: full.id };
    const paste = (weeks: number) =>
      programs.server.ask(programEditingRoutes.copyWeek, { ...request, weeks }, programs.studio.admin);

    expect((await paste(3)).status).toBe(200);
    expect(await paste(1)).toMatchObject({ status: 422, code: 'too_many_rows' });
    expect((await programs.read(full.id)).weeks).toHaveLength(4);
  });
});

describe('an id in capitals is the same id', () => {
  test('a week pasted into itself is refused and keeps its rows', async () => {
    const program = await programs.createFilled(2, 3);
    const id = program.weeks[0]?.id ?? '';
    const request = { copyFromId: id.toUpperCase(), pasteToId: id, toProgramId: program.id };
    const refused = await programs.server.ask(programEditingRoutes.copyWeek, request, programs.studio.admin);

    expect(refused).toMatchObject({ status: 422, code: 'into_itself' });
    expect(rowCounts(await programs.read(program.id))).toEqual([3, 3]);
  });

  test('a day pasted into itself is refused and keeps its rows', async () => {
    const program = await programs.createFilled(1, 3);
    const [week] = program.weeks;
    const dayId = week?.days[0]?.id ?? '';
    const request = {
      id: week?.id ?? '',
      copyFromId: dayId.toUpperCase(),
      pasteToId: dayId,
      toWeekId: week?.id ?? '',
    };
    const refused = await programs.server.ask(programEditingRoutes.copyDay, request, programs.studio.admin);

    expect(refused).toMatchObject({ status: 422, code: 'into_itself' });
    expect(rowCounts(await programs.read(program.id))).toEqual([3]);
  });

  test('a row id that occurs twice is refused and nothing is written', async () => {
    const program = withRows(await programs.create(1), rowsOf(programs.exercise, 2));
    const [first, second] = firstRows(program);
    Object.assign(second ?? {}, { id: first?.id.toUpperCase() });

    expect(await programs.save(program)).toMatchObject({ status: 409, code: 'ids_taken' });
    expect(rowCounts(await programs.read(program.id))).toEqual([0]);
  });

  test('a client listed twice gets one copy', async () => {
    const template = await programs.createFilled(1, 1);
    const clientId = await programs.addClient();
    const request = { id: template.id, clientIds: [clientId, clientId.toUpperCase()], startsOn: '2026-11-30' };
    const { data } = await programs.server.ask(programRoutes.assign, request, programs.studio.admin);

    expect(data.copyIds).toHaveLength(1);
  });
});
