import { z } from 'zod';

/** What the address of a list of completed workouts carries. */
export const WorkoutFilters = z.object({
  unread: z.boolean().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** The drawer to train somebody in person is open. */
  inPerson: z.boolean().optional(),
});
export type WorkoutFilters = z.output<typeof WorkoutFilters>;
