import { addDays, mondayOf } from '#shell/common/dates.ts';

/** Months are `2026-11`, calendar days `2026-11-20`; neither knows a time zone. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that hold a day of the month, from Monday to Sunday, with the days of the months beside it. */
export function weeksOfMonth(month: string): string[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday)));
  return weeks;
}

/** A month on or back; the 31st becomes the last day there is. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const there = `${month}${day.slice(7)}`;
  return there < last ? there : last;
}
