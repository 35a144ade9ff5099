import type { ExerciseRow } from '../contract/document.ts';

/** What a row prescribes, without the exercise and its position in the workout. */
const prescribed = [
  'type',
  'sets',
  'reps',
  'value',
  'weight',
  'rpe',
  'rpeTo',
  'rir',
  'rirTo',
  'tut',
  'warmUp',
  'info',
  'restType',
  'restValue',
  'progression',
] as const satisfies (keyof ExerciseRow)[];

/**
 * Returns the fields that were changed from `before` to `after`, as far as `later`, the same row of a later week, has the value from
 * before: a value that the coach wrote for that week, such as the load of a deload, stays.
 */
export function carriedChange(before: ExerciseRow, after: ExerciseRow, later: ExerciseRow): Partial<ExerciseRow> {
  const changed = prescribed.filter(
    (field) => !isEqual(before[field], after[field]) && isEqual(before[field], later[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
