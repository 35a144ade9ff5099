import { z } from 'zod';
import { CopyUpdate } from '#areas/assignments/contract.ts';

/** One difference between a template and a copy, in a week. Rows are matched by exercise; `field` names the column. */
export const Change = z.object({
  weekNumber: z.number().int(),
  dayNumber: z.number().int(),
  name: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  field: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.output<typeof Change>;

/** Maximum number of listed differences of one copy; `changeCount` counts all of them. */
export const maxChanges = 100;

/**
 * What an update from the template would change in a copy. Weeks that have begun or hold logged workouts never change.
 */
export const ProgramUpdate = CopyUpdate.extend({
  /** The first week that may change; null when there is none. */
  fromWeek: z.number().int().nullable(),
  /** Weeks that the update does not change; `isLogged` when the client has logged a workout of the week. */
  unchangedWeeks: z.array(z.object({ weekNumber: z.number().int(), isLogged: z.boolean() })),
  changes: z.array(Change).max(maxChanges),
  /**
   * The edits by hand that the update replaces: the copy compared with what it was when it was made or last updated. Empty when that
   * version is no longer in the history.
   */
  ownChanges: z.array(Change).max(maxChanges),
  ownChangeCount: z.number().int(),
  /** Number of differences that stay: those in weeks that are not over and that the update does not change. */
  stayingChangeCount: z.number().int(),
});
export type ProgramUpdate = z.output<typeof ProgramUpdate>;
