import { describe, expect, test } from 'vitest';
import { exampleAliments, exampleComponent } from '#areas/aliments/example.ts';
import { withScaled } from '#areas/aliments/rules/quantities.ts';
import { allergensOf, dietsOf } from './allergens.ts';
import { isUnlikelyYield, portionMacro, recipeTotals, scaledYield } from './totals.ts';

const { pasta, oliveOil, balsamicVinegar, parmesan } = exampleAliments;

test('160 g of pasta and 20 g of oil are 744.6 kcal, 372.3 in one of two portions, 186.1 in 100 g of 400 g cooked', () => {
  const components = [exampleComponent(pasta, 160), exampleComponent(oliveOil, 20)];
  const { rawGrams, recipe, portion, per100g } = recipeTotals({ components, portions: 2, yieldGrams: 400 });

  expect(rawGrams).toBe(180);
  expect([recipe.calories, portion.calories, per100g?.calories]).toEqual([744.6, 372.3, 186.1]);
  expect([recipe.protein_tot, portion.protein_tot]).toEqual([20, 10]);
});

test('a scaled recipe has the same values per 100 g: its finished dish is scaled too, in whole grams up to the limit', () => {
  const one = [exampleComponent(pasta, 160), exampleComponent(oliveOil, 20)];
  const before = recipeTotals({ components: one, portions: 2, yieldGrams: 400 });
  const after = recipeTotals({ components: withScaled(one, 2.5), portions: 5, yieldGrams: scaledYield(400, 2.5) });

  expect(after.per100g?.calories).toBe(before.per100g?.calories);
  expect(after.portion.calories).toBe(before.portion.calories);
  expect([scaledYield(415, 0.5), scaledYield(1, 0.1), scaledYield(90_000, 3)]).toEqual([208, 1, 100_000]);
});

test.each([
  [720, false],
  [1440, true],
  [90, false],
  [18, true],
])('180 g of ingredients that make %d g are unlikely: %s', (yieldGrams, isUnlikely) => {
  const components = [exampleComponent(pasta, 160), exampleComponent(oliveOil, 20)];

  expect(isUnlikelyYield({ components, portions: 2, yieldGrams })).toBe(isUnlikely);
  expect(isUnlikelyYield({ components, portions: 2, yieldGrams: null })).toBe(false);
});

test('a dish that was not weighed has no values per 100 g; an unknown value stays unknown in every share', () => {
  const components = [exampleComponent(pasta, 100), exampleComponent(balsamicVinegar, 10)];
  const { portion, per100g } = recipeTotals({ components, portions: 3, yieldGrams: null });

  expect(per100g).toBeNull();
  expect(portion.incomplete).toEqual(['carbs_tot']);
  expect(portion.carbs_tot).toBe(23.5);
});

test('the portion of a list is that of the editor, for any number of portions', () => {
  const food = { ...pasta, protein_tot: 9.53 };
  const components = [exampleComponent(food, 101)];
  const counts = [2, 3, 4, 6, 7].map((portions) => {
    const { portion, unrounded } = recipeTotals({ components, portions, yieldGrams: null });
    expect(portionMacro(unrounded.protein_tot, portions)).toBe(portion.protein_tot);
    expect(portionMacro(unrounded.calories, portions)).toBe(portion.calories);
    return portions;
  });
  expect(counts).toHaveLength(5);
});

describe('the allergens of a recipe', () => {
  const declared = { ...pasta, allergens: { gluten: 'may_contain' } as const, declaresAllergens: true };
  const cheese = {
    ...parmesan,
    allergens: { milk: 'contains', gluten: 'suspected' } as const,
    suits: ['vegetarian' as const],
  };

  test('have the strongest strength of all foods, alternatives included', () => {
    const component = { ...exampleComponent(declared, 80), alternatives: [exampleComponent(cheese, 30)] };
    const { allergens } = allergensOf([component]);

    expect(allergens.map(({ allergen, strength, aliments }) => [allergen, strength, aliments.length])).toEqual([
      ['gluten', 'may_contain', 2],
      ['milk', 'contains', 1],
    ]);
  });

  test('own foods and foods of a brand without a declaration are named, foods of the table are not', () => {
    const undeclared = { allergens: {}, declaresAllergens: false, name_en: '' };
    const salt = { ...balsamicVinegar, ...undeclared, name: 'Sale' };
    const own = { ...pasta, ...undeclared, name: 'Marmellata', isOwn: true };
    const branded = { ...parmesan, ...undeclared, name: 'Gelatina', brand: 'Prova' };
    const components = [salt, own, branded].map((food) => exampleComponent(food, 10));

    expect(allergensOf(components)).toEqual({ allergens: [], undeclared: [own, branded] });
  });

  test('of an own hazelnut cream without a declaration are suggested by its name', () => {
    const undeclared = { allergens: {}, declaresAllergens: false, isOwn: true, name_en: '' };
    const cream = { ...oliveOil, ...undeclared, name: 'Crema di nocciole' };
    const { allergens } = allergensOf([exampleComponent(cream, 10)]);

    expect(allergens).toEqual([{ allergen: 'nuts', strength: 'named', aliments: [cream] }]);
  });

  test('a recipe suits a diet only when each food and each alternative does', () => {
    const vegan = { ...pasta, suits: ['vegan' as const, 'vegetarian' as const] };

    expect(dietsOf([exampleComponent(vegan, 80)])).toEqual(['vegan', 'vegetarian', 'pescatarian']);
    expect(dietsOf([exampleComponent(vegan, 80), exampleComponent(cheese, 10)])).toEqual(['vegetarian', 'pescatarian']);
    expect(dietsOf([exampleComponent(vegan, 80), exampleComponent(oliveOil, 10)])).toEqual([]);
    expect(dietsOf([])).toEqual([]);
  });
});
