import type { Week } from '../../../contract.ts';
import { workoutPrint } from './fingerprint.ts';

export interface ChangedWorkout {
  id: string;
  weekNumber: number;
  dayNumber: number;
  title: string;
}

/** The workouts that are not the same in both, or only in one of them, in order. */
export function changedWorkouts(mine: readonly Week[], theirs: readonly Week[]): ChangedWorkout[] {
  const [ours, others] = [workoutsOf(mine), workoutsOf(theirs)];
  const prints = new Map(others.map(({ place, print }) => [place.id, print]));
  const ids = new Set(ours.map(({ place }) => place.id));
  return [
    ...ours.filter(({ place, print }) => prints.get(place.id) !== print),
    ...others.filter(({ place }) => !ids.has(place.id)),
  ].map(({ place }) => place);
}

function workoutsOf(weeks: readonly Week[]) {
  return weeks.flatMap(({ weekNumber, days }) =>
    days.flatMap(({ dayNumber, workouts }) =>
      workouts.map((workout) => ({
        place: { id: workout.id, weekNumber, dayNumber, title: workout.title },
        print: workoutPrint(workout),
      })),
    ),
  );
}
