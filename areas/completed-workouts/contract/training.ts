import { z } from 'zod';
import { ExerciseAsset } from '#areas/exercises/contract/exercise.ts';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import { copyStates } from '#areas/assignments/contract.ts';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { plainDate, idSchema, instant, emptyResponse, uuid, text } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineRoutes } from '#shell/common/route.ts';
import {
  CompletedSet,
  SetMeasurements,
  limits,
  PrescribedRow,
  RowChange,
  SetChange,
  SetMedium,
  skipReasons,
} from './set.ts';
import { CompletedWorkout } from './workout.ts';

/** A workout as it is asked for. */
export const Prescription = z.object({
  workoutId: z.uuid(),
  programId: z.uuid(),
  programTitle: z.string(),
  title: z.string(),
  info: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  rows: z.array(PrescribedRow),
});
export type Prescription = z.output<typeof Prescription>;

/**
 * A prescription with the server's signature: the workout can be logged as it was shown, even when the program is changed or
 * taken away before the phone comes back.
 */
export const SignedPrescription = z.object({ prescription: Prescription, signature: z.string().max(2000) });
export type SignedPrescription = z.output<typeof SignedPrescription>;

/** What the client did on an exercise the last times, newest first, to log against and to go on from. */
export const ExerciseHistory = z.object({
  exerciseId: z.uuid(),
  performances: z
    .array(
      z.object({
        finishedAt: z.string(),
        sets: z.array(SetMeasurements.extend({ setNumber: z.number().int(), isWarmUp: z.boolean() })),
      }),
    )
    .max(3),
  /** The best estimate of the last 90 days, in kg; null without a set to estimate from. */
  oneRepMaxKg: z.number().nullable(),
});
export type ExerciseHistory = z.output<typeof ExerciseHistory>;

/** What the phone shows of an exercise without asking again. */
export const TrainingExercise = z.object({
  id: z.uuid(),
  name: z.string(),
  instructions: z.string().nullable(),
  primaryMuscles: z.array(z.enum(muscles)),
  thumbnailUrl: z.string().nullable(),
  assets: z.array(ExerciseAsset),
  /** Of the same muscles, nearest first; none where the coach does not let the client swap. */
  alternatives: z.array(z.object({ id: z.uuid(), name: z.string(), thumbnailUrl: z.string().nullable() })).max(6),
});
export type TrainingExercise = z.output<typeof TrainingExercise>;

const scheduleStates = ['done', 'begun', 'skipped', 'to_do'] as const;

export const ScheduledWorkout = z.object({
  workoutId: z.uuid(),
  title: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  rows: z.number().int(),
  /** The day it is meant for, where the client moved it to when they did. */
  date: plainDate,
  isMoved: z.boolean(),
  state: z.enum(scheduleStates),
  skipReason: z.enum(skipReasons).nullable(),
  completedWorkoutId: z.uuid().nullable(),
});
export type ScheduledWorkout = z.output<typeof ScheduledWorkout>;

export const Today = z.object({
  /** The calendar day it was asked on, where the client is. */
  day: plainDate,
  coachName: z.string(),
  program: z
    .object({
      id: z.uuid(),
      title: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      state: z.enum(copyStates),
      weeks: z.number().int(),
      currentWeek: z.number().int(),
      note: z.string(),
    })
    .nullable(),
  next: ScheduledWorkout.nullable(),
  /** The workouts of the week of `next`, in order. */
  week: z.array(ScheduledWorkout),
  /** What was finished today, the newest first. */
  doneToday: z.array(z.object({ completedWorkoutId: z.uuid(), title: z.string() })).max(5),
  doneThisWeek: z.number().int(),
  totalDone: z.number().int(),
  /** Weeks in a row with a workout, this one or the last one included. */
  streakWeeks: z.number().int(),
  /** What the coach said about workouts and the client has not opened since. */
  unread: z
    .array(
      z.object({
        completedWorkoutId: z.uuid(),
        title: z.string(),
        authorName: z.string(),
        text: z.string(),
        createdAt: z.string(),
        count: z.number().int(),
      }),
    )
    .max(5),
});
export type Today = z.output<typeof Today>;

/** One workout to do, with all that is shown beside it. */
const OpenedWorkout = SignedPrescription.extend({
  history: z.array(ExerciseHistory),
  exercises: z.array(TrainingExercise),
  settings: ProgramSettings,
  /** Logged already, when it was begun. */
  begun: CompletedWorkout.nullable(),
});

/** Everything a phone needs to train without a network: the client's program, its exercises, and what was done. */
export const Training = z.object({
  today: Today,
  workouts: z.array(SignedPrescription),
  history: z.array(ExerciseHistory),
  exercises: z.array(TrainingExercise),
  settings: ProgramSettings,
  begun: z.array(CompletedWorkout),
});
export type Training = z.output<typeof Training>;

/** What a device knows of one workout, in one call: all of it, a single set, or only the end. */
export const WorkoutSync = z.object({
  /** The device's clock as it sends: one that is wrong by minutes or days is put right by the difference. */
  sentAt: instant,
  /**
   * As the server signed it; needed until the server knows the workout. Left as it was shown, whatever a prescription has
   * more since: a phone that was away while the server was renewed comes back with the old one.
   */
  signed: SignedPrescription.extend({ prescription: z.record(z.string(), z.unknown()) }).nullable(),
  startedAt: instant,
  sets: z.array(SetChange).max(limits.setsAWorkout),
  rowChanges: z.array(RowChange).max(60),
  finish: z
    .object({ finishedAt: instant, effort: z.number().int().min(1).max(10).nullable(), comment: text(2000) })
    .nullable(),
});
export type WorkoutSync = z.output<typeof WorkoutSync>;

/** What stands on the server afterwards, in the places that were sent. */
export const WorkoutSyncResult = z.object({
  /** The one that counts: another id than was sent when the workout was begun elsewhere. */
  completedWorkoutId: z.uuid(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The set in each place that was sent; a place that is missing here is empty. */
  sets: z.array(CompletedSet),
  /** How far the device's clock was ahead, in seconds; 0 when it was right within two minutes. */
  clockAheadSeconds: z.number().int(),
});
export type WorkoutSyncResult = z.output<typeof WorkoutSyncResult>;

const ofClient = z.object({ id: idSchema('clients'), workoutId: idSchema('completed-workouts') });
const mediumPlace = z.object({ rowId: uuid, setNumber: z.coerce.number().int().min(1).max(limits.setsARow) });

/** What a client does of their own, and a professional for them. */
export const trainingRoutes = defineRoutes({
  today: { endpoint: 'GET /my/today', permission: 'view own training', response: z.object({ today: Today }) },
  training: {
    endpoint: 'GET /my/training',
    permission: 'view own training',
    response: z.object({ training: Training }),
  },
  open: { endpoint: 'GET /my/workouts/:id', permission: 'view own training', response: OpenedWorkout },
  move: {
    endpoint: 'POST /my/workouts/:id/move',
    permission: 'update own training',
    /** Null: back to the day it was meant for. */
    body: z.object({ date: plainDate.nullable() }),
    response: emptyResponse,
  },
  skip: {
    endpoint: 'POST /my/workouts/:id/skip',
    permission: 'update own training',
    /** Without a reason it is to do again. */
    body: z.object({ reason: z.enum(skipReasons).nullable(), note: text(500) }),
    response: emptyResponse,
  },
  sync: {
    endpoint: 'PUT /my/completed-workouts/:id',
    permission: 'update own training',
    body: WorkoutSync,
    response: WorkoutSyncResult,
  },
  addMedium: {
    endpoint: 'POST /my/completed-workouts/:id/media/:mediumId',
    permission: 'update own training',
    /** The id is made on the device: sent again, the file is taken once. */
    params: z.object({ id: idSchema('completed-workouts'), mediumId: z.uuid() }),
    body: mediumPlace,
    upload: uploadPolicies.setMedium,
    response: z.object({ medium: SetMedium }),
  },
  deleteMedium: {
    endpoint: 'DELETE /my/completed-workouts/:id/media/:mediumId',
    permission: 'update own training',
    params: z.object({ id: idSchema('completed-workouts'), mediumId: idSchema('set-media') }),
    response: emptyResponse,
  },
  /** In person: the coach holds the phone, and every set remembers it. */
  scheduleOfClient: {
    endpoint: 'GET /clients/:id/workouts',
    permission: 'view workouts',
    response: z.object({ schedule: z.array(ScheduledWorkout), next: ScheduledWorkout.nullable() }),
  },
  openOfClient: {
    endpoint: 'GET /clients/:id/workouts/:workoutId',
    permission: 'update workouts',
    params: z.object({ id: idSchema('clients'), workoutId: idSchema('workouts') }),
    response: OpenedWorkout,
  },
  syncOfClient: {
    endpoint: 'PUT /clients/:id/completed-workouts/:workoutId',
    permission: 'update workouts',
    params: ofClient,
    body: WorkoutSync,
    response: WorkoutSyncResult,
  },
});
