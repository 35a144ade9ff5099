import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

export const undecidedLimits = {
  /** Clients of one response. */
  clients: 20,
  /** Days since they wrote. */
  days: 90,
  names: 20,
  /** Characters of the words. */
  text: 300,
} as const;

/** A client who wrote about food, in the chat, beside a measurement or about a meal, what no professional has decided. */
const UndecidedClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** What all undecided words name and the profile does not state, in the language of the reader: “Frutta a guscio”, “Gravidanza”. */
  names: z.array(z.string()).max(undecidedLimits.names),
  /** The latest undecided words, or their beginning. */
  text: z.string(),
  sentAt: z.string(),
});

export const undecidedRoutes = defineRoutes({
  /** The latest first, at most `undecidedLimits.clients`, of the last `undecidedLimits.days` days. */
  list: {
    endpoint: 'GET /dietary-profiles/undecided',
    permission: 'view meal plans',
    alternativePermission: 'view visits',
    response: z.object({ clients: z.array(UndecidedClient).max(undecidedLimits.clients) }),
  },
});
