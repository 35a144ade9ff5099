import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** A registered client of the audience. */
export interface Reached {
  clientId: string;
  membershipId: string;
}

interface Announcement {
  accountId: string;
  noticeId: string;
  /** A notice that is shown again has a new edition and is announced again. */
  edition: number;
  text: string;
  /** One batch of the recipients. */
  recipients: readonly Reached[];
}

/** A notice with push was published. Jobs publish the event, once for each batch of recipients. */
export const noticePublished = defineEvent<Announcement, RequestOrJobScope>('notice published');

/** Recipients who did not confirm a notice are reminded, in batches. */
export const noticeReminded = defineEvent<Announcement, RequestOrJobScope>('notice reminded');

/** The text of a published notice was changed without showing it again. */
export const noticeEdited = defineEvent<{ noticeId: string; text: string }>('notice edited');

/** A notice was withdrawn, and may be deleted. */
export const noticeWithdrawn = defineEvent<{ noticeId: string }>('notice withdrawn');

/** The caller, a client, confirmed a notice. */
export const noticeRead = defineEvent<{ noticeId: string; clientId: string }>('notice read');
