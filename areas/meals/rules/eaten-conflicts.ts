import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, isAgainst } from '#areas/dietary-profiles/rules/conflicts.ts';
import { isExplainedByNote } from '#areas/dietary-profiles/rules/explained.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import type { EatenConflict, MealEntry } from '../contract.ts';

type Report = Pick<MealEntry, 'mealId' | 'state' | 'swaps'>;

/**
 * The foods that a client ate at a reported meal although the profile is against them, each once. A food whose conflicts a note of
 * the meal plan explains is not among them: the professional knows of it. What was eaten at a free meal is unknown.
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
  const found = new Map<string, Omit<EatenConflict, 'entryId'>>();
  for (const component of stored) {
    const swap = state === 'swapped' ? swaps.find(({ componentId }) => componentId === component.uuid) : undefined;
    const aliment = swap?.aliment ?? resolvedComponent(component, library).aliment;
    const isPlanned = swap?.alternativeId !== null;
    const { id: alimentId, name, name_en, category } = aliment;
    const reasons = conflictsOf(aliment, profile).filter(isAgainst);
    const isOpen = reasons.some((reason) => !isPlanned || !isExplainedByNote(component, alimentId, reason));
    if (isOpen && !found.has(alimentId)) found.set(alimentId, { alimentId, name, name_en, category, reasons });
  }
  return [...found.values()];
}
