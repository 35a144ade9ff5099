import type { OtherCare } from '#areas/completed-workouts/contract/other-care.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { hiddenFrom } from '../hidden.ts';
import { findCopyOn } from '../store/copies.ts';

/** That targets apply to the client today; null without any, and when the client must not see their numbers. */
export async function readTargetsOfToday(
  scope: Scope,
  { clientId, today }: { clientId: string; today: string },
): Promise<OtherCare | null> {
  const [current, hidden] = await Promise.all([findCopyOn(scope, clientId, today), hiddenFrom(scope, [clientId])]);
  return current && !hidden.has(clientId) ? { meals: null, hasTargets: true } : null;
}
