import { addDays, daysBetween, plainDateInZone } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import type { Slot } from '../contract/slots.ts';

/** The open hours of a week, on the clock of a time zone. */
export interface OfficeHours {
  hours: readonly Slot[];
  timeZone: string;
}

/** The open or closed stretch that an instant falls into. */
export interface OfficeState {
  isOpen: boolean;
  /** The beginning of the stretch; null when it was never otherwise. */
  since: Date | null;
  /** The end of the stretch; null when it never ends. */
  until: Date | null;
}

interface Stretch {
  from: Date;
  until: Date;
}

/** A slot recurs within a week; one more day covers the difference between time zones. */
const daysAround = 8;
/** A longer wait is counted as this many days. */
const maxDays = 60;

/**
 * Whether an instant is within the open hours. Slots are converted for each day, so they begin and end at the same time of the
 * clock when summer time begins or ends. Slots that touch are one stretch, also across midnight.
 */
export function officeStateAt(office: OfficeHours, now: Date): OfficeState {
  const today = plainDateInZone(now.toISOString(), office.timeZone);
  const stretches = openStretches(office, addDays(today, -daysAround), addDays(today, daysAround));
  const current = stretches.find(({ from, until }) => from <= now && now < until);
  if (current) {
    const isEndless = daysBetween(dayOf(current.from), dayOf(current.until)) > 2 * daysAround - 2;
    return isEndless
      ? { isOpen: true, since: null, until: null }
      : { isOpen: true, since: current.from, until: current.until };
  }
  const next = stretches.find(({ from }) => from > now);
  return {
    isOpen: false,
    since: stretches.findLast(({ until }) => until <= now)?.until ?? null,
    until: next?.from ?? null,
  };
}

/** Whether hours apply: not for a client with hours whose studio has none. */
export function hasOfficeHours({ availability, hours }: { availability: string; hours: readonly Slot[] }): boolean {
  return availability === 'hours' && hours.length > 0;
}

/** Milliseconds of a span that are within the open hours. */
export function openMsBetween(office: OfficeHours, from: Date, until: Date): number {
  const first = plainDateInZone(from.toISOString(), office.timeZone);
  const last = plainDateInZone(until.toISOString(), office.timeZone);
  const capped = daysBetween(first, last) > maxDays ? addDays(first, maxDays) : last;
  return openStretches(office, first, capped).reduce((total, stretch) => {
    const overlap =
      Math.min(stretch.until.getTime(), until.getTime()) - Math.max(stretch.from.getTime(), from.getTime());
    return total + Math.max(0, overlap);
  }, 0);
}

/** The open stretches of the days from `first` to `last`, in order. */
function openStretches({ hours, timeZone }: OfficeHours, first: string, last: string): Stretch[] {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  const slots = days.flatMap((day) =>
    hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, until }) => ({ from: instantAt(day, from, timeZone), until: instantAt(day, until, timeZone) })),
  );
  return slots.reduce<Stretch[]>((merged, slot) => {
    const previous = merged.at(-1);
    if (previous && slot.from <= previous.until) previous.until = slot.until;
    else merged.push({ ...slot });
    return merged;
  }, []);
}

function instantAt(day: string, time: string, timeZone: string): Date {
  if (time === '24:00') return instantInZone(`${addDays(day, 1)}T00:00:00`, timeZone);
  return instantInZone(`${day}T${time}:00`, timeZone);
}

/** 1 for Monday, 7 for Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
