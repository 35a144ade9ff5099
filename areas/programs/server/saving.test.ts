import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type ExerciseRow, type Program, ProgramContent } from '../contract/document.ts';
import { programModel } from '../rules/document-model.ts';
import { withWeekCopied } from '../rules/weeks.ts';
import { firstRows, openPrograms, type Programs, rowsOf, withRows as withTheseRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

const create = () => programs.create();
const save = (program: Program) => programs.save(program);
const read = (id: string) => programs.read(id);
const withRows = (program: Program, count: number) => withTheseRows(program, rowsOf(programs.exercise, count));

test('a saved program is read with every value', async () => {
  const program = withRows(await create(), 3);
  const [first] = firstRows(program);
  Object.assign(first ?? {}, {
    sets: 4,
    reps: '6-8',
    weight: '82,5 kg',
    rpe: 7.5,
    rpeTo: 8.5,
    rir: 1,
    rirTo: 2,
    tut: '3-1-1-0',
    warmUp: '10x20, 5x50%',
    info: 'Fermo al petto',
    restValue: 150,
  });
  const saved = (await save(program)).data.program;

  expect(saved).toEqual({ ...program, version: 2, saveId: expect.any(String) });
  expect(await read(program.id)).toEqual(saved);
});

test('a row without a warm-up, as an older page sends it, has none', async () => {
  const program = withRows(await create(), 1);
  const older = structuredClone(program);
  for (const row of firstRows(older)) Reflect.deleteProperty(row, 'warmUp');

  expect(firstRows((await save(older)).data.program)).toMatchObject([{ warmUp: '' }]);
});

test('a warm-up that is no list of at most ten sets is refused with the name of the exercise', async () => {
  const program = withRows(await create(), 1);
  const [row] = firstRows(program);
  for (const warmUp of ['cyclette', '11x5x40']) {
    Object.assign(row ?? {}, { warmUp });

    const refused = await save(program);
    expect(refused).toMatchObject({ status: 422, code: 'not_a_warm_up' });
    expect(refused.message).toContain(row?.name);
  }
});

test('letters and positions of a request are ignored and computed', async () => {
  const program = withRows(await create(), 4);
  for (const [index, row] of firstRows(program).entries())
    Object.assign(row, { key: 'Z', position: 9, supersetPosition: index === 1 ? 1 : index === 2 ? 2 : null });
  const rows = firstRows((await save(program)).data.program);

  expect(rows.map(({ key, position, supersetPosition }) => [key, position, supersetPosition])).toEqual([
    ['A', 1, null],
    ['B', 2, 1],
    ['B', 3, 2],
    ['C', 4, null],
  ]);
});

test('a save of an outdated version is refused with the current one and overwrites nothing', async () => {
  const program = await create();
  const first = await save({ ...program, title: 'Dalla prima scheda' });
  const second = await save({ ...program, title: 'Dalla seconda scheda' });

  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 409,
    code: 'version_conflict',
    data: { document: { content: { title: 'Dalla prima scheda' }, version: 2 } },
  });
  expect((await read(program.id)).title).toBe('Dalla prima scheda');
});

test('the load of one tab and the exercise of another, saved for the same row, are one choice when they are merged', async () => {
  const base = (await save(withRows(await create(), 1))).data.program;
  const edited = (changes: Partial<ExerciseRow>) => {
    const program = structuredClone(base);
    for (const row of firstRows(program)) Object.assign(row, changes);
    return program;
  };
  const mine = edited({ weight: '90 kg' });
  await save(edited({ exerciseId: programs.studio.ids['exercises'] ?? '', name: 'Affondi' }));
  const refused = await save(mine);

  const { content: theirs } = z
    .object({ document: z.object({ content: ProgramContent }) })
    .parse(refused.data).document;
  expect(programModel.merge({ base, mine, theirs }).conflicts).toMatchObject([
    { field: 'exerciseAndLoad', mine: { weight: '90 kg' }, theirs: { exercise: { name: 'Affondi' }, weight: '' } },
  ]);
});

test('of two saves at the same time one succeeds and the other is refused', async () => {
  const program = await create();
  const replies = await Promise.all(['una', 'altra'].map((title) => save({ ...program, title })));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('one save can move, add and delete rows, days and weeks', async () => {
  const program = (await save(withRows(await create(), 2))).data.program;
  const [week] = program.weeks;
  const weeks = withWeekCopied(program.weeks, { id: week?.id ?? '', newId }).slice(1);
  const saved = (await save({ ...program, weeks })).data.program;

  expect(saved.weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
  expect(saved.weeks[1]?.days[0]?.workouts[0]?.exercises).toHaveLength(2);
  expect(await read(program.id)).toEqual(saved);
});

test('ids of another program are refused and neither program changes', async () => {
  const source = (await save(withRows(await create(), 1))).data.program;
  const target = await create();
  const refused = await save({ ...target, weeks: source.weeks });

  expect(refused).toMatchObject({ status: 409, code: 'ids_taken' });
  expect(await read(source.id)).toEqual(source);
  expect(await read(target.id)).toEqual(target);
});

test('an unknown exercise or one of another account is not found and nothing is written', async () => {
  const other = await openTestStudio(programs.server);
  const program = withRows(await create(), 1);
  for (const exerciseId of ['0190c0de-0000-7000-8000-00000000dead', other.ids['exercises'] ?? '']) {
    Object.assign(firstRows(program)[0] ?? {}, { exerciseId });
    expect((await save(program)).status).toBe(404);
  }
  expect(firstRows(await read(program.id))).toEqual([]);
});

test('61 rows in a workout, 53 weeks and a too long text of repetitions are refused', async () => {
  const program = await create();
  const long = withRows(program, 1);
  Object.assign(firstRows(long)[0] ?? {}, { reps: 'x'.repeat(41) });
  const weeks = Array.from({ length: 53 }, () => ({ id: newId(), weekNumber: 1, days: [] }));

  expect(Object.keys((await save(withRows(program, 61))).errors ?? {})).toEqual([
    'weeks.0.days.0.workouts.0.exercises',
  ]);
  expect(Object.keys((await save({ ...program, weeks })).errors ?? {})).toEqual(['weeks']);
  expect((await save(long)).errors?.['weeks.0.days.0.workouts.0.exercises.0.reps']).toEqual([
    'Puoi scrivere al massimo 40 caratteri.',
  ]);
});

test('2,000 rows in a workout are refused with the field, and the program does not change', async () => {
  const program = await create();
  const refused = await save(withRows(program, 2000));

  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors ?? {})).toEqual(['weeks.0.days.0.workouts.0.exercises']);
  expect(await read(program.id)).toEqual(program);
});

test('an id that occurs twice is refused and nothing is written', async () => {
  const program = withRows(await create(), 2);
  const [first, second] = firstRows(program);
  Object.assign(second ?? {}, { id: first?.id });

  expect(await save(program)).toMatchObject({ status: 422, errors: { changes: [expect.any(String)] } });
  expect(await read(program.id)).toMatchObject({ version: 1 });
  expect(firstRows(await read(program.id))).toEqual([]);
});

test('positions with gaps and duplicates and a superset of one are corrected', async () => {
  const program = withRows(await create(), 3);
  for (const [index, row] of firstRows(program).entries())
    Object.assign(row, { position: [7, 7, 90][index], key: 'C', supersetPosition: index === 2 ? 4 : null });
  const rows = firstRows((await save(program)).data.program);

  expect(rows.map(({ key, position, supersetPosition }) => [key, position, supersetPosition])).toEqual([
    ['A', 1, null],
    ['B', 2, null],
    ['C', 3, null],
  ]);
});

test('of two days saved with one date the second loses it', async () => {
  const program = await create();
  for (const day of program.weeks[0]?.days ?? []) Object.assign(day, { offset: 3 });
  const [week] = (await save(program)).data.program.weeks;

  expect(week?.days.map((day) => day.offset)).toEqual([3, null]);
});

test('a copy with an added third week ends a week later', async () => {
  const template = await programs.createFilled(2);
  const copy = await programs.assign(template.id, '2026-11-02', await programs.addClient());
  const weeks = withWeekCopied(copy.weeks, { id: copy.weeks[0]?.id ?? '', newId });

  expect(copy.endsOn).toBe('2026-11-15');
  expect((await save({ ...copy, weeks })).data.program.endsOn).toBe('2026-11-22');
});

test('an archived exercise stays in the programs that have it', async () => {
  const { server, studio } = programs;
  const ownExercise = { id: studio.ids['exercises'] ?? '', name: 'Esercizio riservato' };
  const program = (await save(withTheseRows(await create(), rowsOf(ownExercise, 1)))).data.program;
  await server.ask(exerciseRoutes.archive, { id: ownExercise.id }, studio.admin);

  expect((await save({ ...program, title: 'Dopo' })).status).toBe(200);
  expect(firstRows(await read(program.id))[0]?.exerciseId).toBe(ownExercise.id);
});
