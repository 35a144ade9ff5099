import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { endsOn } from '../../rules/schedule.ts';

/** Describes a first day: its weekday and the last day of a meal plan of `duration` days. */
export function useStartText(duration: number | undefined): (startsOn: string) => string {
  const t = useTexts('meal-plans');
  return (startsOn) => {
    const from = formatWeekday(startsOn);
    if (!duration) return from;
    return t('assign.until', { from, until: formatDate(endsOn(startsOn, duration)), count: duration });
  };
}
