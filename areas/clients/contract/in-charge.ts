import { z } from 'zod';
import { emptyResponse, idSchema, nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { Client } from '../contract.ts';

/** Clients for whom no professional is in charge of any care: no collaborator sees them. */
export const inChargeRoutes = defineRoutes({
  /** The active ones without the sample client, by name. */
  withoutProfessional: {
    endpoint: 'GET /clients/without-professional/list',
    permission: 'admin',
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(Client.pick({ id: true, name: true, createdAt: true })), nextPage }),
  },
  /** Puts a professional in charge of what `defaultCareKinds` says. Refused when the client has a professional meanwhile. */
  putInCharge: {
    endpoint: 'POST /clients/:id/put-in-charge',
    permission: 'admin',
    body: z.object({ membershipId: idSchema('memberships') }),
    response: z.object({ client: Client }),
  },
  /** Ends what the caller is in charge of for the client, whom a collaborator does not see any more then. */
  endOwnCare: { endpoint: 'POST /clients/:id/end-own-care', permission: 'update clients', response: emptyResponse },
});

export const inChargeProblems = defineProblems('clients', { followed_already: 409, may_follow_nobody: 422 });
