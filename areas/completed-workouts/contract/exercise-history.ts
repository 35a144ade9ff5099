import { z } from 'zod';
import { plainDate } from '#shell/common/fields.ts';
import { PrescribedRow, SetMeasurements } from './set.ts';

/** Maximum number of performances of an exercise in `ExerciseHistory`. */
export const maxHistory = 20;

/** An exercise that was skipped because of pain: the day of the client, and what they wrote about it. */
export const ReportedPain = z.object({ on: plainDate, note: z.string() });

/**
 * The last three performances of an exercise, newest first. For a prescribed exercise also earlier ones of its program, the last two with
 * each prescription, so that what was done before a deload of some weeks is known.
 */
export const ExerciseHistory = z.object({
  exerciseId: z.uuid(),
  performances: z
    .array(
      z.object({
        finishedAt: z.string(),
        /**
         * Whether the client only added the exercise, or did it only in sets beyond the prescribed ones. Missing in what an earlier release
         * cached.
         */
        isAdded: z.boolean().optional(),
        /** Whether pain was reported at the end of the workout. Missing in what an earlier release cached. */
        hasPainAtEnd: z.boolean().optional(),
        /** Day of the client's time zone. Missing in what an earlier release cached. */
        finishedOn: plainDate.optional(),
        /**
         * `isAdded`: nothing prescribed the set, which is of a row that the client added or beyond the prescribed number of its row. It and
         * `rowId` are missing in what an earlier release cached.
         */
        sets: z.array(
          SetMeasurements.extend({
            setNumber: z.number().int(),
            isWarmUp: z.boolean(),
            rowId: z.uuid().optional(),
            isAdded: z.boolean().optional(),
          }),
        ),
        /**
         * The program and day it was prescribed in, and the rows that prescribed the exercise. The program is null for imported workouts
         * and after the program was taken away; all, and the `sets` and `reps` of the rows, are missing in what an earlier release cached. `formerWork`
         * is missing in rows that were not changed while they were done.
         */
        programId: z.uuid().nullable().optional(),
        dayNumber: z.number().int().optional(),
        rows: z
          .array(
            PrescribedRow.pick({ id: true, key: true, supersetPosition: true, weight: true }).extend(
              PrescribedRow.pick({ sets: true, reps: true, formerWork: true }).partial().shape,
            ),
          )
          .optional(),
      }),
    )
    .max(maxHistory),
  /** One-repetition maximum for percentages, in kg: `rules/maxima.ts`. Null without a test and without a suitable set. */
  oneRepMaxKg: z.number().nullable(),
  /** Otherwise it is estimated. Missing in what an earlier release cached. */
  isOneRepMaxTested: z.boolean().optional(),
  /** True where it is the load of one hand; missing where it is the load as it was entered or logged. */
  isOneRepMaxPerHand: z.literal(true).optional(),
  /**
   * The last skip because of pain, until the exercise is done again with all its sets. As long as there is one, no load is proposed. Missing
   * without any, and in what an earlier release cached.
   */
  pain: ReportedPain.optional(),
});
export type ExerciseHistory = z.output<typeof ExerciseHistory>;
