import { type Day, type ExerciseRow, limits, type Week } from '../contract/document.ts';
import { blocksOf, numbered, withRestOf } from './blocks.ts';
import { cloneDay, cloneWeek } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';

type NewId = () => string;

/**
 * Returns the rows as they are copied to the clipboard: adjacent members of one superset remain a superset, other
 * members become supersets of one, which `numbered` dissolves.
 */
export function toClipboardRows(rows: readonly ExerciseRow[]): ExerciseRow[] {
  let previous: ExerciseRow | undefined;
  let position = 0;
  return rows.map((row) => {
    const { key, supersetPosition } = row;
    const continues =
      supersetPosition !== null && previous?.key === key && previous.supersetPosition === supersetPosition - 1;
    position = continues ? position + 1 : 1;
    previous = row;
    return { ...row, supersetPosition: supersetPosition === null ? null : position };
  });
}

/** Appends copies with new ids and the same supersets. Rows beyond the limit of a workout are omitted. */
export function withRowsAppended(
  rows: readonly ExerciseRow[],
  copied: readonly ExerciseRow[],
  newId: NewId,
): ExerciseRow[] {
  const copies = copied.slice(0, limits.rowsAWorkout - rows.length).map((row) => ({ ...row, id: newId() }));
  return numbered([...blocksOf(rows), ...blocksOf(copies)]);
}

/** Inserts copies like `withRowsAppended`, after the row `after` or the superset that contains it. */
export function withRowsInserted(
  rows: readonly ExerciseRow[],
  { copied, after, newId }: { copied: readonly ExerciseRow[]; after: string; newId: NewId },
): ExerciseRow[] {
  const index = blocksOf(rows).findIndex((block) => block.some(({ id }) => id === after));
  const blocks = blocksOf(withRowsAppended(rows, copied, newId));
  if (index === -1) return numbered(blocks);
  const before = blocksOf(rows).length;
  return numbered([...blocks.slice(0, index + 1), ...blocks.slice(before), ...blocks.slice(index + 1, before)]);
}

/** Pastes over the rows from row `id` on, which keep their ids and positions. Rows beyond the end are appended. */
export function withRowsPasted(
  rows: readonly ExerciseRow[],
  { id, copied, newId }: { id: string; copied: readonly ExerciseRow[]; newId: NewId },
): ExerciseRow[] {
  const first = rows.findIndex((row) => row.id === id);
  if (first === -1) throw new Error(`withRowsPasted: no row ${id}`);
  const pasted = rows.map((row, index) => {
    const source = index < first ? undefined : copied[index - first];
    return source ? withPasted(row, source) : row;
  });
  return withRowsAppended(pasted, copied.slice(rows.length - first), newId);
}

/**
 * Pastes the values of `source` into the row `target`, which keeps its id, letter, position and superset position. It
 * also keeps its rest when either row has `no_rest`, which belongs to the position in a superset and not to the
 * exercise.
 */
export function withPasted(target: ExerciseRow, source: ExerciseRow): ExerciseRow {
  const { id, key, position, supersetPosition } = target;
  const pasted = { ...source, id, key, position, supersetPosition };
  const keepsRest = target.restType === 'no_rest' || source.restType === 'no_rest';
  return keepsRest ? withRestOf(target, pasted) : pasted;
}

/** Replaces the workouts of day `id` by copies. The id, number and date of the day stay. */
export function withDayPasted(weeks: Week[], { id, day, newId }: { id: string; day: Day; newId: NewId }): Week[] {
  const { workouts } = cloneDay(day, newId);
  return withNumbers(
    weeks.map((week) => ({ ...week, days: week.days.map((one) => (one.id === id ? { ...one, workouts } : one)) })),
  );
}

/** Appends a copy of the day, without its offset, to the week. */
export function withDayAppended(
  weeks: Week[],
  { weekId, day, newId }: { weekId: string; day: Day; newId: NewId },
): Week[] {
  const copy = { ...cloneDay(day, newId), offset: null };
  return withNumbers(weeks.map((week) => (week.id === weekId ? { ...week, days: [...week.days, copy] } : week)));
}

/** Replaces the content of week `id` by a copy. The id and number of the week stay. */
export function withWeekPasted(weeks: Week[], { id, week, newId }: { id: string; week: Week; newId: NewId }): Week[] {
  return withNumbers(weeks.map((one) => (one.id === id ? { ...cloneWeek(week, newId), id } : one)));
}

interface RepeatedWeek {
  week: Week;
  /** Index of the first week to replace; the number of weeks appends all copies. */
  first: number;
  count: number;
  newId: NewId;
}

/**
 * Replaces `count` weeks by copies of `week` and appends the copies beyond the last week. Replaced weeks keep their ids;
 * `week` itself is not replaced.
 */
export function withWeekRepeated(weeks: Week[], { week, first, count, newId }: RepeatedWeek): Week[] {
  const repeated = Array.from({ length: count }, (_, index) => {
    const target = weeks[first + index];
    if (target?.id === week.id) return target;
    const copy = cloneWeek(week, newId);
    return target ? { ...copy, id: target.id } : copy;
  });
  return withNumbers(weeks.toSpliced(first, count, ...repeated));
}

/** Inserts copies of the weeks after week number `afterWeek`; 0 inserts before the first, a number beyond the end appends. */
export function withWeeksInserted(
  weeks: Week[],
  { chosen, afterWeek, newId }: { chosen: readonly Week[]; afterWeek: number; newId: NewId },
): Week[] {
  return withNumbers(weeks.toSpliced(afterWeek, 0, ...chosen.map((week) => cloneWeek(week, newId))));
}
