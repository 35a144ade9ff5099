import { describe, expect, test } from 'vitest';
import type { Portion } from '#areas/aliments/contract.ts';
import type { z } from 'zod';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { parseIngredient } from './parse-ingredients.ts';

const spoon: z.output<typeof Portion> = { label: '1 cucchiaio', label_en: '1 tablespoon', grams: 9, isDefault: true };
const piece = { label: '1 cipolla media', label_en: '1 medium onion', grams: 120, isDefault: false };
const read = (line: string, portions = [spoon], category: 'fats_oils' | 'vegetables' = 'fats_oils') => {
  const food = { name: 'Alimento', name_en: '', portions, category };
  const { quantity, portion, isCertain } = ingredientQuantity(parseIngredient(line, 'it'), food);
  return [quantity, portion?.label ?? null, isCertain];
};

test('grams are taken as they are, and a household measure has the grams of the food', () => {
  expect(read('80 g di olio')).toEqual([80, null, true]);
  expect(read("2 cucchiai d'olio")).toEqual([18, '1 cucchiaio', true]);
  expect(read('1/2 cipolla', [spoon, piece], 'vegetables')).toEqual([60, '1 cipolla media', true]);
  expect(read('100 ml di olio')).toEqual([92, 'ml', true]);
});

test('assumed grams are marked, and a food to taste weighs nothing', () => {
  expect(read("2 cucchiai d'olio", [])).toEqual([20, null, false]);
  expect(read('250 ml di zucchine', [], 'vegetables')).toEqual([250, 'ml', false]);
  expect(read('olio', [spoon])).toEqual([9, '1 cucchiaio', false]);
  expect(read('olio q.b.')).toEqual([0, null, true]);
});

test('the measure with exactly the written name wins over one whose name only begins with it', () => {
  const small = { label: 'bicchiere piccolo', label_en: 'small glass', grams: 125, isDefault: true };
  const glass = { label: 'bicchiere', label_en: 'glass', grams: 200, isDefault: false };

  for (const line of ['1 bicchiere di latte', '1 glass of milk', 'un bicchiere di latte'])
    expect(read(line, [small, glass])).toEqual([200, 'bicchiere', true]);
  expect(read('2 bicchieri di latte', [small, { ...glass, label: '1 bicchiere' }])).toEqual([400, '1 bicchiere', true]);
  expect(read('1 bicchiere di latte', [small])).toEqual([125, 'bicchiere piccolo', true]);
});

test('a quantity that may be that of another food is to be checked', () => {
  const line = { ...parseIngredient('80 g di riso', 'it'), isQuantityShared: true };

  expect(ingredientQuantity(line, { name: 'Riso', name_en: '', portions: [], category: 'vegetables' })).toMatchObject({
    ...{ quantity: 80, isCertain: false, isMissing: false },
  });
});

test('millilitres stay millilitres, with the grams by the density of the food, and more than 1,000 of them are litres', () => {
  const quantityOf = (line: string, category: 'dairy' | 'fats_oils') =>
    ingredientQuantity(parseIngredient(line, 'it'), { name: 'Alimento', name_en: '', portions: [], category });
  const millilitres = (count: number, grams: number) => ({ label: 'ml', label_en: 'ml', grams, count });

  expect(quantityOf('200 ml latte', 'dairy')).toMatchObject({ quantity: 200, portion: millilitres(200, 1) });
  expect(quantityOf('0,5 l latte', 'dairy')).toMatchObject({ quantity: 500, portion: millilitres(500, 1) });
  expect(quantityOf('10 ml olio', 'fats_oils')).toMatchObject({ quantity: 9.2, portion: millilitres(10, 0.92) });
  const litres = (count: number, grams: number) => ({ label: 'l', label_en: 'l', grams, count });
  expect(quantityOf('1,5 l latte', 'dairy')).toMatchObject({ quantity: 1500, portion: litres(1.5, 1000) });
  expect(quantityOf('200 millilitri di latte', 'dairy')).toMatchObject({ quantity: 200, portion: millilitres(200, 1) });
  expect(quantityOf('20 centilitri di latte', 'dairy')).toMatchObject({ quantity: 200 });
  expect(quantityOf('1,500 millilitri di latte', 'dairy')).toMatchObject({ quantity: 1500, isCertain: false });
  expect(quantityOf('2000 ml latte', 'dairy')).toMatchObject({ quantity: 2000, portion: litres(2, 1000) });
  expect(quantityOf('1.500 ml olio', 'fats_oils')).toMatchObject({ quantity: 1380, portion: litres(1.5, 920) });
});

test('millilitres of a drink of plants, which has a glass as its measure, are certain', () => {
  const glass = { label: 'bicchiere', label_en: 'glass', grams: 200, isDefault: true };
  const soyDrink = { name: 'Bevanda di soia', name_en: '', portions: [glass], category: 'plant_based' as const };

  expect(ingredientQuantity(parseIngredient('200 ml bevanda di soia', 'it'), soyDrink)).toMatchObject({
    ...{ quantity: 200, isCertain: true },
  });
});

describe('a square of chocolate', () => {
  const square = { label: 'porzione (quadretto)', label_en: 'serving (square)', grams: 10, isDefault: true };
  const serving = { label: 'porzione', label_en: 'serving', grams: 30, isDefault: true };

  test.each([
    '1 quadratino di cioccolato fondente',
    '1 quadretto di cioccolato (fondente)',
    'un quadratino di cioccolato',
    '1 square of chocolate',
  ])('%s: is the measure of the food', (line) => {
    expect(read(line, [serving, square])).toEqual([10, 'porzione (quadretto)', true]);
  });

  test('has no quantity where the food has no such measure, never 100 g', () => {
    const food = { name: 'Cioccolato', name_en: '', portions: [serving], category: 'fats_oils' as const };
    const line = parseIngredient('3 quadratini di cioccolato', 'it');

    expect(ingredientQuantity(line, food)).toMatchObject({ isMissing: true, quantity: 30 });
    expect(ingredientQuantity(line, { ...food, portions: [] })).toMatchObject({ isMissing: true });
  });
});

test('of 150-200 g the mean is taken, and a person should look', () => {
  expect(read('150-200 g di olio')).toEqual([175, null, false]);
  expect(read('2 o 3 cucchiai di olio')).toEqual([22.5, '1 cucchiaio', false]);
});

describe('a number of pieces', () => {
  const measures = {
    'no measure': [],
    'a standard portion': [{ label: 'porzione', label_en: 'serving', grams: 30, isDefault: true }],
    '100 g as a measure': [{ label: '100 g', label_en: '100 g', grams: 100, isDefault: true }],
  };

  test.each(Object.entries(measures))('is asked about where a food has %s: its weight is not known', (_, portions) => {
    const food = { name: 'Cipolle', name_en: '', portions, category: 'fats_oils' as const };
    for (const line of ['1 cipolla', '1/2 cipolla', '2 gallette di mais', '0,25 rosmarino', '8 burro'])
      expect(ingredientQuantity(parseIngredient(line, 'it'), food), line).toMatchObject({ isMissing: true });
  });
});

test('four rusks are four of the measure that is called as the food, not four servings', () => {
  const serving = { label: 'porzione', label_en: 'serving', grams: 30, isDefault: true };
  const rusk = { label: 'fetta biscottata', label_en: 'rusk', grams: 9, isDefault: false };
  const category = 'bakery' as const;
  const food = { name: 'Fette biscottate', name_en: 'Rusks', portions: [serving, rusk], category };

  expect(ingredientQuantity(parseIngredient('4 fette biscottate', 'it'), food)).toMatchObject({
    quantity: 36,
    isCertain: true,
    portion: { label: 'fetta biscottata', count: 4 },
  });
});

describe('a small cup of coffee', () => {
  const espresso = { label: 'tazzina', label_en: 'espresso cup', grams: 30, isDefault: true };
  const coffee = { name: 'Caffè', name_en: 'Coffee', portions: [espresso], category: 'beverages' as const };

  test.each(['caffè 1 tazzina', '1 tazzina di caffè', 'una tazzina di caffè'])(
    '“%s” is one of its own measure',
    (line) => {
      expect(ingredientQuantity(parseIngredient(line, 'it'), coffee)).toMatchObject({
        ...{ quantity: 30, isCertain: true, isMissing: false },
        portion: { label: 'tazzina', count: 1 },
      });
    },
  );

  test('is no cup', () => {
    expect(ingredientQuantity(parseIngredient('1 cup coffee', 'en'), coffee)).toMatchObject({
      ...{ quantity: 240, isCertain: false },
    });
  });
});

describe('a written weight beside a household measure', () => {
  const cup = { label: 'tazza', label_en: 'cup', grams: 250, isDefault: false };
  const rusk = { label: 'fetta biscottata', label_en: 'rusk', grams: 9, isDefault: true };
  const milk = { name: 'Latte intero', name_en: '', portions: [cup], category: 'dairy' as const };
  const rusks = { name: 'Fette biscottate', name_en: 'Rusks', portions: [rusk], category: 'bakery' as const };
  const quantityOf = (line: string, food: typeof milk | typeof rusks) =>
    ingredientQuantity(parseIngredient(line, 'it'), food);

  test.each(['Latte intero 150 ml (1 tazza)', '1 tazza di latte (150 ml)', 'Latte intero 1 tazza 150 ml'])(
    '%s: is one cup of 150 g, not of 250 g',
    (line) => {
      expect(quantityOf(line, milk)).toEqual({
        ...{ quantity: 150, isCertain: true, isMissing: false },
        portion: { label: 'tazza', label_en: 'cup', grams: 150, count: 1 },
      });
    },
  );

  test.each(['Fette biscottate 30 g (3 fette)', '3 fette biscottate (30 g)', '3 fette biscottate da 10 g'])(
    '%s: is three rusks of 10 g, not of 9 g',
    (line) => {
      expect(quantityOf(line, rusks)).toMatchObject({
        ...{ quantity: 30, isCertain: true },
        portion: { label: 'fetta biscottata', grams: 10, count: 3 },
      });
    },
  );

  test('a measure that the food does not have keeps its word; one that does not divide the weight gives way to it', () => {
    expect(quantityOf('Latte 200 ml (1 bicchiere)', milk)).toMatchObject({
      ...{ quantity: 200, portion: { label: 'bicchiere', label_en: 'glass', grams: 200, count: 1 } },
    });
    expect(quantityOf('Latte 170 ml (1 vasetto)', milk)).toMatchObject({ quantity: 170, portion: null });
    expect(quantityOf('Fette biscottate 100 g (7 fette)', rusks)).toMatchObject({ quantity: 100, portion: null });
  });
});

describe('a weight behind several pieces', () => {
  const portionOf = (label: string, grams: number) => [{ label, label_en: '', grams, isDefault: true }];
  const foods = {
    yogurt: { name: 'Yogurt bianco', name_en: '', portions: portionOf('vasetto', 125), category: 'dairy' as const },
    eggs: { name: 'Uovo di gallina', name_en: '', portions: portionOf('uovo', 50), category: 'eggs' as const },
    rusks: { name: 'Fette biscottate', name_en: '', portions: portionOf('fetta', 9), category: 'bakery' as const },
    bread: { name: 'Pane comune', name_en: '', portions: portionOf('fetta', 30), category: 'bakery' as const },
    kiwi: { name: 'Kiwi', name_en: '', portions: portionOf('porzione', 150), category: 'fruits' as const },
    oil: { name: 'Olio di oliva', name_en: '', portions: portionOf('cucchiaio', 9), category: 'fats_oils' as const },
  };
  const quantityOf = (line: string, food: keyof typeof foods) =>
    ingredientQuantity(parseIngredient(line, 'it'), foods[food]);

  test.each([
    ['2 yogurt (125 g)', 'yogurt', 250],
    ['2 yogurt 125 g', 'yogurt', 250],
    ['2 vasetti di yogurt (125 g)', 'yogurt', 250],
    ['2 yogurt (250 g)', 'yogurt', 250],
    ['2 uova (60 g)', 'eggs', 120],
    ['2 uova (100 g)', 'eggs', 100],
    ['3 fette biscottate (30 g)', 'rusks', 30],
    ['3 fette biscottate 10 g', 'rusks', 30],
    ['2 fette di pane (60 g)', 'bread', 60],
    ['2 fette di pane (30 g)', 'bread', 60],
    ['1 kiwi (150 g)', 'kiwi', 150],
    ['2 cucchiai di olio (20 g)', 'oil', 20],
  ] as const)('%s: is what fits the usual weight of a piece', (line, food, quantity) => {
    expect(quantityOf(line, food)).toMatchObject({ quantity, isCertain: true });
  });

  test.each([
    ['2 kiwi (150 g)', 'kiwi', 150, 300],
    ['2 fette di pane (42 g)', 'bread', 42, 84],
    ['2 cucchiai di olio (10 g)', 'oil', 10, 20],
  ] as const)('%s: is to be checked, with both readings, where it is not known', (line, food, total, ofEach) => {
    expect(quantityOf(line, food)).toMatchObject({
      ...{ quantity: total, isCertain: false, readings: { total, ofEach } },
    });
  });
});

test('a size that says more or less than one piece is to be checked: una mela grande', () => {
  const apple = { label: 'mela', label_en: 'apple', grams: 154, isDefault: true };
  const food = { name: 'Mele', name_en: 'Apples', portions: [apple], category: 'fruits' as const };
  const quantityOf = (line: string) => ingredientQuantity(parseIngredient(line, 'it'), food);

  expect(quantityOf('1 mela media')).toMatchObject({ quantity: 154, isCertain: true });
  expect(quantityOf('1 mela grande')).toMatchObject({ quantity: 154, isCertain: false });
  expect(quantityOf('Mela grande (200 g)')).toMatchObject({ quantity: 200, isCertain: true });
});

describe('a number behind the food', () => {
  const quantityOf = (line: string, category: 'eggs' | 'fruits' | 'fats_oils', label: string, grams: number) =>
    ingredientQuantity(parseIngredient(line, 'it'), {
      name: 'Alimento',
      name_en: '',
      category,
      portions: [{ label, label_en: '', grams, isDefault: true }],
    });

  test('counts the pieces of the food: uova 2 are 100 g, kiwi 2 are about two standard portions', () => {
    expect(quantityOf('uova 2', 'eggs', 'uovo', 50)).toMatchObject({ quantity: 100, isCertain: true });
    expect(quantityOf('uova n. 2', 'eggs', 'uovo', 50)).toMatchObject({ portion: { count: 2 } });
    expect(quantityOf('kiwi 2', 'fruits', 'porzione', 150)).toMatchObject({
      quantity: 300,
      isCertain: false,
      isMissing: false,
    });
    expect(quantityOf('2 kiwi', 'fruits', 'porzione', 150)).toMatchObject({
      quantity: 300,
      isCertain: false,
      isMissing: false,
    });
  });

  test('is asked about where the food has no pieces: burro 8', () => {
    expect(quantityOf('burro 8', 'fats_oils', 'porzione', 10)).toMatchObject({ isCertain: false, isMissing: true });
  });
});

test('a large number without a unit is grams, which are to be checked, unless the pieces are light: 20 mandorle', () => {
  const glass = { label: 'bicchiere', label_en: 'glass', grams: 200, isDefault: true };
  const almond = { label: 'mandorla', label_en: 'almond', grams: 1.2, isDefault: true };
  const milk = { name: 'Latte', name_en: '', portions: [glass], category: 'dairy' as const };
  const almonds = { name: 'Mandorle', name_en: '', portions: [almond], category: 'nuts_seeds' as const };

  expect(ingredientQuantity(parseIngredient('250 latte', 'it'), milk)).toMatchObject({
    quantity: 250,
    isCertain: false,
  });
  expect(ingredientQuantity(parseIngredient('20 mandorle', 'it'), almonds)).toMatchObject({
    ...{ quantity: 24, isCertain: true },
  });
});

describe('a slice', () => {
  const ham = { label: 'porzione (3-4 fette)', label_en: 'serving (3-4 slices)', grams: 50, isDefault: true };
  const slice = { label: 'fetta', label_en: 'slice', grams: 14, isDefault: false };

  test('is the measure of the food, never the serving of several slices', () => {
    expect(read('2 fette di prosciutto', [ham, slice])).toEqual([28, 'fetta', true]);
  });

  test('has no quantity where the food has no slice, as where it is typed: the usual quantity is proposed', () => {
    const food = { name: 'Prosciutto', name_en: '', portions: [ham], category: 'cold_cuts' as const };

    expect(ingredientQuantity(parseIngredient('2 fette di prosciutto', 'it'), food)).toMatchObject({
      ...{ quantity: 50, isMissing: true },
    });
  });
});

test('a portion of a food without such a measure is asked about, never 100 g', () => {
  const food = { name: 'Gallette', name_en: '', portions: [], category: 'bakery' as const };
  expect(ingredientQuantity(parseIngredient('2 porzioni di gallette', 'it'), food)).toMatchObject({ isMissing: true });
});
