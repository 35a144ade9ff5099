import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { mustBeDecided } from '#areas/dietary-profiles/rules/conflicts.ts';
import { findUndecided } from '#areas/dietary-profiles/server/public.ts';
import type { UndecidedClient } from '../../contract/assigned.ts';
import type { ConflictingMealPlan } from '../../contract/conflicting.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { declaredConflicts, undecidedClient } from '../../rules/declared-conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { findFollowedToday } from '../store/conflicts.ts';
import { findContents } from '../store/published.ts';
import { readPreviewed } from './conflicts.ts';
import { listedFood } from './recheck.ts';

interface Previewed {
  templateId: string;
  /** The content of the template, when it was read already. */
  content: MealPlanContent | undefined;
  /** What the undecided declarations of each client name. */
  undecided: ReadonlyMap<string, readonly NamedStatement[]>;
  names: ReadonlyMap<string, string>;
}

/** The clients with undecided declarations, and the foods of a template against what these name; those with foods first. */
export async function previewUndecided(
  scope: Scope,
  { templateId, content: known, undecided, names }: Previewed,
): Promise<UndecidedClient[]> {
  if (undecided.size === 0) return [];
  const content = known ?? (await readPreviewed(scope, templateId));
  const yieldToOthers = createYield();
  const clients: UndecidedClient[] = [];
  for (const [clientId, statements] of undecided) {
    const clientName = names.get(clientId) ?? '';
    clients.push(undecidedClient(content, { clientId, clientName, statements: [...statements] }));
    await yieldToOthers();
  }
  return [...clients.filter(({ foods }) => foods.length > 0), ...clients.filter(({ foods }) => foods.length === 0)];
}

/**
 * The meal plans of today with foods that must be decided if what their clients declared is confirmed, and that no note explains, for
 * who may read the declarations.
 */
export async function findDeclaredConflicting(
  scope: Scope,
  filter: { clientId?: string | undefined },
): Promise<ConflictingMealPlan[]> {
  const followed = await findFollowedToday(scope, filter);
  const undecided = await findUndecided(
    scope,
    followed.map(({ clientId }) => clientId),
  );
  const toCheck = followed.filter(({ clientId }) => (undecided.get(clientId) ?? []).length > 0);
  const contents = await findContents(scope, [...new Set(toCheck.map(({ contentId }) => contentId))]);
  const yieldToOthers = createYield();
  const conflicting: ConflictingMealPlan[] = [];
  for (const { contentId, ...mealPlan } of toCheck) {
    const content = contents.get(contentId);
    const found = content ? declaredConflicts(content, undecided.get(mealPlan.clientId) ?? []) : [];
    const foods = found
      .filter(({ reasons, isNoted, isExplained }) => reasons.some(mustBeDecided) && !isNoted && !isExplained)
      .map((one) => ({ ...listedFood(one), isDeclared: true as const }));
    if (foods.length > 0) conflicting.push({ ...mealPlan, foods });
    await yieldToOthers();
  }
  return conflicting;
}
