import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ChosenRecipients, ReadSymptoms, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { unreadSymptomRoutes } from '../../contract/unread-symptoms.ts';
import { openChat } from '../chat-box.ts';

/** Clients whose latest message is quoted; the messages of the others are counted. */
const shown = 5;

/**
 * Banners with the latest unread message of each of these clients that names pain or a symptom, and what they wrote of it lately and the user has read. Renders nothing without one. The caller may
 * view chats.
 */
export function UnreadSymptomsInChat(recipients: ChosenRecipients) {
  const t = useTexts('chats');
  const { timeZone } = useMe();
  const read = useRowsOfRecipients(
    unreadSymptomRoutes.ofRecipients,
    recipients,
    true,
    (response) => response.read ?? [],
  );
  const { rows } = useRowsOfRecipients(unreadSymptomRoutes.ofRecipients, recipients, true, ({ clients }) => clients);
  const quoted = rows.slice(0, shown);
  const more = rows.reduce((sum, { messages }) => sum + messages, 0) - quoted.length;
  return (
    <>
      {quoted.map(({ clientId, clientName, text, sentAt, deletedAt }) => (
        <Banner
          key={clientId}
          tone="danger"
          icon={IconAlertTriangle}
          role="status"
          actions={
            <Button variant="default" size="xs" onClick={() => openChat(clientId)}>
              {t('symptoms.open')}
            </Button>
          }
        >
          {deletedAt
            ? t('symptoms.deleted', {
                client: clientName,
                date: formatDate(sentAt, timeZone),
                deletedOn: formatDate(deletedAt, timeZone),
                time: formatTime(deletedAt, timeZone),
              })
            : t('symptoms.unread', { client: clientName, date: formatDate(sentAt, timeZone), text })}
        </Banner>
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('symptoms.more', { count: more })}
        </Banner>
      )}
      <ReadSymptoms
        title={t('symptoms.readLately')}
        rows={read.rows.map((row) => ({ ...row, text: row.text || t('symptoms.readDeleted') }))}
      />
    </>
  );
}
