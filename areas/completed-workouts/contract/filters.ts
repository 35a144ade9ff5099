import { z } from 'zod';
import { idSchema, pageNumber, plainDate, search, yesNo } from '#shell/common/fields.ts';

/** Of the finished workouts of one client. Dates are in the account's time zone, both included. */
export const WorkoutFilters = z.object({
  unread: yesNo.optional(),
  from: plainDate.optional(),
  until: plainDate.optional(),
  page: pageNumber,
});
export type WorkoutFilters = z.output<typeof WorkoutFilters>;

/** Of the finished workouts of all visible clients. */
export const CompletedWorkoutFilters = WorkoutFilters.extend({ clientId: idSchema('clients').optional() });
export type CompletedWorkoutFilters = z.output<typeof CompletedWorkoutFilters>;

export const TrainedExerciseFilters = z.object({ search, page: pageNumber });
export type TrainedExerciseFilters = z.output<typeof TrainedExerciseFilters>;
