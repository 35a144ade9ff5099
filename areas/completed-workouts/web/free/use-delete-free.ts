import { ApiError } from '#shell/web/api/api-error.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { historyRoutes } from '../../contract/history.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { unreadInvalidations } from '../queries.ts';
import type { Texts } from '../text.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';

/** Asks whether a free workout is to be deleted. */
export function confirmDeletion(t: Texts): Promise<boolean> {
  return confirm({
    title: t('free.deleteTitle'),
    text: t('free.deleteText'),
    confirmLabel: t('free.delete'),
    destructive: true,
  });
}

/** Deletes a free workout after a confirmation, on the server and on this device. */
export function useDeleteFree(id: string, onDeleted: () => void) {
  const t = useTexts('completed-workouts');
  const clientId = useMe().clientId ?? '';
  const { mutateAsync, isPending } = useApiMutation(trainingRoutes.deleteFree, {
    invalidates: [...unreadInvalidations, historyRoutes.trainingDays.own, historyRoutes.trend.own],
  });

  async function askAndDelete(): Promise<void> {
    if (!(await confirmDeletion(t)) || !(await isGone())) return;
    for (const isCorrection of [false, true])
      createLocalWorkoutStore({ clientId, workoutId: id, isCorrection }).saveDeletion({ id, isSynced: true });
    onDeleted();
  }

  /** Also true for a workout that another device has deleted. Any other error is shown by the mutation. */
  async function isGone(): Promise<boolean> {
    try {
      await mutateAsync({ freeWorkoutId: id });
      return true;
    } catch (error) {
      return error instanceof ApiError && error.status === 404;
    }
  }

  return { askAndDelete, isPending };
}
