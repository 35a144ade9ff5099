import { CloseButton } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { setClip, currentClip } from '../clipboard/current-clip.ts';
import { loadPasting } from '../clipboard/lazy-clipboard.ts';
import { useContent, useEditor } from '../context.tsx';
import { exerciseName } from '../exercise-name.ts';
import { setAddRowFocus } from '../grid/move-focus.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './WorkoutFooter.module.css';

interface WorkoutFooterProps {
  workoutId: string;
  /** Starts the exercise search. */
  onAdd: () => void;
}

/** Buttons that add an exercise or paste copied rows. */
export function WorkoutFooter({ workoutId, onAdd }: WorkoutFooterProps) {
  const t = useTexts('programs');
  const editor = useEditor();
  const hasRoom = useContent(({ weeks }) => {
    const location = findWorkout(weeks, workoutId);
    return location !== undefined && mayAddRow(location.workout);
  });

  if (!hasRoom) return <p className={classes['full']}>{t('workout.full')}</p>;
  return (
    <div className={classes['foot']}>
      <button
        type="button"
        data-adds
        className={classes['add']}
        onClick={onAdd}
        onFocus={() => setAddRowFocus(editor, workoutId)}
      >
        <IconPlus size={16} aria-hidden="true" />
        {t('workout.addExercise')}
      </button>
      <Paste workoutId={workoutId} />
    </div>
  );
}

function Paste({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const copied = currentClip.use()?.copied;
  if (copied?.kind !== 'rows') return null;

  const [first] = copied.rows;
  const name =
    copied.rows.length === 1 && first ? exerciseName(editor, first) : t('exercises', { count: copied.rows.length });
  return (
    <>
      <button
        type="button"
        className={classes['paste']}
        onClick={() => void loadPasting().then(({ pasteRowsInto }) => pasteRowsInto(editor, workoutId, copied.rows))}
      >
        <IconClipboard size={16} aria-hidden="true" />
        <span>{t('workout.paste', { name })}</span>
      </button>
      <CloseButton size="sm" aria-label={t('workout.clearClipboard')} onClick={() => setClip(null)} />
    </>
  );
}
