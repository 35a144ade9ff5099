import { z } from 'zod';
import {
  day,
  idOf,
  nextPage,
  nothing,
  optionalWords,
  pageNumber,
  requiredWords,
  search,
  words,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const limits = {
  weeks: 52,
  daysAWeek: 7,
  workoutsADay: 4,
  rowsAWorkout: 60,
  sets: 50,
  restSeconds: 3600,
} as const;
export const defaultRestSeconds = 90;
export const exerciseTypes = ['reps', 'time', 'distance', 'amrap', 'emom', 'text'] as const;
export const restTypes = ['seconds', 'no_rest'] as const;

/**
 * One prescribed exercise. `reps` is text because coaches write "8-10" or "max"; `value` is the time, distance or text
 * of the other types; `weight` is text because it may be "80 kg", "75%" or "RPE 8"; `tut` is the tempo, "3-1-1-0".
 */
export const ExerciseRow = z.object({
  id: z.uuid(),
  exerciseId: idOf('exercises'),
  name: words(120),
  key: z.string().regex(/^[A-Z]$/),
  position: z.number().int().min(1),
  supersetPosition: z.number().int().min(1).nullable(),
  type: z.enum(exerciseTypes).default('reps'),
  sets: z.number().int().min(1).max(limits.sets).nullable(),
  reps: words(40),
  value: words(40),
  weight: words(40),
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable(),
  rir: z.number().int().min(0).max(10).nullable(),
  tut: words(20),
  info: words(2000),
  restType: z.enum(restTypes).default('seconds'),
  restValue: z.number().int().min(0).max(limits.restSeconds).default(defaultRestSeconds),
});
export type ExerciseRow = z.output<typeof ExerciseRow>;

export const Workout = z.object({
  id: z.uuid(),
  title: words(120),
  info: words(2000),
  exercises: z.array(ExerciseRow).max(limits.rowsAWorkout),
});
export type Workout = z.output<typeof Workout>;

export const Day = z.object({
  id: z.uuid(),
  dayNumber: z.number().int().min(1).max(limits.daysAWeek),
  workouts: z.array(Workout).max(limits.workoutsADay),
});
export type Day = z.output<typeof Day>;

export const Week = z.object({
  id: z.uuid(),
  weekNumber: z.number().int().min(1).max(limits.weeks),
  days: z.array(Day).max(limits.daysAWeek),
});
export type Week = z.output<typeof Week>;

export const Program = z.object({
  id: z.uuid(),
  title: requiredWords(120),
  info: words(5000),
  version: z.number().int(),
  /** The client whose copy this is, null for a model. */
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  startsOn: z.string().nullable(),
  weeks: z.array(Week).max(limits.weeks),
});
export type Program = z.output<typeof Program>;

/** What the editor sends: the whole document and the version it started from. Letters and numbers are computed again. */
const ProgramSave = Program.pick({ title: true, info: true, version: true, weeks: true });

export const ProgramCard = z.object({
  id: z.uuid(),
  title: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  assigned: z.number().int(),
  updatedAt: z.string(),
});
export type ProgramCard = z.output<typeof ProgramCard>;

export const programStates = ['running', 'expiring', 'terminated', 'upcoming'] as const;

export const AssignedProgram = z.object({
  id: z.uuid(),
  title: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(programStates),
  weeks: z.number().int(),
  workouts: z.number().int(),
  completedWorkouts: z.number().int(),
});
export type AssignedProgram = z.output<typeof AssignedProgram>;

export const ProgramFilters = z.object({
  search,
  sortBy: z.enum(['title', 'updatedAt']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: pageNumber,
});
export type ProgramFilters = z.output<typeof ProgramFilters>;

const AssignableClient = z.object({ id: z.uuid(), name: z.string(), runningProgram: z.string().nullable() });

export const programRoutes = defineRoutes({
  list: {
    ask: 'GET /programs',
    permission: 'view programs',
    query: ProgramFilters,
    answer: z.object({ programs: z.array(ProgramCard), nextPage }),
  },
  get: { ask: 'GET /programs/:id', permission: 'view programs', answer: z.object({ program: Program }) },
  create: {
    ask: 'POST /programs',
    permission: 'create programs',
    body: z.object({
      title: requiredWords(120),
      weeks: z.number().int().min(1).max(limits.weeks).default(4),
      daysAWeek: z.number().int().min(1).max(limits.daysAWeek).default(3),
    }),
    answer: z.object({ program: Program }),
  },
  save: {
    ask: 'PUT /programs/:id',
    permission: 'update programs',
    body: ProgramSave,
    answer: z.object({ program: Program }),
  },
  delete: { ask: 'DELETE /programs/:id', permission: 'delete programs', answer: nothing },
  duplicate: {
    ask: 'POST /programs/duplicate/:id',
    permission: 'create programs',
    params: z.object({ id: idOf('programs') }),
    answer: z.object({ program: Program }),
  },
  assignableClients: {
    ask: 'GET /clients/for-assign/programs/:id',
    permission: 'view programs',
    query: z.object({ search, page: pageNumber }),
    answer: z.object({ clients: z.array(AssignableClient), nextPage }),
  },
  assign: {
    ask: 'POST /programs/:id/assignUsers',
    permission: 'update programs',
    body: z.object({
      clientIds: z.array(idOf('clients')).min(1).max(200),
      startsOn: day,
      note: optionalWords(2000),
    }),
    answer: z.object({ programIds: z.array(z.uuid()) }),
  },
  assignedClients: {
    ask: 'GET /programs/:id/assignedClients',
    permission: 'view programs',
    answer: z.object({ programs: z.array(AssignedProgram) }),
  },
  ofClient: {
    ask: 'GET /programs/client/:id',
    permission: 'view programs',
    params: z.object({ id: idOf('clients') }),
    query: z.object({ page: pageNumber }),
    answer: z.object({ programs: z.array(AssignedProgram), nextPage }),
  },
  unassign: {
    ask: 'POST /programs/deleteUserProgram',
    permission: 'update programs',
    body: z.object({ programId: idOf('client-programs') }),
    answer: nothing,
  },
  count: {
    ask: 'GET /programs/total/count',
    permission: 'view programs',
    answer: z.object({ total: z.number().int() }),
  },
});

export const programProblems = defineProblems('programs', {
  stale: 409,
  ids_taken: 409,
  empty: 422,
});
