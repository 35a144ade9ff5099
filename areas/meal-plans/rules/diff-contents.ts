import { macroNames, type StoredAlternative, type UsedAliment } from '#areas/aliments/contract.ts';
import { hasSameValues } from '#areas/aliments/rules/food-values.ts';
import { millilitre } from '#areas/aliments/rules/liquids.ts';
import { alimentsById } from '#areas/aliments/rules/stored.ts';
import type { Difference } from '#shell/common/documents/differences.ts';
import { rootId } from '#shell/common/documents/parts.ts';
import type { Change } from '../contract/assigned.ts';
import type { MealPlanContent, StoredMealComponent } from '../contract/document.ts';
import { type Amount, type ComparableNote, mealPlanModel } from './document-model.ts';

/** The changes from one content of a meal plan to the next, matched by id, as a list names them. */
export function diffContents(before: MealPlanContent, after: MealPlanContent): Change[] {
  const [previous, next] = [indexOf(before), indexOf(after)];
  const ofParts = mealPlanModel.differences(before, after).map((difference) => {
    const part = next.parts.get(difference.partId) ?? previous.parts.get(difference.partId) ?? noPart;
    return { ...part, ...changeOf(difference, previous, next) };
  });
  return [...ofParts, ...changedValues(before, after)];
}

/** The foods whose values were updated, in 100 g. */
function changedValues(before: MealPlanContent, after: MealPlanContent): Change[] {
  const previous = alimentsById(before.aliments);
  return after.aliments.flatMap((food): Change[] => {
    const old = previous.get(food.id);
    if (!old || hasSameValues(old, food)) return [];
    const part = { ...noPart, name: food.name, nameEn: food.name_en, kind: 'changed' as const };
    const texts = { before: macrosText(old), after: macrosText(food) };
    if (texts.before === texts.after) return [{ ...part, field: 'micronutrients', before: null, after: null }];
    return [{ ...part, field: 'values', ...texts }];
  });
}

/** `420 kcal · 7.5 · 66 · 16`: energy, protein, carbs and lipids. */
function macrosText(food: UsedAliment): string {
  const [kcal, ...grams] = macroNames.map((name) => {
    const amount = food[name];
    return amount === null ? '–' : String(Math.round((amount * 1000) / food.quantity) / 10);
  });
  return [`${kcal} kcal`, ...grams].join(' · ');
}

type Part = Pick<
  Change,
  'dayNumber' | 'dayName' | 'weekday' | 'mealTitle' | 'mealTitleEn' | 'mealType' | 'name' | 'nameEn'
>;

interface Index {
  parts: ReadonlyMap<string, Part>;
  /** Names of aliments and recipes by id. */
  names: ReadonlyMap<string, { name: string; name_en: string }>;
}

const noPart: Part = {
  ...{ dayNumber: null, dayName: '', weekday: null, mealTitle: '', mealTitleEn: '', mealType: null },
  ...{ name: '', nameEn: '' },
};

function changeOf(
  { partId, kind, field, before, after }: Difference,
  previous: Index,
  next: Index,
): Pick<Change, 'kind' | 'field' | 'before' | 'after'> {
  if (kind === 'added' || kind === 'removed') return { kind, field: null, before: null, after: null };
  if (kind !== 'changed' || field === null)
    return { kind: 'changed', field: partId === rootId ? 'days' : 'position', before: null, after: null };
  return {
    kind: 'changed',
    field,
    before: textOf(field, before, previous),
    after: textOf(field, after, next),
  };
}

function textOf(field: string, value: unknown, { names }: Index): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field === 'amount') return amountText(value as Amount);
  if (field === 'conflictNote') return (value as ComparableNote).note || null;
  if (typeof value === 'object') return null;
  const named = field === 'alimentId' || field === 'recipeId' ? names.get(String(value)) : undefined;
  return named ? named.name || named.name_en : String(value);
}

/** `80 g`, `200 ml, 206 g`, or `2 × cucchiaio, 20 g`. */
function amountText({ quantity, portion }: Amount): string {
  const grams = `${quantity} g`;
  if (portion?.label === millilitre.label) return `${portion.count} ml, ${grams}`;
  return portion ? `${portion.count} × ${portion.label || portion.label_en}, ${grams}` : grams;
}

function indexOf(content: MealPlanContent): Index {
  const names = new Map([...content.aliments, ...content.recipes].map((one) => [one.id, one]));
  const parts = new Map<string, Part>();
  for (const [index, day] of content.days.entries()) {
    const ofDay = { ...noPart, dayNumber: index + 1, dayName: day.name, weekday: day.weekday };
    parts.set(day.id, ofDay);
    for (const meal of day.meals) {
      const ofMeal = {
        ...ofDay,
        mealTitle: meal.meal_title,
        mealTitleEn: meal.meal_title_en,
        mealType: meal.meal_type,
      };
      parts.set(meal.id, ofMeal);
      for (const one of meal.mealComponents) addMealComponent(parts, ofMeal, { one, names });
    }
  }
  return { parts, names };
}

function addMealComponent(
  parts: Map<string, Part>,
  ofMeal: Part,
  { one, names }: { one: StoredMealComponent; names: Index['names'] },
): void {
  const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? { name: one.line, name_en: one.line_en };
  const { name, name_en } = nameOf(one.recipeId ?? one.components[0]?.alimentId);
  parts.set(one.id, { ...ofMeal, name, nameEn: name_en });
  const portions: StoredAlternative[] = one.components.flatMap((component) => [component, ...component.alternatives]);
  for (const portion of portions) {
    const food = nameOf(portion.alimentId);
    parts.set(portion.uuid, {
      ...ofMeal,
      name: portion.custom_name || food.name,
      nameEn: portion.custom_name_en || food.name_en,
    });
  }
}
