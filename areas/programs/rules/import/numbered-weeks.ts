import type { ImportedWeek, ImportedWorkout } from '../../contract/import.ts';
import { isEmpty, joined, type OutlineWeek } from './outline.ts';

/**
 * Returns the weeks with the content of the ones that they are said to be like, for weeks without exercises of their own, and which these
 * are, such as `4 = 3`.
 */
export function withCopiedWeeks(weeks: readonly OutlineWeek[]): { weeks: OutlineWeek[]; copied: string[] } {
  const result: OutlineWeek[] = [];
  const copied: string[] = [];
  for (const week of weeks) {
    const { copy } = week;
    const filled = result.filter(({ days }) => !days.every(isEmpty));
    const source = copy && filled.findLast((other) => copy.of === 'previous' || isOf(other, copy.of));
    if (!copy || !source || !week.days.every(isEmpty)) {
      result.push(week);
      continue;
    }
    result.push({ ...week, days: source.days, note: copy.hasMore ? week.note : '' });
    copied.push(`${numbersOf(week)} = ${copy.of === 'previous' ? numbersOf(source) : copy.of}`);
  }
  return { weeks: result, copied };
}

/** Names the weeks whose heading has no exercises below it, unless they are those in `missing` or have content elsewhere. */
export function leftOutWeeks(weeks: readonly OutlineWeek[], missing: readonly number[]): string[] {
  const hasContent = (number: number) =>
    missing.includes(number) || weeks.some((week) => isOf(week, number) && !week.days.every(isEmpty));
  const empty = weeks.filter(({ number, days }) => number !== null && days.every(isEmpty) && !hasContent(number));
  return empty.map(numbersOf);
}

/** `4`, or `4-5` for a range. */
function numbersOf({ number, times }: OutlineWeek): string {
  return times > 1 && number !== null ? `${number}-${number + times - 1}` : String(number ?? '');
}

/** A week with content and the numbers between it and the next one that have none. */
interface WeekPlace {
  week: OutlineWeek;
  missing: number[];
}

/**
 * Returns the weeks with content in their order. A number that the text leaves out before the next one, 3 of weeks 1, 2 and 4, or whose
 * heading has no exercises, is missing: the week before it is repeated. A number that stands elsewhere in the block is not missing.
 */
export function placesOf(weeks: readonly OutlineWeek[]): WeekPlace[] {
  const filled = weeks.filter(({ days }) => !days.every(isEmpty));
  return filled.map((week, index) => ({ week, missing: missingAfter(filled, index) }));
}

function missingAfter(weeks: readonly OutlineWeek[], index: number): number[] {
  const [week, next] = weeks.slice(index, index + 2);
  if (typeof week?.number !== 'number' || typeof next?.number !== 'number') return [];
  const first = week.number + week.times;
  const between = Array.from({ length: Math.max(0, next.number - first) }, (_, offset) => first + offset);
  // A first week begins another block, whose numbers are of its own.
  const start = weeks.findLastIndex(({ number }, at) => at <= index && number === 1);
  const end = weeks.findIndex(({ number }, at) => at > index && number === 1);
  const block = weeks.slice(Math.max(start, 0), end === -1 ? undefined : end);
  return between.filter((number) => !block.some((other) => isOf(other, number)));
}

function isOf({ number, times }: OutlineWeek, wanted: number): boolean {
  return number !== null && number <= wanted && wanted < number + times;
}

/** Counts the weeks; a range of weeks counts as its number of weeks. */
export function countWeeks(places: readonly WeekPlace[]): number {
  return places.reduce((sum, { week, missing }) => sum + week.times + missing.length, 0);
}

/** Returns the weeks; a range of weeks is repeated, and so is the week before missing ones, without the note of its heading. */
export function weeksOf(places: readonly WeekPlace[]): ImportedWeek[] {
  return places.flatMap(({ week: { days, times, note }, missing }, position) => {
    const isCopy = places[position - 1]?.week.days === days;
    const filled = days.filter((day) => !isEmpty(day));
    const noted = filled.map((day) => ({ workouts: withNote(day.workouts, note) }));
    return [
      ...Array.from({ length: times }, (_, index) =>
        index === 0 && !isCopy ? { days: noted } : { days: noted, repeatsPrevious: true },
      ),
      ...missing.map(() => ({ days: filled, repeatsPrevious: true })),
    ];
  });
}

function withNote([first, ...others]: readonly ImportedWorkout[], note: string): ImportedWorkout[] {
  return first ? [{ ...first, info: joined(note, first.info).slice(0, 2000) }, ...others] : [];
}
