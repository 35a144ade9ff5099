import { z } from 'zod';
import { plainDate, idSchema, nextPage, pageNumber, search } from '#shell/common/fields.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import { Endurance, PrescribedSets, SetMeasurements } from './set.ts';

/** Maximum number of performances returned for one exercise; the newest are returned. */
export const maxPerformances = 400;

/** A set without its effort: weight, repetitions, time and distance. */
export const SetSummary = SetMeasurements.pick({ weightKg: true, reps: true, seconds: true, metres: true });
export type SetSummary = z.output<typeof SetSummary>;

/** An exercise the client did in a finished workout. */
export const TrainedExercise = z.object({
  id: z.uuid(),
  /** The current name; for a deleted exercise, the name in its last workout. */
  name: z.string(),
  /** Number of workouts with this exercise. */
  workouts: z.number().int(),
  lastDay: z.string(),
  bestSet: SetSummary,
});
export type TrainedExercise = z.output<typeof TrainedExercise>;

/** Performance of one exercise in one workout, without warm-ups and failed sets. A value is null when no set has it. */
export const ExercisePerformance = z.object({
  completedWorkoutId: z.uuid(),
  /** Date in the reader's time zone. */
  day: z.string(),
  sets: z.number().int(),
  hardSets: z.number().int(),
  bestSet: SetSummary,
  volumeKg: z.number().nullable(),
  /** Highest one-repetition maximum of the sets, in kg, estimated by `rules/estimate.ts`. */
  oneRepMaxKg: z.number().nullable(),
  maxReps: z.number().int().nullable(),
  maxSeconds: z.number().int().nullable(),
  maxMetres: z.number().nullable(),
  /** Pace of the fastest set that has a distance and a time. */
  paceSecondsPerKm: z.number().int().nullable(),
});
export type ExercisePerformance = z.output<typeof ExercisePerformance>;

/** Kinds of records, in the order in which the records of one exercise are shown. */
export const recordKinds = ['load', 'reps', 'time', 'distance', 'one_rep_max', 'volume'] as const;

/** A value that exceeds all earlier ones. The first performance of an exercise is not a record. */
export const PersonalRecord = z.object({
  kind: z.enum(recordKinds),
  exerciseId: z.uuid(),
  exerciseName: z.string(),
  completedWorkoutId: z.uuid(),
  day: z.string(),
  /** The unit depends on `kind`: kg, repetitions, seconds or metres. */
  value: z.number(),
  /** The highest earlier value, in the unit of `value`. */
  before: z.number(),
  /** Load of the set for `load` and `reps`; null for other kinds and for body weight. */
  weightKg: z.number().nullable(),
  reps: z.number().int().nullable(),
});
export type PersonalRecord = z.output<typeof PersonalRecord>;

export const TrainingDay = z.object({
  day: z.string(),
  workouts: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      dayNumber: z.number().int(),
      minutes: z.number().int().nullable(),
      sets: z.number().int(),
      prescribedSets: PrescribedSets,
      volumeKg: z.number(),
      endurance: Endurance.nullish(),
    }),
  ),
});
export type TrainingDay = z.output<typeof TrainingDay>;

/** Weeks in the trend of a client. */
export const trendWeeks = 8;

/** A week of the trend, from its Monday; the days are those of the client. */
export const TrendWeek = z.object({
  startsOn: z.string(),
  /** The first day of the week on which the client could follow a program; null without one. */
  followedFrom: plainDate.nullable(),
  /** Finished workouts, also those of no program. */
  workouts: z.number().int(),
  /** Workouts of programs with a date in this week, up to today; and those of them that were done, on any day. */
  planned: z.number().int(),
  done: z.number().int(),
  /** Those in `done` that were interrupted (`isInterrupted` of `rules/interrupted.ts`). */
  interrupted: z.number().int(),
  /** Of the workouts in `done`: their prescribed sets and those of them that were done (`PrescribedSets`). */
  plannedSets: z.number().int(),
  doneSets: z.number().int(),
  /** Of the successful sets with a load: weight times repetitions, and the mean weight of a repetition. */
  volumeKg: z.number(),
  meanLoadKg: z.number().nullable(),
});
export type TrendWeek = z.output<typeof TrendWeek>;

export const TrainedExerciseFilters = z.object({ search, page: pageNumber });
export type TrainedExerciseFilters = z.output<typeof TrainedExerciseFilters>;

const since = z.object({ from: plainDate.optional() });

/** Routes of the training history of a client. */
export const historyRoutes = defineSubjectRoutes({
  exercises: {
    own: { endpoint: 'GET /my/exercises', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/trained-exercises', permission: 'view workouts' },
    query: TrainedExerciseFilters,
    response: z.object({ exercises: z.array(TrainedExercise), nextPage }),
  },
  progress: {
    own: { endpoint: 'GET /my/exercises/:exerciseId/progress', permission: 'view own training', query: since },
    client: {
      endpoint: 'GET /clients/:clientId/weights-from-exercise',
      permission: 'view workouts',
      query: since.extend({ exerciseId: idSchema('exercises') }),
    },
    response: z.object({
      exercise: z.object({ id: z.uuid(), name: z.string() }),
      /** Oldest first. */
      performances: z.array(ExercisePerformance).max(maxPerformances),
    }),
  },
  records: {
    own: { endpoint: 'GET /my/records', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/records', permission: 'view workouts' },
    query: z.object({
      exerciseId: idSchema('exercises').optional(),
      /** Only the records set in that workout. */
      completedWorkoutId: idSchema('completed-workouts').optional(),
      page: pageNumber,
    }),
    response: z.object({ records: z.array(PersonalRecord), nextPage }),
  },
  trend: {
    own: { endpoint: 'GET /my/training-trend', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/training-trend', permission: 'view workouts' },
    /** Oldest first; the last one is the current week. */
    response: z.object({ weeks: z.array(TrendWeek).length(trendWeeks) }),
  },
  trainingDays: {
    own: { endpoint: 'GET /my/training-days', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/training-days', permission: 'view workouts' },
    query: z.object({ month: z.string().regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/, 'shell:invalid.date') }),
    response: z.object({
      days: z.array(TrainingDay),
      /** Number of consecutive weeks with a workout, ending with this week or the previous one. */
      streakWeeks: z.number().int(),
    }),
  },
});
