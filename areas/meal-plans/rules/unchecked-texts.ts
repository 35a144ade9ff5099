import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { UncheckedText } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { conflictsInText } from './note-conflicts.ts';
import { uncountedLines } from './uncounted-lines.ts';

type Content = Pick<MealPlanContent, 'days' | 'recipes'>;
type Text = Omit<UncheckedText, 'days'>;

/** Whether something is known of the client that ingredients are checked for: an allergy, an intolerance, a diet without gluten or lactose. */
function hasAllergies({ allergies, isGlutenFree, isLactoseFree }: DietaryProfile): boolean {
  return allergies.length > 0 || isGlutenFree || isLactoseFree;
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
    for (const one of meals.flatMap((meal) => textsOfMeal(meal, content))) {
      const key = `${one.text}\n${one.text_en}`;
      const days = found.get(key)?.days ?? [];
      found.set(key, { ...one, days: days.includes(position) ? days : [...days, position] });
    }
  return [...found.values()].filter((one) => isUnchecked(one, profile));
}

/** Whether food that is only named may have an allergen of the client that its words do not name. */
export function isUnchecked({ text, text_en }: Text, profile: DietaryProfile): boolean {
  return hasAllergies(profile) && conflictsInText([text, text_en], profile).length === 0;
}

function textsOfMeal(meal: Content['days'][number]['meals'][number], { recipes }: Content): Text[] {
  const { free_meal, mealComponents, meal_description, meal_description_en } = meal;
  if (free_meal) return [];
  if (mealComponents.length === 0)
    return (meal_description || meal_description_en).trim() === ''
      ? []
      : [{ text: meal_description, text_en: meal_description_en }];
  const empty = mealComponents.filter((one) => one.recipeId !== null && one.components.length === 0);
  const named = recipes.filter(({ id }) => empty.some(({ recipeId }) => recipeId === id));
  return [
    ...uncountedLines(meal).map(({ line, line_en }) => ({ text: line, text_en: line_en })),
    ...named.map(({ name, name_en }) => ({ text: name, text_en: name_en })),
  ];
}
