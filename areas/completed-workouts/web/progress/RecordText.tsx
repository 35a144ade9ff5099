import { useTexts } from '#shell/web/texts/texts.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import { beforeText, recordText } from './record-text.ts';
import classes from './Records.module.css';

/** `82,5 kg × 8` with what it was before, and under it what else came of it. */
export function RecordText({ records: [first, ...others] }: { records: readonly PersonalRecord[] }) {
  const t = useTexts('completed-workouts');
  if (!first) return null;
  return (
    <span className={classes['words']}>
      <span>
        <strong>{recordText(t, first)}</strong>
        {`, ${beforeText(t, first)}`}
      </span>
      {others.length > 0 && (
        <span className={classes['others']}>{others.map((record) => recordText(t, record)).join(' · ')}</span>
      )}
    </span>
  );
}
