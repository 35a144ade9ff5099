import { findPregnancies } from '#areas/dietary-profiles/server/public.ts';
import type { NotCountedPeriod } from '#areas/metrics/server/public.ts';
import { isOfPregnancy, pregnancyEnd } from '../../rules/maternal-state.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { findMaternalStates } from '../store/marks.ts';

/**
 * The pregnancies of the dietary profile and those of completed visits, which last until a visit says otherwise. Body composition does not
 * count in them.
 */
export async function findPregnancyPeriods(scope: ReadScope, clientId: string): Promise<NotCountedPeriod[]> {
  const [ofProfile, visits] = await Promise.all([
    findPregnancies(scope, clientId),
    findMaternalStates(scope, clientId),
  ]);
  const ofVisits = visits.flatMap((visit, index) => {
    if (!isOfPregnancy(visit)) return [];
    const longest = pregnancyEnd(visit);
    const next = visits.slice(index + 1).find((one) => !isOfPregnancy(one))?.day ?? longest;
    return [{ from: visit.day, until: next < longest ? next : longest }];
  });
  return [...ofProfile, ...ofVisits].map((one) => ({ reason: 'pregnancy', ...one }));
}
