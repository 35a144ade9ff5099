import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useRunner } from '../runner/runner-context.ts';
import { useDeleteFree } from './use-delete-free.ts';

/** Deletes the free workout that is under way. */
export function DiscardFree() {
  const t = useTexts('completed-workouts');
  const { store, workout } = useRunner();
  const navigate = useNavigate();
  const { askAndDelete, isPending } = useDeleteFree(store.workoutId, () => void navigate({ to: '/home' }));
  const isOnServer = workout.begun?.syncedAt !== null;
  return (
    <Button variant="subtle" color="gray" loading={isPending} onClick={() => void askAndDelete({ isOnServer })}>
      {t('free.delete')}
    </Button>
  );
}
