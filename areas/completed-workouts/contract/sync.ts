import { z } from 'zod';
import { instant, text } from '#shell/common/fields.ts';
import { SignedPrescription } from './prescription.ts';
import { CompletedSet, LoggedSet, limits, RowChange, SetChange, SetValues } from './set.ts';

const effort = z.number().int().min(1).max(10).nullable();
const hasPainAtEnd = z.boolean().optional();
const minutes = z.number().int().min(1).max(limits.minutesAWorkout).nullable();

/** Identifies a version of a set that a device has logged. */
const SetAttempt = SetValues.pick({ rowId: true, setNumber: true, loggedAt: true });
export type SetAttempt = z.output<typeof SetAttempt>;

/** A note of a set that a device had shown or logged. */
export const KnownNote = SetValues.pick({ rowId: true, setNumber: true, note: true });
export type KnownNote = z.output<typeof KnownNote>;

/** The comment at the end (`rowId` null), or the note of a skipped row. */
export const ReportedText = z.object({ rowId: z.uuid().nullable(), text: text(limits.comment) });
export type ReportedText = z.output<typeof ReportedText>;

const maxRowChanges = 60;

/** What a device has logged of one workout: all of it, a single set, or only the end. */
export const WorkoutSync = z.object({
  /**
   * Time of the device clock when the request is sent. When that clock is wrong, the server corrects all instants of
   * the request.
   */
  sentAt: instant,
  /**
   * Required until the server has stored the workout, and afterwards with the first set of an exercise: the workout keeps the rows that
   * the device showed. The prescription is not parsed before its signature is checked: it may have the fields of an earlier release.
   */
  signed: SignedPrescription.extend({ prescription: z.record(z.string(), z.unknown()) })
    .nullable()
    .default(null),
  /** `signed` with the field names of the first release, sent by a page that was open while the server was updated. */
  sealed: z.object({ prescription: z.record(z.string(), z.unknown()), seal: z.string() }).nullish(),
  /**
   * Begins a free workout, which has no signed prescription. `permission`: `Training.freePermission` at the start of the workout. Missing
   * in requests of an earlier release.
   */
  free: z.object({ title: text(limits.title), permission: z.string().max(2000).optional() }).nullish(),
  /**
   * The title that the client gave a free workout after it was begun. Missing when it was not changed, and in requests of an earlier
   * release.
   */
  title: text(limits.title).nullish(),
  startedAt: instant,
  sets: z.array(SetChange).max(limits.setsAWorkout),
  /**
   * Earlier versions of the sent sets that the device has logged since its last response. The server may have stored them from a request
   * whose response was lost: they are not those of another device. Missing in requests of an earlier release.
   */
  attempts: z
    .array(SetAttempt)
    .max(10 * limits.setsAWorkout)
    .optional(),
  /**
   * What the device had shown as the notes of the sent sets, and its own earlier texts: a stored note that is none of these is another
   * device's, and the professionals still read it. Missing in requests of an earlier release, which leave all notes to be read.
   */
  knownNotes: z
    .array(KnownNote)
    .max(10 * limits.setsAWorkout)
    .optional(),
  /**
   * What the device had shown as the corrected comment and as the notes of `rowChanges`, and its own earlier texts. Missing in requests
   * of an earlier release, which leave all replaced texts to be read.
   */
  knownTexts: z
    .array(ReportedText)
    .max(10 * (maxRowChanges + 1))
    .optional(),
  rowChanges: z.array(RowChange).max(maxRowChanges),
  /** `hasPainAtEnd` is missing in requests of an earlier release, and means then that it stays as it is stored. */
  finish: z.object({ finishedAt: instant, effort, comment: text(2000), hasPainAtEnd }).nullable(),
  /**
   * Present when a finished workout is corrected: `startedAt` and `finish` of the request are ignored. What was not changed is missing;
   * the comment is changed by the client only, and so is pain that the client reported. `startedAt` and `minutes` are the corrected start
   * and duration; with null minutes the recorded duration counts again. Both are missing in requests of an earlier release.
   */
  correction: z
    .object({
      effort: effort.optional(),
      comment: text(2000).optional(),
      hasPainAtEnd,
      startedAt: instant.optional(),
      minutes: minutes.optional(),
    })
    .nullish(),
});
export type WorkoutSync = z.output<typeof WorkoutSync>;

/**
 * `author` is the name of the professional who logged a set that the request did not change; null: the client. `overwritten` is what
 * another device had stored before the request, or a first attempt of it, replaced it by other values.
 */
const SyncedSet = LoggedSet.partial({ author: true }).extend({ overwritten: CompletedSet.optional() });
export type SyncedSet = z.output<typeof SyncedSet>;

/** The stored workout after a sync. */
export const WorkoutSyncResult = z.object({
  /** Differs from the id in the request when the workout was begun on another device. */
  completedWorkoutId: z.uuid(),
  startedAt: z.string(),
  /** The start as devices sent it: another one once `startedAt` is corrected. Missing in responses of an earlier release. */
  sentStartedAt: z.string().optional(),
  finishedAt: z.string().nullable(),
  /** The stored sets with the row and number of the sent ones; sets that are not stored are missing. */
  sets: z.array(SyncedSet),
  /** How far the clock of the device is ahead, in seconds; 0 within two minutes. */
  clockAheadSeconds: z.number().int(),
});
export type WorkoutSyncResult = z.output<typeof WorkoutSyncResult>;
