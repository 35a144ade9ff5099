import { limits } from '../contract/document.ts';
import { type CopyCalendar, dateOfDay } from './pauses.ts';

/** The fields of a day that determine its date. Lists of days are ordered by `dayNumber`. */
export interface DatedDay {
  id: string;
  dayNumber: number;
  offset: number | null;
}

/**
 * Returns the offset of each day from the first day of the week: 0 to 6, ascending and without duplicates.
 *
 * A chosen offset is used when it leaves room for the days before and after it. The other days are distributed evenly
 * between the chosen ones: three days without offsets are on 0, 2 and 4.
 */
export function offsetsOf(days: readonly Pick<DatedDay, 'offset'>[]): number[] {
  const chosen = fittingOffsets(days);
  const bounds = [...chosen.entries(), [chosen.length, limits.daysAWeek] as const];
  const offsets: number[] = [];
  let previous = { index: -1, offset: -1 };
  for (const [index, offset] of bounds) {
    if (offset === null) continue;
    const free = offsetsBetween(previous.offset, offset);
    offsets.push(...distributed(free, index - previous.index - 1));
    if (index < chosen.length) offsets.push(offset);
    previous = { index, offset };
  }
  return offsets;
}

/** Returns the chosen offsets; null for a day without one and for an offset that leaves no room for the other days. */
export function fittingOffsets(days: readonly Pick<DatedDay, 'offset'>[]): (number | null)[] {
  let previous = { index: -1, offset: -1 };
  return days.map(({ offset }, index) => {
    if (offset === null) return null;
    const hasRoomBefore = offset - previous.offset >= index - previous.index;
    const hasRoomAfter = limits.daysAWeek - offset >= days.length - index;
    if (!hasRoomBefore || !hasRoomAfter) return null;
    previous = { index, offset };
    return offset;
  });
}

interface DayOfWeek {
  weekNumber: number;
  /** Days from the first day of the week. */
  offset: number;
}

/** Returns the number of a day in its copy, from 0. */
function dayOf({ weekNumber, offset }: DayOfWeek): number {
  return (weekNumber - 1) * 7 + offset;
}

export function dateOf({ weekNumber, offset, ...copy }: CopyCalendar & DayOfWeek): string {
  return dateOfDay(copy, dayOf({ weekNumber, offset }));
}

/** The dates of a copy; a template has no first day. */
export interface ProgramCalendar extends Omit<CopyCalendar, 'startsOn'> {
  startsOn: string | null;
  /** Dates on which workouts that were begun, done or skipped stay, although a pause that was made later moves their day; by workout. */
  staying?: Readonly<Record<string, string>> | undefined;
}

/** The date of a day for those who read it; null in a template. */
export function shownDateOf({ startsOn, pauses }: ProgramCalendar, day: DayOfWeek): string | null {
  return startsOn && dateOfDay({ startsOn, pauses }, dayOf(day));
}

interface WeekOfDays {
  weekNumber: number;
  days: readonly (Pick<DatedDay, 'offset'> & { workouts?: readonly { id: string }[] })[];
}

/** The prescribed date of the day with this index in its week, like `shownDateOf`; the one on which all its workouts stay, if they do. */
export function prescribedDateOf(
  { weekNumber, days }: WeekOfDays,
  dayIndex: number,
  { staying = {}, ...program }: ProgramCalendar,
): string | null {
  const [stays, ...others] = new Set(days[dayIndex]?.workouts?.map(({ id }) => staying[id]));
  if (stays && others.length === 0) return stays;
  return shownDateOf(program, { weekNumber, offset: offsetsOf(days)[dayIndex] ?? 0 });
}

/** Moves a day to an offset. A day that has this offset moves to the previous one. Days are renumbered by date. */
export function withDayMoved<D extends DatedDay>(days: readonly D[], id: string, toOffset: number): D[] {
  const offsets = offsetsOf(days);
  const from = offsets[days.findIndex((day) => day.id === id)];
  if (from === undefined) throw new Error(`withDayMoved: no day ${id}`);
  const swapped = offsets.map((offset) => (offset === from ? toOffset : offset === toOffset ? from : offset));
  return orderedByDate(days, swapped);
}

/**
 * Sets the offsets in `chosen`, by day id; null resets one. Days without an offset are distributed over the free dates
 * and all days are renumbered by date. When no day has an offset, the week is distributed evenly.
 */
export function withOffsets<D extends DatedDay>(days: readonly D[], chosen: ReadonlyMap<string, number | null>): D[] {
  const offsets = days.map((day) => chosen.get(day.id) ?? (chosen.has(day.id) ? null : day.offset));
  if (offsets.every((offset) => offset === null)) return days.map((day) => ({ ...day, offset: null }));

  const free = offsetsBetween(-1, limits.daysAWeek).filter((offset) => !offsets.includes(offset));
  const missing = distributed(free, offsets.filter((offset) => offset === null).length);
  return orderedByDate(
    days,
    offsets.map((offset) => offset ?? missing.shift() ?? 0),
  );
}

/** Whether two days have the same chosen offset. */
export function hasSharedDate(days: readonly Pick<DatedDay, 'offset'>[]): boolean {
  const offsets = days.flatMap(({ offset }) => offset ?? []);
  return new Set(offsets).size < offsets.length;
}

function orderedByDate<D extends DatedDay>(days: readonly D[], offsets: readonly number[]): D[] {
  return days
    .map((day, index) => ({ ...day, offset: offsets[index] ?? 0 }))
    .toSorted((one, other) => one.offset - other.offset)
    .map((day, index) => ({ ...day, dayNumber: index + 1 }));
}

/** Returns the offsets between `start` and `end`, both exclusive. */
function offsetsBetween(start: number, end: number): number[] {
  return Array.from({ length: end - start - 1 }, (_, index) => start + 1 + index);
}

/** Returns `count` of the `free` offsets, distributed evenly. */
function distributed(free: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => free[Math.floor((index * free.length) / count)] ?? 0);
}
