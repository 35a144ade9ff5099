import { beforeAll, describe, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type Program, programRoutes } from '../contract.ts';
import { newRow, renumbered } from '../rules/rows.ts';
import { withWeekCopied } from '../rules/weeks.ts';
import { withWorkoutChanged } from '../rules/workouts.ts';

let server: TestServer;
let studio: TestStudio;
let exercise: { id: string; name: string };

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin)).data;
  exercise = exercises[0] ?? { id: '', name: '' };
});

async function create(weeks = 2, daysAWeek = 2): Promise<Program> {
  return (await server.ask(programRoutes.create, { title: 'Prova', weeks, daysAWeek }, studio.admin)).data.program;
}

/** The program with so many rows in its first workout. */
function withRows(program: Program, count: number): Program {
  const id = program.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const rows = renumbered(Array.from({ length: count }, () => newRow({ id: newId(), exercise })));
  return { ...program, weeks: withWorkoutChanged(program.weeks, id, (workout) => ({ ...workout, exercises: rows })) };
}

const save = (program: Program, token = studio.admin) => server.ask(programRoutes.save, program, token);
const read = async (id: string) => (await server.ask(programRoutes.get, { id }, studio.admin)).data.program;
const firstRows = (program: Program) => program.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];

describe('saving', () => {
  test('what was saved is what is read, to the last value', async () => {
    const program = withRows(await create(), 3);
    const [first] = firstRows(program);
    Object.assign(first ?? {}, {
      sets: 4,
      reps: '6-8',
      weight: '82,5 kg',
      rpe: 8.5,
      rir: 2,
      tut: '3-1-1-0',
      info: 'Fermo al petto',
      restValue: 150,
    });
    const saved = (await save(program)).data.program;

    expect(saved).toEqual({ ...program, version: 2 });
    expect(await read(program.id)).toEqual(saved);
  });

  test('letters and positions are computed again, whatever arrives', async () => {
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

  test('a save that started from an older version is refused with the newer one, and nothing is overwritten', async () => {
    const program = await create();
    const first = await save({ ...program, title: 'Dalla prima scheda' });
    const second = await save({ ...program, title: 'Dalla seconda scheda' });

    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 409,
      code: 'stale',
      data: { program: { title: 'Dalla prima scheda', version: 2 } },
    });
    expect((await read(program.id)).title).toBe('Dalla prima scheda');
  });

  test('of two saves at the same moment one wins and the other is told', async () => {
    const program = await create();
    const replies = await Promise.all(['una', 'altra'].map((title) => save({ ...program, title })));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('rows, days and weeks can move, be added and go in one save', async () => {
    const program = (await save(withRows(await create(), 2))).data.program;
    const [week] = program.weeks;
    const weeks = withWeekCopied(program.weeks, { id: week?.id ?? '', newId }).slice(1);
    const saved = (await save({ ...program, weeks })).data.program;

    expect(saved.weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
    expect(saved.weeks[1]?.days[0]?.workouts[0]?.exercises).toHaveLength(2);
    expect(await read(program.id)).toEqual(saved);
  });

  test('ids of another program are refused and change neither', async () => {
    const victim = (await save(withRows(await create(), 1))).data.program;
    const thief = await create();
    const refused = await save({ ...thief, weeks: victim.weeks });

    expect(refused).toMatchObject({ status: 409, code: 'ids_taken' });
    expect(await read(victim.id)).toEqual(victim);
    expect(await read(thief.id)).toEqual(thief);
  });

  test('an exercise nobody has, or of another account, is not found and nothing is written', async () => {
    const other = await openTestStudio(server);
    const program = withRows(await create(), 1);
    for (const exerciseId of ['0190c0de-0000-7000-8000-00000000dead', other.ids['exercises'] ?? '']) {
      Object.assign(firstRows(program)[0] ?? {}, { exerciseId });
      expect((await save(program)).status).toBe(404);
    }
    expect(firstRows(await read(program.id))).toEqual([]);
  });

  test('61 rows in a workout, 53 weeks and a reps text without end are refused', async () => {
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
});

describe('assigning', () => {
  test('gives each client a copy of their own that later edits of the model do not touch', async () => {
    const own = await openTestStudio(server);
    const model = (await server.ask(programRoutes.get, { id: own.ids['programs'] ?? '' }, own.admin)).data.program;
    const clientIds = [own.ids['clients'] ?? ''];
    const { programIds } = (
      await server.ask(programRoutes.assign, { id: model.id, clientIds, startsOn: '2026-11-30' }, own.admin)
    ).data;
    await server.ask(programRoutes.save, { ...model, title: 'Cambiato dopo', weeks: [] }, own.admin);
    const copy = (await server.ask(programRoutes.get, { id: programIds[0] ?? '' }, own.admin)).data.program;

    expect(copy).toMatchObject({ title: model.title, clientId: clientIds[0], startsOn: '2026-11-30' });
    expect(copy.weeks).toHaveLength(2);
    expect(copy.weeks[0]?.id).not.toBe(model.weeks[0]?.id);
  });

  test('is refused for a program without exercises', async () => {
    const refused = await server.ask(
      programRoutes.assign,
      { id: (await create()).id, clientIds: [studio.ids['clients'] ?? ''], startsOn: '2026-11-30' },
      studio.admin,
    );

    expect(refused).toMatchObject({ status: 422, code: 'empty' });
  });

  test('names nobody when one of the clients is another coach’s: no copy is made', async () => {
    const other = await openTestStudio(server);
    const clientIds = [studio.ids['clients'] ?? '', other.ids['clients'] ?? ''];
    const before = (await server.ask(programRoutes.assignedClients, { id: studio.ids['programs'] ?? '' }, studio.admin))
      .data.programs.length;
    const refused = await server.ask(
      programRoutes.assign,
      { id: studio.ids['programs'] ?? '', clientIds, startsOn: '2026-11-30' },
      studio.admin,
    );
    const after = (await server.ask(programRoutes.assignedClients, { id: studio.ids['programs'] ?? '' }, studio.admin))
      .data.programs.length;

    expect(refused.status).toBe(404);
    expect(after).toBe(before);
  });

  test('taking a copy away keeps what the client logged', async () => {
    const own = await openTestStudio(server);
    await server.ask(programRoutes.unassign, { programId: own.ids['client-programs'] ?? '' }, own.admin);
    const left = (await server.ask(programRoutes.ofClient, { id: own.ids['clients'] ?? '' }, own.admin)).data.programs;
    const model = await server.ask(programRoutes.unassign, { programId: own.ids['programs'] ?? '' }, own.admin);

    expect(left).toEqual([]);
    expect(model.status).toBe(404);
  });

  test('an exercise used in a program cannot be deleted', async () => {
    const own = await openTestStudio(server);
    const id = own.ids['exercises'] ?? '';
    const model = (
      await server.ask(programRoutes.create, { title: 'Con il mio esercizio', weeks: 1, daysAWeek: 1 }, own.admin)
    ).data.program;
    const workoutId = model.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
    const row = newRow({ id: newId(), exercise: { id, name: 'Mio' } });
    const weeks = withWorkoutChanged(model.weeks, workoutId, (workout) => ({ ...workout, exercises: [row] }));
    await server.ask(programRoutes.save, { ...model, weeks }, own.admin);

    expect(await server.ask(exerciseRoutes.delete, { id }, own.admin)).toMatchObject({
      status: 409,
      code: 'used_in_programs',
    });
  });
});

test('a collaborator sees their own models and the copies of their clients', async () => {
  const own = await openTestStudio(server);
  const mine = (await server.ask(programRoutes.create, { title: 'Del coach' }, own.coach)).data.program;

  const list = (await server.ask(programRoutes.list, {}, own.coach)).data.programs;

  expect(list.map(({ id }) => id)).toEqual([mine.id]);
});
