import { describe, expect, test } from 'vitest';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { parseIngredient, parseIngredients } from './parse-ingredients.ts';

describe('a weight with a thousands mark', () => {
  test.each<[string, 'it' | 'en', number, string, boolean]>([
    ['1 000 g di pane', 'it', 1000, 'pane', false],
    ['pane 1 000 g', 'it', 1000, 'pane', false],
    ['pane 1.000 g', 'it', 1000, 'pane', false],
    ["pane 1'500 g", 'it', 1500, 'pane', false],
    ['pane g 1.500', 'it', 1500, 'pane', false],
    ['pane (1 000 g)', 'it', 1000, 'pane', false],
    ['1,000 g bread', 'en', 1000, 'bread', false],
    ['1.000 grams of bread', 'en', 1000, 'bread', true],
    ['1,000 grammi di pane', 'it', 1000, 'pane', true],
    ['1,000 g di pane', 'it', 1000, 'pane', true],
    ['pane 1,500 g', 'it', 1500, 'pane', true],
    ['1.000 g bread', 'en', 1000, 'bread', true],
    ['1 500 g di pane', 'it', 1500, 'pane', true],
    ['pane 0,500 g', 'it', 0.5, 'pane', false],
    ['1,500 kg di pane', 'it', 1500, 'pane', false],
    ['pane 1,5 g', 'it', 1.5, 'pane', false],
  ])('“%s” in %s is %d g of %s; to be checked: %s', (line, language, count, food, isDoubtful) => {
    const read = parseIngredient(line, language);

    expect([read.count, read.unit, read.food]).toEqual([count, 'g', food]);
    expect(read.isQuantityDoubtful ?? false).toBe(isDoubtful);
  });

  test('is read in a list of foods, too, and millilitres with one', () => {
    const foods = parseIngredients('Latte 1 000 ml, pane 1.000 g, 2 yogurt 125 g', 'it');

    expect(foods.map(({ count, unit }) => [count, unit])).toEqual([
      [1000, 'ml'],
      [1000, 'g'],
      [125, 'g'],
    ]);
  });

  test.each<[string, 'it' | 'en', number, string, boolean]>([
    ['pane 1.000-1.200 g', 'it', 1100, '1000-1200g', false],
    ['pane 1.000 - 1.200 g', 'it', 1100, '1000-1200g', false],
    ['pane da 1.000 a 1.200 g', 'it', 1100, 'da1000a1200g', false],
    ['pane 1,000-1,200 g', 'it', 1100, '1000-1200g', true],
    ['bread 1,000-1,200 g', 'en', 1100, '1000-1200g', false],
    ['bread 1.000-1.200 g', 'en', 1100, '1000-1200g', true],
    ['pane 800-1.200 g', 'it', 1000, '800-1200g', false],
  ])('“%s” is a range, which is kept beside its middle', (line, language, count, range, isDoubtful) => {
    const read = parseIngredient(line, language);

    expect([read.count, read.range.replaceAll(' ', '')]).toEqual([count, range]);
    expect(read.isQuantityDoubtful ?? false).toBe(isDoubtful);
  });

  test('that is not certain is to be checked', () => {
    const pane = { name: 'Pane', name_en: '', portions: [], category: 'bakery' as const };

    expect(ingredientQuantity(parseIngredient('pane 1,000 g', 'it'), pane)).toMatchObject({
      quantity: 1000,
      isCertain: false,
    });
    expect(ingredientQuantity(parseIngredient('pane 1 000 g', 'it'), pane)).toMatchObject({
      quantity: 1000,
      isCertain: true,
    });
  });
});
