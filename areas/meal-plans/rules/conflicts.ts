import type { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { conflictLevels, type DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, levelOf, needsNote, worstOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { FoodConflict } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { componentsOf, mapComponents } from './content.ts';

/** The foods of a meal plan, also alternatives, that the client must not or does not eat; the worst first. */
export function mealPlanConflicts(content: MealPlanContent, profile: DietaryProfile): FoodConflict[] {
  const unexplained = unexplainedIds(content);
  return content.aliments
    .flatMap((aliment): FoodConflict[] => {
      const reasons = conflictsOf(aliment, profile);
      const worst = worstOf(reasons);
      if (!worst) return [];
      const { id: alimentId, name, name_en, category } = aliment;
      const isExplained = !unexplained.has(alimentId);
      return [{ alimentId, name, name_en, category, level: levelOf(worst), reasons, isExplained }];
    })
    .toSorted((one, other) => conflictLevels.indexOf(one.level) - conflictLevels.indexOf(other.level));
}

/** The conflicts that a note must explain before the client gets the meal plan. */
export function openConflicts(conflicts: readonly FoodConflict[]): FoodConflict[] {
  return conflicts.filter(({ level, isExplained }) => needsNote(level) && !isExplained);
}

/** The content with the note at each component that has one of the foods, also as an alternative, and no note yet. */
export function withConflictNote(
  content: MealPlanContent,
  alimentIds: ReadonlySet<UsedAliment['id']>,
  conflictNote: string,
): MealPlanContent {
  const withNote = (component: StoredComponent): StoredComponent =>
    component.conflictNote === '' && foodsOf(component).some((id) => alimentIds.has(id))
      ? { ...component, conflictNote }
      : component;
  return { ...content, days: content.days.map((day) => mapComponents(day, withNote)) };
}

/** The content without the notes that explain why a client eats a food. */
export function withoutConflictNotes(content: MealPlanContent): MealPlanContent {
  const withoutNote = (component: StoredComponent): StoredComponent => ({ ...component, conflictNote: '' });
  return { ...content, days: content.days.map((day) => mapComponents(day, withoutNote)) };
}

/** The foods with at least one use whose component has no note. */
function unexplainedIds(content: MealPlanContent): ReadonlySet<string> {
  return new Set(
    componentsOf(content)
      .filter(({ conflictNote }) => conflictNote === '')
      .flatMap(foodsOf),
  );
}

function foodsOf({ alimentId, alternatives }: StoredComponent): string[] {
  return [alimentId, ...alternatives.map((one) => one.alimentId)];
}
