import { kindOf } from '../../contract/kinds.ts';
import { openPath } from '../../rules/link.ts';
import { mayOpen } from '../../rules/settings.ts';
import type { Language } from '#shell/common/fields.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { findReaders, findUnreadOf, type Mailed, type ReaderRow } from '../store/deliveries.ts';
import { textOf } from '../texts.ts';

export const mailJob = 'notifications: mail';

const maxItems = 20;
const ticketDays = 400;

/** Mails the notifications that are still unread to their reader, all in one mail, urgent ones first. Nothing unread: no mail. */
export async function mailNotifications(
  scope: JobScope,
  { accountId = '', membershipId = '', notificationIds = '' }: Payload,
): Promise<void> {
  const [notifications, [reader]] = await Promise.all([
    findUnreadOf(scope, notificationIds.split(',')),
    findReaders(scope, [membershipId], new Date()),
  ]);
  if (!reader) return;
  const isUrgent = ({ kind }: Mailed) => kindOf(kind).isUrgent === true;
  const readable = notifications.filter(({ kind }) => mayOpen(reader, kind));
  const unread = readable.toSorted((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)));
  if (unread.length === 0) return;
  const ticket = scope.tickets.issueTicket(unsubscribeSubject(accountId, membershipId), ticketDays);
  scope.sendMail(mailOf(scope, { reader, unread, ticket }));
}

/** The subject of the tickets that unsubscribe a membership from mails. They open nothing else. */
export function unsubscribeSubject(accountId: string, membershipId: string): string {
  return `unsubscribe ${accountId} ${membershipId}`;
}

function mailOf(
  { settings: { publicUrl } }: JobScope,
  { reader, unread, ticket }: { reader: ReaderRow; unread: readonly Mailed[]; ticket: string },
) {
  const { language, membershipId, accountName } = reader;
  const t = textsIn(language);
  const items = unread.slice(0, maxItems).map((one) => {
    const { title, body } = textOf(one, language);
    return { title, text: body, url: `${publicUrl}${openPath({ id: one.id, membershipId })}` };
  });
  const [first] = items;
  const isSingle = items.length === 1 && first !== undefined;
  const more = unread.length - items.length;
  const summary = t('notifications:mail.subject', { count: unread.length, account: accountName });
  return {
    to: reader.email,
    subject: isSingle ? first.title : (urgentSubject(unread, language) ?? summary),
    sender: accountName,
    color: reader.color,
    paragraphs: [
      t('notifications:mail.hello', { name: firstNameOf(reader.name) }),
      t('notifications:mail.intro', { count: unread.length }),
    ],
    items,
    button: isSingle
      ? { text: t('notifications:mail.open'), address: first.url }
      : {
          text: more > 0 ? t('notifications:mail.openMore', { count: more }) : t('notifications:mail.openAll'),
          address: `${publicUrl}/notifications`,
        },
    footer: t('notifications:mail.footer', { account: accountName }),
    unsubscribe: {
      url: `${publicUrl}/api/notifications/unsubscribe/${ticket}`,
      page: `${publicUrl}/unsubscribe?token=${ticket}&language=${language}`,
      text: t('notifications:mail.unsubscribe'),
    },
  };
}

/** The title of the first notification when it is urgent, with the number of the others; null when it is not. */
function urgentSubject([first, ...others]: readonly Mailed[], language: Language): string | null {
  if (!first || !kindOf(first.kind).isUrgent) return null;
  const { title } = textOf(first, language);
  return textsIn(language)('notifications:mail.urgentSubject', { title, count: others.length });
}
