import type { UsedAliment } from '#areas/aliments/contract.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, isAgainst } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import type { EatenConflict, MealEntry } from '../contract.ts';

type Report = Pick<MealEntry, 'mealId' | 'state' | 'swaps'>;

/**
 * The foods that a client ate at a reported meal although the profile is against them, each once. A food that a note of the meal
 * plan explains is not among them: the professional knows of it. What was eaten at a free meal is unknown.
 */
export function eatenConflicts(
  { mealId, state, swaps }: Report,
  content: MealPlanContent,
  profile: DietaryProfile,
): Omit<EatenConflict, 'entryId'>[] {
  if (state !== 'as_planned' && state !== 'swapped') return [];
  const library = alimentsById(content.aliments);
  const meal = findMeal(content, mealId);
  const stored = meal?.mealComponents.flatMap(({ components }) => components) ?? [];
  const eaten = stored.flatMap((component): UsedAliment[] => {
    const swap = state === 'swapped' ? swaps.find(({ componentId }) => componentId === component.uuid) : undefined;
    const isExplained = component.conflictNote !== '' && swap?.alternativeId !== null;
    return isExplained ? [] : [swap?.aliment ?? resolvedComponent(component, library).aliment];
  });
  return [...alimentsById(eaten).values()].flatMap((aliment) => {
    const reasons = conflictsOf(aliment, profile).filter(isAgainst);
    const { id: alimentId, name, name_en, category } = aliment;
    return reasons.length > 0 ? [{ alimentId, name, name_en, category, reasons }] : [];
  });
}
