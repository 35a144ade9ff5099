import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { limits } from '../../../contract/set.ts';
import { addedChanges } from '../../../rules/added-rows.ts';
import { useRunner } from '../runner-context.ts';
import { useLogging } from '../screens/use-logging.ts';
import { fetchChoices } from './cached-choices.ts';

const AddExerciseSheet = lazy(async () => ({ default: (await import('./AddExerciseSheet.tsx')).AddExerciseSheet }));

/**
 * Button below the exercises that adds one that is not prescribed. Where the coach forbids it there is none for the client; in person the
 * coach has it always.
 */
export function AddExercise() {
  const t = useTexts('completed-workouts');
  const { store, workout, prescribed, prescription } = useRunner();
  const { rowActions } = useLogging();
  const [isOpen, setIsOpen] = useState(false);
  // What an earlier release stored has no such setting. A free workout that was begun while the coach allowed it can be continued.
  const mayAdd = store.isInPerson || prescription.isFree || prescribed.settings.clientMayAdd !== false;

  // Synchronises with the cache of the device: the list is there when the connection is lost later.
  useEffect(() => {
    if (mayAdd) void fetchChoices(store);
  }, [mayAdd, store]);

  if (!rowActions || !mayAdd) return null;

  function open(): void {
    const isFull = addedChanges(workout.rowChanges).length >= limits.addedRows;
    if (isFull) toast.info(t('problems.too_many_added', { limit: limits.addedRows }));
    else setIsOpen(true);
  }

  return (
    <>
      <Button
        variant={prescription.isFree ? 'filled' : 'default'}
        size="lg"
        fullWidth
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        onClick={open}
      >
        {t('added.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddExerciseSheet
            onClose={() => setIsOpen(false)}
            onAdd={(exercise) => {
              setIsOpen(false);
              rowActions.add(exercise);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
