import { UsedAliment } from '#areas/aliments/contract.ts';
import { searchAliments } from '#areas/aliments/server/public.ts';
import type { mealTypes } from '../../contract.ts';
import type { MealPlanContent, StoredMeal } from '../../contract/document.ts';
import { newTemplateContent } from '../../rules/new-content.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { columnsOf } from '../document.ts';
import { insertContent, insertCopies } from '../store/copies.ts';
import { deleteTemplate, insertTemplate } from '../store/meal-plans.ts';
import { insertPublished } from '../store/published.ts';

/** A food of the library by words that find it first, its grams, and a food that may be eaten instead. */
interface OutlinedFood {
  food: string;
  grams: number;
  or?: { food: string; grams: number };
}

export interface MealPlanOutline {
  title: string;
  description: string;
  days: { name: string; meals: { type: (typeof mealTypes)[number]; foods: OutlinedFood[] }[] }[];
}

interface PastMealPlan {
  clientId: string;
  outline: MealPlanOutline;
  /** A date of the past. */
  startsOn: string;
  /** Number of calendar days. */
  duration: number;
}

/**
 * Gives a client a meal plan that they follow since a date of the past, for the sample client: no template stays in the library,
 * and the uses of the foods are not counted. Foods that the library no longer has are left out.
 */
export async function insertPastMealPlan(
  scope: Scope,
  { clientId, outline, startsOn, duration }: PastMealPlan,
): Promise<void> {
  const content = contentOf(scope, { outline, duration, foods: await findFoods(scope, outline) });
  const [templateId, contentId, copyId] = [newId(), newId(), newId()];
  await insertTemplate(scope, { id: templateId, content, columns: columnsOf(content) });
  await insertContent(scope, contentId, content);
  await insertCopies(scope, { sourceId: templateId, contentId, startsOn, note: '' }, [{ id: copyId, clientId }]);
  await insertPublished(scope, [copyId], { contentId, startsOn, firstDayOn: startsOn, duration });
  await deleteTemplate(scope, templateId);
}

type Foods = ReadonlyMap<string, UsedAliment>;

async function findFoods(scope: Scope, { days }: MealPlanOutline): Promise<Foods> {
  const outlined = days.flatMap(({ meals }) => meals.flatMap(({ foods }) => foods));
  const foods = new Map<string, UsedAliment>();
  for (const search of new Set(outlined.flatMap(({ food, or }) => (or ? [food, or.food] : [food])))) {
    const [first] = (await searchAliments(scope, { search, owner: 'system', page: 1 })).aliments;
    if (first) foods.set(search, UsedAliment.parse(first));
  }
  return foods;
}

function contentOf(
  { language }: Scope,
  { outline, duration, foods }: { outline: MealPlanOutline; duration: number; foods: Foods },
): MealPlanContent {
  const { title, description, days } = outline;
  const settings = { headings: [], include_alternatives_in_macro: false, language, newId };
  const empty = newTemplateContent({ title, days: days.length, duration, ...settings });
  return {
    ...empty,
    description,
    description_en: description,
    isDraft: false,
    waterMl: 2000,
    swaps: { mode: 'equivalents', energyTolerancePercent: 15 },
    aliments: [...new Map([...foods.values()].map((food) => [food.id, food])).values()],
    days: empty.days.map((day, index) => ({
      ...day,
      name: days[index]?.name ?? day.name,
      meals: days[index]?.meals.map(({ type, foods: outlined }) => mealOf(type, outlined, foods)) ?? [],
    })),
  };
}

function mealOf(meal_type: StoredMeal['meal_type'], outlined: readonly OutlinedFood[], foods: Foods): StoredMeal {
  const titles = { meal_title: '', meal_title_en: '', meal_description: '', meal_description_en: '' };
  const names = { custom_name: '', custom_name_en: '', portion: null };
  const mealComponents = outlined.flatMap(({ food, grams, or }) => {
    const [aliment, other] = [foods.get(food), or && foods.get(or.food)];
    if (!aliment) return [];
    const alternatives = or && other ? [{ uuid: newId(), alimentId: other.id, quantity: or.grams, ...names }] : [];
    const fields = { role: null, isLocked: false, conflictNote: '', alternatives };
    const component = { uuid: newId(), alimentId: aliment.id, quantity: grams, ...names, ...fields };
    return [{ id: newId(), line: '', line_en: '', recipeId: null, components: [component] }];
  });
  return { id: newId(), meal_type, ...titles, time: null, energyPercent: null, free_meal: false, mealComponents };
}
