import { formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import type { Texts } from '../text.ts';
import { measureText } from './measures.ts';
import classes from './Records.module.css';

/** `82,5 kg × 8, prima 80 kg`, with the other records of the same exercise and workout on a second line. */
export function RecordText({ records: [first, ...others] }: { records: readonly PersonalRecord[] }) {
  const t = useTexts('completed-workouts');
  if (!first) return null;
  const before = t('records.before', { value: measureText(t, first.kind, first.before) });
  return (
    <span className={classes['content']}>
      <span>
        <strong>{recordText(t, first)}</strong>
        {`, ${before}`}
      </span>
      {others.length > 0 && (
        <span className={classes['others']}>{others.map((record) => recordText(t, record)).join(' · ')}</span>
      )}
    </span>
  );
}

/** Returns the value of a record: `82,5 kg × 8`, `12 ripetizioni con 60 kg`, `massimale stimato 104,5 kg`. */
function recordText(t: Texts, { kind, value, weightKg, reps }: PersonalRecord): string {
  if (kind === 'load') return reps ? `${formatWeight(value)} × ${reps}` : formatWeight(value);
  if (kind === 'reps' && weightKg !== null)
    return t('records.repsAt', { count: value, weight: formatWeight(weightKg) });
  if (kind === 'one_rep_max' || kind === 'volume') return t(`records.${kind}`, { value: measureText(t, kind, value) });
  return measureText(t, kind, value);
}
