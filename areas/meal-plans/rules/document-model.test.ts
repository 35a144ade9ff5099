import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan } from '../example.ts';
import { alimentIdsOf, componentsOf, mapComponents, withUsedOnly } from './content.ts';
import { diffContents } from './diff-contents.ts';
import { mealPlanModel } from './document-model.ts';
import { resolvedMealPlan, storedMealPlan } from './stored.ts';
import { withTemplateMerged } from './template-update.ts';

const base = MealPlanContent.parse(
  storedMealPlan(exampleMealPlan, { ...exampleMealPlan, aliments: [], recipes: [], days: [] }),
);

test('the comparable form of a meal plan gives it back', () => {
  const { content, conflicts, fits } = mealPlanModel.merge({ base, mine: base, theirs: base });

  expect(content).toEqual(base);
  expect([conflicts, fits]).toEqual([[], true]);
});

test('two editors change the food of a row and the grams of another: both changes stay, each with its food', () => {
  const mine = withFood(base, 0, food.rice);
  const theirs = withGrams(base, 1, 250);
  const { content, conflicts } = mealPlanModel.merge({ base, mine, theirs });

  expect(conflicts).toEqual([]);
  expect(componentsOf(content)[0]?.alimentId).toBe(food.rice.id);
  expect(componentsOf(content)[1]?.quantity).toBe(250);
  expect(() => resolvedMealPlan(content)).not.toThrow();
});

test('grams and household measure that both change are one conflict', () => {
  const measure = { label: 'cucchiaio', label_en: 'tablespoon', grams: 20, count: 3 };
  const mine = change(base, 0, { quantity: 60, portion: measure });
  const { content, conflicts } = mealPlanModel.merge({ base, mine, theirs: withGrams(base, 0, 90) });

  expect(conflicts.map(({ field }) => field)).toEqual(['amount']);
  expect(componentsOf(content)[0]).toMatchObject({ quantity: 60, portion: measure });
});

test('the food of a row that one side changes and the grams that the other does are one conflict: the amount of one food is never that of another', () => {
  const mine = withFood(base, 0, food.rice);
  const theirs = withGrams(base, 0, 100);
  const { content, conflicts } = mealPlanModel.merge({ base, mine, theirs });
  const key = conflicts[0]?.key ?? '';
  const resolutions = new Map([[key, 'theirs' as const]]);
  const resolved = mealPlanModel.merge({ base, mine, theirs, resolutions });

  expect(conflicts).toMatchObject([
    { field: 'foodAndAmount', mine: { alimentId: food.rice.id }, theirs: { amount: { quantity: 100 } } },
  ]);
  expect(componentsOf(content)[0]).toMatchObject({ alimentId: food.rice.id, quantity: 50 });
  expect(componentsOf(resolved.content)[0]).toMatchObject({ alimentId: food.oats.id, quantity: 100 });
});

test('a food that one side changes with its amount merges with the unchanged row of the other side, and with other fields of it', () => {
  const mine = change(withFood(base, 0, food.rice), 0, { quantity: 80 });
  const { content, conflicts } = mealPlanModel.merge({ base, mine, theirs: change(base, 0, { isLocked: true }) });

  expect(conflicts).toEqual([]);
  expect(componentsOf(content)[0]).toMatchObject({ alimentId: food.rice.id, quantity: 80, isLocked: true });
});

test('a row that one side deletes and the other changes keeps its food', () => {
  const emptied = withUsedOnly({ ...base, days: [] });
  const { content } = mealPlanModel.merge({ base, mine: emptied, theirs: withGrams(base, 0, 55) });

  expect(emptied.aliments).toEqual([]);
  for (const id of alimentIdsOf(content)) expect(content.aliments.map((one) => one.id)).toContain(id);
  expect(() => resolvedMealPlan(content)).not.toThrow();
});

test('the template changes the grams of a row: the copy follows, and a food that was swapped by hand stays with its grams', () => {
  const template = withGrams(withGrams(base, 0, 99), 2, 120);
  const copy = withFood(base, 2, food.potatoes);
  const merged = withTemplateMerged({ ...copy, isDraft: true }, { template: { ...template, isDraft: false }, base });

  expect(componentsOf(merged)[0]?.quantity).toBe(99);
  expect(componentsOf(merged)[2]).toMatchObject({
    alimentId: food.potatoes.id,
    quantity: componentsOf(base)[2]?.quantity,
  });
  expect(merged.isDraft).toBe(true);
});

test('differences name day, meal and food with the amounts before and after', () => {
  expect(diffContents(base, withGrams(base, 0, 99))).toEqual([
    {
      dayNumber: 1,
      dayName: 'Giorno 1',
      weekday: null,
      mealTitle: 'Colazione',
      mealTitleEn: 'Breakfast',
      mealType: 'breakfast',
      name: food.oats.name,
      nameEn: food.oats.name_en,
      kind: 'changed',
      field: 'amount',
      before: '50 g',
      after: '99 g',
    },
  ]);
});

function withGrams(content: MealPlanContent, index: number, quantity: number): MealPlanContent {
  return change(content, index, { quantity });
}

function withFood(content: MealPlanContent, index: number, aliment: UsedAliment): MealPlanContent {
  const changed = change(content, index, { alimentId: aliment.id });
  return withUsedOnly({ ...changed, aliments: [...changed.aliments, aliment] });
}

/** Changes the component with this index in the order of the meals. */
function change(content: MealPlanContent, index: number, fields: object): MealPlanContent {
  const { uuid } = componentsOf(content)[index] ?? {};
  const days = content.days.map((day) =>
    mapComponents(day, (component) => (component.uuid === uuid ? { ...component, ...fields } : component)),
  );
  return { ...content, days };
}
