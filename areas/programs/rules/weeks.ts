import { clamped } from '#shell/common/numbers.ts';
import { limits, type Week } from '../contract/document.ts';
import { cloneWeek } from './clone-weeks.ts';
import { newDay } from './days.ts';
import { withNumbers } from './numbers.ts';

interface NewWeeks {
  weeks: number;
  daysAWeek: number;
  newId: () => string;
}

/** Creates the weeks of a new program. Each day has one empty workout. */
export function newWeeks({ weeks, daysAWeek, newId }: NewWeeks): Week[] {
  return withNumbers(Array.from({ length: weeks }, () => newWeek(daysAWeek, newId)));
}

export function mayAddWeek(weeks: readonly Week[]): boolean {
  return weeks.length < limits.weeks;
}

/** Appends a week with as many days as the last one. */
export function withWeekAdded(weeks: Week[], newId: () => string): Week[] {
  const daysAWeek = weeks.at(-1)?.days.length || 1;
  return withNumbers([...weeks, newWeek(daysAWeek, newId)]);
}

export function withWeekDeleted(weeks: Week[], id: string): Week[] {
  return withNumbers(weeks.filter((week) => week.id !== id));
}

/** Inserts a copy of week `id` after week `after`, or appends it. */
export function withWeekCopied(
  weeks: Week[],
  { id, after, newId }: { id: string; after?: string; newId: () => string },
): Week[] {
  const copy = cloneWeek(getWeek(weeks, id), newId);
  const index = after === undefined ? weeks.length : weeks.indexOf(getWeek(weeks, after)) + 1;
  return withNumbers(weeks.toSpliced(index, 0, copy));
}

/** Moves the week to week number `toNumber`, limited to the number of weeks. */
export function withWeekMoved(weeks: Week[], id: string, toNumber: number): Week[] {
  const moved = weeks.find((week) => week.id === id);
  if (!moved) return weeks;
  const others = weeks.filter((week) => week !== moved);
  return withNumbers(others.toSpliced(clamped(toNumber, 1, weeks.length) - 1, 0, moved));
}

function newWeek(daysAWeek: number, newId: () => string): Week {
  return { id: newId(), weekNumber: 1, days: Array.from({ length: daysAWeek }, () => newDay(newId)) };
}

function getWeek(weeks: readonly Week[], id: string): Week {
  const week = weeks.find((one) => one.id === id);
  if (week === undefined) throw new Error(`getWeek: no week ${id}`);
  return week;
}
