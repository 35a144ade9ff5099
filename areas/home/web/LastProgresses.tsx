import { linkOptions } from '@tanstack/react-router';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useLastProgresses } from './queries.ts';

/** The progress photos that were added last, without pictures. Hidden without any. */
export function LastProgresses() {
  const t = useTexts('home');
  const progresses = useLastProgresses();
  if (!progresses || progresses.length === 0) return null;

  return (
    <Section title={t('lastProgresses.title')} flush>
      <LinkList
        label={t('lastProgresses.title')}
        empty={null}
        rows={progresses.map(({ progressId, clientId, clientName, taken_on, createdAt, photoCount }) => ({
          key: progressId,
          link: linkOptions({ to: '/clients/$id/progress', params: { id: clientId } }),
          title: clientName,
          subtitle: t('lastProgresses.photos', { count: photoCount, date: formatDate(taken_on) }),
          picture: <PersonAvatar name={clientName} />,
          end: formatRelativeDate(createdAt),
        }))}
      />
    </Section>
  );
}
