import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import type { DayValue, PhotoSet } from '../contract.ts';

/** Weight and body fat of the day of a set, or of the nearest day, which is named; empty without any. */
export function useDayValues({ taken_on, values }: Pick<PhotoSet, 'taken_on' | 'values'>): string {
  const t = useTexts('progress');
  const textOf = ({ type, value, day }: DayValue) => {
    const text = t(`set.values.${type}`, { value: type === 'weight' ? formatBodyWeight(value) : formatNumber(value) });
    return day === taken_on ? text : t('set.valueOf', { value: text, date: formatDate(day) });
  };
  return values.map(textOf).join(' · ');
}
