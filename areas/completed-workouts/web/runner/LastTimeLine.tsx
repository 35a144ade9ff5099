import { relativeDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LastTime } from '../../contract.ts';
import { Pieces } from '../Pieces.tsx';
import { setWords } from '../words.ts';
import classes from './Block.module.css';

/** `Ultima volta, 3 giorni fa: 77,5 kg × 10 · 77,5 kg × 9`. */
export function LastTimeLine({ lastTime: { finishedAt, sets } }: { lastTime: LastTime }) {
  const t = useTexts('completed-workouts');
  return (
    <p className={classes['last']}>
      {t('runner.lastTimeWas', { day: relativeDay(finishedAt) })}{' '}
      <Pieces of={sets.map((set) => setWords(t, { ...set, rir: null }))} />
    </p>
  );
}
