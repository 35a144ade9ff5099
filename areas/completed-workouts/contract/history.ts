import { z } from 'zod';
import { plainDate, idSchema, nextPage, pageNumber, search } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { SetMeasurements } from './set.ts';

/** So many workouts of one exercise are answered at most, the newest ones. */
export const maxPerformances = 400;

/** A set named on its own: what was lifted, for how long, how far. */
export const SetSummary = SetMeasurements.pick({ weightKg: true, reps: true, seconds: true, metres: true });
export type SetSummary = z.output<typeof SetSummary>;

/** An exercise the client has done in a finished workout. */
export const TrainedExercise = z.object({
  id: z.uuid(),
  /** As it is called now; deleted since, as it was called when it was done the last time. */
  name: z.string(),
  /** In so many workouts. */
  times: z.number().int(),
  lastDay: z.string(),
  bestSet: SetSummary,
});
export type TrainedExercise = z.output<typeof TrainedExercise>;

/** What was done of one exercise in one workout, warm-ups left out. What cannot be said of such an exercise is null. */
export const ExercisePerformance = z.object({
  completedWorkoutId: z.uuid(),
  /** Where the reader is. */
  day: z.string(),
  sets: z.number().int(),
  hardSets: z.number().int(),
  bestSet: SetSummary,
  volumeKg: z.number().nullable(),
  /** Estimated, see `rules/estimate.ts`. */
  oneRepMaxKg: z.number().nullable(),
  mostReps: z.number().int().nullable(),
  longestSeconds: z.number().int().nullable(),
  farthestMetres: z.number().nullable(),
  /** Of the quickest set that says both how far and how long. */
  paceSecondsPerKm: z.number().int().nullable(),
});
export type ExercisePerformance = z.output<typeof ExercisePerformance>;

/** The most telling first. */
export const recordKinds = ['load', 'reps', 'time', 'distance', 'one_rep_max', 'volume'] as const;

/** More than ever before. The first time of anything is none. */
export const PersonalRecord = z.object({
  kind: z.enum(recordKinds),
  exerciseId: z.uuid(),
  exerciseName: z.string(),
  completedWorkoutId: z.uuid(),
  day: z.string(),
  /** In kg, repetitions, seconds or metres, as the kind says. */
  value: z.number(),
  /** What it was until then. */
  before: z.number(),
  /** Of `load` and `reps`: the set it was; null without a load. */
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
      minutes: z.number().int(),
      sets: z.number().int(),
      volumeKg: z.number(),
    }),
  ),
});
export type TrainingDay = z.output<typeof TrainingDay>;

const month = z.string().regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/, 'shell:invalid.date');

const trainedFilters = z.object({ search, page: pageNumber });
const trained = z.object({ exercises: z.array(TrainedExercise), nextPage });
const since = z.object({ from: plainDate.optional() });
const progress = z.object({
  exercise: z.object({ id: z.uuid(), name: z.string() }),
  /** The oldest first. */
  times: z.array(ExercisePerformance).max(maxPerformances),
});
const recordFilters = z.object({
  exerciseId: idSchema('exercises').optional(),
  /** Only those that were beaten in that workout. */
  completedWorkoutId: idSchema('completed-workouts').optional(),
  page: pageNumber,
});
const records = z.object({ records: z.array(PersonalRecord), nextPage });
const trainingDays = z.object({
  days: z.array(TrainingDay),
  /** Weeks in a row with a workout, this one or the last one included. */
  streakWeeks: z.number().int(),
});

/** How a client has trained: for the client, and for the professionals who look after them. */
export const historyRoutes = defineRoutes({
  myExercises: {
    endpoint: 'GET /my/exercises',
    permission: 'view own training',
    query: trainedFilters,
    response: trained,
  },
  exercisesOfClient: {
    endpoint: 'GET /clients/:id/trained-exercises',
    permission: 'view workouts',
    query: trainedFilters,
    response: trained,
  },
  myProgress: {
    endpoint: 'GET /my/exercises/:id/progress',
    permission: 'view own training',
    query: since,
    response: progress,
  },
  progressOfClient: {
    endpoint: 'GET /clients/:id/weights-from-exercise',
    permission: 'view workouts',
    query: since.extend({ exerciseId: idSchema('exercises') }),
    response: progress,
  },
  myRecords: { endpoint: 'GET /my/records', permission: 'view own training', query: recordFilters, response: records },
  recordsOfClient: {
    endpoint: 'GET /clients/:id/records',
    permission: 'view workouts',
    query: recordFilters,
    response: records,
  },
  myTrainingDays: {
    endpoint: 'GET /my/training-days',
    permission: 'view own training',
    query: z.object({ month }),
    response: trainingDays,
  },
  trainingDaysOfClient: {
    endpoint: 'GET /clients/:id/training-days',
    permission: 'view workouts',
    query: z.object({ month }),
    response: trainingDays,
  },
});
