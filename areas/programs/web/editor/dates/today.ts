import { plainDateInZone } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';

/** The calendar day it is where the account is. */
export function useToday(): string {
  const { timeZone } = useMe();
  return plainDateInZone(new Date().toISOString(), timeZone);
}
