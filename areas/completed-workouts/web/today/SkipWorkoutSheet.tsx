import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/training.ts';
import { SkipSheet } from '../runner/SkipSheet.tsx';
import { useSkipWorkout } from './choosing.ts';

/** The whole workout, for the reasons a single exercise can have. */
export function SkipWorkoutSheet({ workout, onClose }: { workout: ScheduledWorkout; onClose: () => void }) {
  const t = useTexts('completed-workouts');
  const { skip } = useSkipWorkout(workout, onClose);

  return (
    <SkipSheet
      name={workout.title || t('untitled')}
      save={t('today.skipSave')}
      onSkip={(why) => skip({ id: workout.workoutId, ...why })}
      onClose={onClose}
    />
  );
}
