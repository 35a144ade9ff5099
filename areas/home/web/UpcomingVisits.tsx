import { linkOptions } from '@tanstack/react-router';
import { todayIn } from '#shell/common/dates.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useUpcomingVisits } from './queries.ts';

const maxRows = 5;

/** Clients with a next visit in the coming days, and those who did not come; hidden without any. */
export function UpcomingVisits() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const visits = useUpcomingVisits();
  if (!visits || visits.length === 0) return null;
  const now = new Date();
  const today = todayIn(timeZone);

  /** The relative date; null when that is the date itself, which the subtitle has. */
  function nearText(day: string): string | null {
    const text = formatRelativeDate(day, now, timeZone);
    return text === formatDate(day) ? null : text;
  }

  return (
    <Section
      title={t('visits.title')}
      flush
      actions={
        <LinkAnchor to="/visits" size="sm">
          {t('visits.all')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('visits.title')}
        empty={null}
        rows={visits.slice(0, maxRows).map(({ clientId: id, clientName, day }) => ({
          key: id,
          link: linkOptions({ to: '/clients/$id/visits', params: { id } }),
          title: clientName,
          subtitle: t(day < today ? 'visits.missed' : 'visits.agreed', {
            date: `${formatWeekday(day)} ${formatDate(day)}`,
          }),
          picture: <PersonAvatar name={clientName} />,
          end: nearText(day),
        }))}
      />
    </Section>
  );
}
