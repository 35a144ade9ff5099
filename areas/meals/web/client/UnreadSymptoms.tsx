import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { clientMealRoutes } from '../../contract.ts';

/** Banners with the unread notes of a client about meals that name pain or a symptom, for their page. Renders nothing without any. */
export function UnreadSymptoms({ clientId }: { clientId: string }) {
  const t = useTexts('meals');
  // Health data of a client who has withdrawn the consent is refused.
  const { data } = useApiQuery(clientMealRoutes.unread, { clientId }, { meta: { skipGlobalErrorHandler: true } });
  const notes = data?.clients.flatMap(({ symptomNotes = [] }) => symptomNotes) ?? [];
  // Two meals of a day may have the same note, which is shown once.
  return [...new Map(notes.map((note) => [`${note.date} ${note.text}`, note]))].map(([key, { date, text }]) => (
    <Banner
      key={key}
      tone="danger"
      icon={IconAlertTriangle}
      role="status"
      actions={
        <LinkButton to="/clients/$id/diet" params={{ id: clientId }} search={{ date }} variant="default" size="xs">
          {t('client.open')}
        </LinkButton>
      }
    >
      {t('client.unreadSymptom', { date: formatDate(date), text })}
    </Banner>
  ));
}
