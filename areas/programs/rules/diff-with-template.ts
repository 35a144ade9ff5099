import type { Change } from '../contract/copy-update.ts';
import type { Day, ExerciseRow, Week, Workout } from '../contract/document.ts';
import { cellTexts, rowSummary } from './row-text.ts';

/**
 * Returns the changes that an update from the template would make in a copy, ordered by week. Weeks, days, workouts and
 * rows are matched by position. Dates are not compared: they belong to the copy.
 *
 * Values are formatted as in the grid: "1:30" for a rest of 90 seconds, "–" for no rest, null for an empty cell. An added or removed
 * row is a text for the reader.
 */
export function diffWithTemplate(template: readonly Week[], copy: readonly Week[], reader: Reader): Change[] {
  const numbers = new Set([...copy, ...template].map((week) => week.weekNumber));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((weekNumber) => {
      const [after, before] = [template, copy].map((weeks) => weeks.find((week) => week.weekNumber === weekNumber));
      return pairs(before?.days, after?.days).flatMap(([old, next], index) =>
        diffDay(old, next, reader).map((change) => ({ weekNumber, dayNumber: index + 1, ...change })),
      );
    });
}

/** How the reader sees numbers and names of exercises. */
export interface Reader {
  formatNumber: (value: number) => string;
  nameOf: (row: Pick<ExerciseRow, 'exerciseId' | 'name'>) => string;
}
type DayChange = Omit<Change, 'weekNumber' | 'dayNumber'>;

function diffDay(before: Day | undefined, after: Day | undefined, reader: Reader): DayChange[] {
  return pairs(before?.workouts, after?.workouts).flatMap(([old, next]) => diffWorkout(old, next, reader));
}

function diffWorkout(before: Workout | undefined, after: Workout | undefined, reader: Reader): DayChange[] {
  const headers = (['title', 'info'] as const).flatMap((field) =>
    diffField(after?.title || before?.title || '', field, before?.[field], after?.[field]),
  );
  const rows = pairs(before?.exercises, after?.exercises).flatMap(([old, next]) => diffRow(old, next, reader));
  return before && after ? [...headers, ...rows] : rows;
}

function diffRow(before: ExerciseRow | undefined, after: ExerciseRow | undefined, reader: Reader): DayChange[] {
  if (before && after) return diffCells(before, after, reader);
  const row = after ?? before;
  if (!row) return [];
  const summary = rowSummary(row, reader.formatNumber);
  const change = { name: reader.nameOf(row), field: null };
  return [
    after
      ? { ...change, kind: 'added', before: null, after: summary }
      : { ...change, kind: 'removed', before: summary, after: null },
  ];
}

function diffCells(before: ExerciseRow, after: ExerciseRow, { nameOf }: Reader): DayChange[] {
  const name = nameOf(after);
  const exercise =
    before.exerciseId === after.exerciseId ? [] : diffField(nameOf(before), 'exercise', nameOf(before), name);
  const cells = Object.entries(cellTexts).flatMap(([field, textOf]) =>
    diffField(name, field, textOf(before), textOf(after)),
  );
  return [...exercise, ...cells];
}

function diffField(name: string, field: string, before: string | undefined, after: string | undefined): DayChange[] {
  if ((before ?? '') === (after ?? '')) return [];
  return [{ name, kind: 'changed', field, before: before || null, after: after || null }];
}

/** Pairs the elements with the same index, up to the length of the longer list. */
function pairs<T>(before: readonly T[] = [], after: readonly T[] = []): [T | undefined, T | undefined][] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [before[index], after[index]]);
}
