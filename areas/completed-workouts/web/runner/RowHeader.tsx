import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Pieces } from '../Pieces.tsx';
import { prescriptionText } from '../text.ts';
import classes from './Block.module.css';
import { ExerciseSheet } from './ExerciseSheet.tsx';
import { LastTimeLine } from './LastTimeLine.tsx';
import type { LocalPrescription } from './local-workout-store.ts';
import { exerciseOf, pastOf } from './runner-context.ts';
import { labelOf, type RunningRow } from './set-order.ts';

/** An exercise to look at: nothing to do with it yet. */
export function RowHeader({ row, prescribed }: { row: RunningRow; prescribed: LocalPrescription }) {
  const t = useTexts('completed-workouts');
  const [showsDetails, setShowsDetails] = useState(false);
  const exercise = exerciseOf(prescribed, row.exerciseId);
  const lastTime = pastOf(prescribed, row.exerciseId)?.performances[0];

  return (
    <div className={classes['row']}>
      <div className={classes['rowHead']}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['words']}>
          <h2>{row.name}</h2>
          <Pieces parts={prescriptionText(t, row)} />
        </span>
        <button
          type="button"
          className={classes['headAct']}
          aria-label={t('details.of', { name: row.name })}
          onClick={() => setShowsDetails(true)}
        >
          <IconInfoCircle size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={classes['rowBody']}>
        {row.info && <p className={classes['note']}>{row.info}</p>}
        {lastTime && <LastTimeLine time={lastTime} />}
      </div>
      {showsDetails && (
        <ExerciseSheet name={row.name} exercise={exercise} info={row.info} onClose={() => setShowsDetails(false)} />
      )}
    </div>
  );
}
