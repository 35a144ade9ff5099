import type { Week } from '../contract/document.ts';

/** Of every week, day, workout and row. */
export function idsOf(weeks: readonly Week[]): string[] {
  return weeks.flatMap((week) => [week.id, ...week.days.flatMap(idsOfDay)]);
}

function idsOfDay(day: Week['days'][number]): string[] {
  const workouts = day.workouts.flatMap((workout) => [workout.id, ...workout.exercises.map((row) => row.id)]);
  return [day.id, ...workouts];
}
