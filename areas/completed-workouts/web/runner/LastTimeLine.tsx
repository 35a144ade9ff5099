import { relativeDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExercisePast } from '../../contract/training.ts';
import { Pieces } from '../Pieces.tsx';
import { setWords } from '../words.ts';
import classes from './Block.module.css';

/** `Ultima volta, 3 giorni fa: 77,5 kg × 10 · 77,5 kg × 9`, without what was done to warm up. */
export function LastTimeLine({ time: { finishedAt, sets } }: { time: ExercisePast['times'][number] }) {
  const t = useTexts('completed-workouts');
  const working = sets.filter((set) => !set.isWarmUp);
  return (
    <p className={classes['last']}>
      {t('runner.lastTimeWas', { day: relativeDay(finishedAt) })}{' '}
      <Pieces of={working.map((set) => setWords(t, { ...set, rir: null, rpe: null }))} />
    </p>
  );
}
