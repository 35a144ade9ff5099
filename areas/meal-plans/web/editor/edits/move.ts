import { withMealChanged } from '../../../rules/edit-meals.ts';
import { withDayChanged } from '../../../rules/edit-days.ts';
import { limits, type MealComponent } from '../../../contract.ts';
import type { EditorStore } from '../context.tsx';
import { findMeal, findRow, mealPlanOf } from '../state/meal-plan-of.ts';
import { changeMealPlan } from './change.ts';

/** A position among the rows of a meal: before a row, or at the end when `beforeId` is null. */
export interface RowPosition {
  mealId: string;
  beforeId: string | null;
}

/** Moves rows of any meals to a position, in their order, as one undo entry. A meal without room for them changes nothing. */
export function moveRowsTo(store: EditorStore, ids: readonly string[], { mealId, beforeId }: RowPosition): void {
  const mealPlan = mealPlanOf(store.getState().content);
  const moved = ids.flatMap((id) => findRow(mealPlan, id)?.row ?? []);
  const target = findMeal(mealPlan, mealId)?.meal;
  if (!target || moved.length === 0 || (beforeId !== null && ids.includes(beforeId))) return;
  const others = target.mealComponents.filter(({ id }) => !ids.includes(id));
  if (others.length + moved.length > limits.componentsAMeal) return;
  const index = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
  const rows = others.toSpliced(index === -1 ? others.length : index, 0, ...moved);
  if (isSameOrder(rows, target.mealComponents)) return;

  const sources = new Set(ids.flatMap((id) => findRow(mealPlan, id)?.meal.id ?? []));
  changeMealPlan(store, (before) => {
    const without = [...sources].reduce(
      (result, id) =>
        withMealChanged(result, id, (meal) => ({
          ...meal,
          mealComponents: meal.mealComponents.filter((row) => !ids.includes(row.id)),
        })),
      before,
    );
    return withMealChanged(without, mealId, (meal) => ({ ...meal, mealComponents: rows }));
  });
}

/** Moves a meal before another one of its day, or to the end when `beforeId` is null. */
export function moveMealBefore(store: EditorStore, id: string, beforeId: string | null): void {
  const day = findMeal(mealPlanOf(store.getState().content), id)?.day;
  const moved = day?.meals.find((meal) => meal.id === id);
  if (!day || !moved || beforeId === id) return;
  const others = day.meals.filter((meal) => meal !== moved);
  const index = beforeId === null ? others.length : others.findIndex((meal) => meal.id === beforeId);
  const meals = others.toSpliced(index === -1 ? others.length : index, 0, moved);
  if (meals.every((meal, position) => meal === day.meals[position])) return;
  changeMealPlan(store, (before) => withDayChanged(before, day.id, (one) => ({ ...one, meals })));
}

function isSameOrder(rows: readonly MealComponent[], before: readonly MealComponent[]): boolean {
  return rows.length === before.length && rows.every((row, index) => row === before[index]);
}
