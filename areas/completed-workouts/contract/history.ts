import { z } from 'zod';
import { day, idOf, nextPage, pageNumber, search } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { DoneNumbers } from './set.ts';

/** So many workouts of one exercise are answered at most, the newest ones. */
export const mostTimes = 400;

/** A set named on its own: what was lifted, for how long, how far. */
export const NamedSet = DoneNumbers.pick({ weightKg: true, reps: true, seconds: true, metres: true });
export type NamedSet = z.output<typeof NamedSet>;

/** An exercise the client has done in a finished workout. */
export const TrainedExercise = z.object({
  id: z.uuid(),
  /** As it is called now; deleted since, as it was called when it was done the last time. */
  name: z.string(),
  /** In so many workouts. */
  times: z.number().int(),
  lastDay: z.string(),
  bestSet: NamedSet,
});
export type TrainedExercise = z.output<typeof TrainedExercise>;

/** What was done of one exercise in one workout, warm-ups left out. What cannot be said of such an exercise is null. */
export const ExerciseTime = z.object({
  completedWorkoutId: z.uuid(),
  /** Where the reader is. */
  day: z.string(),
  sets: z.number().int(),
  hardSets: z.number().int(),
  bestSet: NamedSet,
  volumeKg: z.number().nullable(),
  /** Estimated, see `rules/estimate.ts`. */
  oneRepMaxKg: z.number().nullable(),
  mostReps: z.number().int().nullable(),
  longestSeconds: z.number().int().nullable(),
  farthestMetres: z.number().nullable(),
  /** Of the quickest set that says both how far and how long. */
  paceSecondsPerKm: z.number().int().nullable(),
});
export type ExerciseTime = z.output<typeof ExerciseTime>;

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
const since = z.object({ from: day.optional() });
const progress = z.object({
  exercise: z.object({ id: z.uuid(), name: z.string() }),
  /** The oldest first. */
  times: z.array(ExerciseTime).max(mostTimes),
});
const recordFilters = z.object({
  exerciseId: idOf('exercises').optional(),
  /** Only those that were beaten in that workout. */
  completedWorkoutId: idOf('completed-workouts').optional(),
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
    ask: 'GET /my/exercises',
    permission: 'view own training',
    query: trainedFilters,
    answer: trained,
  },
  exercisesOfClient: {
    ask: 'GET /clients/:id/trained-exercises',
    permission: 'view workouts',
    query: trainedFilters,
    answer: trained,
  },
  myProgress: {
    ask: 'GET /my/exercises/:id/progress',
    permission: 'view own training',
    query: since,
    answer: progress,
  },
  progressOfClient: {
    ask: 'GET /clients/:id/weights-from-exercise',
    permission: 'view workouts',
    query: since.extend({ exerciseId: idOf('exercises') }),
    answer: progress,
  },
  myRecords: { ask: 'GET /my/records', permission: 'view own training', query: recordFilters, answer: records },
  recordsOfClient: {
    ask: 'GET /clients/:id/records',
    permission: 'view workouts',
    query: recordFilters,
    answer: records,
  },
  myTrainingDays: {
    ask: 'GET /my/training-days',
    permission: 'view own training',
    query: z.object({ month }),
    answer: trainingDays,
  },
  trainingDaysOfClient: {
    ask: 'GET /clients/:id/training-days',
    permission: 'view workouts',
    query: z.object({ month }),
    answer: trainingDays,
  },
});
