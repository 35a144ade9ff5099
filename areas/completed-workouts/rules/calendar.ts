import { addDays, mondayOf } from '#shell/common/dates.ts';

/** Returns the month of a date. Months are `2026-11` and dates `2026-11-20`, both without a time zone. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns the weeks, Monday to Sunday, that contain a day of the month, including days of the adjacent months. */
export function weeksOfMonth(month: string): string[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday)));
  return weeks;
}

/** Returns the same day in another month, or the last day of that month when it is shorter. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => sameDayIn(addMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayIn(addMonths(monthOf(day), 1), day),
};

/** Returns the day to which an arrow, Home, End, Page Up or Page Down key moves; undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  return moves[key]?.(day);
}
