import { type Day, type ExerciseRow, limits, type Week } from '../contract/document.ts';
import { blocksOf, numbered } from './blocks.ts';
import { withPasted } from './copy.ts';
import { cloneDay, cloneWeek } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';

type NewId = () => string;

/** Rows as they are carried away: members of one superset that follow each other stay together, others stand alone. */
export function carriedRows(rows: readonly ExerciseRow[]): ExerciseRow[] {
  let before: ExerciseRow | undefined;
  let place = 0;
  return rows.map((row) => {
    const goesOn =
      row.supersetPosition !== null && before?.key === row.key && before.supersetPosition === row.supersetPosition - 1;
    place = goesOn ? place + 1 : 1;
    before = row;
    return { ...row, supersetPosition: row.supersetPosition === null ? null : place };
  });
}

/** Last in the workout, with ids of their own, their supersets with them. What finds no room is left out. */
export function withRowsAppended(
  rows: readonly ExerciseRow[],
  carried: readonly ExerciseRow[],
  newId: NewId,
): ExerciseRow[] {
  const copies = carried.slice(0, limits.rowsAWorkout - rows.length).map((row) => ({ ...row, id: newId() }));
  return numbered([...blocksOf(rows), ...blocksOf(copies)]);
}

/** Over the rows from that one on, each of which keeps who and where it is; what goes past the end is appended. */
export function withRowsPasted(
  rows: readonly ExerciseRow[],
  { id, carried, newId }: { id: string; carried: readonly ExerciseRow[]; newId: NewId },
): ExerciseRow[] {
  const first = rows.findIndex((row) => row.id === id);
  if (first === -1) throw new Error(`withRowsPasted: no row ${id}`);
  const pasted = rows.map((row, index) => {
    const copied = index < first ? undefined : carried[index - first];
    return copied ? withPasted(row, copied) : row;
  });
  return withRowsAppended(pasted, carried.slice(rows.length - first), newId);
}

/** The day keeps who and when it is; its workouts become copies of the others. */
export function withDayPasted(weeks: Week[], { id, day, newId }: { id: string; day: Day; newId: NewId }): Week[] {
  const { workouts } = cloneDay(day, newId);
  return withNumbers(
    weeks.map((week) => ({ ...week, days: week.days.map((one) => (one.id === id ? { ...one, workouts } : one)) })),
  );
}

/** Last in the week. */
export function withDayAppended(
  weeks: Week[],
  { weekId, day, newId }: { weekId: string; day: Day; newId: NewId },
): Week[] {
  const copy = { ...cloneDay(day, newId), offset: null };
  return withNumbers(weeks.map((week) => (week.id === weekId ? { ...week, days: [...week.days, copy] } : week)));
}

/** The week stays the week it is and holds what the other held. */
export function withWeekPasted(weeks: Week[], { id, week, newId }: { id: string; week: Week; newId: NewId }): Week[] {
  return withNumbers(weeks.map((one) => (one.id === id ? { ...cloneWeek(week, newId), id } : one)));
}

interface RepeatedWeek {
  week: Week;
  /** Index of the first week it is copied over; the number of weeks for behind the last. */
  first: number;
  count: number;
  newId: NewId;
}

/** Copies a week over `count` weeks, which keep their ids, and on behind the last; the week itself stays as it is. */
export function withWeekRepeated(weeks: Week[], { week, first, count, newId }: RepeatedWeek): Week[] {
  const repeated = Array.from({ length: count }, (_, index) => {
    const target = weeks[first + index];
    if (target?.id === week.id) return target;
    const copy = cloneWeek(week, newId);
    return target ? { ...copy, id: target.id } : copy;
  });
  return withNumbers(weeks.toSpliced(first, count, ...repeated));
}

/** Copies of the weeks, in their order, behind that week; 0 is before the first, past the end is last. */
export function withWeeksInserted(
  weeks: Week[],
  { chosen, afterWeek, newId }: { chosen: readonly Week[]; afterWeek: number; newId: NewId },
): Week[] {
  return withNumbers(weeks.toSpliced(afterWeek, 0, ...chosen.map((week) => cloneWeek(week, newId))));
}

/** Last in the program. */
export function withWeekAppended(weeks: Week[], week: Week, newId: NewId): Week[] {
  return withNumbers([...weeks, cloneWeek(week, newId)]);
}
