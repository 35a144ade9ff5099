import { z } from 'zod';
import { addDays, dayInZone, mondayOf } from '#shell/common/dates.ts';
import { day, idOf, optionalWords } from '#shell/common/fields.ts';

/** Checked before it is sent; the server checks the same again. */
export const Assignment = z.object({
  clientIds: z.array(idOf('clients')).min(1).max(200),
  startsOn: day,
  note: optionalWords(2000),
});

/** The first Monday after today, there where the account is. */
export function nextMonday(timeZone: string): string {
  return addDays(mondayOf(dayInZone(new Date().toISOString(), timeZone)), 7);
}
