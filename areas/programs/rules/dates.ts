import { addDays } from '#shell/common/dates.ts';
import { limits } from '../contract/document.ts';

/** What the rules of dates need of a day; a week's days come in the order of their numbers. */
export interface DatedDay {
  id: string;
  dayNumber: number;
  offset: number | null;
}

/**
 * On which day of the week, 0 to 6, each of its days falls: in order, and no two on one.
 *
 * A day's own offset holds as long as it leaves room for the days before and after it; the other days are spread evenly
 * over what lies between: three days without offsets fall on 0, 2 and 4.
 */
export function offsetsOf(days: readonly Pick<DatedDay, 'offset'>[]): number[] {
  const own = heldOffsets(days);
  const bounds = [...own.entries(), [own.length, limits.daysAWeek] as const];
  const offsets: number[] = [];
  let after = { index: -1, offset: -1 };
  for (const [index, offset] of bounds) {
    if (offset === null) continue;
    const free = datesBetween(after.offset, offset);
    offsets.push(...spread(free, index - after.index - 1));
    if (index < own.length) offsets.push(offset);
    after = { index, offset };
  }
  return offsets;
}

/** The offsets of their own that the days can keep; null for those that would leave no room. */
export function heldOffsets(days: readonly Pick<DatedDay, 'offset'>[]): (number | null)[] {
  let before = { index: -1, offset: -1 };
  return days.map(({ offset }, index) => {
    if (offset === null) return null;
    const fits = offset - before.offset >= index - before.index && limits.daysAWeek - offset >= days.length - index;
    if (!fits) return null;
    before = { index, offset };
    return offset;
  });
}

/** The calendar day on which a day of that week falls. */
export function dateOf({
  startsOn,
  weekNumber,
  offset,
}: {
  startsOn: string;
  weekNumber: number;
  offset: number;
}): string {
  return addDays(startsOn, (weekNumber - 1) * 7 + offset);
}

/**
 * The day falls on that day of the week afterwards, and nobody else moves: who was there takes the place it leaves. The
 * days are numbered by date.
 */
export function withDayMoved<D extends DatedDay>(days: readonly D[], id: string, toOffset: number): D[] {
  const offsets = offsetsOf(days);
  const from = offsets[days.findIndex((day) => day.id === id)];
  if (from === undefined) throw new Error(`withDayMoved: no day ${id}`);
  const exchanged = offsets.map((offset) => (offset === from ? toOffset : offset === toOffset ? from : offset));
  return byDate(days, exchanged);
}

/**
 * The days with the offsets that somebody chose for some of them; the others are spread over the dates that are left.
 * They are numbered by date. Without any chosen offset the week is spread evenly again.
 */
export function withOffsets<D extends DatedDay>(days: readonly D[], chosen: ReadonlyMap<string, number | null>): D[] {
  const own = days.map((day) => chosen.get(day.id) ?? (chosen.has(day.id) ? null : day.offset));
  if (own.every((offset) => offset === null)) return days.map((day) => ({ ...day, offset: null }));

  const free = datesBetween(-1, limits.daysAWeek).filter((offset) => !own.includes(offset));
  const others = spread(free, own.filter((offset) => offset === null).length);
  return byDate(
    days,
    own.map((offset) => offset ?? others.shift() ?? 0),
  );
}

/** Whether two days were put on one date. */
export function hasSharedDate(days: readonly Pick<DatedDay, 'offset'>[]): boolean {
  const own = days.flatMap(({ offset }) => offset ?? []);
  return new Set(own).size < own.length;
}

function byDate<D extends DatedDay>(days: readonly D[], offsets: readonly number[]): D[] {
  return days
    .map((day, index) => ({ ...day, offset: offsets[index] ?? 0 }))
    .toSorted((one, other) => one.offset - other.offset)
    .map((day, index) => ({ ...day, dayNumber: index + 1 }));
}

function datesBetween(after: number, before: number): number[] {
  return Array.from({ length: before - after - 1 }, (_, index) => after + 1 + index);
}

/** So many of the dates, as evenly as they go. */
function spread(dates: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => dates[Math.floor((index * dates.length) / count)] ?? 0);
}
