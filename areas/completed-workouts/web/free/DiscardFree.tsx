import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useRunner } from '../runner/runner-context.ts';
import { confirmDeletion } from './use-delete-free.ts';

/** Deletes the unfinished free workout, also without a connection: the sync sends the deletion later. The runner then opens the home. */
export function DiscardFree() {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();

  async function discard(): Promise<void> {
    if (await confirmDeletion(t))
      store.saveDeletion({ id: store.read().begun?.id ?? store.workoutId, isSynced: false });
  }

  return (
    <Button variant="subtle" color="gray" onClick={() => void discard()}>
      {t('free.delete')}
    </Button>
  );
}
