import { UsedAliment } from '#areas/aliments/contract.ts';
import { storedComponent } from '#areas/aliments/rules/stored.ts';
import { searchAliments } from '#areas/aliments/server/public.ts';
import type { Recipe } from '#areas/recipes/contract/library.ts';
import { usedRecipe } from '#areas/recipes/rules/used-recipe.ts';
import type { Day, mealTypes } from '../../contract.ts';
import type { MealPlanContent, StoredDay, StoredMeal, StoredMealComponent } from '../../contract/document.ts';
import { newTemplateContent } from '../../rules/new-content.ts';
import { recipeRow } from '../../rules/recipe-row.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A food of the library by words that find it first, its grams, and a food that may be eaten instead. */
interface OutlinedFood {
  food: string;
  grams: number;
  or?: { food: string; grams: number };
}

/** One portion of a recipe. */
interface OutlinedRecipe {
  recipe: Recipe;
}

export interface OutlinedMeal {
  type: (typeof mealTypes)[number];
  foods: (OutlinedFood | OutlinedRecipe)[];
  description?: string;
  isFree?: boolean;
}

export interface OutlinedDay extends Partial<Pick<Day, 'weekday' | 'dayKind'>> {
  /** Empty for a day that its number or weekday names. */
  name: string;
  meals: OutlinedMeal[];
}

export interface MealPlanOutline extends Partial<Pick<MealPlanContent, 'schedule' | 'targets'>> {
  title: string;
  description: string;
  /** Number of calendar days. */
  duration: number;
  days: OutlinedDay[];
}

type Foods = ReadonlyMap<string, UsedAliment>;

/** The content of a meal plan with the foods of an outline. Foods that the library no longer has are left out. */
export async function outlinedContent(scope: Scope, outline: MealPlanOutline): Promise<MealPlanContent> {
  const { days, ...fields } = outline;
  const foods = await findFoods(scope, outline);
  const recipes = rowsOf(outline).flatMap((row) => ('recipe' in row ? [row.recipe] : []));
  const settings = { headings: [], include_alternatives_in_macro: false, newId };
  const empty = newTemplateContent({ ...fields, days: days.length, ...settings });
  return {
    ...empty,
    ...fields,
    description_en: fields.description,
    isDraft: false,
    waterMl: 2000,
    swaps: { mode: 'equivalents', energyTolerancePercent: 15 },
    aliments: uniqueById([...foods.values(), ...recipes.flatMap(({ aliments }) => aliments)]),
    recipes: uniqueById(recipes).map(usedRecipe),
    days: empty.days.map((day, index) => ({ ...day, ...dayFields(days[index], foods) })),
  };
}

function rowsOf({ days }: MealPlanOutline): (OutlinedFood | OutlinedRecipe)[] {
  return days.flatMap(({ meals }) => meals.flatMap(({ foods }) => foods));
}

async function findFoods(scope: Scope, outline: MealPlanOutline): Promise<Foods> {
  const outlined = rowsOf(outline).flatMap((row) => ('recipe' in row ? [] : [row]));
  const foods = new Map<string, UsedAliment>();
  for (const search of new Set(outlined.flatMap(({ food, or }) => (or ? [food, or.food] : [food])))) {
    const [first] = (await searchAliments(scope, { search, owner: 'system', page: 1 })).aliments;
    if (first) foods.set(search, UsedAliment.parse(first));
  }
  return foods;
}

function uniqueById<T extends { id: string }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function dayFields(outlined: OutlinedDay | undefined, foods: Foods): Partial<StoredDay> {
  if (!outlined) return {};
  return { ...outlined, meals: outlined.meals.map((meal) => mealOf(meal, foods)) };
}

function mealOf({ type, foods: rows, description = '', isFree = false }: OutlinedMeal, foods: Foods): StoredMeal {
  return {
    id: newId(),
    meal_type: type,
    meal_title: '',
    meal_title_en: '',
    meal_description: description,
    meal_description_en: description,
    time: null,
    energyPercent: null,
    free_meal: isFree,
    mealComponents: rows.flatMap((row) => ('recipe' in row ? [recipeOf(row)] : foodOf(row, foods))),
  };
}

function recipeOf({ recipe }: OutlinedRecipe): StoredMealComponent {
  const { components } = recipeRow(recipe, { portions: 1, newId });
  return {
    id: newId(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: recipe.id,
    components: components.map(storedComponent),
  };
}

function foodOf({ food, grams, or }: OutlinedFood, foods: Foods): StoredMealComponent[] {
  const names = { custom_name: '', custom_name_en: '', portion: null };
  const [aliment, other] = [foods.get(food), or && foods.get(or.food)];
  if (!aliment) return [];
  const alternatives = or && other ? [{ uuid: newId(), alimentId: other.id, quantity: or.grams, ...names }] : [];
  const fields = { role: null, isLocked: false, conflictNote: '', alternatives };
  const component = { uuid: newId(), alimentId: aliment.id, quantity: grams, ...names, ...fields };
  return [{ id: newId(), line: '', line_en: '', lineKind: null, recipeId: null, components: [component] }];
}
