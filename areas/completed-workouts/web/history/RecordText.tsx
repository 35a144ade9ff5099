import { formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import type { Texts } from '../text.ts';
import { measureText } from './measures.ts';
import classes from './Records.module.css';

/**
 * `82,5 kg × 8, prima 80 kg`, and each other record of the same exercise and workout on a line of its own with its earlier value: it may be
 * of another set.
 */
export function RecordText({ records }: { records: readonly PersonalRecord[] }) {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['content']}>
      {records.map((record, index) => (
        <span key={record.kind} className={index > 0 ? classes['others'] : undefined}>
          {index > 0 ? recordText(t, record) : <strong>{recordText(t, record)}</strong>}
          {`, ${t('records.before', { value: measureText(t, record.kind, record.before) })}`}
        </span>
      ))}
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
