import { expect, test } from 'vitest';
import { gtinOf } from './barcodes.ts';
import { productRow, type Product } from './open-food-facts.ts';
import { readSample } from './testing/samples.ts';

const spread = {
  code: '3017620422003',
  lang: 'fr',
  product_name: 'Nutella',
  product_name_it: 'Nutella crema',
  brands: 'Ferrero,Nutella',
  categories_tags: ['en:breakfasts', 'en:sweet-spreads'],
  nutrition_data_per: '100g',
  nutriments: {
    'energy-kcal_100g': 539,
    proteins_100g: 6.3,
    carbohydrates_100g: 57.5,
    fat_100g: 30.9,
    sodium_100g: 0.0428,
  },
};

const foodOf = (product: Product) => {
  const row = productRow(1, product);
  if ('rejected' in row) throw new Error(row.rejected);
  return row.food;
};

test('a product has its names, brand and barcode, and sodium in grams becomes 42.8 mg', () => {
  expect(foodOf(spread)).toMatchObject({
    ref: '03017620422003',
    barcode: '3017620422003',
    name_it: 'Nutella crema',
    name_en: '',
    brand: 'Ferrero',
    category: 'sweets',
    calories: 539,
    carbs_tot: 57.5,
    micronutrients: { sodium: 42.8, salt: 0.107 },
  });
});

test('a value without a suffix is never taken for 100 g: it refers to a serving of 15 g here', () => {
  const { calories, protein_tot, lipids_tot } = foodOf({
    ...spread,
    nutrition_data_per: 'serving',
    serving_quantity: 15,
    serving_size: '15 g',
    nutriments: { 'energy-kcal': 81, proteins: 0.945, fat_serving: 4.65 },
  });

  expect([calories, protein_tot, lipids_tot]).toEqual([null, null, 31]);
});

test('0.6 g of salt seasoning with 0.23 g of sodium keeps it, although the source computed 0 in 100 g', () => {
  const { micronutrients, protein_tot, calories } = foodOf({
    ...spread,
    nutrition_data_per: 'serving',
    serving_quantity: 0.6,
    serving_size: '0.6 g',
    nutriments: {
      sodium_100g: 0,
      sodium_serving: 0.23,
      proteins_100g: 0,
      proteins_serving: 0,
      'energy-kcal_100g': 0,
      'energy-kcal_serving': 0,
    },
  });

  expect(micronutrients.sodium).toBe(38_333.3);
  expect([protein_tot, calories]).toEqual([null, null]);
});

test('a serving in millilitres gives no value of 100 g and no portion', () => {
  const { lipids_tot, portions } = foodOf({
    ...spread,
    serving_quantity: 250,
    serving_size: '250 ml',
    nutriments: { fat_serving: 4, proteins_100g: 3 },
  });
  expect([lipids_tot, portions]).toEqual([null, []]);
});

test('the nested values of the newer format are read when they are those of 100 g', () => {
  const nutrition = (per: string) => ({
    aggregated_set: {
      preparation: 'as_sold',
      per,
      nutrients: { proteins: { value: 7.1, unit: 'g' }, salt: { value: 400, unit: 'mg' } },
    },
  });
  const { nutriments: _, ...product } = spread;

  expect(foodOf({ ...product, nutrition: nutrition('100g') })).toMatchObject({
    protein_tot: 7.1,
    micronutrients: { salt: 0.4 },
  });
  expect(productRow(1, { ...product, nutrition: nutrition('serving') })).toMatchObject({ rejected: 'no known value' });
});

test('contained allergens, traces and unknown tags stay apart; none is lost', () => {
  const tags = {
    allergens_tags: ['en:milk', 'en:soybeans', 'en:kiwi', 'VOLLMILCHPULVER', 'en:none'],
    traces_tags: ['en:nuts', 'en:milk', 'en:pork'],
  };
  const { allergens, other_allergens, declares_allergens } = foodOf({ ...spread, ...tags });

  expect(allergens).toEqual({ milk: 'contains', soybeans: 'contains', nuts: 'may_contain' });
  expect(other_allergens).toBe('en:pork (may contain), en:kiwi, VOLLMILCHPULVER');
  expect([declares_allergens, foodOf(spread).declares_allergens]).toEqual([true, false]);
});

test('a barcode with and without leading zeros is one product; short codes of shops stay different', () => {
  expect([gtinOf('012345678905'), gtinOf('12345678905'), gtinOf('0012345678905')]).toEqual(
    Array(3).fill('00012345678905'),
  );
  const refs = ['0012345', '12345', '2000000000008', '2000000000001'].map((code) => foodOf({ ...spread, code }).ref);
  expect(new Set(refs).size).toBe(4);
});

test('alcohol in percent by volume becomes grams: 12 % are 9.47 g', () => {
  expect(foodOf({ ...spread, nutriments: { alcohol_100g: 12 } }).micronutrients.alcohol).toBe(9.468);
});

test('a product without a name, a code or any value is left out with its line and reason', async () => {
  const { product_name: _, product_name_it: __, ...unnamed } = spread;
  const lines = [spread, unnamed, { ...spread, code: '' }, { ...spread, code: '96', nutriments: {} }].map((one) =>
    JSON.stringify(one),
  );
  const { foods, rejected } = await readSample('products.jsonl', lines.join('\n'));

  expect(foods).toHaveLength(1);
  expect(rejected).toEqual([
    { line: 2, reason: 'no name' },
    { line: 3, reason: 'no number or code' },
    { line: 4, reason: 'no known value' },
  ]);
});

test('broken lines between good ones: cut JSON, a list, binary, an empty name of control characters, half a letter', async () => {
  const good = (code: string) => JSON.stringify({ ...spread, code });
  const lines = [
    good('3017620422003'),
    good('80052760').slice(0, 100),
    '[1,2]',
    '\u0001\u0002\u0003',
    JSON.stringify({ ...spread, code: '7', product_name: '\u0000\u0007', product_name_it: '' }),
    '',
    JSON.stringify({ ...spread, code: '5', product_name_it: 'Crema \ud83c' }),
    JSON.stringify({ ...spread, code: '8001505005707', brands: 'A\u0000B\ud83c' }),
  ];
  const { foods, rejected } = await readSample('products.jsonl', `\uFEFF${lines.join('\r\n')}\r\n`);

  expect(foods.map(({ ref }) => ref)).toEqual(['03017620422003', '08001505005707']);
  expect(foods[1]?.brand).toBe('A B\uFFFD');
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'not a complete JSON object'],
    [3, 'not a JSON object'],
    [4, 'not a complete JSON object'],
    [5, 'no name'],
    [7, 'letters in an unknown encoding'],
  ]);
});

test('the CSV export is read with tabs, and quotes that are part of a name', async () => {
  const header = [
    'code',
    'url',
    'product_name',
    'brands',
    'allergens',
    'traces_tags',
    'energy-kcal_100g',
    'proteins_100g',
    'salt_100g',
  ];
  const rows = [
    [
      '8001505005707',
      'http://x',
      'Biscotti "della nonna',
      'Forno',
      'en:gluten,en:kiwi',
      'en:nuts',
      '450',
      '7.5',
      '0.6',
    ],
    ['8001505005708', 'http://x', 'Due'],
    ['96', 'http://x', 'Pane', '', '', '', '', '8', ''],
  ];
  const { foods, rejected } = await readSample(
    'en.openfoodfacts.org.products.csv',
    [header, ...rows].map((row) => row.join('\t')).join('\n'),
  );

  expect(foods[0]).toMatchObject({
    name_en: 'Biscotti "della nonna',
    calories: 450,
    allergens: { gluten: 'contains', nuts: 'may_contain' },
    other_allergens: 'en:kiwi',
    micronutrients: { salt: 0.6, sodium: 240 },
  });
  expect(foods[1]).toMatchObject({ name_en: 'Pane', calories: null, protein_tot: 8 });
  expect(rejected).toEqual([{ line: 3, reason: '3 columns instead of 9' }]);
});
