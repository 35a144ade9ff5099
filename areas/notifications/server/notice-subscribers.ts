import {
  noticeEdited,
  noticePublished,
  noticeRead,
  noticeReminded,
  noticeWithdrawn,
} from '#areas/notices/server/public.ts';
import type { KindName } from '../contract/kinds.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';
import { findAccountName } from './store/accounts.ts';
import { updateText } from './store/notifications.ts';

type Announcement = PayloadOf<typeof noticePublished>;

/** Notifies one batch of recipients, in one statement. Each edition of a notice is a new occurrence. */
function announceAs(kind: KindName) {
  return async (scope: RequestOrJobScope, announcement: Announcement): Promise<void> => {
    const { accountId, noticeId, edition, text, recipients } = announcement;
    const params = { who: await findAccountName(scope, accountId), text: excerptOf(text) };
    const about = { kind, subjectId: noticeId, occurrence: `${noticeId} ${edition}`, params };
    await notify(
      scope,
      accountId,
      recipients.map(({ clientId, membershipId }) => ({ ...about, clientId, membershipIds: [membershipId] })),
    );
  };
}

export const noticeSubscribers = [
  subscribe(noticePublished, announceAs('notice_published')),
  subscribe(noticeReminded, announceAs('notice_reminded')),
  subscribe(noticeRead, (scope, { noticeId }) => markSubjectRead(scope, { subjectId: noticeId })),
  subscribe(noticeEdited, (scope, { noticeId, text }) =>
    updateText(scope, { subjectId: noticeId, text: excerptOf(text) }),
  ),
  subscribe(noticeWithdrawn, (scope, { noticeId }) => withdraw(scope, { subjectIds: [noticeId] })),
];
