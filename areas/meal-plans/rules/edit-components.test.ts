import { expect, test } from 'vitest';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { Meal, MealComponent, MealPlan } from '../contract.ts';
import { exampleMealPlan as mealPlan } from '../example.ts';
import {
  withAlimentAdded,
  withComponentChanged,
  withComponentDeleted,
  withComponentPasted,
  withIngredientPasted,
  withMealComponentDeleted,
  withMealComponentMoved,
  withRecipeAdded,
} from './edit-components.ts';
import { idsIn, newIds } from './testing/ids.ts';

const [day] = mealPlan.days as [MealPlan['days'][number]];
const [breakfast, snack, lunch] = day.meals as [Meal, Meal, Meal];
const [porridge, walnuts] = breakfast.mealComponents as [MealComponent, MealComponent];
const yogurt = snack.mealComponents[0] as MealComponent;

test('rice for 176 kcal is added as 50 g at the end of the meal', () => {
  const meal = withAlimentAdded(lunch, { aliment: food.rice, calories: 176, newId: newIds() });

  expect(meal.mealComponents).toHaveLength(5);
  expect(meal.mealComponents[4]).toMatchObject({ recipe: null, components: [{ quantity: 50, calories: 176 }] });
});

test('a recipe is added with its ingredients, which get new ids', () => {
  const meal = withRecipeAdded(snack, porridge, newIds());

  expect(foodOf(meal)).toEqual(['Yogurt naturale', 'Fiocchi d’avena', 'Latte scremato', 'Banana']);
  expect(meal.mealComponents[1]).toMatchObject({ id: 'new 1', recipe: { name: 'Porridge alla banana' } });
});

test('porridge pasted as a recipe is one component, pasted as aliments it is three', () => {
  const asRecipe = withComponentPasted(snack, { copied: porridge, as: 'recipe', newId: newIds() });
  const asAliments = withComponentPasted(snack, { copied: porridge, as: 'aliment', newId: newIds() });

  expect(asRecipe.mealComponents.map(({ recipe }) => recipe?.name)).toEqual([undefined, 'Porridge alla banana']);
  expect(asAliments.mealComponents.map(({ recipe }) => recipe)).toEqual([null, null, null, null]);
  expect(foodOf(asAliments)).toEqual(foodOf(asRecipe));
});

test('a pasted component has the alternatives of the original and new ids', () => {
  const meal = withComponentPasted(snack, { copied: yogurt, as: 'aliment', newId: newIds() });

  const ids = idsIn(meal);
  expect(meal.mealComponents[1]?.components[0]?.alternatives[0]?.aliment).toBe(food.apple);
  expect(new Set(ids).size).toBe(ids.length);
});

test('walnuts pasted into the porridge become its fourth ingredient', () => {
  const [nuts] = walnuts.components;
  const pasted = nuts && withIngredientPasted(porridge, nuts, newIds());

  expect(pasted).toMatchObject({ kind: 'added', mealComponent: { id: porridge.id, recipe: porridge.recipe } });
  expect(pasted?.kind === 'added' && pasted.mealComponent.components.at(-1)).toMatchObject({
    uuid: 'new 1',
    quantity: 15,
  });
});

test('oats cannot be pasted into a porridge that contains them', () => {
  expect(withIngredientPasted(porridge, exampleComponent(food.oats, 10), newIds())).toMatchObject({
    kind: 'refused',
    problem: { code: 'ingredient_exists' },
  });
});

test('changing a quantity changes only that component', () => {
  const uuid = porridge.components[0]?.uuid ?? '';

  const changed = withComponentChanged(mealPlan, uuid, (one) => withQuantity(one, 60));

  const [changedPorridge, sameWalnuts] = changed.days[0]?.meals[0]?.mealComponents ?? [];
  expect(changedPorridge?.components.map(({ quantity }) => quantity)).toEqual([60, 200, 100]);
  expect(changedPorridge?.components[1]).toBe(porridge.components[1]);
  expect(sameWalnuts).toBe(walnuts);
  expect(changed.days[1]).toBe(mealPlan.days[1]);
});

test('setting the same quantity returns the same object', () => {
  const uuid = porridge.components[0]?.uuid ?? '';

  expect(withComponentChanged(mealPlan, uuid, (one) => withQuantity(one, one.quantity))).toBe(mealPlan);
});

test('porridge without its banana stays a recipe; without any ingredient it is removed', () => {
  const uuids = porridge.components.map(({ uuid }) => uuid);

  const withoutBanana = withComponentDeleted(mealPlan, uuids[2] ?? '');
  const without = uuids.reduce(withComponentDeleted, mealPlan);

  expect(foodOf(mealOf(withoutBanana, 0))).toEqual(['Fiocchi d’avena', 'Latte scremato', 'Noci']);
  expect(mealOf(without, 0).mealComponents).toEqual([walnuts]);
  expect(withComponentDeleted(mealPlan, 'gone')).toBe(mealPlan);
});

test('deleting the porridge keeps the walnuts', () => {
  expect(mealOf(withMealComponentDeleted(mealPlan, porridge.id), 0).mealComponents).toEqual([walnuts]);
  expect(withMealComponentDeleted(mealPlan, 'gone')).toBe(mealPlan);
});

test('moving the oil of lunch to position 1 puts it before the pasta', () => {
  const oil = lunch.mealComponents[3]?.id ?? '';

  expect(foodOf(mealOf(withMealComponentMoved(mealPlan, oil, 1), 2))).toEqual([
    'Olio d’oliva',
    'Pasta secca',
    'Passata di pomodoro',
    'Parmigiano',
  ]);
});

function mealOf({ days }: MealPlan, index: number): Meal {
  return days[0]?.meals[index] as Meal;
}

function foodOf({ mealComponents }: Meal): string[] {
  return mealComponents.flatMap(({ components }) => components.map(({ aliment }) => aliment.name));
}
