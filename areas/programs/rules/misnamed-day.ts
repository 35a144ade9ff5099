import { addDays, daysBetween, mondayOf } from '#shell/common/dates.ts';
import type { Week } from '../contract/document.ts';
import { offsetsOf } from './dates.ts';
import { weekdayOfTitle } from './weekday-of-title.ts';

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
