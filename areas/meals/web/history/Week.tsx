import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays } from '#shell/common/dates.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { Diet } from '../../contract.ts';
import { adherenceOn } from '../../rules/adherence.ts';
import classes from './Week.module.css';

interface WeekHeaderProps {
  monday: string;
  /** Whether no later week is shown. */
  isLast?: boolean;
  /** Called with a day of the week to show. */
  onSelect: (date: string) => void;
}

/** The days of a week, between buttons to the weeks before and after it. */
export function WeekHeader({ monday, isLast = false, onSelect }: WeekHeaderProps) {
  const t = useTexts('meals');
  const sunday = addDays(monday, 6);
  return (
    <div className={classes['week']}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('client.previous')}
        onClick={() => onSelect(addDays(monday, -7))}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <h2>{t('client.week', { from: formatShortDate(monday), until: formatShortDate(sunday) })}</h2>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('client.next')}
        disabled={isLast}
        onClick={() => onSelect(addDays(monday, 7))}
      >
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** How the meal plan was followed on the days up to today. */
export function AdherenceStats({ diet }: { diet: Parameters<typeof adherenceOn>[0] & Pick<Diet, 'today'> }) {
  const t = useTexts('meals');
  const { meals, followedPercent, notReported, swapped, skipped, free } = adherenceOn(diet, diet.today);
  return (
    <StatGroup
      stats={[
        {
          label: t('client.followed'),
          value: followedPercent === null ? t('client.none') : `${followedPercent}%`,
          note: t('client.followedNote'),
        },
        {
          label: t('client.reported'),
          value: meals === 0 ? t('client.none') : meals - notReported,
          note: meals > 0 && t('client.reportedNote', { count: meals }),
        },
        { label: t('client.swaps'), value: swapped },
        { label: t('client.skipped'), value: skipped, note: free > 0 && `${t('client.free')}: ${free}` },
      ]}
    />
  );
}
