import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconPencil } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../contract.ts';
import { Pieces } from '../Pieces.tsx';
import { setPieces } from '../words.ts';
import type { KeptSet } from './queue.ts';
import classes from './SetList.module.css';

interface LoggedLineProps {
  set: CompletedSet;
  state: KeptSet['state'];
  last: string | undefined;
  onEdit: () => void;
}

/** Done. A tap corrects it. */
export function LoggedLine({ set, state, last, onEdit }: LoggedLineProps) {
  const t = useTexts('completed-workouts');
  const Icon = { sent: IconCheck, waiting: IconCloudOff, removed: IconCloudOff, refused: IconAlertTriangle }[state];

  return (
    <button type="button" className={classes['line']} data-state={state} onClick={onEdit}>
      <SetNumber count={set.setNumber} />
      <strong className={classes['done']}>
        <Icon size={18} aria-hidden="true" />
        <Pieces of={setPieces(t, set)} />
        <VisuallyHidden>{t(`setStates.${state}`)}</VisuallyHidden>
      </strong>
      <Before last={last} />
      <span className={classes['edit']}>
        <IconPencil size={16} aria-hidden="true" />
        <VisuallyHidden>{t('runner.editSet')}</VisuallyHidden>
      </span>
    </button>
  );
}

interface OpenLineProps {
  setNumber: number;
  last: string | undefined;
  onChoose: () => void;
}

/** Not its turn yet; a tap brings it up. */
export function OpenLine({ setNumber, last, onChoose }: OpenLineProps) {
  const t = useTexts('completed-workouts');
  return (
    <button type="button" className={classes['line']} onClick={onChoose}>
      <SetNumber count={setNumber} />
      <span className={classes['open']}>{t('runner.toDo')}</span>
      <Before last={last} />
    </button>
  );
}

function SetNumber({ count }: { count: number }) {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['number']}>
      <VisuallyHidden>{t('runner.set')}</VisuallyHidden> {count}
    </span>
  );
}

/** The column says it to the eye. */
function Before({ last }: { last: string | undefined }) {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['before']}>
      {last && <VisuallyHidden>{t('runner.lastSet', { words: '' })}</VisuallyHidden>}
      {last}
    </span>
  );
}
