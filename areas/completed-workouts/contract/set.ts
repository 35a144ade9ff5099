import { z } from 'zod';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { heaviestLoadKg } from '#areas/programs/contract/heaviest-load.ts';
import { privateAttachmentOf } from '#shell/common/attachments.ts';
import { idSchema, instant, text, uuid } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';

export const limits = {
  setsARow: 50,
  exercisesARow: 10,
  /** Rows that are added to the prescription of one workout. */
  addedRows: 20,
  /** Characters of the title of a free workout. */
  title: 120,
  /** Characters of the comments of several ends, one below the other. */
  comment: 10_000,
  /** Characters of the note of a set. */
  note: 500,
  /** Prescribed warm-ups are numbered from `setsARow + 1` to this number. */
  warmUpNumber: 60,
  /** The drop n of a set has the number of the set plus n times this step (`rules/set-numbers.ts`). */
  dropStep: 100,
  setNumber: 950,
  setsAWorkout: 300,
  /** So that a corrected workout counts on the day of its start (`dayOfWorkout`). */
  minutesAWorkout: 720,
  /** How long before it was logged a workout may have been trained, by a correction. */
  daysBeforeLogging: 366,
  weightKg: heaviestLoadKg,
  /** Greatest help of a machine or a band, which is logged as a negative load. */
  assistanceKg: 300,
  reps: 1000,
  seconds: 86_400,
  metres: 500_000,
  mediaAWorkout: uploadPolicies.setMedium.maxCount,
} as const;

/** The values of one set. The exercise type determines which are used (`rules/measures.ts`). */
export const SetMeasurements = z.object({
  /** Negative: the load takes weight off, such as the help of a machine for pull-ups. */
  weightKg: z.number().min(-limits.assistanceKg).max(limits.weightKg).multipleOf(0.01).nullable(),
  reps: z.number().int().min(0).max(limits.reps).nullable(),
  /** Repetitions in reserve, or rate of perceived exertion from 1 to 10; a setting of the coach determines which. */
  rir: z.number().int().min(0).max(10).nullable(),
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable().default(null),
  seconds: z.number().int().min(0).max(limits.seconds).nullable().default(null),
  metres: z.number().min(0).max(limits.metres).multipleOf(0.1).nullable().default(null),
});
export type SetMeasurements = z.output<typeof SetMeasurements>;

/**
 * One set as done, identified by row and number on all devices. Of several versions the one logged last is current.
 */
export const SetValues = SetMeasurements.extend({
  rowId: idSchema('prescribed-rows'),
  setNumber: z.number().int().min(1).max(limits.setNumber),
  note: text(limits.note).default(''),
  /** Warm-up sets count neither for records nor for proposals. They are prescribed, or added by the client. */
  isWarmUp: z.boolean().default(false),
  loggedAt: instant,
});
export type SetValues = z.output<typeof SetValues>;

/** The device generates the id, so that a repeated request changes nothing. */
export const CompletedSet = SetValues.extend({ id: uuid });
export type CompletedSet = z.output<typeof CompletedSet>;

/** What is written of a set: its measurements, its note and whether it is a warm-up. */
const WrittenValues = SetMeasurements.extend({ note: z.string(), isWarmUp: z.boolean() });
export type WrittenValues = z.output<typeof WrittenValues>;

/**
 * A version of a set in a sync request; `isRemoved`: the set was removed. `replaces` is the last version of the server that the device
 * knew when it changed the set; missing for a new set, and in requests of an earlier release.
 */
export const SetChange = CompletedSet.extend({
  isRemoved: z.boolean().default(false),
  replaces: WrittenValues.optional(),
}).refine(
  ({ setNumber, isWarmUp }) => {
    const isOfSet = setNumber % limits.dropStep > 0 && setNumber % limits.dropStep <= limits.setsARow;
    return isOfSet || (isWarmUp && setNumber <= limits.warmUpNumber);
  },
  { path: ['setNumber'] },
);
export type SetChange = z.output<typeof SetChange>;

/** A picture or video of a set. */
export const SetMedium = privateAttachmentOf('set-media').extend({
  kind: z.enum(['image', 'video']),
  rowId: z.uuid(),
  setNumber: z.number().int(),
});
export type SetMedium = z.output<typeof SetMedium>;

/**
 * `author` is the name of the professional who logged it; null: the client. `before` is what the set was before that professional changed
 * it; null when they logged it first. `otherVersion` has the values of another device that did not know this version, nor this one that,
 * until the set is corrected. Both are missing in responses of an earlier release.
 */
export const LoggedSet = CompletedSet.extend({
  author: z.string().nullable(),
  before: SetMeasurements.nullable().optional(),
  otherVersion: SetMeasurements.nullable().optional(),
});
export type LoggedSet = z.output<typeof LoggedSet>;

/** A set that was changed, added or removed after the end of its workout. */
export const SetCorrection = z.object({
  rowId: z.uuid(),
  setNumber: z.number().int(),
  isRemoved: z.boolean(),
  correctedAt: z.string(),
  /** Name of the professional who corrected it; null: the client. */
  author: z.string().nullable(),
  /**
   * Name of the professional who had logged it at the end of the workout, or who added it after the end, when it was changed since; null: the
   * client, or it was added and not changed since.
   */
  writtenBy: z.string().nullable(),
  /** The values just before; null for a set that was added after the end. */
  before: WrittenValues.nullable(),
});
export type SetCorrection = z.output<typeof SetCorrection>;

export const skipReasons = ['pain', 'equipment', 'time', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Sets of a row that were logged before a swap, and the exercise they were done with. */
export const EarlierExercise = z.object({
  exerciseId: uuid,
  exerciseName: text(120),
  setNumbers: z.array(z.number().int().min(1).max(limits.setNumber)).min(1).max(limits.setsAWorkout),
});
export type EarlierExercise = z.output<typeof EarlierExercise>;

/** How the sets of an added row are measured. */
export const addedTypes = ['reps', 'time', 'distance'] as const;

/** A row that the client added to the prescription, or has taken out again. */
const AddedRow = z.object({ type: z.enum(addedTypes), isRemoved: z.boolean().default(false) });

/**
 * A row that was skipped, done with another exercise, or added with an exercise of the client's choice. Only the latest change of a row
 * is stored.
 */
export const RowChange = z.object({
  rowId: idSchema('prescribed-rows'),
  skipReason: z.enum(skipReasons).nullable(),
  skipNote: text(500),
  /** The exercise done instead of the prescribed one, or that of an added row; null when the row was not swapped. */
  exerciseId: uuid.nullable(),
  exerciseName: text(120),
  /** Sets that stay with the exercise before a swap; missing: all sets belong to the exercise of the row. */
  earlier: z.array(EarlierExercise).max(limits.exercisesARow).optional(),
  /** Present for a row that is not prescribed. Its id is that of `addedRowId` (`rules/added-rows.ts`). */
  added: AddedRow.optional(),
  /** Reported by a professional in person. The server sets it. */
  isInPerson: z.boolean().optional(),
  changedAt: instant,
});
export type RowChange = z.output<typeof RowChange>;

/** What was covered or held in sets without repetitions and load; metres and seconds are 0 where not known, the pace is of the sets with both. */
export const Endurance = z.object({
  metres: z.number(),
  seconds: z.number(),
  paceSecondsPerKm: z.number().int().nullable(),
});
export type Endurance = z.output<typeof Endurance>;

/**
 * The prescribed working sets of a completed workout, and those of them that were not done. A row that leaves their number open
 * has as many as were done, at least one. An imported workout has none.
 */
export const PrescribedSets = z.object({ total: z.number().int(), missing: z.number().int() });
export type PrescribedSets = z.output<typeof PrescribedSets>;

/** What a row prescribed for its working sets until set `untilSet`, from 1, before the coach changed it. */
export const FormerWork = ExerciseRow.pick({
  reps: true,
  value: true,
  weight: true,
  rpe: true,
  rpeTo: true,
  rir: true,
  rirTo: true,
  tut: true,
  progression: true,
}).extend({ untilSet: z.number().int().min(1).max(limits.setsARow) });
export type FormerWork = z.output<typeof FormerWork>;

/**
 * A row of the prescription. `formerWork`: the coach changed it while it was done. In ascending order, what its first sets were done with
 * (`rules/prescribed-set.ts`); the row itself is for the sets after them, and its number of sets for all. Missing in what was not changed.
 */
export const PrescribedRow = ExerciseRow.omit({ position: true }).extend({
  formerWork: z.array(FormerWork).max(limits.setsARow).optional(),
  /** Set when the program has the exercise no more since the workout was begun: only the sets that were done count as prescribed. */
  isTakenOut: z.literal(true).optional(),
});
export type PrescribedRow = z.output<typeof PrescribedRow>;
