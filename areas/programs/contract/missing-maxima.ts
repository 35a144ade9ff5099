import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/** Clients of one response, and exercises that are named for each. */
export const missingMaximaLimits = { clients: 50, exercises: 3 } as const;

/** A client with loads in percent of maximums that are unknown. */
export const ClientWithoutMaxima = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Number of exercises without a maximum. */
  missing: z.number().int(),
  /** The names of the first ones, in the caller's language. */
  exercises: z.array(z.string()).max(missingMaximaLimits.exercises),
});
export type ClientWithoutMaxima = z.output<typeof ClientWithoutMaxima>;

export const missingMaximaRoutes = defineRoutes({
  /** Visible clients whose running programs need a maximum that is unknown, by name. Requires `view programs` too. */
  list: {
    endpoint: 'GET /programs/missing-maxima/list',
    permission: 'view health records',
    response: z.object({
      clients: z.array(ClientWithoutMaxima).max(missingMaximaLimits.clients),
      hasMore: z.boolean(),
    }),
  },
});
