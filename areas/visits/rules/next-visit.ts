import type { VisitCard } from '../contract/routes.ts';

/**
 * The day of the next visit that was agreed at the newest visit with such a day; null when none was agreed, or when there is a
 * visit on that day or later. A day in the past is returned too: the visit did not take place.
 */
export function nextVisitDay(newestFirst: readonly Pick<VisitCard, 'takenOn' | 'nextVisitOn'>[]): string | null {
  const day = newestFirst.find(({ nextVisitOn }) => nextVisitOn !== null)?.nextVisitOn ?? null;
  return newestFirst.some(({ takenOn }) => day !== null && takenOn >= day) ? null : day;
}
