let timeZone: string | undefined;

/**
 * The time zone in which instants are shown: that of the account, by which the server also groups days. Undefined for a
 * guest, who gets the zone of the device.
 */
export function currentTimeZone(): string | undefined {
  return timeZone;
}

export function setCurrentTimeZone(next: string | undefined): void {
  timeZone = next;
}
