import { z } from 'zod';
import {
  Endurance,
  LoggedSet,
  PrescribedRow,
  PrescribedSets,
  RowChange,
  SetCorrection,
  SetMedium,
  skipReasons,
} from './set.ts';

/** A message of the chat that points at a workout, or at one set of it. */
export const Comment = z.object({
  id: z.uuid(),
  /** Row and number of the set; both null for a message about the workout. */
  rowId: z.uuid().nullable(),
  setNumber: z.number().int().nullable(),
  text: z.string(),
  isByClient: z.boolean(),
  authorName: z.string(),
  createdAt: z.string(),
  /** Written by the reader, who alone may delete it. */
  isOwn: z.boolean(),
  /** Written by another person and not read by the reader yet. */
  isNew: z.boolean(),
});
export type Comment = z.output<typeof Comment>;

/** Why a workout without any set was skipped; `reason` null: the client has taken the skip back, but comments remain. */
export const WorkoutSkip = z.object({ reason: z.enum(skipReasons).nullable(), note: z.string() });
export type WorkoutSkip = z.output<typeof WorkoutSkip>;

/** `free`: trained without a program; others than `forma` are compared with no prescription. */
const sources = ['forma', 'free', 'strong', 'hevy'] as const;

/** `startedAt` and `trainedSeconds` are those before the correction. */
const TimesCorrection = z.object({
  startedAt: z.string(),
  trainedSeconds: z.number().int().nullable(),
  author: z.string().nullable(),
  correctedAt: z.string(),
});

const PainReader = z.object({ name: z.string(), readAt: z.string() });
export type PainReader = z.output<typeof PainReader>;

/** A note of a set that gave way to the set of another phone. */
const OtherNote = z.object({ rowId: z.uuid(), setNumber: z.number().int(), note: z.string() });
export type OtherNote = z.output<typeof OtherNote>;

/**
 * Lines of the comment (`rowId` null) or of the note of a skipped row that gave way to the text of another phone. `isTakenBack`: not written
 * by anybody, but names pain that the client ticked and that was taken back before a professional had read it.
 */
export const OtherText = z.object({
  rowId: z.uuid().nullable(),
  text: z.string(),
  isTakenBack: z.literal(true).optional(),
});
export type OtherText = z.output<typeof OtherText>;

export const CompletedWorkout = z.object({
  id: z.uuid(),
  workoutId: z.uuid().nullable(),
  programId: z.uuid().nullable(),
  programTitle: z.string(),
  title: z.string(),
  info: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The day on which the client finished it, in their time zone of then; null while it is not finished. */
  finishedOn: z.string().nullable(),
  /** How long it was trained, without the rest of pauses over 20 minutes; null: not finished, or not recorded. */
  trainedSeconds: z.number().int().nullable(),
  /** What start and trained time were before they were corrected, and by whom (null: the client); null: not corrected. */
  timesCorrection: TimesCorrection.nullable(),
  /** The time zone of the client. */
  timeZone: z.string(),
  effort: z.number().int().nullable(),
  /** Name of the professional who chose the effort; null: the client. */
  effortAuthor: z.string().nullable(),
  /** Whether the effort was corrected after the end. */
  isEffortCorrected: z.boolean(),
  comment: z.string(),
  /** Name of the professional who wrote the comment; null: the client. */
  commentAuthor: z.string().nullable(),
  /** Whether pain was reported at the end, besides that of skipped rows. */
  hasPainAtEnd: z.boolean(),
  /** Name of the professional who reported it or took it back; null: the client. */
  painAuthor: z.string().nullable(),
  /** Whether it was reported, or taken back, after the end. */
  isPainCorrected: z.boolean(),
  /** A comment or note of the client names pain or a symptom. Missing in responses of an earlier release. */
  namesSymptoms: z.boolean().optional(),
  /** For professionals: notes of sets that gave way to those of another phone. Missing without any, and in responses of an earlier release. */
  otherNotes: z.array(OtherNote).optional(),
  /** The same of the comment and the notes of skips. */
  otherTexts: z.array(OtherText).optional(),
  source: z.enum(sources),
  /** Set when the whole workout was skipped, in which case it has no set; null for a begun or finished one. */
  skip: WorkoutSkip.nullable(),
  rows: z.array(PrescribedRow),
  sets: z.array(LoggedSet),
  /** Ids of sets with earlier versions. */
  correctedSets: z.array(z.uuid()),
  corrections: z.array(SetCorrection),
  rowChanges: z.array(RowChange),
  media: z.array(SetMedium),
  /** The newest ones, oldest first. */
  comments: z.array(Comment),
  /**
   * Instant of the feedback (skipped and swapped rows, set notes, comment and pain at the end) that the reader has not read; null: none.
   * Without pain the first professional reads it for all.
   */
  newFeedbackAt: z.string().nullable(),
  /**
   * The professionals who have read the pain as it is now, the first one first; for the client none. Missing in responses that an earlier
   * release cached.
   */
  painReaders: z.array(PainReader).optional(),
});
export type CompletedWorkout = z.output<typeof CompletedWorkout>;

/** What shares of the maximum meant on the day of a workout: the maximum of each exercise then, and the step of the account. */
export const Shares = z.object({
  maxima: z.array(z.object({ exerciseId: z.uuid(), oneRepMaxKg: z.number(), isPerHand: z.literal(true).optional() })),
  loadStepKg: z.number(),
});
export type Shares = z.output<typeof Shares>;

/** A finished workout in a list. */
export const CompletedWorkoutCard = CompletedWorkout.omit({
  workoutId: true,
  programId: true,
  info: true,
  startedAt: true,
  trainedSeconds: true,
  timesCorrection: true,
  effortAuthor: true,
  isEffortCorrected: true,
  comment: true,
  commentAuthor: true,
  hasPainAtEnd: true,
  painAuthor: true,
  isPainCorrected: true,
  rows: true,
  correctedSets: true,
  corrections: true,
  rowChanges: true,
  media: true,
  newFeedbackAt: true,
  painReaders: true,
  otherNotes: true,
  otherTexts: true,
  timeZone: true,
}).extend({
  finishedAt: z.string(),
  finishedOn: z.string(),
  /** Null: not recorded. */
  minutes: z.number().int().nullable(),
  sets: z.number().int(),
  prescribedSets: PrescribedSets,
  volumeKg: z.number(),
  /** Null with a volume, or without distance and time. */
  endurance: Endurance.nullish(),
  /**
   * `comments` counts messages and feedback besides `skip`, `unread` the messages that the reader and the feedback, with `skip`,
   * that the reader has not read.
   */
  comments: z.number().int(),
  unread: z.number().int(),
  /** Number of exercises that the client added to the prescription. */
  addedExercises: z.number().int(),
  /** A row was skipped because of pain, or pain was reported at the end. */
  hasPain: z.boolean(),
});
export type CompletedWorkoutCard = z.output<typeof CompletedWorkoutCard>;

/** How many days ago the workouts that are listed among all clients were begun at most. */
export const maxBegunDays = 14;

/** A workout in a list that was begun and is not finished. */
export const BegunWorkout = CompletedWorkoutCard.pick({
  id: true,
  clientId: true,
  clientName: true,
  title: true,
  programTitle: true,
  weekNumber: true,
  dayNumber: true,
  source: true,
  sets: true,
  prescribedSets: true,
  addedExercises: true,
  hasPain: true,
  namesSymptoms: true,
}).extend({ startedAt: z.string() });
export type BegunWorkout = z.output<typeof BegunWorkout>;
