import { linkOptions } from '@tanstack/react-router';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useUpcomingVisits } from './queries.ts';

/** Clients with a next visit in the coming days, then those who did not come. */
export function UpcomingVisits() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const visits = useUpcomingVisits();
  const now = new Date();
  const today = todayIn(timeZone);

  /** The relative date; null when that is the date itself, which the subtitle has. */
  function nearText(day: string): string | null {
    const text = formatRelativeDate(day, now, timeZone);
    return text === formatDate(day) ? null : text;
  }

  return (
    <ClientSection
      title={t('visits.title')}
      all={{ link: linkOptions({ to: '/visits' }), label: t('visits.all') }}
      rows={visits?.map(({ clientId: id, clientName, day }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id/visits', params: { id } }),
        name: clientName,
        subtitle: t(day < today ? 'visits.missed' : 'visits.agreed', {
          date: `${formatWeekday(day)} ${formatDate(day)}`,
        }),
        end: nearText(day),
      }))}
    />
  );
}
