import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Pieces } from '../Pieces.tsx';
import { prescriptionText } from '../text.ts';
import classes from './Block.module.css';
import { RowActionList } from './RowActionList.tsx';
import type { RowCardProps } from './row-card-props.ts';
import { SetList } from './SetList.tsx';
import { isLogged, labelOf, setLines, type RunningRow } from './set-order.ts';

/** One exercise: a line while closed, everything about it while it is its turn. */
export function RowCard(props: RowCardProps) {
  const { row, walk, active, actions } = props;
  const t = useTexts('completed-workouts');
  const isOpen = active.rowId === row.id;
  const lines = setLines(row, walk);
  const done = lines.filter(isLogged).length;

  return (
    <div className={classes['row']} data-row={row.id} data-open={isOpen} data-skipped={row.skip !== undefined}>
      <button type="button" className={classes['rowHead']} aria-expanded={isOpen} onClick={() => actions.open(row.id)}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['words']}>
          <strong>{row.name}</strong>
          {row.insteadOf && <span>{t('swap.insteadOf', { name: row.insteadOf })}</span>}
          <Pieces parts={prescriptionText(t, row)} />
        </span>
        {row.skip ? <Skipped /> : <Count done={done} planned={lines.length} />}
      </button>
      {isOpen && (
        <div className={classes['rowBody']}>
          {row.skip && <WhySkipped skip={row.skip} onTakeBack={() => actions.takeBackSkip(row)} />}
          {row.info && <p className={classes['note']}>{row.info}</p>}
          <RowActionList row={row} actions={actions} />
          <SetList {...props} lines={lines} />
        </div>
      )}
    </div>
  );
}

function Count({ done, planned }: { done: number; planned: number }) {
  const t = useTexts('completed-workouts');
  const isDone = done === planned;
  return (
    <span className={classes['count']} data-done={isDone}>
      {isDone && <IconCheck size={18} aria-hidden="true" />}
      {t('runner.count', { done, planned })}
    </span>
  );
}

function Skipped() {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['count']}>
      <IconPlayerSkipForward size={18} aria-hidden="true" />
      {t('skip.skipped')}
    </span>
  );
}

function WhySkipped({ skip, onTakeBack }: { skip: NonNullable<RunningRow['skip']>; onTakeBack: () => void }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['note']}>
      <p>{[t(`skip.reasons.${skip.reason}`), skip.note].filter(Boolean).join(': ')}</p>
      <Button
        variant="default"
        size="md"
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        onClick={onTakeBack}
      >
        {t('skip.takeBack')}
      </Button>
    </div>
  );
}
