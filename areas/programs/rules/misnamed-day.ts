import { addDays, daysBetween, mondayOf } from '#shell/common/dates.ts';
import type { Week } from '../contract/document.ts';
import { offsetsOf } from './dates.ts';
import { weekdayOfTitle } from './weekday-of-title.ts';

/**
 * Returns the first of the six days after `startsOn` on which the program can start so that all days match the weekdays that name them;
 * null when none does, or `startsOn` does already.
 */
export function matchingStart(weeks: readonly Week[], startsOn: string): string | null {
  if (!misnamedDay(weeks, startsOn)) return null;
  const others = [1, 2, 3, 4, 5, 6].map((days) => addDays(startsOn, days));
  return others.find((day) => !misnamedDay(weeks, day)) ?? null;
}

/**
 * Returns the title and date of the first workout of the first week that is named by another weekday than that of its date, for a
 * program that starts on `startsOn`; null when all names are true.
 */
export function misnamedDay([week]: readonly Week[], startsOn: string): { title: string; date: string } | null {
  const offsets = offsetsOf(week?.days ?? []);
  const workouts = (week?.days ?? []).flatMap(({ workouts: ofDay }, index) =>
    ofDay.map(({ title }) => ({ title, date: addDays(startsOn, offsets[index] ?? 0) })),
  );
  return (
    workouts.find(({ title, date }) => {
      const weekday = weekdayOfTitle(title);
      return weekday !== null && weekday !== daysBetween(mondayOf(date), date);
    }) ?? null
  );
}
