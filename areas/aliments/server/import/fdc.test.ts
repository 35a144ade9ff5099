import path from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFoods, writeSample } from './testing/samples.ts';

const quoted = (rows: (string | number)[][]) =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

const foods: (string | number)[][] = [
  ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
  [167512, 'sr_legacy_food', 'Pillsbury Golden Layer Biscuits, 8" pan', 18, '2019-04-01'],
  [170000, 'foundation_food', 'Onions, raw', 11, '2019-04-01'],
  [170001, 'foundation_food', 'Peppers, raw', 11, '2019-04-01'],
  [170002, 'foundation_food', 'Oil, coconut', 4, '2019-04-01'],
  [180000, 'sub_sample_food', 'Onions, sample 12', '', '2019-04-01'],
  [190000, 'survey_fndds_food', 'Milk, whole', '', '2020-10-30'],
  [500000, 'branded_food', 'WESSON Vegetable Oil', '', '2020-11-13'],
  [500001, 'branded_food', 'Broken', '', '2020-11-13'],
];

const nutrient = [
  ['id', 'name', 'unit_name', 'nutrient_nbr', 'rank'],
  [1003, 'Protein', 'G', '203', ''],
  [1004, 'Total lipid (fat)', 'G', '204', ''],
  [1005, 'Carbohydrate, by difference', 'G', '205', ''],
  [1008, 'Energy', 'KCAL', '208', ''],
  [1062, 'Energy', 'kJ', '268', ''],
  [1079, 'Fiber, total dietary', 'G', '291', ''],
  [1093, 'Sodium, Na', 'MG', '307', ''],
  [1104, 'Vitamin A, IU', 'IU', '318', ''],
  [1110, 'Vitamin D (D2 + D3), International Units', 'IU', '324', ''],
  [1257, 'Fatty acids, total trans', 'G', '605', ''],
  [2047, 'Energy (Atwater General Factors)', 'KCAL', '957', ''],
  [2048, 'Energy (Atwater Specific Factors)', 'KCAL', '958', ''],
];

const value = (fdcId: number, nutrientId: number, amount: string | number, derivation = 1) => [
  '',
  fdcId,
  nutrientId,
  amount,
  '',
  derivation,
];
const files = {
  'food.csv': quoted(foods),
  'nutrient.csv': quoted(nutrient),
  'food_nutrient.csv': quoted([
    ['id', 'fdc_id', 'nutrient_id', 'amount', 'data_points', 'derivation_id'],
    // Foods alternate, as in no order.
    value(170000, 2047, 40),
    value(167512, 1008, 307),
    value(170000, 2048, 38),
    value(170000, 1003, 1.1),
    value(167512, 1003, 5.88),
    value(167512, 1004, 13.24),
    value(167512, 1005, 41.18),
    value(167512, 1079, 1.2),
    value(167512, 1257, 0, 49),
    value(170001, 2047, 31),
    value(170002, 1062, 3766),
    value(170002, 1005, 0.84),
    value(190000, 1008, 60),
    value(500000, 1008, 867),
    value(500000, 1110, 400),
    value(500000, 1104, 500),
  ]),
  'food_nutrient_derivation.csv': quoted([
    ['id', 'code', 'description'],
    [1, 'A', 'Analytical'],
    [49, 'Z', 'Assumed zero'],
  ]),
  'food_category.csv': quoted([
    ['id', 'code', 'description'],
    [11, '1100', 'Vegetables and Vegetable Products'],
    [18, '1800', 'Baked Products'],
    [4, '0400', 'Fats and Oils'],
  ]),
  'sr_legacy_food.csv': quoted([
    ['fdc_id', 'NDB_number'],
    [167512, 1001],
  ]),
  'foundation_food.csv': quoted([
    ['fdc_id', 'NDB_number', 'footnote'],
    [170000, 11282, ''],
  ]),
  'survey_fndds_food.csv': quoted([
    ['fdc_id', 'food_code', 'wweia_category_code'],
    [190000, 11111000, ''],
  ]),
  'branded_food.csv': quoted([
    [
      'fdc_id',
      'brand_owner',
      'brand_name',
      'gtin_upc',
      'serving_size',
      'serving_size_unit',
      'household_serving_fulltext',
      'branded_food_category',
    ],
    [500000, 'Richardson', 'WESSON', '00027000612323', 14, 'g', '1 Tbsp', 'Vegetable & Cooking Oils'],
    [500001, 'Too', 'few'],
  ]),
  'measure_unit.csv': quoted([
    ['id', 'name'],
    [1000, 'cup'],
    [9999, 'undetermined'],
  ]),
  'food_portion.csv': quoted([
    ['id', 'fdc_id', 'seq_num', 'amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight'],
    [1, 167512, 1, 1, 9999, '', 'serving', 34],
    [2, 170000, 1, 2, 9999, '', 'medium (3" dia)', 220],
    [3, 170000, 2, 0.5, 1000, '', 'chopped', 80],
    [4, 190000, 1, '', 9999, '1 cup', '10205', 244],
    [5, 190000, 2, '', 9999, 'Quantity not specified', '90000', 244],
  ]),
};

const read = async () => {
  const { foods: found, ...others } = await readFoods(writeSample(files));
  return { ...others, byRef: new Map(found.map((food) => [food.ref, food])) };
};

test('foods have a number that later releases keep, and their category; samples are left out', async () => {
  const { byRef } = await read();

  expect([...byRef.keys()].toSorted()).toEqual([
    '01001',
    'fdc-170001',
    'fdc-170002',
    'fndds-11111000',
    'foundation-11282',
    'gtin-00027000612323',
  ]);
  expect(byRef.get('01001')).toMatchObject({
    name_en: 'Pillsbury Golden Layer Biscuits, 8" pan',
    category: 'bakery',
    brand: '',
  });
  expect(byRef.get('foundation-11282')).toMatchObject({ category: 'vegetables', form: 'raw' });
});

test('a missing nutrient is unknown; carbs are by difference minus fibre; an assumed zero is marked', async () => {
  const { byRef } = await read();

  expect(byRef.get('01001')).toMatchObject({
    calories: 307,
    protein_tot: 5.88,
    carbs_tot: 39.98,
    lipids_tot: 13.24,
    micronutrients: { fiber: 1.2, fat_trans: 0 },
    states: { carbs_tot: 'calculated', fat_trans: 'assumed_zero' },
  });
  expect(byRef.get('foundation-11282')).toMatchObject({ carbs_tot: null, lipids_tot: null });
});

test('energy falls back to the specific factors, then the general ones, then kJ', async () => {
  const { byRef } = await read();
  const energies = ['foundation-11282', 'fdc-170001', 'fdc-170002'].map((ref) =>
    Math.round(byRef.get(ref)?.calories ?? -1),
  );
  expect(energies).toEqual([38, 31, 900]);
});

test('portions: the words of unit 9999 are in the modifier or the description, doubled quotes are quotes, grams are of one unit', async () => {
  const { byRef } = await read();
  const portionsOf = (ref: string) => byRef.get(ref)?.portions.map(({ label_en, grams }) => [label_en, grams]);

  expect(portionsOf('01001')).toEqual([['1 serving', 34]]);
  expect(portionsOf('foundation-11282')).toEqual([
    ['1 medium (3" dia)', 110],
    ['1 cup chopped', 160],
  ]);
  expect(portionsOf('fndds-11111000')).toEqual([['1 cup', 244]]);
  expect(portionsOf('gtin-00027000612323')).toEqual([['1 Tbsp', 14]]);
});

test('a branded food has its brand and barcode; 400 IU of vitamin D are 10 µg, IU of vitamin A have no weight', async () => {
  const { byRef } = await read();
  expect(byRef.get('gtin-00027000612323')).toMatchObject({
    brand: 'WESSON',
    barcode: '00027000612323',
    micronutrients: { vitamin_d: 10 },
  });
  expect(byRef.get('gtin-00027000612323')?.micronutrients).not.toHaveProperty('vitamin_a');
});

test('a row of a table with too few columns and a food without values are named', async () => {
  const { rejected } = await read();
  expect(rejected).toEqual([
    { line: 3, reason: 'branded_food.csv: 3 columns instead of 8' },
    { line: 9, reason: 'no known value' },
  ]);
});

test('the archive of a release is read as its folder', async () => {
  const entries = Object.entries(files).map(([name, text]) => [
    `FoodData_Central_csv_2024-10-31/${name}`,
    Buffer.from(text),
  ]);
  const folder = writeSample({ 'FoodData_Central_csv_2024-10-31.zip': zipSync(Object.fromEntries(entries)) });
  const { foods: found } = await readFoods(path.join(folder, 'FoodData_Central_csv_2024-10-31.zip'));
  expect(found).toHaveLength(6);
});
