import { formatNumber } from '#shell/web/texts/formats.ts';
import { enduranceOf, volumeKg } from '../rules/figures.ts';
import { enduranceTexts, type Texts } from './text.ts';

/** The figure of working sets: their volume or, where none has repetitions or a load, the distance with time and pace, or the time. */
export function workStat(t: Texts, sets: Parameters<typeof enduranceOf>[0]) {
  const endurance = enduranceOf(sets);
  if (!endurance)
    return { label: t('figures.volume'), value: t('figures.kg', { kg: formatNumber(volumeKg(sets), 0) }), note: '' };
  const [value = '', ...others] = enduranceTexts(t, endurance);
  return {
    label: t(`progress.measures.${endurance.metres > 0 ? 'distance' : 'time'}`),
    value,
    note: others.join(' · '),
  };
}
