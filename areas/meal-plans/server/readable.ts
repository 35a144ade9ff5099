import { findWithheldClients } from '#areas/clients/server/public.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { withoutConflictNotes } from '../rules/conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findAudience } from './store/meal-plans.ts';

/** A content of the meal plan as the caller may read it. */
export async function readableContent<Content extends Pick<MealPlanContent, 'days'>>(
  scope: Scope,
  mealPlanId: string,
  content: Content,
): Promise<Content> {
  const [mealPlan] = await findAudience(scope, [mealPlanId]);
  return (await hidesConflictNotes(scope, mealPlan?.clientId ?? null)) ? withoutConflictNotes(content) : content;
}

/** Whether the notes about conflicts, which name allergies, are hidden from the caller: without the client's consent to health data. */
export async function hidesConflictNotes(scope: Scope, clientId: string | null): Promise<boolean> {
  return clientId !== null && (await findWithheldClients(scope, [clientId])).size > 0;
}
