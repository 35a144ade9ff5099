import { useTexts } from '#shell/web/texts/texts.ts';
import { totalsOf } from '../../../rules/totals.ts';
import { AutoText } from '../cells/AutoText.tsx';
import { useContent, useEditor } from '../context.tsx';
import { setWorkout } from '../edits/workouts.ts';
import { focusAddRow } from '../grid/move-focus.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './WorkoutText.module.css';

export function WorkoutTitle({ workoutId, className = '' }: { workoutId: string; className?: string | undefined }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const title = useContent(({ weeks }) => findWorkout(weeks, workoutId)?.workout.title ?? '');

  return (
    <AutoText
      isOneLine
      className={className}
      aria-label={t('workout.title')}
      placeholder={t('workout.titleExample')}
      maxLength={120}
      value={title}
      onChange={(event) => setWorkout(editor.store, workoutId, { title: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && focusAddRow(editor, workoutId)}
    />
  );
}

/** Number of sets of the workout. */
export function SetCount({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const count = useContent(({ weeks }) => {
    const location = findWorkout(weeks, workoutId);
    return location ? totalsOf([location.workout]).sets : 0;
  });
  return <span className={classes['sets']}>{t('sets', { count })}</span>;
}
