import { linkOptions } from '@tanstack/react-router';
import type { BegunWorkout, CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import { useBegunText, useWorkoutName, WorkoutBadges } from '#areas/completed-workouts/web/public.tsx';
import { formatPastDay } from '#shell/web/texts/formats.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import type { LinkListEntry } from './LinkList.tsx';
import { useDoneTexts } from './use-done-texts.ts';

/** Returns a function that makes the entry of a completed workout in a list of the home. */
export function useWorkoutRow(): (workout: CompletedWorkoutCard) => LinkListEntry {
  const nameOf = useWorkoutName();
  const doneOf = useDoneTexts();
  return (workout) => ({
    ...linkedClient(workout),
    subtitle: [nameOf(workout), ...doneOf(workout)].join(' · '),
    end: (
      <>
        {formatPastDay(workout.finishedOn)}
        <WorkoutBadges workout={workout} withOrigin />
      </>
    ),
  });
}

/** Returns a function that makes the entry of a workout that was begun and not finished. */
export function useBegunRow(): (workout: BegunWorkout) => LinkListEntry {
  const nameOf = useWorkoutName();
  const begunText = useBegunText();
  return (workout) => ({
    ...linkedClient(workout),
    subtitle: `${nameOf(workout)}, ${begunText(workout)}`,
    end: <WorkoutBadges workout={{ ...workout, unread: 0, skip: null }} />,
  });
}

/** What entries of workouts have in common: the client by name, and the link to the workout. */
function linkedClient({ id, clientId, clientName }: Pick<BegunWorkout, 'id' | 'clientId' | 'clientName'>) {
  return {
    key: id,
    link: linkOptions({
      to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
      params: { id: clientId, completedWorkoutId: id },
    }),
    title: clientName,
    picture: <PersonAvatar name={clientName} />,
  };
}
