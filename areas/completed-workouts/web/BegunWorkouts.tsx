import { IconPlayerPause } from '@tabler/icons-react';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { workoutName } from '../rules/workout-name.ts';
import type { BegunWorkout } from '../contract/workout.ts';
import { completedWorkoutLink } from './links.ts';
import { useBegunText } from './use-begun-text.ts';
import { WorkoutBadges } from './WorkoutBadges.tsx';

interface BegunWorkoutsProps {
  workouts: readonly BegunWorkout[] | undefined;
  /** For the list of all clients. */
  withClient?: boolean;
}

/** Workouts that were begun and not finished, above a list of finished ones; nothing without any. */
export function BegunWorkouts({ workouts = [], withClient = false }: BegunWorkoutsProps) {
  const t = useTexts('completed-workouts');
  const begunText = useBegunText();

  return workouts.map((workout) => (
    <Banner key={workout.id} tone="info" icon={IconPlayerPause}>
      <LinkAnchor {...completedWorkoutLink({ clientId: workout.clientId }, workout.id)} inherit>
        {[withClient && workout.clientName, workoutName(t, workout)].filter(Boolean).join(' · ')}
      </LinkAnchor>{' '}
      {begunText(workout)} <WorkoutBadges workout={{ ...workout, unread: 0, skip: null }} />
    </Banner>
  ));
}
