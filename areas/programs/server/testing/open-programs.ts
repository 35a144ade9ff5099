import pg from 'pg';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../../contract.ts';
import type { ExerciseRow, Program } from '../../contract/document.ts';
import { newRow, renumbered } from '../../rules/rows.ts';
import { withWorkoutChanged } from '../../rules/workouts.ts';
import { saveProgram } from './save-program.ts';

/** A test studio with helpers that create programs, copies, clients and folders through the API. */
export interface Programs {
  server: TestServer;
  studio: TestStudio;
  exercise: { id: string; name: string };
  create(weeks?: number, daysAWeek?: number): Promise<Program>;
  /** Creates a program with `rows` rows in the first workout of each week. */
  createFilled(weeks?: number, rows?: number): Promise<Program>;
  read(id: string): Promise<Program>;
  save(program: Program, token?: string): ReturnType<typeof saveProgram>;
  addClient(name?: string): Promise<string>;
  addFolder(name: string, parentId?: string | null): Promise<string>;
  /** Assigns the program to a client and returns the copy. */
  assign(id: string, startsOn: string, clientId: string): Promise<Program>;
  /** Assigns the program on the day on which the copy starts, so that all its workouts count whatever day the test runs on. */
  assignOnStart(id: string, startsOn: string, clientId: string): Promise<Program>;
  /** Runs a statement as the owner of the database, for states that otherwise need time to pass. */
  asOwner(statement: string, values: unknown[]): Promise<void>;
}

export async function openPrograms(): Promise<Programs> {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin)).data;
  const exercise = exercises[0] ?? { id: '', name: '' };
  const { admin } = studio;
  const read = async (id: string) => (await server.ask(programRoutes.get, { id }, admin)).data.program;
  const create = async (weeks = 2, daysAWeek = 2) =>
    (await server.ask(programRoutes.create, { title: 'Prova', weeks, daysAWeek }, admin)).data.program;
  const save = (program: Program, token = admin) => saveProgram(server, program, token);
  const assign = async (id: string, startsOn: string, clientId: string) => {
    const response = await server.ask(
      programRoutes.assign,
      { id, clientIds: [clientId], startsOn, includesAssigned: true },
      admin,
    );
    return read(response.data.copyIds[0] ?? '');
  };
  let clientCount = 0;
  return {
    server,
    studio,
    exercise,
    create,
    read,
    save,
    createFilled: async (weeks = 2, rows = 2) => {
      const program = await create(weeks);
      const filled = program.weeks.reduce((one, week) => withRows(one, rowsOf(exercise, rows), week.id), program);
      return (await save(filled)).data.program;
    },
    addClient: async (name = 'Cliente') => {
      clientCount += 1;
      const email = `cliente.${clientCount}@example.com`;
      return (await server.ask(clientRoutes.create, { name: `${name} ${clientCount}`, email }, admin)).data.client.id;
    },
    addFolder: async (name, parentId = null) =>
      (await server.ask(folderRoutes.create, { name, parent_id: parentId }, admin)).data.folder.id,
    assign,
    assignOnStart: async (id, startsOn, clientId) => {
      const copy = await assign(id, startsOn, clientId);
      await server.owner.query('update programs set assigned_on = starts_on where id = $1', [copy.id]);
      return copy;
    },
    asOwner: async (statement, values) => {
      const owner = new pg.Client({ connectionString: server.ownerUrl });
      await owner.connect();
      await owner.query(statement, values);
      await owner.end();
    },
  };
}

export function rowsOf(exercise: { id: string; name: string }, count: number): ExerciseRow[] {
  return renumbered(Array.from({ length: count }, () => newRow({ id: newId(), exercise })));
}

/** Returns the program with these rows in the first workout of the week `weekId`, by default the first week. */
export function withRows(program: Program, rows: ExerciseRow[], weekId?: string): Program {
  const week = program.weeks.find((one) => one.id === weekId) ?? program.weeks[0];
  const id = week?.days[0]?.workouts[0]?.id ?? '';
  return { ...program, weeks: withWorkoutChanged(program.weeks, id, (workout) => ({ ...workout, exercises: rows })) };
}

export function firstRows(program: Program): ExerciseRow[] {
  return program.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
}

/** Counts the rows of each week. */
export function rowCounts(program: Program): number[] {
  return program.weeks.map(
    (week) => week.days.flatMap((day) => day.workouts.flatMap((workout) => workout.exercises)).length,
  );
}

/** Returns today in the time zone of the studio, plus `days`. */
export function today(days = 0): string {
  return addDays(todayIn('Europe/Rome'), days);
}
