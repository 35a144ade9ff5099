import { Skeleton } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Overview } from '../contract.ts';
import { WeekBars } from './WeekBars.tsx';

/** Chart of the completed workouts of the last eight weeks. The title compares this week with the previous one. */
export function WeeksSection({ overview }: { overview: Overview | undefined }) {
  const t = useTexts('home');
  if (!overview) return <Skeleton height={280} />;

  const { weeks, completedThisWeek: count, completedLastWeek: last } = overview;
  if (weeks.every(({ completedWorkouts }) => completedWorkouts === 0))
    return (
      <Section title={t('chart.emptyTitle')}>
        <EmptyState illustration="weights" text={t('chart.empty')} />
      </Section>
    );

  return (
    <Section
      title={count === 0 ? t('chart.none', { last }) : t('chart.some', { count, last })}
      subtitle={t('chart.subtitle')}
    >
      <WeekBars weeks={weeks.map(({ startsOn, completedWorkouts: total }) => ({ startsOn, total }))} />
    </Section>
  );
}
