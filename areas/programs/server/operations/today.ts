import { plainDateInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The calendar day it is for the account. */
export function todayOf({ caller }: Scope): string {
  return plainDateInZone(new Date().toISOString(), caller.timeZone);
}
