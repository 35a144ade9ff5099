import { useTexts } from '#shell/web/texts/texts.ts';
import type { LastTime, PrescribedRow } from '../../contract.ts';
import { Pieces } from '../Pieces.tsx';
import { prescriptionWords } from '../words.ts';
import classes from './Block.module.css';
import { LastTimeLine } from './LastTimeLine.tsx';
import { labelOf } from './state.ts';

/** An exercise to look at: nothing to do with it yet. */
export function RowHead({ row, lastTime }: { row: PrescribedRow; lastTime: LastTime | undefined }) {
  const t = useTexts('completed-workouts');

  return (
    <div className={classes['row']}>
      <div className={classes['rowHead']}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['words']}>
          <h2>{row.name}</h2>
          <Pieces of={prescriptionWords(t, row)} />
        </span>
      </div>
      <div className={classes['rowBody']}>
        {row.info && <p className={classes['note']}>{row.info}</p>}
        {lastTime && <LastTimeLine lastTime={lastTime} />}
      </div>
    </div>
  );
}
