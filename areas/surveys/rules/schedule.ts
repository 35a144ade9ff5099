import { addDays, daysBetween, mondayOf } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import type { Repetition } from '../contract/assignments.ts';

/** Days are those of the client's calendar, so the change to or from summer time moves none of them. */
export interface Schedule {
  repeats: Repetition;
  /** 1 is Monday. */
  weekday: number | null;
  /** 31 is the last day of each month. */
  monthDay: number | null;
  startsOn: string;
  endsOn: string | null;
  pausedFrom: string | null;
  /** The last day of the pause; null: without end. */
  pausedUntil: string | null;
}

/** The first day of the schedule on or after `day`; null when there is none. Counted from the start, never from an answer. */
export function nextDue(schedule: Schedule, day: string): string | null {
  const { startsOn, endsOn, pausedFrom, pausedUntil } = schedule;
  let due = unpausedDue(schedule, day > startsOn ? day : startsOn);
  if (due !== null && pausedFrom !== null && due >= pausedFrom) {
    if (pausedUntil === null) return null;
    if (due <= pausedUntil) due = unpausedDue(schedule, addDays(pausedUntil, 1));
  }
  return due === null || (endsOn !== null && due > endsOn) ? null : due;
}

function unpausedDue({ repeats, weekday, monthDay, startsOn }: Schedule, day: string): string | null {
  if (repeats === 'once') return day <= startsOn ? startsOn : null;
  if (repeats === 'monthly') return nextMonthly(monthDay ?? 1, day);
  const first = addDays(startsOn, addDaysToWeekday(startsOn, weekday ?? 1));
  const interval = repeats === 'weekly' ? 7 : 14;
  const passed = Math.max(0, Math.ceil(daysBetween(first, day) / interval));
  return addDays(first, passed * interval);
}

/** Days from a day to the next such weekday, 0 to 6. */
function addDaysToWeekday(day: string, weekday: number): number {
  const present = daysBetween(mondayOf(day), day) + 1;
  return (weekday - present + 7) % 7;
}

function nextMonthly(monthDay: number, day: string): string {
  const inMonth = dayOfMonth(day.slice(0, 7), monthDay);
  if (inMonth >= day) return inMonth;
  const nextMonth = addDays(lastOfMonth(day.slice(0, 7)), 1).slice(0, 7);
  return dayOfMonth(nextMonth, monthDay);
}

function dayOfMonth(month: string, monthDay: number): string {
  const last = lastOfMonth(month);
  const wanted = `${month}-${String(monthDay).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}

function lastOfMonth(month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return addDays(`${next}-01`, -1);
}

/**
 * The day to ask on when the job runs on `today`: the last one that has passed. Days of a time in which the job did not run are
 * left out, so that the client misses none of them.
 */
export function dueToday(schedule: Schedule, nextOn: string, today: string): string {
  let due = nextOn;
  for (;;) {
    const following = nextDue(schedule, addDays(due, 1));
    if (following === null || following > today) return due;
    due = following;
  }
}

/** The last day on which a check-in is open: the day before the next one. Null: until it is sent. */
export function closesOn(schedule: Schedule, dueOn: string): string | null {
  if (schedule.repeats === 'once') return schedule.endsOn;
  const following = unpausedDue(schedule, addDays(dueOn, 1));
  return following && addDays(following, -1);
}

export type Step = 1 | 2 | 3;
const evening = '18:00';
const morning = '08:00';

/** A reminder that follows the announcement of a check-in sooner than this would repeat it. */
const minReminderMs = 6 * 3_600_000;

/**
 * What happens next with an open check-in: 1 a reminder in the evening of its day, 2 one in the next morning, 3 the end. A
 * reminder whose time has passed is left out, and, when the check-in is opened now (`after` is 0), one that would follow at once.
 */
export function nextStep(
  { dueOn, closesOn: lastDay }: { dueOn: string; closesOn: string | null },
  { after, now, timeZone }: { after: 0 | Step; now: Date; timeZone: string },
): { step: Step; at: Date } | null {
  const end = lastDay && instantInZone(`${addDays(lastDay, 1)}T00:00`, timeZone);
  const reminders = [
    { step: 1 as const, at: instantInZone(`${dueOn}T${evening}`, timeZone) },
    { step: 2 as const, at: instantInZone(`${addDays(dueOn, 1)}T${morning}`, timeZone) },
  ];
  const earliest = new Date(now.getTime() + (after === 0 ? minReminderMs : 0));
  const reminder = reminders.find(({ step, at }) => step > after && at > earliest && (!end || at < end));
  return reminder ?? (end ? { step: 3, at: end } : null);
}

/** Check-ins missed one after the other, after which a client is not asked any more. */
export const maxMisses = 3;
