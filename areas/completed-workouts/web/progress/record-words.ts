import { number, weight } from '#shell/web/texts/formats.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import { distanceWords, type Texts, timeWords } from '../words.ts';

type Told = Pick<PersonalRecord, 'kind' | 'value' | 'weightKg' | 'reps'>;

/** `82,5 kg × 8`, `12 ripetizioni con 60 kg`, `massimale stimato 104,5 kg`. */
export function recordWords(t: Texts, { kind, value, weightKg, reps }: Told): string {
  if (kind === 'load') return reps ? `${weight(value)} × ${reps}` : weight(value);
  if (kind === 'reps' && weightKg !== null) return t('records.repsAt', { count: value, weight: weight(weightKg) });
  if (kind === 'one_rep_max' || kind === 'volume') return t(`records.${kind}`, { value: valueWords(t, kind, value) });
  return valueWords(t, kind, value);
}

/** `prima 80 kg`. */
export function beforeWords(t: Texts, { kind, before }: Pick<PersonalRecord, 'kind' | 'before'>): string {
  return t('records.before', { value: valueWords(t, kind, before) });
}

function valueWords(t: Texts, kind: PersonalRecord['kind'], value: number): string {
  if (kind === 'reps') return t('set.reps', { count: value });
  if (kind === 'time') return timeWords(value);
  if (kind === 'distance') return distanceWords(value);
  return kind === 'volume' ? t('figures.kg', { kg: number(value, 0) }) : weight(value);
}
