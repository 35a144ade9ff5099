import { useTexts } from '#shell/web/texts/texts.ts';
import { AutoText } from '../cells/AutoText.tsx';
import { useContent, useEditor } from '../context.tsx';
import { setWorkout } from '../edits/workouts.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './WorkoutInfo.module.css';

/** Instructions for the whole workout, where there are any or somebody wants to write them. */
export function WorkoutInfo({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const isAsked = ui.info.use() === workoutId;
  const info = useContent(({ weeks }) => findWorkout(weeks, workoutId)?.workout.info ?? '');

  if (!info && !isAsked) return null;
  return (
    <div className={classes['info']}>
      <AutoText
        aria-label={t('workout.info')}
        placeholder={t('workout.infoExample')}
        maxLength={2000}
        value={info}
        autoFocus={isAsked}
        onBlur={() => isAsked && ui.info.set(null)}
        onChange={(event) => setWorkout(store, workoutId, { info: event.currentTarget.value })}
      />
    </div>
  );
}
