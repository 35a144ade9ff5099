import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseHistory } from '../../contract/training.ts';
import { Pieces } from '../Pieces.tsx';
import { setText } from '../text.ts';
import classes from './Block.module.css';

/** `Ultima volta, 3 giorni fa: 77,5 kg × 10 · 77,5 kg × 9`, without what was done to warm up. */
export function LastTimeLine({ time: { finishedAt, sets } }: { time: ExerciseHistory['performances'][number] }) {
  const t = useTexts('completed-workouts');
  const working = sets.filter((set) => !set.isWarmUp);
  return (
    <p className={classes['last']}>
      {t('runner.lastTimeWas', { day: formatRelativeDate(finishedAt) })}{' '}
      <Pieces parts={working.map((set) => setText(t, { ...set, rir: null, rpe: null }))} />
    </p>
  );
}
