import { defaultTimeZone } from '#shell/common/dates.ts';

let timeZone: string = defaultTimeZone;

/**
 * The time zone in which instants are shown: that of the logged-in user, by which the server also groups days. It never
 * depends on the zone of the device.
 */
export function currentTimeZone(): string {
  return timeZone;
}

export function setCurrentTimeZone(next: string): void {
  timeZone = next;
}
