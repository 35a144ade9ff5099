import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { CheckedAliment } from '#areas/dietary-profiles/rules/checked-aliment.ts';
import { conflictsOf, isAgainst } from '#areas/dietary-profiles/rules/conflicts.ts';
import { isExplainedByNote } from '#areas/dietary-profiles/rules/explained.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import type { EatenConflict, MealEntry } from '../contract.ts';

type Report = Pick<MealEntry, 'mealId' | 'state' | 'swaps'>;

type Eaten = Omit<EatenConflict, 'entryId'>;

/**
 * The foods that a client ate at a reported meal although the profile is against them, each once. A food whose conflicts a note of
 * the meal plan explains is not among them: the professional knows of it. What was eaten at a free meal is unknown.
 */
export function eatenConflicts(report: Report, content: MealPlanContent, profile: DietaryProfile): Eaten[] {
  return eatenFoods(report, content, (aliment) => conflictsOf(aliment, profile).filter(isAgainst));
}

/** The same with the foods that are not eaten in pregnancy or while breastfeeding, for who may read these states. */
export function eatenConflictsWithStates(report: Report, content: MealPlanContent, profile: DietaryProfile): Eaten[] {
  const counts = (one: Conflict) => isAgainst(one) || one.kind === 'state';
  return eatenFoods(report, content, (aliment) => conflictsOf(aliment, profile).filter(counts));
}

function eatenFoods(
  { mealId, state, swaps }: Report,
  content: MealPlanContent,
  reasonsOf: (aliment: CheckedAliment) => Conflict[],
): Eaten[] {
  if (state !== 'as_planned' && state !== 'swapped') return [];
  const library = alimentsById(content.aliments);
  const meal = findMeal(content, mealId);
  const stored = meal?.mealComponents.flatMap(({ components }) => components) ?? [];
  const found = new Map<string, Eaten>();
  for (const component of stored) {
    const swap = state === 'swapped' ? swaps.find(({ componentId }) => componentId === component.uuid) : undefined;
    const aliment = swap?.aliment ?? resolvedComponent(component, library).aliment;
    const isPlanned = swap?.alternativeId !== null;
    const { id: alimentId, name, name_en, category } = aliment;
    const reasons = reasonsOf(aliment);
    const isOpen = reasons.some((reason) => !isPlanned || !isExplainedByNote(component, alimentId, reason));
    if (isOpen && !found.has(alimentId)) found.set(alimentId, { alimentId, name, name_en, category, reasons });
  }
  return [...found.values()];
}
