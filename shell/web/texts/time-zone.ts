let timeZone: string | undefined;

/** Zone in which instants are shown: that of the account, by which the server also groups days; a guest's is the device's. */
export function currentTimeZone(): string | undefined {
  return timeZone;
}

export function setCurrentTimeZone(next: string | undefined): void {
  timeZone = next;
}
