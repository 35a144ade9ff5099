import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconInfoCircle,
  IconPlayerSkipForward,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
import { countedSets } from '../../../rules/figures.ts';
import { setsOfExercise } from '../../../rules/swaps.ts';
import {
  labelOf,
  type Progress,
  prescribedExerciseId,
  progress,
  type RunningRow,
  setLines,
} from '../../../rules/set-order.ts';
import { Pieces } from '../../Pieces.tsx';
import { shareNote } from '../../share-kg.ts';
import { prescriptionText } from '../../prescription-text.ts';
import { type Logging, useLogging } from './use-logging.ts';
import { isSetTyped } from '../drafts.ts';
import { exerciseOf, hasExerciseDetails, useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { SetList } from '../set-form/SetList.tsx';
import classes from './Block.module.css';
import { ChangedRow } from './ChangedPrescription.tsx';
import { ExerciseSheet } from './ExerciseSheet.tsx';
import { PainNote } from './PainNote.tsx';
import { SkipSheet } from './SkipSheet.tsx';
import { SwapSheet } from './SwapSheet.tsx';

/** One exercise of the running workout. Only the current one, or the one the user opened, shows its sets. */
export function RowCard({ row }: { row: RunningRow }) {
  const t = useRunnerTexts();
  const { store, prescribed, prescription } = useRunner();
  const { order, active, actions, rowActions } = useLogging();
  const isOpen = active.rowId === row.id;
  const progressed = progress({ ...order, rows: [row] });
  // The sets of a skipped row are to do again, or are added in a correction; one in whose form something is typed stays.
  const isTyped = isOpen && isSetTyped(store, active);
  const listed = rowActions && !isTyped ? row : { ...row, skip: undefined };

  return (
    <div className={classes['row']} data-row={row.id} data-open={isOpen} data-skipped={row.skip !== undefined}>
      <button
        type="button"
        className={classes['rowHead']}
        aria-expanded={isOpen}
        onClick={() => actions.toggle(row.id)}
      >
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['content']}>
          <strong>{row.name}</strong>
          {row.insteadOf && <span>{t('swap.insteadOf', { name: row.insteadOf })}</span>}
          {row.isAdded && !prescription.isFree && <span>{t('added.byYou')}</span>}
          {!row.skip && !progressed.isComplete && <ChangedRow row={row} />}
          <Pieces parts={prescriptionText(t, row, store.isCorrection ? '' : shareNote(t, row, prescribed))} />
        </span>
        {row.isAdded ? (
          <span className={classes['count']}>{t('set.sets', { count: setCountOf(row, order.sets) })}</span>
        ) : (
          <RowState row={row} {...progressed} />
        )}
      </button>
      {isOpen && (
        <div className={classes['rowBody']}>
          {row.skip && <SkipReason row={row} skip={row.skip} />}
          <PainNote row={row} />
          {row.info && <p className={classes['note']}>{row.info}</p>}
          {rowActions && (row.isAdded ? <RemoveAdded row={row} /> : <RowActionList row={row} actions={rowActions} />)}
          <SetList row={listed} lines={setLines(listed, order)} />
        </div>
      )}
    </div>
  );
}

function setCountOf({ id }: RunningRow, sets: readonly CompletedSet[]): number {
  return countedSets(sets.filter(({ rowId }) => rowId === id)).length;
}

/**
 * Takes an added exercise out again: at once without sets, otherwise after a confirmation. In a free workout, where all are added, one may
 * be skipped, too, to say why.
 */
function RemoveAdded({ row }: { row: RunningRow }) {
  const t = useTexts('completed-workouts');
  const { prescription } = useRunner();
  const { order, rowActions } = useLogging();
  const [isSkipping, setSkipping] = useState(false);
  const count = order.sets.filter(({ rowId }) => rowId === row.id).length;

  async function remove(): Promise<void> {
    const question = {
      title: t('added.removeTitle', { name: row.name }),
      text: t('added.removeText', { count }),
      confirmLabel: t('added.remove'),
      destructive: true,
    };
    if (count === 0 || (await confirm(question))) rowActions?.removeAdded(row);
  }

  return (
    <div className={classes['actions']}>
      <button type="button" onClick={() => void remove()}>
        <IconTrash size={20} aria-hidden="true" />
        {t('added.remove')}
      </button>
      {prescription.isFree && !row.skip && (
        <button type="button" onClick={() => setSkipping(true)}>
          <IconPlayerSkipForward size={20} aria-hidden="true" />
          {t('skip.open')}
        </button>
      )}
      {isSkipping && (
        <SkipSheet
          name={row.name}
          onClose={() => setSkipping(false)}
          onSkip={(values) => {
            setSkipping(false);
            rowActions?.skip(row, values);
          }}
        />
      )}
    </div>
  );
}

function RowState({ row, done, planned, isComplete }: { row: RunningRow } & Progress) {
  const t = useTexts('completed-workouts');
  if (row.skip)
    return (
      <span className={classes['count']}>
        <IconPlayerSkipForward size={18} aria-hidden="true" />
        {t('skip.skipped')}
      </span>
    );
  return (
    <span className={classes['count']} data-done={isComplete}>
      {isComplete && <IconCheck size={18} aria-hidden="true" />}
      {t('runner.count', { done, planned })}
    </span>
  );
}

function SkipReason({ row, skip }: { row: RunningRow; skip: NonNullable<RunningRow['skip']> }) {
  const t = useTexts('completed-workouts');
  const { rowActions } = useLogging();
  return (
    <div className={classes['note']}>
      <p>{[t(`skip.reasons.${skip.reason}`), skip.note].filter(Boolean).join(': ')}</p>
      {rowActions && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={() => rowActions.unskip(row)}
        >
          {t('skip.undo')}
        </Button>
      )}
    </div>
  );
}

/** Leaves out the exercises of other rows, which are done in this workout anyway. */
function alternativesOutside(others: readonly RunningRow[], alternatives: TrainingExercise['alternatives']) {
  const exerciseIds = others.flatMap((row) => [row.exerciseId, prescribedExerciseId(row)]);
  return alternatives.filter(({ id }) => !exerciseIds.includes(id));
}

/** Actions of a row: details, swap and skip, each in a sheet. */
function RowActionList({ row, actions }: { row: RunningRow; actions: NonNullable<Logging['rowActions']> }) {
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunner();
  const { order } = useLogging();
  const [open, setOpen] = useState<'details' | 'swap' | 'skip' | null>(null);
  const close = () => setOpen(null);
  const alternatives = alternativesOutside(
    order.rows.filter(({ id }) => id !== row.id),
    exerciseOf(prescribed, prescribedExerciseId(row))?.alternatives ?? [],
  );
  const maySwap = prescribed.settings.clientMaySwap && !row.skip;

  function closeAnd(run: () => void): void {
    close();
    run();
  }

  return (
    <div className={classes['actions']}>
      {hasExerciseDetails(prescribed, row) && (
        <button type="button" onClick={() => setOpen('details')}>
          <IconInfoCircle size={20} aria-hidden="true" />
          {t('details.open')}
        </button>
      )}
      {maySwap && (
        <button type="button" onClick={() => setOpen('swap')}>
          <IconArrowsExchange size={20} aria-hidden="true" />
          {t('swap.open')}
        </button>
      )}
      {!row.skip && (
        <button type="button" onClick={() => setOpen('skip')}>
          <IconPlayerSkipForward size={20} aria-hidden="true" />
          {t('skip.open')}
        </button>
      )}
      {open === 'details' && <ExerciseSheet row={row} onClose={close} />}
      {open === 'swap' && (
        <SwapSheet
          row={row}
          alternatives={alternatives}
          doneSets={countedSets(setsOfExercise(row, order.sets)).length}
          onClose={close}
          onSwap={(swap) => closeAnd(() => actions.swap(row, swap))}
        />
      )}
      {open === 'skip' && (
        <SkipSheet name={row.name} onClose={close} onSkip={(values) => closeAnd(() => actions.skip(row, values))} />
      )}
    </div>
  );
}
