import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ChosenRecipients, ReadSymptoms, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { symptomLimits, symptomRoutes } from '../../contract/symptoms.ts';

const { unread, ofRecipients } = symptomRoutes;

/**
 * Banners with the unread notes of these clients beside measurements and photos that name pain or a symptom, the latest of each client first,
 * and those of the last days that the user has read. Each is marked as read by itself. Renders nothing without any. The caller may view health records.
 */
export function UnreadSymptomNotes(recipients: ChosenRecipients) {
  const t = useTexts('metrics');
  const { rows } = useRowsOfRecipients(ofRecipients, recipients, true, ({ clients }) => clients);
  const read = useRowsOfRecipients(ofRecipients, recipients, true, (response) => response.read ?? []);
  const markRead = useApiMutation(symptomRoutes.markRead, { invalidates: [unread, ofRecipients, clientRoutes.list] });
  const quoted = rows
    .flatMap(({ clientId, clientName, notes }) => notes.map((note, rank) => ({ ...note, clientId, clientName, rank })))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, symptomLimits.notes);
  const more = rows.reduce((sum, { noteCount }) => sum + noteCount, 0) - quoted.length;
  return (
    <>
      {quoted.map(({ id, clientId, clientName, source, day, note }) => (
        <Banner
          key={id}
          tone="danger"
          icon={IconAlertTriangle}
          role="status"
          actions={
            <Button
              variant="default"
              size="xs"
              loading={markRead.isPending && markRead.variables.ids.includes(id)}
              onClick={() => markRead.mutate({ clientId, ids: [id] })}
            >
              {t('symptoms.read')}
            </Button>
          }
        >
          {t(`symptoms.${source}`, { client: clientName, date: formatDate(day), note })}
        </Banner>
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('symptoms.more', { count: more })}
        </Banner>
      )}
      <ReadSymptoms title={t('symptoms.readLately')} rows={read.rows} />
    </>
  );
}
