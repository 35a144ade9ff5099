import { useTexts } from '#shell/web/texts/texts.ts';
import { AutoText } from '#shell/web/documents/AutoText.tsx';
import { useContent, useEditor } from '../context.tsx';
import { setWorkout } from '../edits/workouts.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './WorkoutInfo.module.css';

/** Instructions of the workout, when there are any or they are being edited. */
export function WorkoutInfo({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const isEditing = ui.infoWorkoutId.use() === workoutId;
  const instructions = useContent(({ weeks }) => findWorkout(weeks, workoutId)?.workout.info ?? '');

  if (!instructions && !isEditing) return null;
  return (
    <div className={classes['info']}>
      <AutoText
        aria-label={t('workout.info')}
        placeholder={t('workout.infoExample')}
        maxLength={2000}
        value={instructions}
        title={instructions}
        autoFocus={isEditing}
        onBlur={() => isEditing && ui.infoWorkoutId.set(null)}
        onChange={(event) => setWorkout(store, workoutId, { info: event.currentTarget.value })}
      />
    </div>
  );
}
