import { mealsBelow } from './pasted-day-kinds.ts';

interface WeekLine {
  days: readonly { weekday: number | null }[];
  meals: readonly { name: string; number: number | null }[];
  week: number | null;
}

/** Weekdays that are named before the first one of them again begins another week. */
const fewestDays = 5;

/** The lines with the number of each week of a text that names none, where it begins again with its first weekday and a meal of it. */
export function withWeeksCounted<Line extends WeekLine>(lines: readonly Line[]): Line[] {
  if (lines.some(({ week }) => week !== null)) return [...lines];
  const first = lines.flatMap(({ days }) => days.flatMap(({ weekday }) => weekday ?? []))[0];
  let named = new Set<number>();
  let meals = new Set<string>();
  let week = 1;
  return lines.map((line, index) => {
    const weekdays = line.days.flatMap(({ weekday }) => weekday ?? []);
    const below = weekdays[0] === first ? mealsBelow(lines, index) : [];
    const isNext = named.size >= fewestDays && below.some((meal) => meals.has(meal));
    if (isNext) {
      week += 1;
      [named, meals] = [new Set(), new Set()];
    }
    for (const weekday of weekdays) named.add(weekday);
    for (const meal of below) meals.add(meal);
    return isNext ? { ...line, week } : line;
  });
}
