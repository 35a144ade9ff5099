import type { Change } from '../contract/copy-update.ts';
import type { Day, ExerciseRow, Week, Workout } from '../contract/document.ts';
import { cellTexts, rowSummary } from './readable.ts';

/**
 * What would change in a copy that took over the model, week by week in order. Weeks, days, workouts and rows are matched
 * by their place. Dates are no difference: they belong to the copy.
 *
 * Values read as the grid shows them: "1:30" for a rest of 90 seconds, "–" for none, null for an empty cell.
 */
export function diffWithTemplate(template: readonly Week[], copy: readonly Week[]): Change[] {
  const numbers = new Set([...copy, ...template].map((week) => week.weekNumber));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((weekNumber) => {
      const [after, before] = [template, copy].map((weeks) => weeks.find((week) => week.weekNumber === weekNumber));
      return pairs(before?.days, after?.days).flatMap(([old, next], index) =>
        ofDay(old, next).map((change) => ({ weekNumber, dayNumber: index + 1, ...change })),
      );
    });
}

type InDay = Omit<Change, 'weekNumber' | 'dayNumber'>;

function ofDay(before: Day | undefined, after: Day | undefined): InDay[] {
  return pairs(before?.workouts, after?.workouts).flatMap(([old, next]) => ofWorkout(old, next));
}

function ofWorkout(before: Workout | undefined, after: Workout | undefined): InDay[] {
  const heads = (['title', 'info'] as const).flatMap((field) =>
    changed(after?.title || before?.title || '', field, before?.[field], after?.[field]),
  );
  const rows = pairs(before?.exercises, after?.exercises).flatMap(([old, next]) => ofRow(old, next));
  return before && after ? [...heads, ...rows] : rows;
}

function ofRow(before: ExerciseRow | undefined, after: ExerciseRow | undefined): InDay[] {
  if (before && after) return ofSharedRow(before, after);
  if (after) return [{ name: after.name, kind: 'added', field: null, before: null, after: rowSummary(after) }];
  return before ? [{ name: before.name, kind: 'removed', field: null, before: rowSummary(before), after: null }] : [];
}

function ofSharedRow(before: ExerciseRow, after: ExerciseRow): InDay[] {
  const exercise =
    before.exerciseId === after.exerciseId ? [] : changed(before.name, 'exercise', before.name, after.name);
  const cells = Object.entries(cellTexts).flatMap(([field, read]) =>
    changed(after.name, field, read(before), read(after)),
  );
  return [...exercise, ...cells];
}

function changed(name: string, field: string, before: string | undefined, after: string | undefined): InDay[] {
  if ((before ?? '') === (after ?? '')) return [];
  return [{ name, kind: 'changed', field, before: before || null, after: after || null }];
}

/** The lists side by side, as far as the longer goes. */
function pairs<T>(before: readonly T[] = [], after: readonly T[] = []): [T | undefined, T | undefined][] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [before[index], after[index]]);
}
