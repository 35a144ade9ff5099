import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { BegunWorkout } from '../contract/workout.ts';
import { setCountText } from './text.ts';

/** Returns the function that says since when a workout is begun: `iniziato il 18 nov 2026, 18:30, non finito: 3 di 17 serie`. */
export function useBegunText(): (workout: BegunWorkout) => string {
  const t = useTexts('completed-workouts');
  return (workout) =>
    t('list.begun', {
      date: formatDate(workout.startedAt),
      time: formatTime(workout.startedAt),
      sets: setCountText(t, workout),
    });
}
