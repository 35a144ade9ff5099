import { linkOptions } from '@tanstack/react-router';
import { symptomLimits } from '#areas/metrics/contract/symptoms.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { ClientSection } from './ClientSection.tsx';
import { useUnreadMeasurementSymptoms } from './queries.ts';

/** Clients with an unread note about pain or a symptom beside measurements or photos, the latest first; each opens their page. */
export function MeasurementSymptoms() {
  const t = useTexts('home');
  return (
    <ClientSection
      title={t('measurementSymptoms.title')}
      tone="danger"
      maxRows={symptomLimits.clients}
      rows={useUnreadMeasurementSymptoms()?.map(({ clientId, clientName, notes: [latest] }) => ({
        key: clientId,
        link: linkOptions({ to: '/clients/$id', params: { id: clientId } }),
        name: clientName,
        subtitle: latest?.note,
        end: latest && (
          <>
            {formatRelativeDate(latest.writtenAt)}
            <StateBadge tone="bad">{t(`measurementSymptoms.${latest.source}`)}</StateBadge>
          </>
        ),
      }))}
    />
  );
}
