import { addDays, daysBetween, mondayOf } from '#shell/common/dates.ts';
import { instantInZone, localTimeIn } from '#shell/common/local-time.ts';
import type { MetricReminder } from '../contract/reminder.ts';

/** Days and time are those of the client's calendar and clock, so the change to or from summer time moves neither. */
export interface ReminderSchedule extends MetricReminder {
  /** The day from which intervals are counted. */
  startsOn: string;
}

export interface NextReminder {
  day: string;
  at: Date;
}

interface Moment {
  after: Date;
  timeZone: string;
}

/** The first reminder after an instant. */
export function nextReminder(schedule: ReminderSchedule, { after, timeZone }: Moment): NextReminder {
  const today = localTimeIn(after, timeZone).day;
  const first = reminderOf(schedule, today, timeZone);
  return first.at > after ? first : reminderOf(schedule, addDays(first.day, 1), timeZone);
}

/** The day from which a new schedule counts: today while its time is still to come, otherwise tomorrow. */
export function startOf({ time }: MetricReminder, { after, timeZone }: Moment): string {
  const today = localTimeIn(after, timeZone).day;
  return instantInZone(`${today}T${time}`, timeZone) > after ? today : addDays(today, 1);
}

const maxLateMs = 3 * 3_600_000;

/** Whether a reminder is sent now, which was planned for `at`. One that could not be sent for three hours is left out. */
export function isInTime(at: Date, now: Date): boolean {
  const lateMs = now.getTime() - at.getTime();
  return lateMs >= 0 && lateMs < maxLateMs;
}

/** Whether the client is reminded now. The time zone may have changed since the reminder was planned. */
export function isReminderDue(
  { nextOn, time }: Pick<ReminderSchedule, 'time'> & { nextOn: string },
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  return isInTime(instantInZone(`${nextOn}T${time}`, timeZone), now);
}

function reminderOf(schedule: ReminderSchedule, from: string, timeZone: string): NextReminder {
  const day = dayFrom(schedule, from > schedule.startsOn ? from : schedule.startsOn);
  return { day, at: instantInZone(`${day}T${schedule.time}`, timeZone) };
}

/** The first day of the schedule on or after a day. */
function dayFrom({ everyDays, weekdays, startsOn }: ReminderSchedule, day: string): string {
  if (everyDays !== null) return addDays(startsOn, Math.ceil(daysBetween(startsOn, day) / everyDays) * everyDays);
  const present = daysBetween(mondayOf(day), day) + 1;
  return addDays(day, Math.min(...weekdays.map((weekday) => (weekday - present + 7) % 7)));
}
