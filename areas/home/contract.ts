import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

const Week = z.object({ startsOn: z.string(), completedWorkouts: z.number().int() });

export const Overview = z.object({
  activeClients: z.number().int(),
  newClientsThisMonth: z.number().int(),
  programs: z.number().int(),
  /** Number of programs assigned to clients, running or not. */
  assignedPrograms: z.number().int(),
  expiringPrograms: z.number().int(),
  completedThisWeek: z.number().int(),
  completedLastWeek: z.number().int(),
  /** Completed workouts with comments or feedback that no professional has read. */
  unreadWorkouts: z.number().int(),
  /** The last eight weeks, oldest first; `startsOn` is a Monday in the account's time zone. */
  weeks: z.array(Week),
});
export type Overview = z.output<typeof Overview>;

export const homeRoutes = defineRoutes({
  graphs: { endpoint: 'GET /home/getGraphsData', permission: 'view home', response: z.object({ overview: Overview }) },
});
