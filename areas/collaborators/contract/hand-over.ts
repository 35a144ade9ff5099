import { z } from 'zod';
import { careKinds } from '#areas/clients/contract/care.ts';
import { maxHandedOver } from '#areas/clients/contract/limits.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Clients that are handed over in one call. */
const clientIds = z.array(idSchema('clients')).min(1).max(maxHandedOver);

/** Clients with the same professional for a kind of care. `professional` is null for those without one. */
export const InCharge = z.object({
  kind: z.enum(careKinds),
  professional: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  clients: z.number().int(),
});
export type InCharge = z.output<typeof InCharge>;

/** Several clients get another professional at once. */
export const handOverRoutes = defineRoutes({
  previewHandOver: {
    endpoint: 'POST /collaborators/changeCollaborators/preview',
    permission: 'admin',
    body: z.object({ clientIds }),
    /** Those with most clients first. */
    response: z.object({ inCharge: z.array(InCharge) }),
  },
  /** All of the clients, or none. What was assigned to them is handed over, too. */
  changeCollaborators: {
    endpoint: 'POST /collaborators/changeCollaborators',
    permission: 'admin',
    body: z.object({
      clientIds,
      kinds: z.array(z.enum(careKinds)).min(1).max(careKinds.length),
      to: idSchema('memberships'),
      tellsClients: z.boolean().default(true),
    }),
    /** Clients who got another professional. */
    response: z.object({ changed: z.number().int() }),
  },
});
