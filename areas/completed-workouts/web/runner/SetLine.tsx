import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconNote, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../contract/set.ts';
import { Pieces } from '../Pieces.tsx';
import { setTextParts } from '../text.ts';
import { useRunning } from './runner-context.ts';
import classes from './SetList.module.css';

interface LoggedLineProps {
  set: CompletedSet;
  /** Null: a warm-up. */
  place: number | null;
  last: string | undefined;
  onEdit: () => void;
}

/** Done. A tap corrects it. */
export function LoggedLine({ set, place, last, onEdit }: LoggedLineProps) {
  const t = useTexts('completed-workouts');
  const { kept } = useRunning();
  const { rowId, setNumber } = set;
  const isHere = (other: { rowId: string; setNumber: number }) =>
    other.rowId === rowId && other.setNumber === setNumber;
  const known = kept.sets.find((other) => isHere(other.set));
  const state = known?.state ?? 'sent';
  const media = kept.media.filter(isHere).length;
  const Icon = { sent: IconCheck, waiting: IconCloudOff, removed: IconCloudOff, refused: IconAlertTriangle }[state];

  return (
    <button type="button" className={classes['line']} data-state={state} onClick={onEdit}>
      <SetNumber place={place} />
      <span className={classes['doneWords']}>
        <strong className={classes['done']}>
          <Icon size={18} aria-hidden="true" />
          <Pieces parts={setTextParts(t, set)} />
          <VisuallyHidden>{t(`setStates.${state}`)}</VisuallyHidden>
        </strong>
        {(set.note || media > 0 || known?.author) && (
          <span className={classes['more']}>
            {known?.author && <span>{t('runner.loggedBy', { name: known.author })}</span>}
            {media > 0 && (
              <span>
                <IconPaperclip size={14} aria-hidden="true" />
                {t('runner.mediaCount', { count: media })}
              </span>
            )}
            {set.note && (
              <span className={classes['noteLine']}>
                <IconNote size={14} aria-hidden="true" />
                {set.note}
              </span>
            )}
          </span>
        )}
      </span>
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
      <SetNumber place={setNumber} />
      <span className={classes['open']}>{t('runner.toDo')}</span>
      <Before last={last} />
    </button>
  );
}

/** A warm-up has a letter in place of its number. */
function SetNumber({ place }: { place: number | null }) {
  const t = useTexts('completed-workouts');
  if (place === null)
    return (
      <span className={classes['number']}>
        <VisuallyHidden>{t('runner.warmUp')}</VisuallyHidden>
        <span aria-hidden="true">{t('runner.warmUpLetter')}</span>
      </span>
    );
  return (
    <span className={classes['number']}>
      <VisuallyHidden>{t('runner.set')}</VisuallyHidden> {place}
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
