import type { StoredAlternative, StoredComponent } from '#areas/aliments/contract.ts';
import type { MealPlanContent, StoredDay, StoredMeal, StoredMealComponent } from '../contract/document.ts';

type Days = Pick<MealPlanContent, 'days'>;

type MealComponentOf<Component> = Omit<StoredMealComponent, 'components'> & { components: Component[] };
type MealOf<Component> = Omit<StoredMeal, 'mealComponents'> & { mealComponents: MealComponentOf<Component>[] };
/** A day with its components in another shape than the stored one. */
export type DayOf<Component> = Omit<StoredDay, 'meals'> & { meals: MealOf<Component>[] };

/** The meal of a content or meal plan with the id. */
export function findMeal<M extends { id: string }>(
  { days }: { days: readonly { meals: readonly M[] }[] },
  id: string,
): M | undefined {
  return days.flatMap((day) => day.meals).find((meal) => meal.id === id);
}

/** The recipes, single aliments and lines of all meals, in order. */
export function mealComponentsOf({ days }: Days): StoredMealComponent[] {
  return days.flatMap((day) => day.meals.flatMap((meal) => meal.mealComponents));
}

/** The components of all meals, in order. */
export function componentsOf(content: Days): StoredComponent[] {
  return mealComponentsOf(content).flatMap(({ components }) => components);
}

/** The day with each component of its meals replaced by what `change` returns for it. */
export function mapComponents<From, To>(day: DayOf<From>, change: (component: From) => To): DayOf<To> {
  const ofMealComponent = ({ components, ...fields }: MealComponentOf<From>) => ({
    ...fields,
    components: components.map(change),
  });
  const ofMeal = ({ mealComponents, ...fields }: MealOf<From>) => ({
    ...fields,
    mealComponents: mealComponents.map(ofMealComponent),
  });
  return { ...day, meals: day.meals.map(ofMeal) };
}

/** The components with their alternatives, each with its aliment and quantity. */
function portionsOf(content: Days): StoredAlternative[] {
  return componentsOf(content).flatMap((component) => [component, ...component.alternatives]);
}

export function alimentIdsOf(content: Days): Set<string> {
  return new Set(portionsOf(content).map(({ alimentId }) => alimentId));
}

export function recipeIdsOf(content: Days): Set<string> {
  return new Set(mealComponentsOf(content).flatMap(({ recipeId }) => recipeId ?? []));
}

/** What is read of a meal, stored or with its foods, to know whether it was left empty. */
interface MealParts extends Pick<StoredMeal, 'free_meal' | 'meal_description' | 'meal_description_en'> {
  mealComponents: readonly unknown[];
}

/** Whether a meal was left empty: it is not free, and has neither food nor a line nor a description. */
export function isEmptyMeal({ free_meal, mealComponents, meal_description, meal_description_en }: MealParts): boolean {
  return !free_meal && mealComponents.length === 0 && !meal_description.trim() && !meal_description_en.trim();
}

/** Whether all meals of a day were left empty; a client would have nothing to eat on it. */
export function isEmptyDay({ meals }: { meals: readonly MealParts[] }): boolean {
  return meals.every(isEmptyMeal);
}

/** The ids of days, meals, recipes in meals, components and alternatives. */
export function partIdsOf(content: Days): string[] {
  return [
    ...content.days.flatMap((day) => [day.id, ...day.meals.map(({ id }) => id)]),
    ...mealComponentsOf(content).map(({ id }) => id),
    ...portionsOf(content).map(({ uuid }) => uuid),
  ];
}

/** The content without aliments and recipes that no component names, and with each of the others once. */
export function withUsedOnly(content: MealPlanContent): MealPlanContent {
  const aliments = usedOnce(content.aliments, alimentIdsOf(content));
  const recipes = usedOnce(content.recipes, recipeIdsOf(content));
  return aliments === content.aliments && recipes === content.recipes ? content : { ...content, aliments, recipes };
}

function usedOnce<Part extends { id: string }>(parts: Part[], used: ReadonlySet<string>): Part[] {
  const remaining = new Set(used);
  const unique = parts.filter(({ id }) => remaining.delete(id));
  return unique.length === parts.length ? parts : unique;
}
