import { linkOptions } from '@tanstack/react-router';
import type { CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import { useWorkoutName, WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { formatPastDay } from '#shell/web/texts/formats.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import type { LinkListEntry } from './LinkList.tsx';
import { useDoneTexts } from './use-done-texts.ts';

/** Returns a function that makes the entry of a completed workout in a list of the home. */
export function useWorkoutRow(): (workout: CompletedWorkoutCard) => LinkListEntry {
  const nameOf = useWorkoutName();
  const doneOf = useDoneTexts();
  return (workout) => ({
    key: workout.id,
    link: linkOptions({
      to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
      params: { id: workout.clientId, completedWorkoutId: workout.id },
    }),
    title: workout.clientName,
    subtitle: [nameOf(workout), ...doneOf(workout)].join(' · '),
    picture: <PersonAvatar name={workout.clientName} />,
    end: (
      <>
        {formatPastDay(workout.finishedOn)}
        <WorkoutBadges workout={workout} withOrigin />
      </>
    ),
  });
}
