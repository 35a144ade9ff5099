import { z } from 'zod';
import { emptyResponse, nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Days in which a client can take the deletion of their data back. */
export const erasureGraceDays = 30;

const PendingErasure = z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean(), deleteAfter: z.string() });

export const erasureRoutes = defineRoutes({
  /** Clients who asked for the deletion of their data, also inactive ones, by date of the deletion. */
  pendingErasures: {
    endpoint: 'GET /clients/pending-erasures/list',
    permission: 'view clients',
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(PendingErasure), nextPage }),
  },
  /**
   * The client, with everything that the studio stores about them, is deleted after the days of grace. Only clients, for themselves,
   * deactivated ones too.
   */
  requestErasure: {
    endpoint: 'POST /my/erasure',
    permission: 'update own record',
    admitsDeactivated: true,
    body: z.object({ password: z.string().min(1).max(200) }),
    isHeavy: true,
    response: z.object({ deleteAfter: z.string() }),
  },
  /** Takes the deletion back. A client who waits for it has no permissions, so that the login is enough. */
  withdrawErasure: {
    endpoint: 'POST /my/erasure/withdraw',
    permission: 'login',
    admitsDeactivated: true,
    response: emptyResponse,
  },
});

/** A client asked for the deletion of their data, or took it back; for their other open apps, which have other pages then. */
export const ownErasureChanged = defineLiveEvent('own_erasure.changed', z.object({}));
