import { type Day, limits, type Week, type Workout } from '../contract/document.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';

export function newWorkout(newId: () => string): Workout {
  return { id: newId(), title: '', info: '', exercises: [] };
}

/** Whether a workout may be added to the day: only after all its workouts are saved, and up to the limit of a day. */
export function mayStartWorkout(day: Day, isSaved: (workoutId: string) => boolean): boolean {
  return day.workouts.length < limits.workoutsADay && day.workouts.every((workout) => isSaved(workout.id));
}

export function mayAddRow(workout: Workout): boolean {
  return workout.exercises.length < limits.rowsAWorkout;
}

/** Appends an empty workout to the day. */
export function withWorkoutAdded(weeks: Week[], dayId: string, newId: () => string): Week[] {
  return withDaysChanged(weeks, (day) =>
    day.id === dayId ? { ...day, workouts: [...day.workouts, newWorkout(newId)] } : day,
  );
}

export function withWorkoutDeleted(weeks: Week[], id: string): Week[] {
  return withDaysChanged(weeks, (day) => {
    const workouts = day.workouts.filter((workout) => workout.id !== id);
    return workouts.length === day.workouts.length ? day : { ...day, workouts };
  });
}

/**
 * Moves the workout to the end of another day. The day that it leaves stays, also without a workout. Nothing changes when the workout or
 * the day is not there any more, or the day is full: a colleague may have changed them meanwhile.
 */
export function withWorkoutMoved(weeks: Week[], { id, toDayId }: { id: string; toDayId: string }): Week[] {
  const days = weeks.flatMap((week) => week.days);
  const workout = days.flatMap(({ workouts }) => workouts).find((one) => one.id === id);
  const target = days.find((day) => day.id === toDayId);
  if (!workout || !target || target.workouts.includes(workout)) return weeks;
  if (target.workouts.length >= limits.workoutsADay) return weeks;
  return withDaysChanged(withWorkoutDeleted(weeks, id), (day) =>
    day.id === toDayId ? { ...day, workouts: [...day.workouts, workout] } : day,
  );
}

/**
 * Applies `change` to workout `id`. `change` returns a changed copy: `(workout) => ({ ...workout, exercises:
 * withRowAdded(workout.exercises, row) })`.
 */
export function withWorkoutChanged(weeks: Week[], id: string, change: (workout: Workout) => Workout): Week[] {
  return withDaysChanged(weeks, (day) =>
    withChanges(day, {
      workouts: mapShared(day.workouts, (workout) => (workout.id === id ? change(workout) : workout)),
    }),
  );
}

function withDaysChanged(weeks: Week[], change: (day: Day) => Day): Week[] {
  return mapShared(weeks, (week) => withChanges(week, { days: mapShared(week.days, change) }));
}
