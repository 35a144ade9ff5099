import type { Change } from '../contract/copy-update.ts';
import type { Day, ExerciseRow, Week, Workout } from '../contract/document.ts';
import { aligned } from './alignment.ts';
import { cellTexts, rowSummary, type SummaryReader } from './row-text.ts';

/**
 * Returns the changes that an update from the template would make in a copy, ordered by week. Weeks are matched by number; days,
 * workouts and rows by their exercises, so that a deleted row is one change. Dates are not compared: they belong to the copy.
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
      return diffDays(before?.days ?? [], after?.days ?? [], reader).map((change) => ({ weekNumber, ...change }));
    });
}

/** How the reader sees numbers, words of sides and names of exercises. */
export interface Reader extends SummaryReader {
  nameOf: (row: Pick<ExerciseRow, 'exerciseId' | 'name'>) => string;
}
type DayChange = Omit<Change, 'weekNumber' | 'dayNumber'>;

function diffDays(before: readonly Day[], after: readonly Day[], reader: Reader): Omit<Change, 'weekNumber'>[] {
  const rowsOfDays = new Map([...before, ...after].map((day) => [day, rowsIn(day.workouts)]));
  const similarity = (one: Day, other: Day) => shareOfSame(rowsOfDays.get(one) ?? [], rowsOfDays.get(other) ?? []);
  return aligned(before, after, similarity).flatMap(([old, next]) => {
    const dayNumber = (next ? after : before).indexOf((next ?? old) as Day) + 1;
    return diffDay(old, next, reader).map((change) => ({ dayNumber, ...change }));
  });
}

function diffDay(before: Day | undefined, after: Day | undefined, reader: Reader): DayChange[] {
  return aligned(before?.workouts ?? [], after?.workouts ?? [], (one, other) =>
    shareOfSame(one.exercises, other.exercises),
  ).flatMap(([old, next]) => diffWorkout(old, next, reader));
}

function rowsIn(workouts: readonly Workout[]): ExerciseRow[] {
  return workouts.flatMap(({ exercises }) => exercises);
}

/** The share of rows, from 0 to 1, with an exercise that the other rows have too. */
function shareOfSame(before: readonly ExerciseRow[], after: readonly ExerciseRow[]): number {
  const counts = new Map<string, number>();
  for (const { exerciseId } of before) counts.set(exerciseId, (counts.get(exerciseId) ?? 0) + 1);
  let same = 0;
  for (const { exerciseId } of after) {
    const count = counts.get(exerciseId) ?? 0;
    if (count > 0) same += 1;
    counts.set(exerciseId, count - 1);
  }
  return same / Math.max(before.length, after.length, 1);
}

/** Of rows with the same exercise the equal ones are preferred. */
function rowSimilarity(before: ExerciseRow, after: ExerciseRow): number {
  if (before.exerciseId !== after.exerciseId) return 0;
  return Object.values(cellTexts).every(
    (textOf) => textOf === cellTexts.supersetWith || textOf(before) === textOf(after),
  )
    ? 1.5
    : 1;
}

function diffWorkout(before: Workout | undefined, after: Workout | undefined, reader: Reader): DayChange[] {
  const headers = (['title', 'info'] as const).flatMap((field) =>
    diffField(after?.title || before?.title || '', field, before?.[field], after?.[field]),
  );
  const rows = aligned(before?.exercises ?? [], after?.exercises ?? [], rowSimilarity).flatMap(([old, next]) =>
    diffRow(old, next, reader),
  );
  return before && after ? [...headers, ...rows] : rows;
}

function diffRow(before: ExerciseRow | undefined, after: ExerciseRow | undefined, reader: Reader): DayChange[] {
  if (before && after) return diffCells(before, after, reader);
  const row = after ?? before;
  if (!row) return [];
  const summary = rowSummary(row, reader);
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
  const cells = Object.entries(cellTexts).flatMap(([field, textOf]) => {
    // The letter follows from the rows above: alone it is no change of this one.
    if (field === 'supersetWith' && before.supersetPosition === after.supersetPosition) return [];
    return diffField(name, field, textOf(before), textOf(after));
  });
  return [...exercise, ...cells];
}

function diffField(name: string, field: string, before: string | undefined, after: string | undefined): DayChange[] {
  if ((before ?? '') === (after ?? '')) return [];
  return [{ name, kind: 'changed', field, before: before || null, after: after || null }];
}
