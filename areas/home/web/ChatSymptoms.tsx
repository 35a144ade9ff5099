import { linkOptions } from '@tanstack/react-router';
import { formatDate, formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { ClientSection } from './ClientSection.tsx';
import { useUnreadChatSymptoms } from './queries.ts';

/** Clients with an unread message that names pain or a symptom, deleted ones too, the latest first; each opens the conversation. */
export function ChatSymptoms() {
  const t = useTexts('home');
  return (
    <ClientSection
      title={t('chatSymptoms.title')}
      tone="danger"
      maxRows={6}
      rows={useUnreadChatSymptoms()?.map(({ clientId, clientName, text, sentAt, deletedAt }) => ({
        key: clientId,
        link: linkOptions({ to: '/chats', search: { open: clientId } }),
        name: clientName,
        subtitle: deletedAt
          ? t('chatSymptoms.deleted', { date: formatDate(deletedAt), time: formatTime(deletedAt) })
          : text,
        end: (
          <>
            {formatRelativeDate(sentAt)}
            <StateBadge tone="bad">{t('chatSymptoms.symptom')}</StateBadge>
          </>
        ),
      }))}
    />
  );
}
