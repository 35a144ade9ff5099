import { linkOptions } from '@tanstack/react-router';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useLastProgresses } from './queries.ts';

/** The progress photos that were added last, without pictures. */
export function LastProgresses() {
  const t = useTexts('home');
  const progresses = useLastProgresses();

  return (
    <ClientSection
      title={t('lastProgresses.title')}
      maxRows={6}
      rows={progresses?.map(({ progressId, clientId, clientName, taken_on, createdAt, photoCount }) => ({
        key: progressId,
        link: linkOptions({ to: '/clients/$id/progress', params: { id: clientId } }),
        name: clientName,
        subtitle: t('lastProgresses.photos', { count: photoCount, date: formatDate(taken_on) }),
        end: formatRelativeDate(createdAt),
      }))}
    />
  );
}
