import { releaseReplaced } from '#areas/assignments/server/public.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { bindDeletions, deleteRestorably } from '#shell/server/deletions.ts';
import { publish } from '#shell/server/events.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanEnded, mealPlansDeleted } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { endReleased, findRemovableCopy, removeCopy } from '../store/copies.ts';
import * as store from '../store/meal-plans.ts';
import { continueArchived, findAlongside, findArchived, lockClientOf, replaceAgain } from '../store/restored-copies.ts';
import { correctMealPlans, waitForCorrections } from './corrected-foods.ts';

/** Deletes a template, whose copies stay, or takes the copy of a client away. Both can be restored. */
async function deleteMealPlan(scope: Scope, { id }: { id: string }): Promise<void> {
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  if (!(await store.lockTemplate(scope, id))) return unassignMealPlan(scope, { id });
  await deleteRestorably(scope, 'meal_plans', [id]);
  await publish(scope, mealPlansDeleted, { mealPlanIds: [id] });
}

/** Takes the copy of a client away. The days that the client had stay readable; what it would have replaced goes on. */
export async function unassignMealPlan(scope: Scope, { id }: { id: string }): Promise<void> {
  if (!(await store.mealPlanExists(scope, id))) throw new Problem(commonProblems.not_found);
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  await publish(scope, mealPlanEnded, { mealPlanId: id });
  await releaseReplaced(scope, 'meal_plans', { id, end: endReleased });
  const copy = await findRemovableCopy(scope, id);
  if (!copy) throw new Problem(commonProblems.not_found);
  if (copy.hasBegun) await removeCopy(scope, id);
  else await deleteRestorably(scope, 'meal_plans', [id]);
  await publish(scope, mealPlansDeleted, { mealPlanIds: [id] });
}

const deletions = bindDeletions({ table: 'meal_plans', onRestored: afterRestoration });

/** The deleted templates, or the meal plans that were taken away from a client. */
async function listDeleted(
  scope: Scope,
  { clientId }: ParsedRequest<typeof mealPlanRoutes.deleted>,
): Promise<ApiResponse<typeof mealPlanRoutes.deleted>> {
  if (!clientId) return deletions.deleted(scope, {});
  await assertVisibleClient(scope, clientId);
  const [{ deleted }, archived] = await Promise.all([
    deletions.deleted(scope, { clientId }),
    findArchived(scope, clientId),
  ]);
  const latestFirst = [...deleted, ...archived].toSorted(
    (one, other) => Date.parse(other.deletedAt) - Date.parse(one.deletedAt),
  );
  return { deleted: latestFirst };
}

/** Restores a template or the copy of a client, with what the client follows beside it: the professional may have changed it meanwhile. */
async function undeleteMealPlan(
  scope: Scope,
  { id }: { id: string },
): Promise<ApiResponse<typeof mealPlanRoutes.undelete>> {
  const clientId = await lockClientOf(scope, id);
  if (clientId && (await continueArchived(scope, id))) await afterRestoration(scope, id);
  else await deletions.undelete(scope, { id });
  return { alongside: await findAlongside(scope, id) };
}

/**
 * What its foods declare may have changed meanwhile, and other meal plans may have been assigned. The copy of a client whom the caller does
 * not see stays deleted: this throws.
 */
async function afterRestoration(scope: Scope, id: string): Promise<void> {
  if (!(await store.mealPlanExists(scope, id))) throw new Problem(commonProblems.not_found);
  await waitForCorrections(scope);
  await replaceAgain(scope, id);
  await correctMealPlans(scope, [id]);
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
}

export const mealPlanDeletions = { delete: deleteMealPlan, deleted: listDeleted, undelete: undeleteMealPlan };
