import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconNote, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { readDraft } from '#shell/web/forms/drafts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import { setKey } from '../../../rules/set-versions.ts';
import { Pieces } from '../../Pieces.tsx';
import { setText, setTextParts } from '../../text.ts';
import { changeDraftKey, setDraftKey } from '../drafts.ts';
import { useRunner } from '../runner-context.ts';
import classes from './SetList.module.css';

const icons = { synced: IconCheck, pending: IconCloudOff, removed: IconCloudOff, rejected: IconAlertTriangle };

/** Number of the working set, or what else the set is. */
export type SetMark = number | 'warmUp' | 'drop';

interface LoggedLineProps {
  set: CompletedSet;
  mark: SetMark;
  /** Name of the exercise it was done with, when that was swapped afterwards. */
  exercise?: string | undefined;
  /** Text of the same set in the last performance. */
  last: string | undefined;
  onEdit: () => void;
}

export function LoggedLine({ set, mark, exercise, last, onEdit }: LoggedLineProps) {
  const t = useTexts('completed-workouts');
  const { store, workout } = useRunner();
  const { state = 'synced', author, before, otherVersion } = store.findSet(set) ?? {};
  const media = workout.media.filter((medium) => setKey(medium) === setKey(set)).length;
  const Icon = icons[state];
  // Null: the professional logged it first. A server of an earlier release names only what this device had.
  const isCorrection = author && before !== null;
  const replaced = (isCorrection && before) || otherVersion;
  const other = replaced && setText(t, replaced) !== setText(t, set) && setText(t, replaced);
  const isChanged = [changeDraftKey, setDraftKey].some((keyOf) => readDraft(keyOf(store, set)) !== null);

  return (
    <button type="button" className={classes['line']} data-state={state} onClick={onEdit}>
      <SetNumber mark={mark} />
      <span className={classes['doneContent']}>
        <strong className={classes['done']}>
          <Icon size={18} aria-hidden="true" />
          <Pieces parts={setTextParts(t, set)} />
          <VisuallyHidden>{t(`setStates.${state}`)}</VisuallyHidden>
        </strong>
        {(set.note || media > 0 || author || other || exercise || isChanged) && (
          <span className={classes['more']}>
            {isChanged && <strong>{t('correction.unsaved')}</strong>}
            {exercise && <span>{exercise}</span>}
            {author && !(isCorrection && other) && <span>{t('runner.loggedBy', { name: author })}</span>}
            {other && (
              <span>
                {isCorrection
                  ? t('runner.correctedBy', { name: author, set: other })
                  : t('runner.otherVersion', { set: other })}
              </span>
            )}
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
      <LastSet text={last} />
      <span className={classes['edit']}>
        <IconPencil size={16} aria-hidden="true" />
        <VisuallyHidden>{t('runner.editSet')}</VisuallyHidden>
      </span>
    </button>
  );
}

interface RemainingLineProps {
  mark: SetMark;
  /** What is prescribed for this set, or that it is to do. */
  target: string;
  last: string | undefined;
  onChoose: () => void;
}

/** A set to do that is not the current one. */
export function RemainingLine({ mark, target, last, onChoose }: RemainingLineProps) {
  return (
    <button type="button" className={classes['line']} onClick={onChoose}>
      <SetNumber mark={mark} />
      <span className={classes['open']}>{target}</span>
      <LastSet text={last} />
    </button>
  );
}

export function SetNumber({ mark }: { mark: SetMark }) {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['number']}>
      <VisuallyHidden>{t(typeof mark === 'number' ? 'runner.set' : `runner.${mark}`)}</VisuallyHidden>
      {typeof mark === 'number' ? ` ${mark}` : <span aria-hidden="true">{t(`runner.${mark}Letter`)}</span>}
    </span>
  );
}

function LastSet({ text }: { text: string | undefined }) {
  const t = useTexts('completed-workouts');
  return (
    <span className={classes['before']}>
      {text && <VisuallyHidden>{t('runner.lastSet', { values: '' })}</VisuallyHidden>}
      {text}
    </span>
  );
}
