import { z } from 'zod';
import { ExerciseAsset } from '#areas/exercises/contract/exercise.ts';
import { equipment, muscles } from '#areas/exercises/rules/taxonomy.ts';
import { Pause } from '#areas/programs/contract/document.ts';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { attachmentSizes } from '#shell/common/attachments.ts';
import { emptyResponse, FileResponse, idSchema, plainDate, text } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { limits, PrescribedRow, SetMedium, skipReasons } from './set.ts';
import { ExerciseHistory } from './exercise-history.ts';
import { Prescription, SignedPrescription } from './prescription.ts';
import { ReportedText, WorkoutSync, WorkoutSyncResult } from './sync.ts';
import { CurrentProgram, ScheduledWorkout, Today } from './today.ts';
import { CompletedWorkout } from './workout.ts';

/** An exercise that may be done instead of another one. */
const AlternativeExercise = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Missing in what an earlier release cached. */
  equipment: z.array(z.enum(equipment)).optional(),
  thumbnailUrl: z.string().nullable(),
});

/** An exercise as the runner shows it. */
export const TrainingExercise = z.object({
  id: z.uuid(),
  name: z.string(),
  instructions: z.string().nullable(),
  primaryMuscles: z.array(z.enum(muscles)),
  /** Missing in what an earlier release cached. */
  equipment: z.array(z.enum(equipment)).optional(),
  thumbnailUrl: z.string().nullable(),
  assets: z.array(ExerciseAsset),
  /** Exercises for the same muscles, closest first; none when the client may not swap exercises. */
  alternatives: z.array(AlternativeExercise).max(6),
});
export type TrainingExercise = z.output<typeof TrainingExercise>;

/** One workout of a program with everything the runner shows. */
export const WorkoutDetail = SignedPrescription.extend({
  history: z.array(ExerciseHistory),
  exercises: z.array(TrainingExercise),
  settings: ProgramSettings,
  /** The completed workout with its sets so far; null when it is not begun. */
  begun: CompletedWorkout.nullable(),
  /**
   * The rows of the program now, where they differ from those with which the workout was begun (`rules/prescription-changes.ts`); null
   * otherwise. Missing in what an earlier release cached, and without a connection.
   */
  currentRows: z.array(PrescribedRow).nullable().optional(),
  /** The workout is begun, and the coach has taken it or its program away since. Missing in what an earlier release cached. */
  isWithdrawn: z.boolean().optional(),
  /** The pause of its program that is on today, with the note of the coach; null without any. Missing in what an earlier release cached. */
  pause: Pause.nullable().optional(),
  /**
   * Its last result; null without any. Missing without a connection. `isChangedSince`: the program prescribes something else now than what
   * was done.
   */
  lastDone: z
    .object({
      completedWorkoutId: z.uuid(),
      finishedAt: z.string(),
      finishedOn: plainDate.optional(),
      isChangedSince: z.boolean().optional(),
    })
    .nullable()
    .optional(),
  /**
   * The start of its program and the day of the workout, while the program begins later and none of its workouts is begun or done. Missing
   * in what an earlier release cached.
   */
  earlyStart: z.object({ startsOn: plainDate, date: plainDate }).nullable().optional(),
  /** The coach's text about the whole program, or ''. Missing in what an earlier release cached. */
  programInfo: z.string().optional(),
});
export type WorkoutDetail = z.output<typeof WorkoutDetail>;

/** A workout of a program that is done. `prescribed` is what it was trained with; null while the program prescribes the same. */
export const DoneWorkout = z.object({
  workoutId: z.uuid(),
  completedWorkoutId: z.uuid(),
  finishedAt: z.string(),
  /** Missing in what an earlier release cached. */
  finishedOn: plainDate.optional(),
  prescribed: Prescription.pick({ title: true, info: true, rows: true }).nullable(),
});
export type DoneWorkout = z.output<typeof DoneWorkout>;

/** Everything a phone needs for training without a connection. */
export const Training = z.object({
  today: Today,
  workouts: z.array(SignedPrescription),
  /** Those of `workouts` that are done. Missing in what an earlier release cached. */
  done: z.array(DoneWorkout).optional(),
  /** Ids of the skipped ones of `workouts`. Missing in what an earlier release cached. */
  skipped: z.array(z.uuid()).optional(),
  history: z.array(ExerciseHistory),
  exercises: z.array(TrainingExercise),
  settings: ProgramSettings,
  begun: z.array(CompletedWorkout),
  /** The coach's text about a whole program, by the id of the program. */
  programInfo: z.record(z.uuid(), z.string()),
  /**
   * Signed permission for free workouts, sent with `WorkoutSync.free`. Missing while the setting `clientMayAdd` of the coach is off, and in
   * what an earlier release cached.
   */
  freePermission: z.string().optional(),
});
export type Training = z.output<typeof Training>;

export const WorkoutToCorrect = z.object({
  completedWorkout: CompletedWorkout,
  settings: ProgramSettings,
  /** Those that were prescribed or done. */
  exercises: z.array(TrainingExercise),
});
export type WorkoutToCorrect = z.output<typeof WorkoutToCorrect>;

const setParams = z.object({
  rowId: idSchema('prescribed-rows'),
  setNumber: z.coerce.number().int().min(1).max(limits.setNumber),
});

/** Maximum number of exercises of one request. */
const maxAskedExercises = 100;

const exerciseIds = z
  .string()
  .meta({ examples: ['0199a000-0000-7000-8000-000000000001,0199a000-0000-7000-8000-000000000002'] })
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(idSchema('exercises')).max(maxAskedExercises));

export const trainingRoutes = defineRoutes({
  today: { endpoint: 'GET /my/today', permission: 'view own training', response: z.object({ today: Today }) },
  training: {
    endpoint: 'GET /my/training',
    permission: 'view own training',
    isHeavy: true,
    response: z.object({ training: Training }),
  },
  move: {
    endpoint: 'POST /my/workouts/:workoutId/move',
    permission: 'update own training',
    /** `date` null moves the workout back to the prescribed date. */
    body: z.object({ date: plainDate.nullable() }),
    response: emptyResponse,
  },
  skip: {
    endpoint: 'POST /my/workouts/:workoutId/skip',
    permission: 'update own training',
    /**
     * `reason` null means that the workout is to do again. `knownTexts`: as of a sync; missing in requests of an earlier release, which
     * leave all replaced texts to be read.
     */
    body: z.object({
      reason: z.enum(skipReasons).nullable(),
      note: text(500),
      knownTexts: z.array(ReportedText).max(100).optional(),
    }),
    response: emptyResponse,
  },
  /** Deletes a free workout with its sets, pictures and videos. */
  deleteFree: {
    endpoint: 'DELETE /my/free-workouts/:freeWorkoutId',
    permission: 'update own training',
    params: z.object({ freeWorkoutId: idSchema('free-workouts') }),
    response: emptyResponse,
  },
  schedule: {
    endpoint: 'GET /clients/:clientId/workouts',
    permission: 'view workouts',
    /** `program`: that of `next`, or the last one, which may have ended. `settings`: those of the client, for a free workout. */
    response: z.object({
      schedule: z.array(ScheduledWorkout),
      next: ScheduledWorkout.nullable(),
      program: CurrentProgram.nullable(),
      settings: ProgramSettings,
      /** Nothing may be logged until the client gives the consent to health data again. */
      isConsentWithdrawn: z.boolean(),
    }),
  },
  /** What the runner of the client knows of exercises, of those with a history. `exerciseIds`: joined by commas. */
  exerciseHistory: {
    endpoint: 'GET /clients/:clientId/exercise-history',
    permission: 'view workouts',
    query: z.object({ exerciseIds }),
    isHeavy: true,
    response: z.object({ history: z.array(ExerciseHistory).max(maxAskedExercises) }),
  },
});

/** Logging a workout: by the client, or in person by a professional, whose name is stored with every set. */
export const workoutRoutes = defineSubjectRoutes({
  open: {
    own: { endpoint: 'GET /my/workouts/:workoutId', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/workouts/:workoutId', permission: 'update workouts' },
    response: WorkoutDetail,
  },
  /** A finished workout with what the form of its sets needs. It can be corrected at any time. */
  correction: {
    own: {
      endpoint: 'GET /my/completed-workouts/:completedWorkoutId/correction',
      permission: 'update own training',
    },
    client: {
      endpoint: 'GET /clients/:clientId/completed-workouts/:completedWorkoutId/correction',
      permission: 'update workouts',
    },
    response: WorkoutToCorrect,
  },
  sync: {
    own: { endpoint: 'PUT /my/completed-workouts/:completedWorkoutId', permission: 'update own training' },
    client: {
      endpoint: 'PUT /clients/:clientId/completed-workouts/:completedWorkoutId',
      permission: 'update workouts',
    },
    body: WorkoutSync,
    isIdempotent: true,
    response: WorkoutSyncResult,
  },
  addMedium: {
    own: {
      endpoint: 'POST /my/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'update own training',
    },
    client: {
      endpoint: 'POST /clients/:clientId/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'update workouts',
    },
    /** The device makes the id: a repeated request stores the file once. */
    params: z.object({ mediumId: z.uuid() }),
    body: setParams,
    upload: uploadPolicies.setMedium,
    response: z.object({ medium: SetMedium }),
  },
  /** The bytes of a picture or video. */
  readMedium: {
    own: {
      endpoint: 'GET /my/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'view own training',
    },
    client: {
      endpoint: 'GET /clients/:clientId/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'view workouts',
    },
    params: z.object({ mediumId: idSchema('set-media') }),
    query: z.object({ size: z.enum(attachmentSizes).default('full') }),
    download: 'application/octet-stream',
    response: FileResponse,
  },
  deleteMedium: {
    own: {
      endpoint: 'DELETE /my/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'update own training',
    },
    client: {
      endpoint: 'DELETE /clients/:clientId/completed-workouts/:completedWorkoutId/media/:mediumId',
      permission: 'update workouts',
    },
    params: z.object({ mediumId: idSchema('set-media') }),
    response: emptyResponse,
  },
});
