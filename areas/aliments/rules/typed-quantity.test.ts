import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 9 };
const teaspoon = { label: 'cucchiaino', label_en: 'teaspoon', grams: 4.5 };
const slice = { label: 'fetta', label_en: 'slice', grams: 30 };
const oil = { measures: [spoon, teaspoon], unit: null, language: 'it' } as const;

test.each([
  ['80', 80],
  ['80 g', 80],
  ['80+20', 100],
  ['100-15', 85],
  ['3*40', 120],
  ['3 x 40 g', 120],
  ['0,5', 0.5],
  ['0,5 kg', 500],
  ['1 etto', 100],
  ['1.500', 1500],
  ['1,500', 1.5],
  ['250/2', 125],
  ['1 1/2', 1.5],
])('%s is %d g', (text, grams) => {
  expect(typedQuantity(text, oil)).toEqual({ quantity: grams, portion: null });
});

test.each([
  ['2 cucchiai', spoon, 2],
  ['1 cucchiaio', spoon, 1],
  ['2c', spoon, 2],
  ['3 cucchiaini', teaspoon, 3],
  ['2 tablespoons', spoon, 2],
  ['1 1/2 tea', teaspoon, 1.5],
  ['½ cucchiaio', spoon, 0.5],
])('%s is a number of household measures', (text, measure, count) => {
  const quantity = Math.round(measure.grams * count * 100) / 100;
  expect(typedQuantity(text, oil)).toEqual({ quantity, portion: { ...measure, count } });
});

test.each([
  ['1 l', 1, 1000],
  ['33 cl', 1, 330],
  ['2 dl', 1, 200],
  ['250 ml', 1, 250],
  ['1,5 litri', 1, 1500],
  ['10 ml', 0.92, 9.2],
  ['1 kg', 1, 1000],
  ['1 chilo', null, 1000],
])('%s of a food with %d g per ml are %d g', (text, gramsPerMillilitre, quantity) => {
  expect(typedQuantity(text, { measures: [], unit: null, language: 'it', gramsPerMillilitre })).toEqual({
    ...{ quantity, portion: null },
  });
});

test('no volume is understood of a food whose density nobody knows', () => {
  expect(typedQuantity('2 dl', { measures: [], unit: null, language: 'it', gramsPerMillilitre: null })).toBeNull();
});

test('a number in the field of the measure counts the measure', () => {
  expect(typedQuantity('2', { measures: [slice], unit: slice, language: 'it' })?.quantity).toBe(60);
  expect(typedQuantity('80 g', { measures: [slice], unit: slice, language: 'it' })).toEqual({
    quantity: 80,
    portion: null,
  });
});

test.each(['', '0', '-3', 'due', '2 tazze', '80+', '10001', '1/0', 'g', '900000 cucchiai'])(
  '"%s" is not a quantity',
  (text) => {
    expect(typedQuantity(text, oil)).toBeNull();
  },
);

test.each([
  ['62,0 g', 62, 62],
  ['62.0 g', 62, 62],
  ['62,50', 62.5, 62.5],
  ['62.50 g', 62.5, 62.5],
  ['62,00 gr.', 62, 62],
  ['0,50 g', 0.5, 0.5],
  ['1.000 g', 1000, 1],
  ['1,000 g', 1, 1000],
  ['1.000', 1000, 1],
  ['1 000 g', 1000, 1000],
  ["1'000 g", 1000, 1000],
  ['1.000,0 g', 1000, null],
  ['1,000.0 g', null, 1000],
  ['1.000,50', 1000.5, null],
])('“%s” is %s g in Italian and %s g in English', (text, italian, english) => {
  expect(typedQuantity(text, oil)?.quantity ?? null).toBe(italian);
  expect(typedQuantity(text, { ...oil, language: 'en' })?.quantity ?? null).toBe(english);
});
