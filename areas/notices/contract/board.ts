import { z } from 'zod';
import { Notice } from '../contract.ts';
import { emptyResponse, instant, nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** A notice as the client sees it. */
export const OwnNotice = Notice.pick({ id: true, text: true, mustConfirm: true, picture: true, editedAt: true }).extend(
  {
    publishedAt: z.string(),
    isRead: z.boolean(),
    /** Null when it is not read. Missing in responses of an earlier release. */
    readAt: z.string().nullable().optional(),
    /** Counts up when the notice is shown again. Missing in responses of an earlier release. */
    edition: z.number().int().optional(),
  },
);
export type OwnNotice = z.output<typeof OwnNotice>;

/** Number of notices that Today shows until they are confirmed. */
export const maxBanners = 3;

/** The noticeboard of a client. */
export const ownNoticeRoutes = defineRoutes({
  list: {
    endpoint: 'GET /my/notices',
    permission: 'view own notices',
    query: z.object({ page: pageNumber }),
    response: z.object({ notices: z.array(OwnNotice), nextPage }),
  },
  /** The number of unread notices, and the newest of those that must be confirmed. */
  unread: {
    endpoint: 'GET /my/notices/unread',
    permission: 'view own notices',
    response: z.object({ unread: z.number().int(), mustConfirm: z.array(OwnNotice) }),
  },
  /**
   * `editedAt` and `edition` are those of the text which the client has read: a confirmation may arrive after a change of the text, or after
   * the notice was shown again, which it does not confirm. Missing in requests of earlier releases.
   */
  confirm: {
    endpoint: 'POST /my/notices/:id/read',
    permission: 'update own notices',
    body: z.object({ editedAt: instant.nullable().optional(), edition: z.number().int().min(1).optional() }),
    response: emptyResponse,
  },
});
