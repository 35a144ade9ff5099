import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Pieces } from '../Pieces.tsx';
import { prescriptionWords } from '../words.ts';
import classes from './Block.module.css';
import type { RowCardProps } from './row-card-props.ts';
import { SetList } from './SetList.tsx';
import { isLogged, labelOf, linesOf } from './state.ts';

/** One exercise: a line while closed, everything about it while it is its turn. */
export function RowCard(props: RowCardProps) {
  const { row, walk, active, actions } = props;
  const t = useTexts('completed-workouts');
  const isOpen = active.rowId === row.id;
  const lines = linesOf(row, walk);
  const done = lines.filter(isLogged).length;
  const isDone = done === lines.length;

  return (
    <div className={classes['row']} data-row={row.id} data-open={isOpen}>
      <button type="button" className={classes['rowHead']} aria-expanded={isOpen} onClick={() => actions.open(row.id)}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['words']}>
          <strong>{row.name}</strong>
          <Pieces of={prescriptionWords(t, row)} />
        </span>
        <span className={classes['count']} data-done={isDone}>
          {isDone && <IconCheck size={18} aria-hidden="true" />}
          {t('runner.count', { done, planned: lines.length })}
        </span>
      </button>
      {isOpen && (
        <div className={classes['rowBody']}>
          {row.info && <p className={classes['note']}>{row.info}</p>}
          <SetList {...props} lines={lines} />
        </div>
      )}
    </div>
  );
}
