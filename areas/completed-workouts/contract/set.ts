import { z } from 'zod';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { attachmentOf } from '#shell/common/attachments.ts';
import { instant, text, uuid } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';

export const limits = {
  setsARow: 50,
  setsAWorkout: 300,
  weightKg: 1000,
  reps: 1000,
  seconds: 86_400,
  metres: 500_000,
  mediaAWorkout: uploadPolicies.setMedium.maxCount,
} as const;

/** The numbers of one set. Which of them count is for the type of the exercise to say (`rules/measures.ts`). */
export const SetMeasurements = z.object({
  weightKg: z.number().min(0).max(limits.weightKg).multipleOf(0.01).nullable(),
  reps: z.number().int().min(0).max(limits.reps).nullable(),
  /** Repetitions in reserve, or the effort on Borg's scale of ten: the coach chose which one is asked. */
  rir: z.number().int().min(0).max(10).nullable(),
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable().default(null),
  seconds: z.number().int().min(0).max(limits.seconds).nullable().default(null),
  metres: z.number().min(0).max(limits.metres).multipleOf(0.1).nullable().default(null),
});
export type SetMeasurements = z.output<typeof SetMeasurements>;

/**
 * One set as done. A row and a number are one place in the workout: whatever is written there, on whichever device, is
 * the same set, and the version logged last counts.
 */
export const SetValues = SetMeasurements.extend({
  rowId: uuid,
  setNumber: z.number().int().min(1).max(limits.setsARow),
  note: text(500).default(''),
  /** Warm-up sets count neither for records nor for what is proposed next. */
  isWarmUp: z.boolean().default(false),
  loggedAt: instant,
});
export type SetValues = z.output<typeof SetValues>;

/** With the id made on the device, so that sending it again changes nothing. */
export const CompletedSet = SetValues.extend({ id: uuid });
export type CompletedSet = z.output<typeof CompletedSet>;

/** A version of a set on its way to the server; `isRemoved` takes back what stood in its place. */
export const SetChange = CompletedSet.extend({ isRemoved: z.boolean().default(false) });
export type SetChange = z.output<typeof SetChange>;

/** A picture or video of a set. */
export const SetMedium = attachmentOf('set-media').extend({
  kind: z.enum(['image', 'video']),
  rowId: z.uuid(),
  setNumber: z.number().int(),
});
export type SetMedium = z.output<typeof SetMedium>;

/** As a reader sees it. `author` is the professional who wrote it down in the client's place, null: the client. */
export const LoggedSet = CompletedSet.extend({ author: z.string().nullable() });
export type LoggedSet = z.output<typeof LoggedSet>;

export const skipReasons = ['pain', 'equipment', 'time', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What became of a row: left out for a reason, or done with another exercise. Of two changes the later one counts. */
export const RowChange = z.object({
  rowId: uuid,
  skipReason: z.enum(skipReasons).nullable(),
  skipNote: text(500),
  /** Instead of the prescribed one. */
  exerciseId: uuid.nullable(),
  exerciseName: text(120),
  changedAt: instant,
});
export type RowChange = z.output<typeof RowChange>;

/** A row of the prescription as the device showed it: later edits of the program never change it. */
export const PrescribedRow = ExerciseRow.omit({ position: true });
export type PrescribedRow = z.output<typeof PrescribedRow>;
