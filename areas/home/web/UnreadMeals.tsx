import { linkOptions } from '@tanstack/react-router';
import type { UnreadClient } from '#areas/meals/contract.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useUnreadMeals } from './queries.ts';
import { LinkList } from './LinkList.tsx';

const maxRows = 6;

/** Clients who reported meals with something to read, the latest first; each opens the week of it. Hidden without any. */
export function UnreadMeals() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const clients = useUnreadMeals();
  if (!clients || clients.length === 0) return null;
  const thisMonday = mondayOf(todayIn(timeZone));

  function subtitleOf({ meals, notes, skipped }: UnreadClient): string {
    const parts = [
      notes > 0 && t('unreadMeals.notes', { count: notes }),
      skipped > 0 && t('unreadMeals.skipped', { count: skipped }),
    ];
    return parts.filter(Boolean).join(' · ') || t('unreadMeals.meals', { count: meals });
  }

  return (
    <Section title={t('unreadMeals.title')} flush>
      <LinkList
        label={t('unreadMeals.title')}
        empty={null}
        rows={clients.slice(0, maxRows).map((client) => ({
          key: client.clientId,
          link: linkOptions({
            to: '/clients/$id/diet',
            params: { id: client.clientId },
            search: mondayOf(client.lastOn) === thisMonday ? {} : { date: client.lastOn },
          }),
          title: client.clientName,
          subtitle: subtitleOf(client),
          picture: <PersonAvatar name={client.clientName} />,
          end: formatRelativeDate(client.lastAt),
        }))}
      />
    </Section>
  );
}
