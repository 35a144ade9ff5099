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
  const symptoms = data?.clients.reduce((sum, client) => sum + (client.symptoms ?? 0), 0) ?? 0;
  // Two meals of a day may have the same note, which is shown once.
  const shown = [...new Map(notes.map((note) => [`${note.date} ${note.text}`, note]))];
  const more = symptoms - notes.length;
  return (
    <>
      {shown.map(([key, { date, text }]) => (
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
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('client.moreSymptoms', { count: more })}
        </Banner>
      )}
    </>
  );
}
