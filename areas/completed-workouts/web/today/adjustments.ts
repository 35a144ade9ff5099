import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ScheduledWorkout, trainingRoutes } from '../../contract/training.ts';

const invalidates = [trainingRoutes.today, trainingRoutes.training];

/** With a null date the workout returns to its prescribed date. */
export function useMoveWorkout(onDone: () => void) {
  return useApiMutation(trainingRoutes.move, { invalidates, onSuccess: onDone });
}

/** A skipped workout may leave the week that is shown, so the toast offers to undo it. */
export function useSkipWorkout({ workoutId, title }: ScheduledWorkout) {
  const t = useTexts('completed-workouts');
  const skip = useApiMutation(trainingRoutes.skip, {
    invalidates,
    onSuccess: (_, { reason }) => {
      if (reason)
        toast.info(t('today.skipSaid', { title: title || t('untitled') }), {
          action: { title: t('today.undo'), run: unskip },
        });
    },
  });
  return { skip: skip.mutate, unskip };

  function unskip(): void {
    skip.mutate({ workoutId, reason: null, note: '' });
  }
}
