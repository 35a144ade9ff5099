import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LocalRowChange } from '../local-store/local-workout-store.ts';
import { changeAddedExercise } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';

const AddExerciseSheet = lazy(async () => ({ default: (await import('./AddExerciseSheet.tsx')).AddExerciseSheet }));

/** Button with which the client replaces an added exercise that no longer exists. The sets of the row stay. */
export function ChangeExercise({ change }: { change: LocalRowChange }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const clientId = useMe().clientId ?? '';
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button size="md" onClick={() => setIsOpen(true)}>
        {t('added.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddExerciseSheet
            clientId={clientId}
            insteadOfId={change.exerciseId}
            onClose={() => setIsOpen(false)}
            onAdd={(exercise) => changeAddedExercise(store, change.rowId, exercise)}
          />
        </Suspense>
      )}
    </>
  );
}
