import { timeZone } from '#shell/common/fields.ts';

/**
 * The time zone of this device, when its clock differs from that of the studio now or in half a year; otherwise null. It is only proposed:
 * days and times follow the zone that a person has chosen. Null, too, for a zone that the server refuses, such as `Etc/Unknown` or `CET`.
 */
export function otherDeviceTimeZone(studioZone: string, now = new Date(), zone = deviceTimeZone()): string | null {
  if (!timeZone.safeParse(zone).success) return null;
  const inHalfAYear = new Date(now.getTime() + 182 * 24 * 3_600_000);
  return [now, inHalfAYear].some((instant) => clockIn(zone, instant) !== clockIn(studioZone, instant)) ? zone : null;
}

function deviceTimeZone(): string {
  return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
}

function clockIn(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
}
