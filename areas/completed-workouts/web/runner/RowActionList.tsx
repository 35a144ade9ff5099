import { IconArrowsExchange, IconInfoCircle, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Block.module.css';
import { ExerciseSheet } from './ExerciseSheet.tsx';
import type { RowActions } from './row-card-props.ts';
import { exerciseOf, useRunning } from './runner-context.ts';
import { SkipSheet } from './SkipSheet.tsx';
import { prescribedExerciseId, type RunningRow } from './set-order.ts';
import { SwapSheet } from './SwapSheet.tsx';

interface RowActionListProps {
  row: RunningRow;
  actions: RowActions;
}

/** What can become of an exercise other than being done as it stands. */
export function RowActionList({ row, actions }: RowActionListProps) {
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunning();
  const [open, setOpen] = useState<'details' | 'swap' | 'skip' | null>(null);
  const close = () => setOpen(null);
  const asked = exerciseOf(prescribed, prescribedExerciseId(row));
  const maySwap = prescribed.settings.clientMaySwap && !row.skip && (row.insteadOf || asked?.alternatives.length);

  return (
    <div className={classes['acts']}>
      <button type="button" onClick={() => setOpen('details')}>
        <IconInfoCircle size={20} aria-hidden="true" />
        {t('details.open')}
      </button>
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
      {open === 'details' && (
        <ExerciseSheet
          name={row.name}
          exercise={exerciseOf(prescribed, row.exerciseId)}
          info={row.info}
          onClose={close}
        />
      )}
      {open === 'swap' && (
        <SwapSheet
          row={row}
          alternatives={asked?.alternatives ?? []}
          onClose={close}
          onReset={() => {
            close();
            actions.takeBackSwap(row);
          }}
          onSwap={(instead) => {
            close();
            actions.swap(row, instead);
          }}
        />
      )}
      {open === 'skip' && (
        <SkipSheet
          name={row.name}
          onClose={close}
          onSkip={(why) => {
            close();
            actions.skip(row, why);
          }}
        />
      )}
    </div>
  );
}
