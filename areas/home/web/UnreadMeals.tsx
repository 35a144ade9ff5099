import { linkOptions } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { UnreadClient } from '#areas/meals/contract/unread.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { ClientSection } from './ClientSection.tsx';
import { useUnreadMeals } from './queries.ts';

/** Clients with an unread symptom in a note about a meal, the latest first; each opens the week of it. */
export function DiarySymptoms() {
  const t = useTexts('home');
  return <Diaries title={t('unreadMeals.symptomsTitle')} tone="danger" isShown={hasSymptom} />;
}

/** The other clients who reported meals with something to read, in the order of the server; each opens the week of it. */
export function UnreadMeals() {
  const t = useTexts('home');
  return <Diaries title={t('unreadMeals.title')} isShown={(client) => !hasSymptom(client)} />;
}

function hasSymptom({ symptoms = 0 }: UnreadClient): boolean {
  return symptoms > 0;
}

interface DiariesProps extends Pick<ComponentProps<typeof ClientSection>, 'title' | 'tone'> {
  isShown: (client: UnreadClient) => boolean;
}

function Diaries({ title, tone, isShown }: DiariesProps) {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const clients = useUnreadMeals()?.filter(isShown);
  const thisMonday = mondayOf(todayIn(timeZone));

  function subtitleOf({ meals, notes, skipped }: UnreadClient): string {
    const parts = [
      notes > 0 && t('unreadMeals.notes', { count: notes }),
      skipped > 0 && t('unreadMeals.skipped', { count: skipped }),
    ];
    return parts.filter(Boolean).join(' · ') || t('unreadMeals.meals', { count: meals });
  }

  return (
    <ClientSection
      title={title}
      {...(tone && { tone })}
      maxRows={6}
      rows={clients?.map((client) => ({
        key: client.clientId,
        link: linkOptions({
          to: '/clients/$id/diet',
          params: { id: client.clientId },
          search: mondayOf(client.lastOn) === thisMonday ? {} : { date: client.lastOn },
        }),
        name: client.clientName,
        subtitle: subtitleOf(client),
        end: (
          <>
            {formatRelativeDate(client.lastAt)}
            {(client.symptoms ?? 0) > 0 && <StateBadge tone="bad">{t('unreadMeals.symptom')}</StateBadge>}
            {(client.medicines ?? 0) > 0 && <StateBadge tone="soon">{t('unreadMeals.medicine')}</StateBadge>}
            {(client.eatenConflicts ?? 0) > 0 && <StateBadge tone="bad">{t('unreadMeals.eatenConflict')}</StateBadge>}
            {(client.conflicts ?? 0) > 0 && <StateBadge tone="bad">{t('unreadMeals.conflict')}</StateBadge>}
          </>
        ),
      }))}
    />
  );
}
