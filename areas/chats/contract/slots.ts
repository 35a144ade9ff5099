import { z } from 'zod';

/** A time of day, `00:00` to `24:00`. */
const slotTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'chats:invalid.time');

/** An open time of a weekday on the clock of the account, 1 is Monday; `24:00` is the end of the day. */
export const Slot = z.object({ weekday: z.number().int().min(1).max(7), from: slotTime, until: slotTime });
export type Slot = z.output<typeof Slot>;

/** The slots of a week: each ends after it begins, and those of a weekday do not overlap. */
export const slots = z
  .array(Slot)
  .max(35)
  .refine(areSlotsValid, 'chats:invalid.slots')
  .meta({ examples: [[{ weekday: 1, from: '09:00', until: '18:00' }]] });

function areSlotsValid(all: readonly Slot[]): boolean {
  const sorted = all.toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1));
  return sorted.every((slot, index) => {
    const next = sorted[index + 1];
    return slot.from < slot.until && (next?.weekday !== slot.weekday || slot.until <= next.from);
  });
}
