import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { isWarning } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { withStatements } from '#areas/dietary-profiles/rules/unstated.ts';
import type { FoodConflict, UndecidedClient } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { mealPlanConflicts } from './conflicts.ts';

/** The foods of a meal plan of which a client would be warned if the profile stated what their declarations name, the worst first. */
export function declaredConflicts(content: MealPlanContent, statements: readonly NamedStatement[]): FoodConflict[] {
  if (statements.length === 0) return [];
  const declared = withStatements(emptyProfile, statements);
  return mealPlanConflicts(content, declared).filter(({ reasons }) => reasons.some(isWarning));
}

/** Maximum number of foods that are named of a client. */
const maxFoods = 100;

/** A client with what their undecided declarations name and the foods of a meal plan against it. */
export function undecidedClient(content: MealPlanContent, client: Omit<UndecidedClient, 'foods'>): UndecidedClient {
  return { ...client, foods: declaredConflicts(content, client.statements).slice(0, maxFoods) };
}
