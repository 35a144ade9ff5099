/**
 * The time zone of this device, when its clock differs from that of the studio now or in half a year; otherwise null. It is only proposed:
 * days and times follow the zone that a person has chosen.
 */
export function otherDeviceTimeZone(studioZone: string, now = new Date()): string | null {
  const zone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const inHalfAYear = new Date(now.getTime() + 182 * 24 * 3_600_000);
  return [now, inHalfAYear].some((instant) => clockIn(zone, instant) !== clockIn(studioZone, instant)) ? zone : null;
}

function clockIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
}
