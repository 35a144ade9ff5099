import { nameIn } from '#areas/aliments/rules/names.ts';
import { foodsNamedBesides, foodsNamedIn, type NamedFood } from '#areas/aliments/rules/named-foods.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { notedConflicts } from '#areas/dietary-profiles/rules/noted-conflicts.ts';
import { saysAsMuch } from '#areas/dietary-profiles/rules/same-cause.ts';
import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Meal } from '../contract.ts';
import { conflictingNotesShown, type NoteConflict } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';

type NotedMealPlan = Pick<MealPlanContent, 'description' | 'description_en' | 'aliments' | 'recipes' | 'days'>;
type NotedDay = NotedMealPlan['days'][number];
type NotedMeal = NotedDay['meals'][number];
type NotedMealComponent = NotedMeal['mealComponents'][number];

/** A text for the client in both languages. */
interface NotedText {
  text: string;
  text_en: string;
  /** The names of the foods that the text is about; none for a note. */
  names: readonly string[];
  /** These foods, of a name: it repeats what they are. Other texts may add to them. */
  foods: readonly UsedAliment[];
}

/** A food that a text names, with what may say the same of it. */
interface ReadFood {
  food: NamedFood;
  /** The foods that the text names in the language of the reader, if this one is of the other language. */
  translation: readonly NamedFood[];
  /** The foods of the recipe that the text is the name of, or the one that has it as its own name. */
  foods: readonly UsedAliment[];
}

/**
 * The foods that clients read in the notes of a meal plan, its days and meals, in lines without food and in the titles of meals, and that
 * their profile speaks against, each once. Of the texts of recipes and of the own names of foods, only what is besides these foods. Of two
 * languages that say the same, the one of the reader is listed.
 */
export function noteConflicts(mealPlan: NotedMealPlan, profile: DietaryProfile, language: Language): NoteConflict[] {
  const found = new Map<string, NoteConflict>();
  for (const { days, ...food } of foodsWithDays(mealPlan, language))
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
  return [...new Set(texts)].flatMap(foodsNamedIn).flatMap((food) => conflictsOfFood(plain(food), profile));
}

/** Those of the conflicts of a meal plan whose food a text names, as it is read in one language. */
export function conflictsNamedIn(text: string, conflicts: readonly NoteConflict[]): NoteConflict[] {
  if (text === '' || conflicts.length === 0) return [];
  const named = new Set(foodsNamedIn(text).map(textOf));
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

/** Who reads the texts. */
interface Reader {
  profile: DietaryProfile;
  language: Language;
}

/** What the texts of a recipe name besides its foods. */
export function conflictsInRecipe(
  recipe: UsedRecipe,
  foods: readonly Component[],
  { profile, language }: Reader,
): NoteConflict[] {
  const names = foods
    .flatMap((one) => [one, ...one.alternatives])
    .flatMap(({ aliment, custom_name, custom_name_en }) => [
      aliment.name,
      aliment.name_en,
      custom_name,
      custom_name_en,
    ]);
  const found = textsOfRecipe(
    recipe,
    names,
    foods.map(({ aliment }) => aliment),
  )
    .flatMap((one) => foodsIn(one, language))
    .flatMap((food) => conflictsOfFood(food, profile));
  return onlyOnce(found);
}

/** What the texts of a meal name besides its foods; texts and titles as they are read in one language. */
export function conflictsInMeal(meal: Meal, reader: Reader): NoteConflict[] {
  const { meal_title, meal_title_en, meal_description, meal_description_en, free_meal } = meal;
  const eaten = free_meal ? [] : meal.mealComponents;
  const inLanguage = (text: string, text_en: string) => nameIn(reader.language, { name: text, name_en: text_en });
  const texts = [
    inLanguage(meal_title, meal_title_en),
    inLanguage(meal_description, meal_description_en),
    ...eaten.map(({ line, line_en }) => inLanguage(line, line_en)),
  ];
  const foods = eaten.flatMap(({ components }) => components).flatMap((one) => [one, ...one.alternatives]);
  return onlyOnce([
    ...conflictsInText(texts, reader.profile),
    ...foods.flatMap((one) => conflictsInName(one, reader)),
    ...eaten.flatMap(({ recipe, components }) => (recipe ? conflictsInRecipe(recipe, components, reader) : [])),
  ]);
}

function onlyOnce(conflicts: readonly NoteConflict[]): NoteConflict[] {
  return [...new Map(conflicts.map((one) => [sameConflict(one), one])).values()];
}

/** What speaks against the foods that the own name of a food names besides it. */
export function conflictsInName(
  { custom_name, custom_name_en, aliment }: Pick<Component, 'custom_name' | 'custom_name_en' | 'aliment'>,
  { profile, language }: Reader,
): NoteConflict[] {
  return foodsIn(ownName({ custom_name, custom_name_en }, aliment), language).flatMap((food) =>
    conflictsOfFood(food, profile),
  );
}

function ownName(
  { custom_name: text, custom_name_en: text_en }: Record<'custom_name' | 'custom_name_en', string>,
  aliment: UsedAliment,
): NotedText {
  return { text, text_en, names: [aliment.name, aliment.name_en], foods: [aliment] };
}

/** The food of a note as it is listed. */
function textOf({ text }: NamedFood): string {
  return text.slice(0, 200);
}

function plain(food: NamedFood): ReadFood {
  return { food, translation: [], foods: [] };
}

function conflictsOfFood({ food, translation, foods }: ReadFood, profile: DietaryProfile): NoteConflict[] {
  const named = notedConflicts(food, profile);
  if (named.length === 0) return [];
  const category = categoryOf(food, profile);
  const known = [
    ...translation.flatMap((one) => {
      const found = { category: categoryOf(one, profile), alimentId: null };
      return notedConflicts(one, profile).map((conflict) => ({ conflict, ...found }));
    }),
    ...foods.flatMap((one) => {
      const found = { category: one.category, alimentId: one.id };
      return conflictsOf(one, profile).map((conflict) => ({ conflict, ...found }));
    }),
  ];
  const reasons = named.filter(
    (conflict) => !known.some((one) => saysAsMuch(one, { conflict, category, alimentId: null }, profile)),
  );
  return reasons.length === 0 ? [] : [{ text: textOf(food), category, reasons, days: [] }];
}

function categoryOf({ categories }: NamedFood, { excludedCategories }: DietaryProfile): NoteConflict['category'] {
  return categories.find((one) => excludedCategories.includes(one)) ?? 'other';
}

interface FoodWithDays extends ReadFood {
  days: number[];
}

const readMealPlans = new WeakMap<NotedMealPlan, Partial<Record<Language, FoodWithDays[]>>>();

/** The foods that notes name, each once. Documents are immutable, so several clients of a meal plan share what was read. */
function foodsWithDays(mealPlan: NotedMealPlan, language: Language): FoodWithDays[] {
  const known = readMealPlans.get(mealPlan);
  const before = known?.[language];
  if (before) return before;
  const byReading = new Map<string, FoodWithDays>();
  for (const food of foodsIn(noteOf(mealPlan), language)) byReading.set(readingOf(food), { ...food, days: [] });
  for (const [position, day] of mealPlan.days.entries())
    for (const food of distinct(textsOfDay(day, mealPlan)).flatMap((one) => foodsIn(one, language))) {
      const reading = readingOf(food);
      const days = byReading.get(reading)?.days;
      if (!days) byReading.set(reading, { ...food, days: [position] });
      else if (days.at(-1) !== position) days.push(position);
    }
  const read = [...byReading.values()];
  readMealPlans.set(mealPlan, { ...known, [language]: read });
  return read;
}

/** The text and what was read in it: the same words may name a food beside one recipe that is known beside another. */
function readingOf({ food, translation, foods }: ReadFood): string {
  const named = [food, ...translation].map(({ text, eaten, allergens, categories, isLactoseFree }) =>
    [text, eaten, allergens, categories, isLactoseFree].join('\n'),
  );
  return [...named, ...foods.map(({ id }) => id)].join('\n');
}

function noteOf({
  description: text,
  description_en: text_en,
}: Record<'description' | 'description_en', string>): NotedText {
  return note(text, text_en);
}

function note(text: string, text_en: string): NotedText {
  return { text, text_en, names: [], foods: [] };
}

function textsOfDay(day: NotedDay, mealPlan: NotedMealPlan): NotedText[] {
  return [noteOf(day), ...day.meals.flatMap((meal) => textsOfMeal(meal, mealPlan))];
}

function textsOfMeal(meal: NotedMeal, mealPlan: NotedMealPlan): NotedText[] {
  const { meal_title, meal_title_en, meal_description, meal_description_en, mealComponents } = meal;
  return [
    note(meal_title, meal_title_en),
    note(meal_description, meal_description_en),
    ...mealComponents.map(({ line, line_en }) => note(line, line_en)),
    ...mealComponents.flatMap((one) => textsOfFoods(one, mealPlan)),
  ];
}

/** The texts of the recipe, and the own names of the foods. */
function textsOfFoods({ recipeId, components }: NotedMealComponent, { aliments, recipes }: NotedMealPlan): NotedText[] {
  const foods = components.flatMap((one) => [one, ...one.alternatives]);
  const renamed = foods.filter((one) => one.custom_name || one.custom_name_en);
  if (recipeId === null && renamed.length === 0) return [];
  const byId = new Map(aliments.map((one) => [one.id, one]));
  const alimentsOf = (used: readonly { alimentId: string }[]) => used.flatMap((one) => byId.get(one.alimentId) ?? []);
  const recipe = recipes.find(({ id }) => id === recipeId);
  const names = [
    ...alimentsOf(foods).flatMap((one) => [one.name, one.name_en]),
    ...foods.flatMap((one) => [one.custom_name, one.custom_name_en]),
  ];
  return [
    ...renamed.flatMap((one) => alimentsOf([one]).map((aliment) => ownName(one, aliment))),
    ...(recipe ? textsOfRecipe(recipe, names, alimentsOf(components)) : []),
  ];
}

/** The name repeats the foods of the recipe; its description and steps may add others. */
function textsOfRecipe(
  { name, name_en, description, description_en, steps }: UsedRecipe,
  names: readonly string[],
  foods: readonly UsedAliment[],
): NotedText[] {
  return [
    { text: name, text_en: name_en, names, foods },
    { text: description, text_en: description_en, names, foods: [] },
    ...steps.map(({ text, text_en }) => ({ text, text_en, names, foods: [] })),
  ];
}

function distinct(texts: readonly NotedText[]): NotedText[] {
  return [...new Map(texts.map((one) => [`${one.text}\n${one.text_en}\n${one.names.join('\n')}`, one])).values()];
}

/** The foods of a text in the language of the reader, then those of the other language. */
function foodsIn({ text, text_en, names, foods }: NotedText, language: Language): ReadFood[] {
  const [read, other] = language === 'en' && text_en ? [text_en, text] : [text, text_en];
  const named = (one: string) => (names.length > 0 ? foodsNamedBesides(one, names) : foodsNamedIn(one));
  const translation = read ? named(read) : [];
  const others = other && other !== read ? named(other) : [];
  return [
    ...translation.map((food) => ({ food, translation: [], foods })),
    ...others.map((food) => ({ food, translation, foods })),
  ];
}
