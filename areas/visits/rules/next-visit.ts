import type { VisitCard } from '../contract/routes.ts';

/**
 * The day of the next visit that was agreed at the newest visit with such a day; null when none was agreed, or when the client has
 * come on that day or later. A draft with a date in the future does not count as a visit. A day in the past is returned too: the visit
 * did not take place.
 */
export function nextVisitDay(
  newestFirst: readonly Pick<VisitCard, 'takenOn' | 'nextVisitOn' | 'state'>[],
  today: string,
): string | null {
  const day = newestFirst.find(({ nextVisitOn }) => nextVisitOn !== null)?.nextVisitOn ?? null;
  const hasCome = newestFirst.some(
    ({ takenOn, state }) => day !== null && takenOn >= day && (state === 'completed' || takenOn <= today),
  );
  return hasCome ? null : day;
}
