import { z } from 'zod';
import { Day, ExerciseRow, limits, Program, Week, Workout } from './document.ts';
import { ProgramSettings } from './settings.ts';
import { idSchema, requiredText, text } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { Exercise } from '#areas/exercises/contract/exercise.ts';

/** What the editor shows of an exercise that a row names. */
export const RowExercise = Exercise.pick({
  id: true,
  name: true,
  primaryMuscles: true,
  secondaryMuscles: true,
  equipment: true,
});
export type RowExercise = z.output<typeof RowExercise>;

/** What the client of a copy did the last time with an exercise, in kg, repetitions and repetitions in reserve. */
export const LastPerformance = z.object({
  exerciseId: z.uuid(),
  finishedAt: z.string(),
  sets: z.array(
    z.object({ weightKg: z.number().nullable(), reps: z.number().int().nullable(), rir: z.number().int().nullable() }),
  ),
});
export type LastPerformance = z.output<typeof LastPerformance>;

/** What the editor opens with. */
export const ProgramDetail = z.object({
  program: Program,
  exercises: z.array(RowExercise),
  /** For a client's copy. */
  previous: z.array(LastPerformance),
  /** Copies of a template that are not over. */
  copies: z.number().int(),
  /** Of those, the ones with a week to come that still have an older version of it. */
  outdatedCopies: z.number().int(),
  /** As they hold for the client of a copy, or for the account. */
  settings: ProgramSettings,
});
export type ProgramDetail = z.output<typeof ProgramDetail>;

const version = z.number().int();
/** The version an edit starts from; left out: whatever the program is at. */
const from = version.optional();

/** Edits of a program's parts, each in one call. The editor itself saves the whole document. */
export const programEditingRoutes = defineRoutes({
  detailForEdit: {
    endpoint: 'GET /programs/:id/detailForEdit',
    permission: 'update programs',
    response: ProgramDetail,
  },
  addWeek: {
    endpoint: 'POST /programs/:id/weeks',
    permission: 'update programs',
    body: z.object({ daysAWeek: z.number().int().min(1).max(limits.daysAWeek).default(3), version: from }),
    response: z.object({ week: Week, version }),
  },
  deleteWeek: {
    endpoint: 'DELETE /programs/weeks/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-weeks') }),
    response: z.object({ version }),
  },
  /** Copies a week over another, or after the last (`pasteToId` null), and on over the weeks that follow: `weeks` in all. */
  copyWeek: {
    endpoint: 'POST /programs/weeks/copy-paste',
    permission: 'update programs',
    body: z.object({
      copyFromId: idSchema('program-weeks'),
      pasteToId: idSchema('program-weeks').nullable(),
      toProgramId: idSchema('programs'),
      weeks: z.number().int().min(1).max(limits.weeks).default(1),
      version: from,
    }),
    response: z.object({ week: Week, version }),
  },
  /** Copies a day of the week in the address over another day, or after the last of `toWeekId` (`pasteToId` null). */
  copyDay: {
    endpoint: 'POST /programs/weeks/:id/days/copy-paste',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-weeks') }),
    body: z.object({
      copyFromId: idSchema('program-days'),
      pasteToId: idSchema('program-days').nullable(),
      toWeekId: idSchema('program-weeks'),
      version: from,
    }),
    response: z.object({ day: Day, version }),
  },
  addWorkout: {
    endpoint: 'POST /programs/:id/workouts',
    permission: 'update programs',
    body: z.object({
      dayId: idSchema('program-days'),
      title: requiredText(120),
      info: text(2000).default(''),
      exercises: z.array(ExerciseRow).max(limits.rowsAWorkout).default([]),
      version: from,
    }),
    response: z.object({ workout: Workout, version }),
  },
  deleteWorkout: {
    endpoint: 'DELETE /programs/workouts/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-workouts') }),
    response: z.object({ version }),
  },
  deleteRow: {
    endpoint: 'DELETE /programs/workouts/exercises/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('exercise-rows') }),
    response: z.object({ version }),
  },
  /** Copies weeks of the program `from` into `to`, after one of its weeks (0: before the first). */
  importWeeks: {
    endpoint: 'POST /programs/saveProgramFromImport/:from/:to',
    permission: 'update programs',
    params: z.object({ from: idSchema('programs'), to: idSchema('programs') }),
    body: z.object({
      weekIds: z.array(idSchema('program-weeks')).min(1).max(limits.weeks),
      afterWeek: z.number().int().min(0).max(limits.weeks),
      version: from,
    }),
    response: z.object({ program: Program }),
  },
});
