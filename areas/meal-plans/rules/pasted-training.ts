import { type Day, dayKinds, type Meal, type MealPlan } from '../contract.ts';
import type { PastedSection } from './pasted-days.ts';

/** Whether a pasted text for training and rest days alone takes the place of days in order that are all empty. */
export function becomesTraining(mealPlan: MealPlan, sections: readonly PastedSection[]): boolean {
  return isEmptyInOrder(mealPlan) && namesBothKindsAlone(sections);
}

/** Whether days in order have neither food nor a text that would be lost with them. */
function isEmptyInOrder({ schedule, days }: MealPlan): boolean {
  const isEmpty = ({ free_meal, mealComponents, meal_description, meal_description_en }: Meal) =>
    !free_meal && mealComponents.length === 0 && (meal_description || meal_description_en) === '';
  const hasText = ({ description, description_en }: Day) => (description || description_en) !== '';
  return schedule === 'in_order' && days.every((day) => !hasText(day) && day.meals.every(isEmpty));
}

function namesBothKindsAlone(sections: readonly PastedSection[]): boolean {
  const ofDays = sections.filter(({ isGeneral }) => !isGeneral);
  const kinds = new Set(ofDays.flatMap(({ days }) => (days.length > 0 ? days.map((day) => day.dayKind) : [null])));
  return kinds.size === dayKinds.length && !kinds.has(null);
}

/** The meal plan with one of its days for training and one for rest, that with the meal first. */
export function withDayOfEachKind(mealPlan: MealPlan, mealId: string): MealPlan {
  const hasMeal = ({ meals }: Day) => meals.some(({ id }) => id === mealId);
  const ordered = [...mealPlan.days.filter(hasMeal), ...mealPlan.days.filter((day) => !hasMeal(day))];
  const days = dayKinds.flatMap((dayKind, index) => {
    const day = ordered[index];
    return day ? { ...day, name: '', dayKind } : [];
  });
  return { ...mealPlan, schedule: 'training', days };
}
