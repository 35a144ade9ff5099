import { CloseButton } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { useContents, useEditor } from '../context.tsx';
import { pasteNew } from '../edits/rows.ts';
import { findWorkout } from '../state/find.ts';
import { copiedRow } from '../state/open-things.ts';
import classes from './WorkoutFoot.module.css';

/** Adding an exercise, from the library or from what was copied. */
export function WorkoutFoot({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { store, open } = useEditor();
  const copied = copiedRow.use();
  const hasRoom = useContents(({ weeks }) => {
    const place = findWorkout(weeks, workoutId);
    return place !== undefined && mayAddRow(place.workout);
  });

  if (!hasRoom) return <p className={classes['full']}>{t('workout.full')}</p>;
  return (
    <div className={classes['foot']}>
      <button type="button" data-adds className={classes['add']} onClick={() => open.picking.set({ workoutId })}>
        <IconPlus size={16} aria-hidden="true" />
        {t('workout.addExercise')}
      </button>
      {copied && (
        <button type="button" className={classes['paste']} onClick={() => pasteNew(store, workoutId, copied)}>
          <IconClipboard size={16} aria-hidden="true" />
          <span>{t('workout.paste', { name: copied.name })}</span>
        </button>
      )}
      {copied && <CloseButton size="sm" aria-label={t('workout.forget')} onClick={() => copiedRow.set(null)} />}
    </div>
  );
}
