import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { withAlimentAdded, withComponentChanged, withComponentDeleted } from './edit-components.ts';
import { withMealChanged } from './edit-meals.ts';
import { resolvedMealPlan, storedMealPlan } from './stored.ts';
import { newIds } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const empty = { aliments: [], recipes: [], days: [] };
const content = MealPlanContent.parse(storedMealPlan(mealPlan, { ...mealPlan, ...empty }));
const [firstDay] = content.days;
const lunch = firstDay?.meals[2];
const pasta = lunch?.mealComponents[0]?.components[0];

test('a stored meal plan has each food once and no totals, and is resolved to the same meal plan', () => {
  const ids = content.aliments.map(({ id }) => id);

  expect(ids).toHaveLength(17);
  expect(new Set(ids).size).toBe(17);
  expect(JSON.stringify(content.days)).not.toContain('"calories"');
  expect(resolvedMealPlan(content)).toEqual(mealPlan);
});

test('resolving and storing without an edit returns the same parts', () => {
  const stored = storedMealPlan(resolvedMealPlan(content), content);

  expect(stored.aliments).toBe(content.aliments);
  expect(stored.recipes).toBe(content.recipes);
  for (const [index, day] of stored.days.entries()) expect(day).toBe(content.days[index]);
});

test('an edit changes its component only: the other days and meals stay the same objects, and are not computed again', () => {
  const before = resolvedMealPlan(content);

  const edited = withComponentChanged(before, pasta?.uuid ?? '', (component) => withQuantity(component, 90));
  const stored = storedMealPlan(edited, content);
  const after = resolvedMealPlan(stored);

  expect(stored.days[1]).toBe(content.days[1]);
  expect(stored.days[0]?.meals[0]).toBe(firstDay?.meals[0]);
  expect(after.days[1]).toBe(before.days[1]);
  expect(after.days[0]?.meals[0]).toBe(before.days[0]?.meals[0]);
  expect(after.days[0]?.meals[2]?.calories).toBe(492.1);
  expect(after).toEqual(withTotals(structuredClone(edited)));
});

test('a food is added to the list with its first use, and removed with its last', () => {
  const before = resolvedMealPlan(content);
  const added = withMealChanged(before, lunch?.id ?? '', (meal) =>
    withAlimentAdded(meal, { aliment: food.redWine, newId: newIds() }),
  );

  const withWine = storedMealPlan(added, content);
  const withoutWine = storedMealPlan(withComponentDeleted(resolvedMealPlan(withWine), 'new 1'), withWine);

  expect(withWine.aliments.at(-1)).toBe(food.redWine);
  expect(withoutWine.aliments).toEqual(content.aliments);
});

test('the same food from a newer library does not change the meals that have it already', () => {
  const newer = { ...food.pasta, calories: 900 };
  const pasted = withMealChanged(resolvedMealPlan(content), lunch?.id ?? '', (meal) =>
    withAlimentAdded(meal, { aliment: newer, newId: newIds() }),
  );

  const stored = storedMealPlan(pasted, content);

  expect(stored.aliments.find(({ id }) => id === food.pasta.id)?.calories).toBe(353);
});

test('two spoons of 10 g stay two spoons and 20 g when the measure of the food changes, and are three when 30 g are typed', () => {
  const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 10 };
  const before = resolvedMealPlan(content);
  const change = (mealPlanBefore: typeof before, typed: Parameters<typeof withComponentChanged>[2]) =>
    storedMealPlan(withComponentChanged(mealPlanBefore, pasta?.uuid ?? '', typed), content);

  const spoons = change(before, (component) => withMeasure(component, { ...spoon, count: 2 }));
  const measured = spoons.days[0]?.meals[2]?.mealComponents[0]?.components[0];
  const larger = spoons.aliments.map((aliment) => ({
    ...aliment,
    portions: [{ ...spoon, grams: 15, isDefault: true }],
  }));
  const three = change(resolvedMealPlan({ ...spoons, aliments: larger }), (component) => withQuantity(component, 30));

  expect(measured).toMatchObject({ quantity: 20, portion: { count: 2, grams: 10 } });
  expect(three.days[0]?.meals[2]?.mealComponents[0]?.components[0]).toMatchObject({
    quantity: 30,
    portion: { count: 3, grams: 10 },
  });
});
