import { z } from 'zod';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** `declared`: pregnancy or breastfeeding that a professional has not confirmed yet. */
export const recipientStates = ['pregnant', 'lactating', 'declared'] as const;

const ClientState = z.object({ clientId: z.uuid(), clientName: z.string(), state: z.enum(recipientStates) });
export type ClientState = z.output<typeof ClientState>;

export const recipientStateRoutes = defineRoutes({
  /** The clients that an assignment names who are pregnant or breastfeeding, or declared it, by name. */
  statesOfRecipients: {
    endpoint: 'POST /dietary-profiles/states',
    permission: 'view health records',
    alternativePermission: 'view visits',
    body: z.object(recipientIds),
    response: z.object({ states: z.array(ClientState).max(maxRecipients) }),
  },
});
