import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { NumberedDay } from '../contract/assigned.ts';
import type { ScheduleFaults } from '../rules/day-bindings.ts';
import { useMealTexts } from './meal-texts.ts';

export type NumberedFaults = ScheduleFaults<NumberedDay>;

/** Returns the sentences about the faults of a schedule; empty when there are none. */
export function useScheduleText(): (faults: NumberedFaults) => string {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { dayTitleOf } = useMealTexts();
  const titles = (days: readonly NumberedDay[]) => days.map((day) => dayTitleOf(day, day.number)).join(', ');
  const nameOf = (one: NumberedFaults['uncovered'][number]) => {
    const name = typeof one === 'number' ? t(`weekdaysLong.${one as 1}`) : t(`dayKinds.${one}`);
    // English names of weekdays are capitalised everywhere.
    return language === 'it' || typeof one === 'string' ? name.toLowerCase() : name;
  };
  return ({ undecided, unreached, uncovered }) =>
    [
      undecided.length > 0 && t('scheduleFaults.undecided', { days: titles(undecided) }),
      unreached.length > 0 && t('scheduleFaults.unreached', { days: titles(unreached) }),
      uncovered.length > 0 && t('scheduleFaults.uncovered', { days: uncovered.map(nameOf).join(', ') }),
    ]
      .filter(Boolean)
      .join(' ');
}
