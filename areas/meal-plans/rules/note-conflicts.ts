import { foodsNamedIn, type NamedFood } from '#areas/aliments/rules/named-foods.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { notedConflicts } from '#areas/dietary-profiles/rules/noted-conflicts.ts';
import { conflictingNotesShown, type NoteConflict } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';

type NotedMealPlan = Pick<MealPlanContent, 'description' | 'description_en'> & { days: readonly NotedDay[] };
type NotedDay = Pick<MealPlanContent['days'][number], 'description' | 'description_en'> & {
  meals: readonly NotedMeal[];
};
type NotedMeal = Omit<MealPlanContent['days'][number]['meals'][number], 'mealComponents'> & {
  mealComponents: readonly Record<'line' | 'line_en', string>[];
};

/**
 * The foods that clients read in the notes of a meal plan, its days and meals, in lines without food and in the titles of meals, and that
 * their profile speaks against, each once.
 */
export function noteConflicts(mealPlan: NotedMealPlan, profile: DietaryProfile): NoteConflict[] {
  const found: NoteConflict[] = [];
  for (const { food, days } of foodsWithDays(mealPlan)) {
    if (found.length === conflictingNotesShown) break;
    found.push(...conflictsOfFood(food, profile).map((one) => ({ ...one, days: [...days] })));
  }
  return found;
}

/** What speaks against the foods that texts name; the food as it was typed. */
export function conflictsInText(texts: readonly string[], profile: DietaryProfile): NoteConflict[] {
  return foodsOf(texts).flatMap((food) => conflictsOfFood(food, profile));
}

function conflictsOfFood(food: NamedFood, profile: DietaryProfile): NoteConflict[] {
  const reasons = notedConflicts(food, profile);
  if (reasons.length === 0) return [];
  const category = food.categories.find((one) => profile.excludedCategories.includes(one)) ?? 'other';
  return [{ text: food.text.slice(0, 200), category, reasons, days: [] }];
}

interface FoodWithDays {
  food: NamedFood;
  days: number[];
}

const readMealPlans = new WeakMap<NotedMealPlan, FoodWithDays[]>();

/** The foods that notes name, each once. Documents are immutable, so several clients of a meal plan share what was read. */
function foodsWithDays(mealPlan: NotedMealPlan): FoodWithDays[] {
  const known = readMealPlans.get(mealPlan);
  if (known) return known;
  const byText = new Map<string, FoodWithDays>();
  for (const food of foodsOf([mealPlan.description, mealPlan.description_en]))
    byText.set(food.text, { food, days: [] });
  for (const [position, day] of mealPlan.days.entries())
    for (const food of foodsOf(textsOfDay(day))) {
      const before = byText.get(food.text);
      if (!before) byText.set(food.text, { food, days: [position] });
      else if (before.days.at(-1) !== position) before.days.push(position);
    }
  const read = [...byText.values()];
  readMealPlans.set(mealPlan, read);
  return read;
}

function textsOfDay({ description, description_en, meals }: NotedDay): string[] {
  return [description, description_en, ...meals.flatMap(textsOfMeal)];
}

function textsOfMeal(meal: NotedMeal): string[] {
  const { meal_title, meal_title_en, meal_description, meal_description_en, mealComponents } = meal;
  const lines = mealComponents.flatMap(({ line, line_en }) => [line, line_en]);
  return [meal_title, meal_title_en, meal_description, meal_description_en, ...lines];
}

function foodsOf(texts: readonly string[]): NamedFood[] {
  return [...new Set(texts)].filter(Boolean).flatMap(foodsNamedIn);
}
