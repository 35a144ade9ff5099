import { z } from 'zod';
import { tutorialSteps } from '#areas/account/contract.ts';
import { defineRoutes } from '#shell/common/route.ts';

const Week = z.object({ startsOn: z.string(), completedWorkouts: z.number().int() });

/** Figures of the visible clients, without the sample client. */
export const Overview = z.object({
  activeClients: z.number().int(),
  /** Active clients who have not registered yet; the filter of the list of clients counts the same. */
  unregisteredClients: z.number().int(),
  newClientsThisMonth: z.number().int(),
  programs: z.number().int(),
  /** Number of programs assigned to clients, running or not. */
  assignedPrograms: z.number().int(),
  /** Programs with which clients train today, as the list of programs counts them: begun, not ended and not paused, of active clients. */
  programsInProgress: z.number().int(),
  expiringPrograms: z.number().int(),
  completedThisWeek: z.number().int(),
  completedLastWeek: z.number().int(),
  /** Completed workouts with messages that the caller, or feedback that no professional, has read. */
  unreadWorkouts: z.number().int(),
  /** The last eight weeks, oldest first; `startsOn` is a Monday in the account's time zone. */
  weeks: z.array(Week),
  /** Templates of meal plans that the caller sees. */
  mealPlans: z.number().int(),
  /** Number of meal plans of clients, running or not. */
  assignedMealPlans: z.number().int(),
  /** Those that have begun and not ended. */
  mealPlansInProgress: z.number().int(),
  expiringMealPlans: z.number().int(),
  /** Chosen by the caller: see `tutorialSteps`. */
  tutorialStep: z.enum(tutorialSteps).nullable(),
  hasSampleClient: z.boolean(),
  /** The sample client of the account; null when there is none, or another collaborator looks after it. */
  sampleClientId: z.uuid().nullable(),
});
export type Overview = z.output<typeof Overview>;

export const homeRoutes = defineRoutes({
  /** Without a request body: content and dates depend on the caller's language and time zone. Requires `create programs` too. */
  addSampleClient: {
    endpoint: 'POST /home/sample-client',
    permission: 'create clients',
    isHeavy: true,
    response: z.object({ clientId: z.uuid() }),
  },
  graphs: { endpoint: 'GET /home/getGraphsData', permission: 'view home', response: z.object({ overview: Overview }) },
});
