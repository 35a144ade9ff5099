import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import { distanceText, type Texts, timeText } from '../text.ts';

type Told = Pick<PersonalRecord, 'kind' | 'value' | 'weightKg' | 'reps'>;

/** `82,5 kg × 8`, `12 ripetizioni con 60 kg`, `massimale stimato 104,5 kg`. */
export function recordText(t: Texts, { kind, value, weightKg, reps }: Told): string {
  if (kind === 'load') return reps ? `${formatWeight(value)} × ${reps}` : formatWeight(value);
  if (kind === 'reps' && weightKg !== null)
    return t('records.repsAt', { count: value, weight: formatWeight(weightKg) });
  if (kind === 'one_rep_max' || kind === 'volume') return t(`records.${kind}`, { value: valueText(t, kind, value) });
  return valueText(t, kind, value);
}

/** `prima 80 kg`. */
export function beforeText(t: Texts, { kind, before }: Pick<PersonalRecord, 'kind' | 'before'>): string {
  return t('records.before', { value: valueText(t, kind, before) });
}

function valueText(t: Texts, kind: PersonalRecord['kind'], value: number): string {
  if (kind === 'reps') return t('set.reps', { count: value });
  if (kind === 'time') return timeText(value);
  if (kind === 'distance') return distanceText(value);
  return kind === 'volume' ? t('figures.kg', { kg: formatNumber(value, 0) }) : formatWeight(value);
}
