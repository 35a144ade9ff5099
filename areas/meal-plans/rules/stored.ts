import type { UsedAliment } from '#areas/aliments/contract.ts';
import {
  alimentsById,
  type AlimentsById,
  alimentsIn,
  resolvedComponent,
  storedComponent,
} from '#areas/aliments/rules/stored.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';
import type { MealPlanContent, StoredDay, StoredMeal, StoredMealComponent } from '../contract/document.ts';
import { emptyTotals } from './empty-totals.ts';
import { withTotals } from './totals.ts';

/**
 * The meal plan with its aliments, recipes and totals. A meal whose content and aliments are the same objects as in an
 * earlier call is not computed again, so the cost of a small edit is that of its meal and its day.
 */
export function resolvedMealPlan({ aliments, recipes, days, ...fields }: MealPlanContent): MealPlan {
  const copies: Copies = {
    aliments: alimentsById(aliments),
    recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])),
  };
  const { micronutrients: _, ...totals } = emptyTotals();
  const shares = { protein_percent: null, carbs_percent: null, lipids_percent: null };
  const mealPlan = withTotals({ ...fields, ...totals, ...shares, days: days.map((day) => resolvedDay(day, copies)) });
  for (const [index, day] of mealPlan.days.entries()) rememberDay(days[index] as StoredDay, day);
  return mealPlan;
}

/**
 * The content to store. Parts that are unchanged since `resolvedMealPlan` are the stored objects that it was given;
 * `before` gives the order of aliments and recipes. Those that are no longer used are left out.
 */
export function storedMealPlan(mealPlan: MealPlan, before: MealPlanContent): MealPlanContent {
  const { days, calories, protein_tot, carbs_tot, lipids_tot, incomplete, ...rest } = mealPlan;
  const { protein_percent, carbs_percent, lipids_percent, ...fields } = rest;
  const mealComponents = days.flatMap((day) => day.meals.flatMap((meal) => meal.mealComponents));
  const recipes = mealComponents.flatMap(({ recipe }) => recipe ?? []);
  return {
    ...fields,
    aliments: inOrder(alimentsIn(mealComponents.flatMap(({ components }) => components)), before.aliments),
    recipes: inOrder(recipes, before.recipes),
    days: days.map((day) => storedDays.get(day) ?? storedDay(day)),
  };
}

/** The stored form of a copied part of a meal plan, for the clipboard. */
export function storedMealComponent({ recipe, components, ...fields }: MealComponent): StoredMealComponent {
  return { ...fields, recipeId: recipe?.id ?? null, components: components.map(storedComponent) };
}

interface Copies {
  aliments: AlimentsById;
  recipes: ReadonlyMap<string, UsedRecipe>;
}

/** The last resolved form of each stored day, meal and row, and the stored form of each resolved one. */
const resolvedDays = new WeakMap<StoredDay, Day>();
const resolvedMeals = new WeakMap<StoredMeal, Meal>();
const resolvedRows = new WeakMap<StoredMealComponent, MealComponent>();
const storedRows = new WeakMap<MealComponent, StoredMealComponent>();
const storedDays = new WeakMap<Day, StoredDay>();
const storedMeals = new WeakMap<Meal, StoredMeal>();

function resolvedDay(stored: StoredDay, copies: Copies): Day {
  const meals = stored.meals.map((meal) => resolvedMeal(meal, copies));
  const known = resolvedDays.get(stored);
  if (known?.meals.every((meal, index) => meal === meals[index])) return known;
  return { ...stored, meals, ...emptyTotals() };
}

function resolvedMeal(stored: StoredMeal, copies: Copies): Meal {
  const known = resolvedMeals.get(stored);
  if (known?.mealComponents.every((one) => hasSameCopies(one, copies))) return known;
  const mealComponents = stored.mealComponents.map((one) => {
    const row = resolvedRows.get(one);
    return row && hasSameCopies(row, copies) ? row : resolvedMealComponent(one, copies);
  });
  return { ...stored, mealComponents, ...emptyTotals() };
}

function hasSameCopies({ recipe, components }: MealComponent, copies: Copies): boolean {
  const isSame = ({ aliment }: { aliment: UsedAliment }) => copies.aliments.get(aliment.id) === aliment;
  return (
    (recipe === null || copies.recipes.get(recipe.id) === recipe) &&
    components.every((component) => isSame(component) && component.alternatives.every(isSame))
  );
}

function resolvedMealComponent(
  { recipeId, components, ...fields }: StoredMealComponent,
  copies: Copies,
): MealComponent {
  const recipe = recipeId === null ? null : copies.recipes.get(recipeId);
  if (recipe === undefined) throw new Error(`resolvedMealPlan: the document has no recipe ${recipeId}`);
  return { ...fields, recipe, components: components.map((one) => resolvedComponent(one, copies.aliments)) };
}

function rememberDay(stored: StoredDay, day: Day): void {
  resolvedDays.set(stored, day);
  storedDays.set(day, stored);
  for (const [index, meal] of day.meals.entries()) {
    const storedMeal = stored.meals[index] as StoredMeal;
    if (resolvedMeals.get(storedMeal) === meal) continue;
    resolvedMeals.set(storedMeal, meal);
    storedMeals.set(meal, storedMeal);
    for (const [rowIndex, row] of meal.mealComponents.entries()) {
      const storedRow = storedMeal.mealComponents[rowIndex] as StoredMealComponent;
      resolvedRows.set(storedRow, row);
      storedRows.set(row, storedRow);
    }
  }
}

function storedDay(day: Day): StoredDay {
  const { calories, protein_tot, carbs_tot, lipids_tot, incomplete, micronutrients, ...fields } = day;
  return { ...fields, meals: day.meals.map((meal) => storedMeals.get(meal) ?? storedMeal(meal)) };
}

function storedMeal(meal: Meal): StoredMeal {
  const { calories, protein_tot, carbs_tot, lipids_tot, incomplete, micronutrients, mealComponents, ...fields } = meal;
  return { ...fields, mealComponents: mealComponents.map((one) => storedRows.get(one) ?? storedMealComponent(one)) };
}

/** Each part once, in the order of `before` and then of use; the list `before` when nothing differs. */
function inOrder<Part extends { id: string }>(used: readonly Part[], before: Part[]): Part[] {
  const remaining = new Map<string, Part>();
  for (const part of used) if (!remaining.has(part.id)) remaining.set(part.id, part);
  const existing = before.flatMap(({ id }) => remaining.get(id) ?? []);
  for (const { id } of before) remaining.delete(id);
  const parts = [...existing, ...remaining.values()];
  return parts.length === before.length && parts.every((part, index) => part === before[index]) ? before : parts;
}
