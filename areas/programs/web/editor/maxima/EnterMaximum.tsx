import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import { useEditor } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import classes from './EnterMaximum.module.css';

/** Button that opens the dialog for the maximum of the exercise of a row. */
export function EnterMaximum({ row }: { row: Pick<ExerciseRow, 'exerciseId' | 'name'> }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const name = useExerciseName()(row as ExerciseRow);
  if (!useMay()('update health records')) return null;
  return (
    <button
      type="button"
      data-no-focus
      className={classes['enter']}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => ui.maximumExercise.set({ id: row.exerciseId, name })}
    >
      {t('maximum.enter')}
    </button>
  );
}
