import { z } from 'zod';
import { Audience, audiences } from '#areas/groups/contract/audience.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  pageNumber,
  plainDate,
  recordVersion,
  requiredText,
  search,
  sortFields,
  timeZone,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Maximum length of a text. */
export const noticeLimits = { text: 5000 } as const;

/** A draft is also a notice that was withdrawn. An expired notice is no longer on the noticeboard. */
export const noticeStatuses = ['published', 'scheduled', 'draft', 'expired'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

export const publications = ['now', 'later', 'draft'] as const;

const Named = z.object({ id: z.uuid(), name: z.string() });

export const Notice = z.object({
  id: z.uuid(),
  text: z.string(),
  status: z.enum(noticeStatuses),
  /** The instant of publication; null for a draft. */
  publishAt: z.string().nullable(),
  /** Date and time of a scheduled publication on the clock of `timeZone`, which is the present zone of the account. */
  publishOn: z.string().nullable(),
  publishTime: z.string().nullable(),
  timeZone: z.string(),
  /** The last day on the noticeboard. */
  expiresOn: z.string().nullable(),
  audience: z.enum(audiences),
  /** The collaborator whose clients it reaches; null: a notice of the studio, for all of its clients. */
  author: z.string().nullable(),
  clientTypes: z.array(Named),
  groups: z.array(Named),
  mustConfirm: z.boolean(),
  sendsPush: z.boolean(),
  picture: z.object({ url: z.string(), thumbnailUrl: z.string() }).nullable(),
  /** Clients of the audience who are visible to the caller, as it is now, and how many of them registered and confirmed. */
  recipients: z.number().int(),
  registered: z.number().int(),
  readers: z.number().int(),
  remindedAt: z.string().nullable(),
  /** When the text of the published notice was changed last, without showing it again. Missing in responses of an earlier release. */
  editedAt: z.string().nullable().optional(),
  version: recordVersion,
});
export type Notice = z.output<typeof Notice>;

/** A time of day, `17:30`. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const NoticeDraft = Audience.extend({
  text: requiredText(noticeLimits.text),
  /** `now` for a notice that is published already: its publication can no longer be changed. */
  publication: z.enum(publications),
  /** Required for a publication later. */
  publishOn: plainDate.nullable(),
  publishTime: clockTime.nullable(),
  /** The zone of their clock, as the form names it; null: that of the account. */
  timeZone: timeZone.nullable().default(null),
  expiresOn: plainDate.nullable().meta({ examples: [null] }),
  mustConfirm: z.boolean(),
  sendsPush: z.boolean(),
});
export type NoticeDraft = z.output<typeof NoticeDraft>;

export const NoticeFilters = z.object({
  search,
  status: z.enum(noticeStatuses).optional(),
  /** The day of publication on the clock of the caller, as the list shows it. */
  publishAt: plainDate.optional(),
  page: pageNumber,
  ...sortFields(['publishAt', 'text']),
});
export type NoticeFilters = z.output<typeof NoticeFilters>;

/**
 * Whether a client confirmed a notice, the worst first: not registered and so not reached, not read, an earlier edition read,
 * read.
 */
const readStates = ['unreached', 'unread', 'outdated', 'read'] as const;

export const Recipient = z.object({
  clientId: z.uuid(),
  name: z.string(),
  state: z.enum(readStates),
  readAt: z.string().nullable(),
});
export type Recipient = z.output<typeof Recipient>;

const [view, create, update] = ['view notices', 'create notices', 'update notices'] as const;
const oneNotice = z.object({ notice: Notice });

export const noticeRoutes = defineRoutes({
  list: {
    endpoint: 'GET /notices',
    permission: view,
    query: NoticeFilters,
    response: z.object({ notices: z.array(Notice), nextPage }),
  },
  get: { endpoint: 'GET /notices/:id', permission: view, response: oneNotice },
  create: {
    endpoint: 'POST /notices',
    permission: create,
    body: NoticeDraft,
    isIdempotent: true,
    response: oneNotice,
  },
  update: {
    endpoint: 'POST /notices/:id',
    permission: update,
    /** `showsAgain`: clients who confirmed it confirm it once more. */
    body: NoticeDraft.extend({ showsAgain: z.boolean(), version: recordVersion }),
    response: oneNotice,
  },
  delete: { endpoint: 'DELETE /notices/:id', permission: 'delete notices', response: emptyResponse },
  /** Makes a published or scheduled notice a draft. */
  withdraw: { endpoint: 'POST /notices/:id/unpublish', permission: update, response: oneNotice },
  /** Replaces the picture. */
  setPicture: {
    endpoint: 'POST /notices/:id/picture',
    permission: update,
    upload: uploadPolicies.noticePicture,
    response: oneNotice,
  },
  deletePicture: { endpoint: 'DELETE /notices/:id/picture', permission: update, response: oneNotice },
  recipients: {
    endpoint: 'GET /notices/:id/recipients',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: z.object({ recipients: z.array(Recipient), nextPage }),
  },
  /** Reminds those who did not confirm; once for each edition. */
  remind: { endpoint: 'POST /notices/:id/remind', permission: update, isIdempotent: true, response: oneNotice },
  /**
   * Counts the clients of an audience before it is saved: those who can read the notice, and those who have not registered yet.
   * `noticeId` is the notice that is edited: it reaches the clients of its author, whoever edits it. `timeZone` is that of the account.
   */
  countAudience: {
    endpoint: 'POST /notices/audience/count',
    permission: create,
    body: Audience.extend({ noticeId: idSchema('notices').optional() }),
    response: z.object({ recipients: z.number().int(), notRegistered: z.number().int(), timeZone: z.string() }),
  },
});

/** A notice, its audience or its confirmations changed. */
export const noticeChanged = defineLiveEvent('notice.changed', z.object({ noticeId: z.uuid() }));

export const noticeProblems = defineProblems('notices', {
  publication_missing: 422,
  publication_past: 422,
  publication_far: 422,
  expires_before: 422,
  nobody_chosen: 422,
  already_published: 409,
  already_reminded: 409,
  not_published: 409,
});
