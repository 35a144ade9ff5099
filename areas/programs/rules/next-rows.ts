import type { Week, Workout } from '../contract/document.ts';

/** A row that the client does next, with the number of its day. */
export interface NextRow {
  id: string;
  dayNumber: number;
  exerciseId: string;
}

/**
 * Returns the rows that a client does next: of each letter of a day with an exercise, the first row that is still to be trained. What the
 * client does of it decides about those of the later weeks. A workout with a result is over, and so are all weeks before the last one with
 * a result, whatever exercises their rows have now.
 */
export function nextRows(weeks: readonly Week[], hasResult: (rowId: string) => boolean): NextRow[] {
  const next = new Map<string, NextRow>();
  const isTrained = ({ exercises }: Workout) => exercises.some(({ id }) => hasResult(id));
  const last = weeks.findLastIndex(({ days }) => days.some(({ workouts }) => workouts.some(isTrained)));
  for (const { days } of weeks.slice(Math.max(0, last)))
    for (const { dayNumber, workouts } of days)
      for (const [index, workout] of workouts.entries())
        for (const { id, key, supersetPosition, exerciseId } of isTrained(workout) ? [] : workout.exercises) {
          const position = [dayNumber, index, key, supersetPosition, exerciseId].join(' ');
          if (!next.has(position)) next.set(position, { id, dayNumber, exerciseId });
        }
  return [...next.values()];
}
