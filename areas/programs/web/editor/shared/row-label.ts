import type { ExerciseRow } from '../../../contract/document.ts';

/** `B`, or `C1` for the first row of a superset. */
export function labelOf({ key, supersetPosition }: ExerciseRow): string {
  return `${key}${supersetPosition ?? ''}`;
}
