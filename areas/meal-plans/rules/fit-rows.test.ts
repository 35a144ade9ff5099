import { describe, expect, test } from 'vitest';
import type { Component } from '#areas/aliments/contract.ts';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { targetFromGrams } from '#areas/macros/rules/targets.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';
import { exampleMealPlan } from '../example.ts';
import type { FittedRow } from './fit-ranges.ts';
import { fittedRows, targetOfDay, targetOfMeal, withFit } from './fit-rows.ts';
import { fitToTarget } from './fit-to-target.ts';
import { withTotals } from './totals.ts';

const day = exampleMealPlan.days[0] as Day;
const [breakfast, snack, lunch] = day.meals as [Meal, Meal, Meal];
const counting = { include_alternatives_in_macro: false };

/** The example with `change` applied to the first meal, and its totals. */
function withBreakfast(change: (meal: Meal) => Meal): { mealPlan: MealPlan; meal: Meal } {
  const days = exampleMealPlan.days.with(0, { ...day, meals: day.meals.with(0, change(breakfast)) });
  const mealPlan = withTotals({ ...exampleMealPlan, days });
  return { mealPlan, meal: mealPlan.days[0]?.meals[0] as Meal };
}

describe('the rows of a fit', () => {
  test('are single foods, and recipes as one food with the sum of their ingredients', () => {
    const [recipe, walnuts] = fittedRows([breakfast], null);

    expect(recipe).toMatchObject({ id: breakfast.mealComponents[0]?.id, quantity: 350, isLocked: false });
    expect(recipe?.aliment).toMatchObject({ quantity: 350, portions: [] });
    expect(walnuts).toMatchObject({ quantity: 15, aliment: { name: food.walnuts.name } });
  });

  test('leave out free meals, lines without food and food to taste', () => {
    const salt = { ...breakfast.mealComponents[1], id: 'salt', components: [exampleComponent(food.oliveOil, 0)] };
    const line = { id: 'line', line: 'Vitamina D', line_en: '', lineKind: null, recipe: null, components: [] };
    const mealComponents = [salt, line] as Meal['mealComponents'];

    expect(
      fittedRows(
        [
          { ...breakfast, mealComponents },
          { ...lunch, free_meal: true },
        ],
        null,
      ),
    ).toEqual([]);
  });

  test('are locked when an ingredient of the recipe is', () => {
    const [row] = breakfast.mealComponents;
    const components = row?.components.map((one, index) => ({ ...one, isLocked: index === 1 })) ?? [];
    const mealComponents = row ? [{ ...row, components }] : [];

    expect(fittedRows([{ ...breakfast, mealComponents }], null)[0]?.isLocked).toBe(true);
  });
});

test('a recipe that is fitted keeps the proportions of its ingredients', () => {
  const [row] = breakfast.mealComponents;
  const { mealPlan } = withBreakfast((meal) => meal);
  const fitted = withFit(mealPlan, [{ id: row?.id ?? '', quantity: 700, portion: null }], null);
  const quantities = fitted.days[0]?.meals[0]?.mealComponents[0]?.components.map(({ quantity }) => quantity);

  expect(quantities).toEqual([100, 400, 200]);
  expect(fitted.days[1]).toBe(mealPlan.days[1]);
});

test('a recipe is fitted by quarters of what is planned: 350 g become 437.5 g for 30 % more energy', () => {
  const [recipe] = fittedRows([breakfast], null);
  const energy = amountIn(recipe as FittedRow, 'calories') ?? 0;
  const { rows } = fitToTarget([recipe as FittedRow], { calories: energy * 1.3 });

  expect(rows).toMatchObject([{ quantity: 437.5 }]);
});

test('a food that was typed in a household measure is fitted in halves of it, and so are its alternatives', () => {
  const [, walnuts] = breakfast.mealComponents;
  const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 9, count: 1 };
  const teaspoon = { label: 'cucchiaino', label_en: 'teaspoon', grams: 5, count: 2 };
  const { alternatives: _, role: __, isLocked: ___, conflictNote: ____, ...nuts } = exampleComponent(food.walnuts, 10);
  const oil = { ...exampleComponent(food.oliveOil, 9), portion: spoon, alternatives: [{ ...nuts, portion: teaspoon }] };
  const row = { ...walnuts, id: 'oil', recipe: null, components: [oil] } as MealComponent;
  const { mealPlan, meal } = withBreakfast((one) => ({ ...one, mealComponents: [row] }));

  const fit = fitToTarget(fittedRows([meal], null), { lipids_tot: 17 });
  const [fitted] = withFit(mealPlan, fit.rows, null).days[0]?.meals[0]?.mealComponents[0]?.components ?? [];

  expect([fitted?.portion?.label, fitted?.portion?.count, fitted?.quantity]).toEqual(['cucchiaio', 2, 18]);
  expect(fitted?.alternatives[0]?.portion).toMatchObject({ label: 'cucchiaino', count: 4 });
});

test('household measures that a fit divides become grams, whole ones and halves stay', () => {
  const [, walnuts] = breakfast.mealComponents;
  const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 9, count: 1 };
  const oil = { ...exampleComponent(food.oliveOil, 9), portion: spoon };
  const row = { ...walnuts, id: 'oil', recipe: null, components: [oil] } as MealComponent;
  const { mealPlan } = withBreakfast((meal) => ({ ...meal, mealComponents: [row] }));
  const portionAt = (quantity: number) => {
    const fitted = withFit(mealPlan, [{ id: 'oil', quantity, portion: null }], null);
    return fitted.days[0]?.meals[0]?.mealComponents[0]?.components[0];
  };

  expect(portionAt(10)).toMatchObject({ quantity: 10, portion: null });
  expect(portionAt(13.5)).toMatchObject({ quantity: 13.5, portion: { count: 1.5 } });
  expect(portionAt(18)).toMatchObject({ quantity: 18, portion: { count: 2 } });
});

describe('the alternatives of a food that is fitted', () => {
  const [, walnuts] = breakfast.mealComponents;
  const withAlternatives = (alternatives: Component[]) => {
    const pasta = { ...exampleComponent(food.pasta, 80), alternatives };
    const row = { ...walnuts, id: 'pasta', recipe: null, components: [pasta] } as MealComponent;
    return withBreakfast((meal) => ({ ...meal, mealComponents: [row] })).mealPlan;
  };
  const fittedTo = (mealPlan: MealPlan, quantity: number, profile: DietaryProfile | null = null) =>
    withFit(mealPlan, [{ id: 'pasta', quantity, portion: null }], profile).days[0]?.meals[0]?.mealComponents[0]
      ?.components[0]?.alternatives ?? [];

  test('follow it in steps of 5 g, and one to taste stays', () => {
    const mealPlan = withAlternatives([exampleComponent(food.rice, 80), exampleComponent(food.oliveOil, 0)]);

    expect(fittedTo(mealPlan, 95).map(({ quantity }) => quantity)).toEqual([95, 0]);
    expect(fittedTo(mealPlan, 70)[0]).toMatchObject({ quantity: 70, calories: 246.4 });
  });

  test('do not increase where they are to be avoided, nor beyond two portions', () => {
    const rice = { ...food.rice, category: 'cereals_pasta' as const };
    const mealPlan = withAlternatives([exampleComponent(rice, 150), exampleComponent(food.bread, 100)]);
    const profile = { ...emptyProfile, excludedWords: ['pane'] };

    expect(fittedTo(mealPlan, 120, profile).map(({ quantity }) => quantity)).toEqual([160, 100]);
  });
});

test('a recipe is increased only as far as each of its foods may be', () => {
  const [row] = breakfast.mealComponents as [MealComponent];
  const profile = { ...emptyProfile, excludedWords: ['banana'] };
  const [free] = fittedRows([breakfast], null);
  const [avoided] = fittedRows([breakfast], profile);

  expect(row.components.map(({ aliment }) => aliment.name)).toContain('Banana');
  expect(free?.range).toEqual({ least: 175, most: 700 });
  expect(avoided?.range).toEqual({ least: 175, most: 350 });
});

test('a breakfast that is fitted to 600 kcal has them, by the same totals as the screen', () => {
  const { mealPlan, meal } = withBreakfast((one) => one);
  const { rows, missed } = fitToTarget(fittedRows([meal], null), { calories: 600 });
  const after = withTotals(withFit(mealPlan, rows, null)).days[0]?.meals[0];

  expect(missed).toEqual([]);
  expect(Math.abs((after?.calories ?? 0) - 600)).toBeLessThan(20);
});

describe('the target of a meal', () => {
  const target = targetFromGrams({ protein_tot: 100, carbs_tot: 200, lipids_tot: 60 });

  test('is its share of the day', () => {
    const meal = { ...lunch, energyPercent: 40 };

    expect(targetOfMeal({ day: { ...day, meals: [breakfast, snack, meal] }, meal, target, counting })).toEqual({
      calories: Math.round(target.calories * 0.4),
      protein_tot: 40,
      carbs_tot: 80,
      lipids_tot: 24,
    });
  });

  test('without a share is what the other meals leave, and never less than nothing', () => {
    const others = day.meals.filter((one) => one !== lunch);
    const eaten = others.reduce((sum, { protein_tot }) => sum + (protein_tot ?? 0), 0);

    expect(targetOfMeal({ day, meal: lunch, target, counting }).protein_tot).toBe(Math.round(100 - eaten));
    const small = targetFromGrams({ protein_tot: 1, carbs_tot: 1, lipids_tot: 1 });
    expect(targetOfMeal({ day, meal: lunch, target: small, counting })).toEqual({});
  });

  test('takes the other meals away before it is rounded: 100.6 kcal without five meals of 10.04 kcal are 50', () => {
    const crumb = { ...food.rice, quantity: 100, calories: 10.04 };
    const ofCrumbs = {
      ...breakfast.mealComponents[1],
      components: [{ ...exampleComponent(crumb, 100) }],
    } as MealComponent;
    const others = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...breakfast, id, mealComponents: [ofCrumbs] }));
    const { days } = withTotals({
      ...exampleMealPlan,
      days: [{ ...day, meals: [...others, lunch] }],
    });
    const [planned] = days as [Day];

    expect(
      targetOfMeal({
        day: planned,
        meal: planned.meals[5] as Meal,
        target: { ...target, calories: 100.6 },
        counting,
      }).calories,
    ).toBe(50);
  });

  test('beside a free meal with a share is what that share and the other meals leave', () => {
    const free = { ...snack, free_meal: true, energyPercent: 30, mealComponents: [] };
    const [planned] = withTotals({ ...exampleMealPlan, days: [{ ...day, meals: [free, lunch] }] }).days as [Day];

    expect(targetOfMeal({ day: planned, meal: planned.meals[1] as Meal, target, counting }).protein_tot).toBe(70);
    expect(targetOfDay(planned, target).protein_tot).toBe(70);
  });

  test('of a day with a free meal without a share is not known, because its food is not', () => {
    expect(targetOfDay({ meals: [{ ...breakfast, free_meal: true }, lunch] }, target)).toEqual({});
    expect(targetOfDay(day, target).protein_tot).toBe(100);
  });

  test('is not known without a target of the day, or beside a free meal', () => {
    const free = withTotals({
      ...exampleMealPlan,
      days: [{ ...day, meals: [{ ...breakfast, free_meal: true, mealComponents: [] }, lunch] }],
    }).days[0] as Day;

    expect(targetOfMeal({ day, meal: lunch, target: null, counting })).toEqual({});
    expect(targetOfMeal({ day: free, meal: free.meals[1] as Meal, target, counting })).toEqual({});
  });
});
