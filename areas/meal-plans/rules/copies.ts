import { cloneComponent } from '#areas/aliments/rules/components.ts';
import type { Day, Meal, MealComponent } from '../contract.ts';

/** Copies the day with its meals, components and alternatives, all with new ids. */
export function cloneDay(day: Day, newId: () => string): Day {
  return { ...day, id: newId(), meals: day.meals.map((meal) => cloneMeal(meal, newId)) };
}

export function cloneMeal(meal: Meal, newId: () => string): Meal {
  const mealComponents = meal.mealComponents.map((one) => cloneMealComponent(one, newId));
  return { ...meal, id: newId(), mealComponents };
}

export function cloneMealComponent(mealComponent: MealComponent, newId: () => string): MealComponent {
  return {
    ...mealComponent,
    id: newId(),
    components: mealComponent.components.map((one) => cloneComponent(one, newId)),
  };
}
