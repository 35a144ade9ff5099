import { useTexts } from '#shell/web/texts/texts.ts';
import type { PersonalRecord } from '../../contract/history.ts';
import { beforeWords, recordWords } from './record-words.ts';
import classes from './Records.module.css';

/** `82,5 kg × 8` with what it was before, and under it what else came of it. */
export function BeatenWords({ records: [first, ...others] }: { records: readonly PersonalRecord[] }) {
  const t = useTexts('completed-workouts');
  if (!first) return null;
  return (
    <span className={classes['words']}>
      <span>
        <strong>{recordWords(t, first)}</strong>
        {`, ${beforeWords(t, first)}`}
      </span>
      {others.length > 0 && (
        <span className={classes['others']}>{others.map((record) => recordWords(t, record)).join(' · ')}</span>
      )}
    </span>
  );
}
