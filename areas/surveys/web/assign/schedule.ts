import { daysBetween, mondayOf, todayIn } from '#shell/common/dates.ts';
import type { Repetition } from '../../contract/assignments.ts';

/** What `ScheduleFields` edits. */
export interface Schedule extends Record<string, unknown> {
  repeats: Repetition;
  weekday: number;
  monthDay: number;
  startsOn: string;
  endsOn: string;
}

/** Every week on the day of today, from today, without an end. */
export function weeklyFromToday(timeZone: string): Schedule {
  const today = todayIn(timeZone);
  const weekday = daysBetween(mondayOf(today), today) + 1;
  return { repeats: 'weekly', weekday, monthDay: Number(today.slice(8)), startsOn: today, endsOn: '' };
}

/** The schedule as it is sent: only the day that its repetition needs. */
export function requestOf({ repeats, weekday, monthDay, startsOn, endsOn }: Schedule) {
  return {
    repeats,
    weekday: repeats === 'weekly' || repeats === 'biweekly' ? weekday : null,
    monthDay: repeats === 'monthly' ? monthDay : null,
    startsOn,
    endsOn: endsOn || null,
  };
}
