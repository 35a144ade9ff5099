import type { Week } from '../contract/document.ts';

/** A row that the client does next, with the number of its day. */
export interface NextRow {
  id: string;
  dayNumber: number;
  exerciseId: string;
}

/**
 * Returns the rows that a client does next: of each letter of a day with an exercise, the first row after the last one with a result. What
 * the client does of it decides about those of the later weeks.
 */
export function nextRows(weeks: readonly Week[], hasResult: (rowId: string) => boolean): NextRow[] {
  const next = new Map<string, NextRow>();
  for (const { days } of weeks)
    for (const { dayNumber, workouts } of days)
      for (const [index, { exercises }] of workouts.entries())
        for (const { id, key, supersetPosition, exerciseId } of exercises) {
          const position = [dayNumber, index, key, supersetPosition, exerciseId].join(' ');
          if (hasResult(id)) next.delete(position);
          else if (!next.has(position)) next.set(position, { id, dayNumber, exerciseId });
        }
  return [...next.values()];
}
