import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { rangeIn } from '#areas/metrics/rules/plausibility.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { decimalsOfUser, inUnitOfUser, unitOfUser } from '#shell/web/texts/units.ts';
import type { Measure } from '../contract/document.ts';

/** Readings in the unit of the user: `210`, `22`. */
export function readingTexts({ metric, takes }: Pick<Measure, 'metric' | 'takes'>): string[] {
  const { unit, decimals } = builtInTypes[metric];
  return takes.map((take) => formatNumber(inUnitOfUser(take, unit), decimalsOfUser(unit, decimals)));
}

/** Says that the readings of a measure do not count, with the values that would. */
export function useNotCountedText(): (measure: Measure) => string {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const { language } = useLanguage();
  return (measure) => {
    const { metric, side } = measure;
    const readings = readingTexts(measure);
    const { min, max, unitCode } = rangeIn(metric, unitOfUser(builtInTypes[metric].unit));
    return t('notCounted.why', {
      count: readings.length,
      name: [names(`types.${metric}`), side && names(`sides.${side}`)].filter(Boolean).join(' · '),
      readings: new Intl.ListFormat(language).format(readings),
      unit: names(`units.${unitCode}`),
      min: formatNumber(min, 2),
      max: formatNumber(max, 2),
    });
  };
}
