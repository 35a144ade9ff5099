import { membershipsOfClients, professionalsOfAccount, professionalsOfAny } from '#areas/clients/server/public.ts';
import { macroChanged } from '#areas/macros/contract/library.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { mealPlanChanged } from '../contract/routes.ts';
import { findAudience } from './store/meal-plans.ts';

/** Whether the clients of copies receive the event too: they see only published versions. */
interface Audience {
  tellsClients: boolean;
  /** The version of a single meal plan that is being saved. */
  savedVersion?: Promise<number>;
}

/** The open apps of those who see the meal plans follow: all professionals see a template, those of its client a copy. */
export async function emitMealPlansChanged(
  scope: Pick<PublicScope, 'db' | 'live'>,
  ids: readonly string[],
  { tellsClients, savedVersion }: Audience,
): Promise<void> {
  if (ids.length === 0) return;
  const mealPlans = await findAudience(scope, ids);
  const clientIds = mealPlans.flatMap(({ clientId }) => clientId ?? []);
  const hasTemplate = clientIds.length < mealPlans.length;
  const [professionals, clients] = await Promise.all([
    hasTemplate ? professionalsOfAccount(scope) : professionalsOfAny(scope, clientIds),
    tellsClients && clientIds.length > 0 ? membershipsOfClients(scope, clientIds) : [],
  ]);
  const [only, ...others] = mealPlans;
  const changed =
    only && others.length === 0
      ? { mealPlanId: only.id, version: (await savedVersion) ?? only.version }
      : { mealPlanId: null, version: null };
  emitLiveEvent(scope, mealPlanChanged, { membershipIds: [...professionals, ...clients], data: changed });
}

/** Clients see other numbers than before, or none: their open apps load meal plans, meals and targets again. */
export function emitShownNumbersChanged(scope: Pick<PublicScope, 'live'>, membershipIds: readonly string[]): void {
  emitLiveEvent(scope, mealPlanChanged, { membershipIds, data: { mealPlanId: null, version: null } });
  emitLiveEvent(scope, macroChanged, { membershipIds, data: { clientId: null } });
}
