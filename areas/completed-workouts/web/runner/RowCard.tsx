import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet, LastTime, PrescribedRow } from '../../contract.ts';
import type { SetValues } from '../../rules/prefill.ts';
import { prescriptionWords } from '../words.ts';
import classes from './Block.module.css';
import type { KeptSet } from './queue.ts';
import { SetList } from './SetList.tsx';
import { type ExtraSets, isLogged, labelOf, linesOf, type Step } from './state.ts';

export interface RowActions {
  open: (rowId: string) => void;
  choose: (step: Step) => void;
  log: (step: Step, values: SetValues) => void;
  edit: (id: string | null) => void;
  change: (set: CompletedSet, values: SetValues) => void;
  remove: (set: CompletedSet) => void;
  addSet: (rowId: string) => void;
}

export interface RowCardProps {
  row: PrescribedRow;
  walk: { sets: readonly CompletedSet[]; extra: ExtraSets };
  active: Step;
  editing: string | null;
  kept: readonly KeptSet[];
  lastTime: LastTime | undefined;
  actions: RowActions;
}

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
          <span>{prescriptionWords(t, row).join(' · ')}</span>
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
