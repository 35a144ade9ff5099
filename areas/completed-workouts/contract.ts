import { z } from 'zod';
import { programStates } from '#areas/programs/contract.ts';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { idOf, instant, nextPage, pageNumber, words } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const limits = { setsARow: 50, setsAWorkout: 2000, weightKg: 1000, reps: 1000 } as const;

/** One set as done. Its id is made on the device, so sending it again changes nothing. */
const SetValues = z.object({
  rowId: z.uuid(),
  setNumber: z.number().int().min(1).max(limits.setsARow),
  weightKg: z.number().min(0).max(limits.weightKg).multipleOf(0.01).nullable(),
  reps: z.number().int().min(0).max(limits.reps).nullable(),
  rir: z.number().int().min(0).max(10).nullable(),
  loggedAt: instant,
});

export const CompletedSet = SetValues.extend({ id: z.uuid() });
export type CompletedSet = z.output<typeof CompletedSet>;

/** A row of the prescription as it stood when the workout started: later edits of the program never change it. */
export const PrescribedRow = ExerciseRow.omit({ position: true });
export type PrescribedRow = z.output<typeof PrescribedRow>;

const Prescription = z.object({
  workoutId: z.uuid(),
  programId: z.uuid(),
  programTitle: z.string(),
  title: z.string(),
  info: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  rows: z.array(PrescribedRow),
});

/** What the client did on that exercise the last time, to log against. */
const LastTime = z.object({
  exerciseId: z.uuid(),
  finishedAt: z.string(),
  sets: z.array(z.object({ weightKg: z.number().nullable(), reps: z.number().nullable(), rir: z.number().nullable() })),
});
export type LastTime = z.output<typeof LastTime>;

export const CompletedWorkout = Prescription.extend({
  id: z.uuid(),
  workoutId: z.uuid().nullable(),
  programId: z.uuid().nullable(),
  clientId: z.uuid(),
  clientName: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  effort: z.number().int().nullable(),
  comment: z.string(),
  sets: z.array(CompletedSet),
});
export type CompletedWorkout = z.output<typeof CompletedWorkout>;

export const CompletedWorkoutCard = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  title: z.string(),
  programTitle: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  finishedAt: z.string(),
  minutes: z.number().int(),
  sets: z.number().int(),
  volumeKg: z.number(),
  effort: z.number().int().nullable(),
});
export type CompletedWorkoutCard = z.output<typeof CompletedWorkoutCard>;

const page = z.object({ completedWorkouts: z.array(CompletedWorkoutCard), nextPage });

const ScheduledWorkout = z.object({
  workoutId: z.uuid(),
  title: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  rows: z.number().int(),
  /** Where it stands: `done`, begun but not finished, or still to do. */
  state: z.enum(['done', 'begun', 'to_do']),
  completedWorkoutId: z.uuid().nullable(),
});
export type ScheduledWorkout = z.output<typeof ScheduledWorkout>;

export const Today = z.object({
  coachName: z.string(),
  program: z
    .object({
      id: z.uuid(),
      title: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      state: z.enum(programStates),
      weeks: z.number().int(),
      currentWeek: z.number().int(),
      note: z.string(),
    })
    .nullable(),
  next: ScheduledWorkout.nullable(),
  /** The workouts of the week of `next`, in order. */
  week: z.array(ScheduledWorkout),
  doneThisWeek: z.number().int(),
  totalDone: z.number().int(),
});
export type Today = z.output<typeof Today>;

export const completedWorkoutRoutes = defineRoutes({
  list: {
    ask: 'GET /completed-workouts',
    permission: 'view workouts',
    query: z.object({ clientId: idOf('clients').optional(), page: pageNumber }),
    answer: page,
  },
  ofClient: {
    ask: 'GET /clients/:id/completed-workouts',
    permission: 'view workouts',
    query: z.object({ page: pageNumber }),
    answer: page,
  },
  detail: {
    ask: 'GET /clients/:id/completed-workouts/:workoutId',
    permission: 'view workouts',
    params: z.object({ id: idOf('clients'), workoutId: idOf('completed-workouts') }),
    answer: z.object({ completedWorkout: CompletedWorkout }),
  },
  today: { ask: 'GET /my/today', permission: 'view own training', answer: z.object({ today: Today }) },
  prescription: {
    ask: 'GET /my/workouts/:id',
    permission: 'view own training',
    answer: z.object({ prescription: Prescription, lastTime: z.array(LastTime), begun: CompletedWorkout.nullable() }),
  },
  history: {
    ask: 'GET /my/completed-workouts',
    permission: 'view own training',
    query: z.object({ page: pageNumber }),
    answer: page,
  },
  mine: {
    ask: 'GET /my/completed-workouts/:id',
    permission: 'view own training',
    answer: z.object({ completedWorkout: CompletedWorkout }),
  },
  start: {
    ask: 'POST /my/completed-workouts',
    permission: 'create own training',
    body: z.object({ id: z.uuid(), workoutId: idOf('workouts'), startedAt: instant }),
    answer: z.object({ completedWorkout: CompletedWorkout }),
  },
  logSet: {
    ask: 'PUT /my/completed-workouts/:id/sets/:setId',
    permission: 'update own training',
    params: z.object({ id: idOf('completed-workouts'), setId: z.uuid() }),
    body: SetValues,
    answer: z.object({ set: CompletedSet }),
  },
  deleteSet: {
    ask: 'DELETE /my/completed-workouts/:id/sets/:setId',
    permission: 'update own training',
    params: z.object({ id: idOf('completed-workouts'), setId: z.uuid() }),
    answer: z.object({}),
  },
  finish: {
    ask: 'POST /my/completed-workouts/:id/finish',
    permission: 'update own training',
    body: z.object({ finishedAt: instant, effort: z.number().int().min(1).max(10).nullable(), comment: words(2000) }),
    answer: z.object({ completedWorkout: CompletedWorkout }),
  },
});

export const completedWorkoutProblems = defineProblems('completed-workouts', {
  already_finished: 409,
  nothing_logged: 422,
  row_unknown: 422,
});
