import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SurveyAssignment } from '../../contract/assignments.ts';

/** 2024-01-01 is a Monday. */
export function weekdayName(weekday: number): string {
  return formatWeekday(`2024-01-0${weekday}`, 'UTC');
}

/** Returns a function that says on which days a client is asked: `Ogni lunedì, fino al 31 dic 2026`. */
export function useScheduleText() {
  const t = useTexts('surveys');
  return ({ repeats, weekday, monthDay, startsOn, endsOn }: SurveyAssignment): string => {
    const days = t(`assign.days.${repeats}`, {
      weekday: weekdayName(weekday ?? 1),
      day: monthDay ?? 1,
      date: formatDate(startsOn),
    });
    return endsOn && repeats !== 'once' ? t('assign.daysUntil', { days, date: formatDate(endsOn) }) : days;
  };
}
