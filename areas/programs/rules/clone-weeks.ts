import type { Day, Week } from '../contract/document.ts';

/** Returns deep copies in which every week, day, workout and row has a new id. */
export function cloneWeeks(weeks: readonly Week[], newId: () => string): Week[] {
  return weeks.map((week) => cloneWeek(week, newId));
}

export function cloneWeek(week: Week, newId: () => string): Week {
  return { ...week, id: newId(), days: week.days.map((day) => cloneDay(day, newId)) };
}

export function cloneDay(day: Day, newId: () => string): Day {
  const workouts = day.workouts.map((workout) => ({
    ...workout,
    id: newId(),
    exercises: workout.exercises.map((row) => ({ ...row, id: newId() })),
  }));
  return { ...day, id: newId(), workouts };
}
