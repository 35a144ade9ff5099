import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ScheduledWorkout, trainingRoutes } from '../../contract/training.ts';

const refresh = [trainingRoutes.today, trainingRoutes.training];

/** To another day, or with null back to the one it was meant for. */
export function useMoveWorkout(onDone: () => void) {
  return useApiMutation(trainingRoutes.move, { invalidates: refresh, onSuccess: onDone });
}

/** Left out for a reason; without one it is to do again. The week goes on and may take it out of sight, so it can be undone. */
export function useSkipWorkout({ workoutId, title }: ScheduledWorkout, onDone: () => void = () => {}) {
  const t = useTexts('completed-workouts');
  const skip = useApiMutation(trainingRoutes.skip, {
    invalidates: refresh,
    onSuccess: (_, { reason }) => {
      onDone();
      if (reason)
        toast.info(t('today.skipSaid', { title: title || t('untitled') }), {
          action: { title: t('today.undo'), run: takeUp },
        });
    },
  });
  return { skip: skip.mutate, takeUp };

  function takeUp(): void {
    skip.mutate({ id: workoutId, reason: null, note: '' });
  }
}
