import { linkOptions } from '@tanstack/react-router';
import { useBegunText, useWorkoutName, WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useUnfinishedWorkouts } from './queries.ts';

/** Workouts that clients began before today and did not finish, the latest first. */
export function UnfinishedWorkouts() {
  const t = useTexts('home');
  const workouts = useUnfinishedWorkouts();
  const nameOf = useWorkoutName();
  const begunText = useBegunText();

  return (
    <ClientSection
      title={t('workouts.begunTitle')}
      all={{ link: linkOptions({ to: '/completedWorkouts' }), label: t('workouts.all') }}
      rows={workouts?.map((workout) => ({
        key: workout.id,
        link: linkOptions({
          to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
          params: { id: workout.clientId, completedWorkoutId: workout.id },
        }),
        name: workout.clientName,
        subtitle: `${nameOf(workout)}, ${begunText(workout)}`,
        end: <WorkoutBadges workout={{ ...workout, unread: 0, skip: null }} />,
      }))}
    />
  );
}
