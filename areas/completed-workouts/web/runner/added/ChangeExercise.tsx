import { Button } from '@mantine/core';
import { lazy, Suspense, use, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseChoice } from '../../../contract/exercise-choices.ts';
import { changeAddedExercise } from '../local-store/added-rows.ts';
import type { LocalRowChange } from '../local-store/local-workout-store.ts';
import { useRunner } from '../runner-context.ts';
import { LoggingContext } from '../screens/use-logging.ts';

const AddExerciseSheet = lazy(async () => ({ default: (await import('./AddExerciseSheet.tsx')).AddExerciseSheet }));

/** Button with which the client replaces an added exercise that no longer exists. Its sets belong to the other exercise then. */
export function ChangeExercise({ change }: { change: LocalRowChange }) {
  const t = useTexts('completed-workouts');
  const { store, rows } = useRunner();
  // At the end of the workout the banner is shown without the sets.
  const rowActions = use(LoggingContext)?.rowActions;
  const [isOpen, setIsOpen] = useState(false);

  function changeTo(exercise: ExerciseChoice): void {
    const present = rows.find((row) => row.exerciseId === exercise.id);
    if (rowActions) rowActions.changeAdded(change.rowId, exercise);
    else changeAddedExercise(store, change.rowId, { ...exercise, rowId: present?.id });
  }

  return (
    <>
      <Button size="md" onClick={() => setIsOpen(true)}>
        {t('added.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddExerciseSheet insteadOfId={change.exerciseId} onClose={() => setIsOpen(false)} onAdd={changeTo} />
        </Suspense>
      )}
    </>
  );
}
