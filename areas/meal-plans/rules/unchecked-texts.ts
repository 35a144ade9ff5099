import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { dietsOf, isMedicalDiet } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { Meal, MealComponent } from '../contract.ts';
import type { UncheckedText } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { conflictsInText } from './note-conflicts.ts';
import { uncountedLines } from './uncounted-lines.ts';

type Content = Pick<MealPlanContent, 'days' | 'recipes'>;
type Text = Omit<UncheckedText, 'days'>;

/** A meal with what it names. */
interface NamedMeal extends Pick<Meal, 'free_meal' | 'meal_description' | 'meal_description_en'> {
  mealComponents: readonly (Pick<MealComponent, 'line' | 'line_en' | 'lineKind'> & {
    components: readonly unknown[];
    recipe: { name: string; name_en: string } | null;
  })[];
}

/** Whether something is known of the client that ingredients are checked for: an allergy, an intolerance or a diet for a disease. */
function hasAllergies(profile: DietaryProfile): boolean {
  return profile.allergies.length > 0 || dietsOf(profile).some(isMedicalDiet);
}

/**
 * The food of a meal plan that is only named, so that its allergens are unknown to a client who has some, each once: lines that are not
 * counted, descriptions of meals without rows, and recipes without ingredients. What is named against the profile is listed with it
 * (`noteConflicts`) and not here.
 */
export function uncheckedTexts(content: Content, profile: DietaryProfile): UncheckedText[] {
  if (!hasAllergies(profile)) return [];
  const found = new Map<string, UncheckedText>();
  for (const [position, { meals }] of content.days.entries())
    for (const one of meals.flatMap((meal) => textsOfMeal(withRecipes(meal, content.recipes)))) {
      const key = keyOf(one);
      const days = found.get(key)?.days ?? [];
      found.set(key, { ...one, days: days.includes(position) ? days : [...days, position] });
    }
  return [...found.values()].filter((one) => isUnchecked(one, profile));
}

/** Whether food that is only named may have an allergen of the client that its words do not name. */
export function isUnchecked({ text, text_en }: Text, profile: DietaryProfile): boolean {
  return hasAllergies(profile) && conflictsInText([text, text_en], profile).length === 0;
}

/** The texts of one meal that may have an allergen of the client which their words do not name. */
export function uncheckedInMeal(meal: NamedMeal, profile: DietaryProfile): Text[] {
  return hasAllergies(profile) ? textsOfMeal(meal).filter((one) => isUnchecked(one, profile)) : [];
}

/** What `after` has and `before` does not: the texts that an update brings. */
export function broughtTexts(before: readonly UncheckedText[], after: readonly UncheckedText[]): UncheckedText[] {
  const known = new Set(before.map(keyOf));
  return after.filter((one) => !known.has(keyOf(one)));
}

/** Each text once, also when it is unchecked for several clients. */
export function distinctTexts(texts: readonly UncheckedText[]): UncheckedText[] {
  return [...new Map(texts.map((one) => [keyOf(one), one])).values()];
}

function keyOf({ text, text_en }: Text): string {
  return `${text}\n${text_en}`;
}

function withRecipes(meal: Content['days'][number]['meals'][number], recipes: Content['recipes']): NamedMeal {
  const mealComponents = meal.mealComponents.map((one) => ({
    ...one,
    recipe: recipes.find(({ id }) => id === one.recipeId) ?? null,
  }));
  return { ...meal, mealComponents };
}

function textsOfMeal(meal: NamedMeal): Text[] {
  const { free_meal, mealComponents, meal_description, meal_description_en } = meal;
  if (free_meal) return [];
  if (mealComponents.length === 0)
    return (meal_description || meal_description_en).trim() === ''
      ? []
      : [{ text: meal_description, text_en: meal_description_en }];
  const named = mealComponents.flatMap(({ recipe, components }) => (recipe && components.length === 0 ? recipe : []));
  return [
    ...uncountedLines(meal).map(({ line, line_en }) => ({ text: line, text_en: line_en })),
    ...named.map(({ name, name_en }) => ({ text: name, text_en: name_en })),
  ];
}
