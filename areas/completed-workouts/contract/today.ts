import { z } from 'zod';
import { copyStates } from '#areas/assignments/contract.ts';
import { careKinds } from '#areas/clients/contract/care.ts';
import { Pause } from '#areas/programs/contract/document.ts';
import { plainDate } from '#shell/common/fields.ts';
import { OtherCare } from './other-care.ts';
import { skipReasons } from './set.ts';

const scheduleStates = ['done', 'begun', 'skipped', 'to_do'] as const;

export const ScheduledWorkout = z.object({
  workoutId: z.uuid(),
  programId: z.uuid(),
  programTitle: z.string(),
  title: z.string(),
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  /** Number of different exercises. */
  rows: z.number().int(),
  /** The prescribed date, or the one the client moved it to. */
  date: plainDate,
  isMoved: z.boolean(),
  /**
   * Last day of its week in the program, until which a workout of an earlier day is neither missed nor passed over. Missing in what an earlier
   * release cached.
   */
  weekEndsOn: plainDate.optional(),
  /** Whether the program is paused on `date`. Missing in what an earlier release cached. */
  isInPause: z.boolean().optional(),
  /**
   * Of a workout to do that was due before its program was assigned: in an earlier week of the program, which is not offered as the next
   * one, or on an earlier day of the week in which the client begins, which is not late. Missing for any other.
   */
  dueBeforeAssignment: z.enum(['week', 'day']).optional(),
  state: z.enum(scheduleStates),
  skipReason: z.enum(skipReasons).nullable(),
  completedWorkoutId: z.uuid().nullable(),
  /** End of a workout that is done; null for any other, and missing in what an earlier release cached. */
  finishedAt: z.string().nullable().optional(),
  /** The day on which a workout that is done counts. Missing for any other, and in what an earlier release cached. */
  finishedOn: plainDate.optional(),
});
export type ScheduledWorkout = z.output<typeof ScheduledWorkout>;

/**
 * Maximum number of programs that run at the same time for a client, because a new program was assigned without replacing
 * the current one.
 */
export const maxCurrentPrograms = 10;

export const CurrentProgram = z.object({
  id: z.uuid(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** Whether it ends before the last day of its weeks. Missing in what an earlier release cached. */
  isShortened: z.boolean().optional(),
  state: z.enum(copyStates),
  weeks: z.number().int(),
  currentWeek: z.number().int(),
  note: z.string(),
  /** By their first day. Missing in what an earlier release cached. */
  pauses: z.array(Pause).optional(),
  /** Missing for a program that begins later, and in what an earlier release cached. */
  workouts: z.object({ done: z.number().int(), planned: z.number().int() }).optional(),
});
export type CurrentProgram = z.output<typeof CurrentProgram>;

/** Maximum number of begun workouts that are shown and stored on a phone. */
export const maxBegun = 10;

/** Names a workout without a title; missing in what an earlier release cached. */
const cachedDay = z.number().int().optional();

export const Today = z.object({
  /** Date of the request in the client's time zone. */
  day: plainDate,
  coachName: z.string(),
  /** The program of `next`. */
  program: CurrentProgram.nullable(),
  /** All running programs, the one that started last first; without any the next to start, else the last one. */
  programs: z.array(CurrentProgram).max(maxCurrentPrograms),
  /** Programs that begin later and are not in `programs`, the next one first. Missing in responses that devices stored before. */
  upcoming: z.array(CurrentProgram).max(maxCurrentPrograms).optional(),
  next: ScheduledWorkout.nullable(),
  /** Of each program the week of its next workout, and those of workouts skipped in this calendar week or later; by date. */
  week: z.array(ScheduledWorkout),
  /**
   * Workouts begun lately that are in none of `programs`, because their program has ended, was replaced or taken away, or that are free;
   * newest first. Missing in what an earlier release cached.
   */
  begunElsewhere: z
    .array(
      z.object({
        workoutId: z.uuid(),
        title: z.string(),
        dayNumber: z.number().int(),
        programTitle: z.string(),
        startedAt: z.string(),
        /** A free workout, of no program. Missing in what an earlier release cached. */
        isFree: z.boolean().optional(),
        /** The coach took the program, or the workout, away. Missing in what an earlier release cached. */
        isWithdrawn: z.boolean().optional(),
      }),
    )
    .max(maxBegun)
    .optional(),
  /** Workouts finished today, newest first. */
  doneToday: z.array(z.object({ completedWorkoutId: z.uuid(), title: z.string(), dayNumber: cachedDay })).max(5),
  doneThisWeek: z.number().int(),
  totalDone: z.number().int(),
  /** Nothing may be logged until the client gives the consent to health data again. */
  isConsentWithdrawn: z.boolean(),
  /** Number of consecutive weeks with a workout, ending with this week or the previous one. */
  streakWeeks: z.number().int(),
  /** The day of the next visit, from today on; missing in what an earlier release cached. */
  nextVisitOn: plainDate.nullable().optional(),
  /** Missing when there is none, and in what an earlier release cached. */
  otherCare: OtherCare.optional(),
  /** The kinds of care for which the client has a professional. Missing in responses that an earlier release cached. */
  careKinds: z.array(z.enum(careKinds)).max(careKinds.length).optional(),
  /** Workouts with comments the client has not read. */
  unread: z
    .array(
      z.object({
        completedWorkoutId: z.uuid(),
        /** The logged set that the newest comment is on; null for a comment on the workout. */
        setId: z.uuid().nullable(),
        title: z.string(),
        dayNumber: cachedDay,
        authorName: z.string(),
        text: z.string(),
        createdAt: z.string(),
        count: z.number().int(),
      }),
    )
    .max(5),
});
export type Today = z.output<typeof Today>;
