import { z } from 'zod';
import { idSchema, pageNumber, plainDate, yesNo } from '#shell/common/fields.ts';

// Lists parse their search params with these schemas. They are apart from the routes, which Today loads without zod.

/**
 * Filters of the finished workouts of one client. `from` and `until` are dates in the client's time zone, both
 * included.
 */
export const WorkoutFilters = z.object({
  unread: yesNo.optional(),
  from: plainDate.optional(),
  until: plainDate.optional(),
  page: pageNumber,
});
export type WorkoutFilters = z.output<typeof WorkoutFilters>;

/**
 * Filters of the workouts of all visible clients. `pain` restricts them to those with pain or a symptom, also unfinished ones; together with
 * `unread`, to those whose feedback the professional has not read.
 */
export const CompletedWorkoutFilters = WorkoutFilters.extend({
  clientId: idSchema('clients').optional(),
  pain: yesNo.optional(),
});
export type CompletedWorkoutFilters = z.output<typeof CompletedWorkoutFilters>;
