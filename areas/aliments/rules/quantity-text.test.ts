import { expect, test } from 'vitest';
import { quantityText } from './quantity-text.ts';
import { typedQuantity } from './typed-quantity.ts';

const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 9, count: 2 };
const formats = { toTaste: 'q.b.', gramsText: (grams: number) => `${grams} g`, measureText: () => '2 cucchiai' };

test('a quantity is its measure with the grams, its grams alone, or to taste', () => {
  expect(quantityText({ quantity: 18, portion: spoon }, formats)).toBe('2 cucchiai (18 g)');
  expect(quantityText({ quantity: 80, portion: null }, formats)).toBe('80 g');
  expect(quantityText({ quantity: 0, portion: null }, formats)).toBe('q.b.');
  expect(quantityText({ quantity: 0, portion: spoon }, formats)).toBe('q.b.');
});

test.each(['q.b.', 'qb', 'Q.B.', 'quanto basta', 'to taste'])('“%s” is typed for a food to taste', (text) => {
  expect(typedQuantity(text, { measures: [], unit: null, language: 'it' })).toEqual({ quantity: 0, portion: null });
});
