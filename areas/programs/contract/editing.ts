import { z } from 'zod';
import { Day, ExerciseRow, limits, Program, Week, Workout } from './document.ts';
import { ProgramSettings } from './settings.ts';
import { idSchema, plainDate, requiredText, text } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { Exercise } from '#areas/exercises/contract/exercise.ts';

/** The fields of an exercise that the editor shows for a row. `libraryNames` is null for an exercise of the account. */
export const RowExercise = Exercise.pick({
  id: true,
  name: true,
  category: true,
  primaryMuscles: true,
  secondaryMuscles: true,
  equipment: true,
}).extend({ libraryNames: z.object({ it: z.string(), en: z.string() }).nullable() });
export type RowExercise = z.output<typeof RowExercise>;

/** The sets of an exercise in the client's last finished workout with it. `rir`: repetitions in reserve. */
export const LastPerformance = z.object({
  exerciseId: z.uuid(),
  finishedAt: z.string(),
  /** Day of the client's time zone, stored with the workout. */
  finishedOn: plainDate,
  sets: z.array(
    z.object({
      weightKg: z.number().nullable(),
      reps: z.number().int().nullable(),
      rir: z.number().int().nullable(),
      seconds: z.number().int().nullable(),
      metres: z.number().nullable(),
    }),
  ),
});
export type LastPerformance = z.output<typeof LastPerformance>;

const skipReasons = ['pain', 'equipment', 'time', 'other'] as const;

/**
 * What the client did of one row of a copy, in the last finished workout with it. A row of which nothing was done has no sets, with a
 * reason when it was skipped; with a reason and sets it was stopped after them.
 */
export const RowPerformance = LastPerformance.extend({
  rowId: z.uuid(),
  /**
   * The exercise that was done: that of the row when the workout began, unless the client did another one. The row may have another
   * exercise since. Null when it is not known; absent from a response that was cached on the device before it had it.
   */
  exerciseId: z.uuid().nullable().optional(),
  /** Working sets, of which a drop is none of its own, and those prescribed when the workout began. */
  setsDone: z.number().int(),
  setsPlanned: z.number().int(),
  exerciseName: z.string(),
  /** Reason of the client to skip or stop the row, a key of the texts of the editor; null when there was none. */
  skipReason: z.enum(skipReasons).nullable(),
  /** What the client wrote about the reason; '' for nothing. */
  skipNote: z.string(),
});
export type RowPerformance = z.output<typeof RowPerformance>;

/**
 * The date of a workout that the client or a professional moved; the document keeps the prescribed date of its day. `stays`: it was not
 * moved, but begun, done or skipped before a pause was made that moves its day. Missing in responses that an earlier release cached.
 */
export const MovedWorkout = z.object({ workoutId: z.uuid(), date: z.string(), stays: z.boolean().optional() });
export type MovedWorkout = z.output<typeof MovedWorkout>;

/** Everything the editor needs to open a program, in one response. */
export const ProgramDetail = z.object({
  program: Program,
  exercises: z.array(RowExercise),
  /** For a copy: the last performance of each of its exercises. */
  previous: z.array(LastPerformance),
  /** For a copy: its rows in finished workouts. */
  done: z.array(RowPerformance),
  /** For a copy: ids of its workouts that the client has begun and not finished. */
  begun: z.array(z.uuid()),
  /**
   * For a copy: ids of the workouts that the client has begun or done, also for who may not read their results. Copying and pasting never
   * replace them. Missing in a response of a server before it existed.
   */
  logged: z.array(z.uuid()).optional(),
  /** For a copy: its workouts that were moved to another date, or stay on theirs although their day is moved by a pause. */
  moved: z.array(MovedWorkout),
  /** Number of copies of a template that have not ended. */
  copies: z.number().int(),
  /** Number of these copies that have an older version of the template and at least one future week. */
  outdatedCopies: z.number().int(),
  /** Effective settings of the client of a copy, or of the account for a template. */
  settings: ProgramSettings,
});
export type ProgramDetail = z.output<typeof ProgramDetail>;

const version = z.number().int();
/** Version on which the edit is based. Without it the edit applies to the current version. */
const baseVersion = version.optional();

/** Each call edits one part of a program. The editor saves the document through the document routes instead. */
export const programEditingRoutes = defineRoutes({
  detailForEdit: {
    endpoint: 'GET /programs/:id/detailForEdit',
    permission: 'update programs',
    isHeavy: true,
    response: ProgramDetail,
  },
  addWeek: {
    endpoint: 'POST /programs/:id/weeks',
    permission: 'update programs',
    body: z.object({ daysAWeek: z.number().int().min(1).max(limits.daysAWeek).default(3), version: baseVersion }),
    isHeavy: true,
    response: z.object({ week: Week, version }),
  },
  deleteWeek: {
    endpoint: 'DELETE /programs/weeks/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-weeks') }),
    isHeavy: true,
    response: z.object({ version }),
  },
  /**
   * Replaces `weeks` weeks, from week `pasteToId` on, by copies of a week; missing weeks are appended. All copies are
   * appended when `pasteToId` is null.
   */
  copyWeek: {
    endpoint: 'POST /programs/weeks/copy-paste',
    permission: 'update programs',
    body: z.object({
      copyFromId: idSchema('program-weeks'),
      pasteToId: idSchema('program-weeks').nullable(),
      toProgramId: idSchema('programs'),
      weeks: z.number().int().min(1).max(limits.weeks).default(1),
      version: baseVersion,
    }),
    isHeavy: true,
    response: z.object({ week: Week, version }),
  },
  /** Copies a day of week `id` over day `pasteToId`, or appends the copy to week `toWeekId` when `pasteToId` is null. */
  copyDay: {
    endpoint: 'POST /programs/weeks/:id/days/copy-paste',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-weeks') }),
    body: z.object({
      copyFromId: idSchema('program-days'),
      pasteToId: idSchema('program-days').nullable(),
      toWeekId: idSchema('program-weeks'),
      version: baseVersion,
    }),
    isHeavy: true,
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
      version: baseVersion,
    }),
    isHeavy: true,
    response: z.object({ workout: Workout, version }),
  },
  deleteWorkout: {
    endpoint: 'DELETE /programs/workouts/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('program-workouts') }),
    isHeavy: true,
    response: z.object({ version }),
  },
  deleteRow: {
    endpoint: 'DELETE /programs/workouts/exercises/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('exercise-rows') }),
    isHeavy: true,
    response: z.object({ version }),
  },
  /** Copies weeks of program `from` into program `to`, after week number `afterWeek`; 0 inserts before the first. */
  importWeeks: {
    endpoint: 'POST /programs/saveProgramFromImport/:from/:to',
    permission: 'update programs',
    params: z.object({ from: idSchema('programs'), to: idSchema('programs') }),
    body: z.object({
      weekIds: z.array(idSchema('program-weeks')).min(1).max(limits.weeks),
      afterWeek: z.number().int().min(0).max(limits.weeks),
      version: baseVersion,
    }),
    isHeavy: true,
    response: z.object({ program: Program }),
  },
});
