import { cloneComponent } from '#areas/aliments/rules/components.ts';
import type { Day, Meal, MealComponent } from '../contract.ts';

/** Copies down to the last alternative, with an id of its own for each part. */
export function cloneDay(day: Day, newId: () => string): Day {
  return { ...day, id: newId(), meals: day.meals.map((meal) => cloneMeal(meal, newId)) };
}

export function cloneMeal(meal: Meal, newId: () => string): Meal {
  const mealComponents = meal.mealComponents.map((one) => copiedMealComponent(one, newId));
  return { ...meal, id: newId(), mealComponents };
}

export function copiedMealComponent(copied: MealComponent, newId: () => string): MealComponent {
  return { ...copied, id: newId(), components: copied.components.map((one) => cloneComponent(one, newId)) };
}
