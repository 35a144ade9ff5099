import { z } from 'zod';
import { settingLimits } from '#areas/programs/contract/settings.ts';
import { nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

const { min, max } = settingLimits.idleDays;

/** A client with a program running who has not finished a workout for some days. */
export const IdleClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  programId: z.uuid(),
  programTitle: z.string(),
  programStartsOn: z.string(),
  /** The calendar day of the last finished workout, in the account's time zone; null: none so far. */
  lastTrainedOn: z.string().nullable(),
  /** Since that day; since the start of the program for whoever has not trained yet. */
  days: z.number().int(),
});
export type IdleClient = z.output<typeof IdleClient>;

export const coachRoutes = defineRoutes({
  idleClients: {
    endpoint: 'GET /completed-workouts/idle-clients',
    permission: 'view workouts',
    /** Without a number the settings count: the account's, or what is different for a client. */
    query: z.object({ days: z.coerce.number().int().min(min).max(max).optional(), page: pageNumber }),
    /** `days`: the number asked for, or the account's. */
    response: z.object({ clients: z.array(IdleClient), days: z.number().int(), nextPage }),
  },
});
