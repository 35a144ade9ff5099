import { addDays } from '#shell/common/dates.ts';
import type { MaternalName } from './maternal-names.ts';

/** Days for which a statement about breastfeeding counts: two years, for which the WHO recommends it, or longer. */
export const lactatingDays = 730;
const pregnantDays = 280;

/** Whether a state that was stated at `sentAt` may still hold on a day. */
export function mayHold(state: MaternalName, sentAt: string, on: string): boolean {
  return addDays(sentAt.slice(0, 10), state === 'pregnant' ? pregnantDays : lactatingDays) > on;
}
