import { nameIn } from '#areas/aliments/rules/names.ts';
import { foodsNamedBesides, foodsNamedIn, type NamedFood } from '#areas/aliments/rules/named-foods.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { textConflict, textOfFood } from '#areas/dietary-profiles/rules/noted-conflicts.ts';
import type { Component } from '#areas/aliments/contract.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Meal } from '../contract.ts';
import { conflictingNotesShown, type NoteConflict } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';

type NotedMealPlan = Pick<MealPlanContent, 'description' | 'description_en' | 'aliments' | 'recipes' | 'days'>;
type NotedDay = NotedMealPlan['days'][number];
type NotedMeal = NotedDay['meals'][number];
type NotedMealComponent = NotedMeal['mealComponents'][number];

/** A text for the client in both languages, with the names of the foods that it is about; `names` is empty for a note. */
interface NotedText {
  text: string;
  text_en: string;
  names: readonly string[];
  /** The names of the recipe that is made of these foods. */
  titles?: readonly string[];
}

/**
 * The foods that clients read in the notes of a meal plan, its days and meals, in lines without food and in the titles of meals, and that
 * their profile speaks against, each once. Of the texts of recipes and of the own names of foods, only what is besides these foods.
 */
export function noteConflicts(mealPlan: NotedMealPlan, profile: DietaryProfile): NoteConflict[] {
  const found = new Map<string, NoteConflict>();
  for (const { food, days } of foodsWithDays(mealPlan))
    for (const one of conflictsOfFood(food, profile)) {
      const before = found.get(sameConflict(one));
      if (!before && found.size === conflictingNotesShown) return [...found.values()];
      const together = [...new Set([...(before?.days ?? []), ...days])].toSorted((first, second) => first - second);
      found.set(sameConflict(one), { ...one, days: together });
    }
  return [...found.values()];
}

/** What two conflicts have in common that are listed once. */
function sameConflict({ text, reasons }: NoteConflict): string {
  return JSON.stringify([text, reasons]);
}

/** What speaks against the foods that texts name; the food as it was typed. */
export function conflictsInText(texts: readonly string[], profile: DietaryProfile): NoteConflict[] {
  return [...new Set(texts)].flatMap(foodsOf).flatMap((food) => conflictsOfFood(food, profile));
}

/** Those of the conflicts of a meal plan whose food a text names, as it is read in one language. */
export function conflictsNamedIn(text: string, conflicts: readonly NoteConflict[]): NoteConflict[] {
  if (text === '' || conflicts.length === 0) return [];
  const named = new Set(foodsOf(text).map(textOfFood));
  return conflicts.filter((one) => named.has(one.text));
}

/** Those of the conflicts of a meal plan that are read in a language. */
export function conflictsReadIn(
  language: Language,
  mealPlan: NotedMealPlan,
  conflicts: readonly NoteConflict[],
): NoteConflict[] {
  if (conflicts.length === 0) return [];
  const texts = [noteOf(mealPlan), ...mealPlan.days.flatMap((day) => textsOfDay(day, mealPlan))];
  return conflictsNamedIn(
    texts.map(({ text, text_en }) => nameIn(language, { name: text, name_en: text_en })).join('\n'),
    conflicts,
  );
}

/** What the texts of a recipe name besides its foods, in both languages. */
export function conflictsInRecipe(
  recipe: UsedRecipe,
  foods: readonly Component[],
  profile: DietaryProfile,
): NoteConflict[] {
  const names = foods
    .flatMap((one) => [one, ...one.alternatives])
    .flatMap(({ aliment, custom_name, custom_name_en }) => [
      aliment.name,
      aliment.name_en,
      custom_name,
      custom_name_en,
    ]);
  const titles = [recipe.name, recipe.name_en];
  const found = textsOfRecipe(recipe)
    .flatMap((one) => foodsIn({ ...one, names, titles }))
    .flatMap((food) => conflictsOfFood(food, profile));
  return onlyOnce(found);
}

/** What the texts of a meal name besides its foods; texts and titles as they are read in one language. */
export function conflictsInMeal(
  meal: Meal,
  profile: DietaryProfile,
  inLanguage: (text: string, text_en: string) => string,
): NoteConflict[] {
  const { meal_title, meal_title_en, meal_description, meal_description_en, free_meal } = meal;
  const eaten = free_meal ? [] : meal.mealComponents;
  const texts = [
    inLanguage(meal_title, meal_title_en),
    inLanguage(meal_description, meal_description_en),
    ...eaten.map(({ line, line_en }) => inLanguage(line, line_en)),
  ];
  const foods = eaten.flatMap(({ components }) => components).flatMap((one) => [one, ...one.alternatives]);
  return onlyOnce([
    ...conflictsInText(texts, profile),
    ...foods.flatMap((one) => conflictsInName(one, one.aliment, profile)),
    ...eaten.flatMap(({ recipe, components }) => (recipe ? conflictsInRecipe(recipe, components, profile) : [])),
  ]);
}

function onlyOnce(conflicts: readonly NoteConflict[]): NoteConflict[] {
  return [...new Map(conflicts.map((one) => [sameConflict(one), one])).values()];
}

/** What the own names of a food name besides it, each once. */
export function conflictsInNames(
  names: readonly OwnNames[],
  aliment: Record<'name' | 'name_en', string>,
  profile: DietaryProfile,
): NoteConflict[] {
  return onlyOnce(names.flatMap((one) => conflictsInName(one, aliment, profile)));
}

type OwnNames = Record<'custom_name' | 'custom_name_en', string>;

/** What speaks against the foods that the own name of a food names besides it, each once for both languages. */
export function conflictsInName(
  { custom_name, custom_name_en }: OwnNames,
  { name, name_en }: Record<'name' | 'name_en', string>,
  profile: DietaryProfile,
): NoteConflict[] {
  const foods = foodsIn({ text: custom_name, text_en: custom_name_en, names: [name, name_en] });
  return onlyOnce(foods.flatMap((food) => conflictsOfFood(food, profile)));
}

/** What a text about foods names besides them, such as the note of a client about a meal. `names` are those of the foods. */
export function conflictsNamedBesides(text: string, names: readonly string[], profile: DietaryProfile): NoteConflict[] {
  return onlyOnce(foodsIn({ text, text_en: text, names }).flatMap((food) => conflictsOfFood(food, profile)));
}

function conflictsOfFood(food: NamedFood, profile: DietaryProfile): NoteConflict[] {
  const found = textConflict(food, profile);
  return found ? [{ ...found, days: [] }] : [];
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
  const byReading = new Map<string, FoodWithDays>();
  for (const food of foodsIn(noteOf(mealPlan))) byReading.set(readingOf(food), { food, days: [] });
  for (const [position, day] of mealPlan.days.entries())
    for (const food of distinct(textsOfDay(day, mealPlan)).flatMap(foodsIn)) {
      const before = byReading.get(readingOf(food));
      if (!before) byReading.set(readingOf(food), { food, days: [position] });
      else if (before.days.at(-1) !== position) before.days.push(position);
    }
  const read = [...byReading.values()];
  readMealPlans.set(mealPlan, read);
  return read;
}

/** The text and what was read in it: the same words may name a food beside one recipe that is known beside another. */
function readingOf({ text, eaten, allergens, categories, isLactoseFree }: NamedFood): string {
  return [text, eaten, allergens, categories, isLactoseFree].join('\n');
}

function noteOf({
  description: text,
  description_en: text_en,
}: Record<'description' | 'description_en', string>): NotedText {
  return { text, text_en, names: [] };
}

function textsOfDay(day: NotedDay, mealPlan: NotedMealPlan): NotedText[] {
  return [noteOf(day), ...day.meals.flatMap((meal) => textsOfMeal(meal, mealPlan))];
}

function textsOfMeal(meal: NotedMeal, mealPlan: NotedMealPlan): NotedText[] {
  const { meal_title, meal_title_en, meal_description, meal_description_en, mealComponents } = meal;
  return [
    { text: meal_title, text_en: meal_title_en, names: [] },
    { text: meal_description, text_en: meal_description_en, names: [] },
    ...mealComponents.map(({ line, line_en }) => ({ text: line, text_en: line_en, names: [] })),
    ...mealComponents.flatMap((one) => textsOfFoods(one, mealPlan)),
  ];
}

/** The texts of the recipe, and the own names of the foods. */
function textsOfFoods({ recipeId, components }: NotedMealComponent, { aliments, recipes }: NotedMealPlan): NotedText[] {
  const foods = components.flatMap((one) => [one, ...one.alternatives]);
  const renamed = foods.filter((one) => one.custom_name || one.custom_name_en);
  if (recipeId === null && renamed.length === 0) return [];
  const byId = new Map(aliments.map((one) => [one.id, [one.name, one.name_en]]));
  const recipe = recipes.find(({ id }) => id === recipeId);
  const names = foods.flatMap((one) => [...(byId.get(one.alimentId) ?? []), one.custom_name, one.custom_name_en]);
  return [
    ...renamed.map((one) => ({
      text: one.custom_name,
      text_en: one.custom_name_en,
      names: byId.get(one.alimentId) ?? [],
    })),
    ...(recipe ? textsOfRecipe(recipe).map((one) => ({ ...one, names, titles: [recipe.name, recipe.name_en] })) : []),
  ];
}

function textsOfRecipe({ name, name_en, description, description_en, steps }: UsedRecipe): Omit<NotedText, 'names'>[] {
  return [{ text: name, text_en: name_en }, { text: description, text_en: description_en }, ...steps];
}

function distinct(texts: readonly NotedText[]): NotedText[] {
  return [...new Map(texts.map((one) => [`${one.text}\n${one.text_en}\n${one.names.join('\n')}`, one])).values()];
}

function foodsIn({ text, text_en, names, titles }: NotedText): NamedFood[] {
  const texts = [...new Set([text, text_en])].filter(Boolean);
  return texts.flatMap((one) => (names.length > 0 ? foodsNamedBesides(one, names, titles) : foodsOf(one)));
}

/**
 * What the line of an ingredient says of the recipe that it comes from (`editor.recipe.unread` of the texts), which is no food of the
 * line: the foods of the recipe are in the meal.
 */
const ofRecipe =
  / \((?:per tutta la ricetta «[^»]*», [\d.,]+ porzion[ei]|for the whole recipe “[^”]*”, [\d.,]+ portions?)\)/g;

function foodsOf(text: string): NamedFood[] {
  return foodsNamedIn(text.replaceAll(ofRecipe, ''));
}
