import { expect, test } from 'vitest';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { parseIngredient } from './parse-ingredients.ts';

type Measure = { label: string; label_en: string; grams: number; isDefault: boolean };
const read = (line: string, portions: Measure[]) => {
  const food = { name: 'Alimento', name_en: '', portions, category: 'bakery' as const };
  const { quantity, portion, isCertain } = ingredientQuantity(parseIngredient(line, 'it'), food);
  return [quantity, portion?.label ?? null, isCertain];
};

const cracker = { label: 'cracker', label_en: 'cracker', grams: 6, isDefault: true };
const packet = { label: 'pacchetto', label_en: 'packet', grams: 30, isDefault: false };

test.each(['un pacchetto di cracker', '1 confezione di cracker', 'cracker 1 pacchetto', '1 bustina di cracker'])(
  '%s: holds an unknown number of pieces, so its quantity is missing, and a serving is proposed',
  (line) => {
    const serving = { label: 'porzione', label_en: 'serving', grams: 30, isDefault: true };
    const portions = [serving, { ...cracker, isDefault: false }];
    const food = { name: 'Cracker di frumento', name_en: 'Wheat crackers', portions, category: 'bakery' as const };

    expect(ingredientQuantity(parseIngredient(line, 'it'), food)).toMatchObject({ quantity: 30, isMissing: true });
  },
);

test('another package of the food is taken for it, and to be checked', () => {
  const pot = { label: 'vasetto', label_en: 'pot', grams: 125, isDefault: true };
  expect(read('2 confezioni di yogurt', [pot])).toEqual([250, 'vasetto', false]);
});

test.each(['un pacchetto di cracker', '2 pacchetti cracker', '1 packet of crackers', '12 pacchetti di cracker'])(
  '%s: is counted where the food has the package as a measure',
  (line) => expect(read(line, [cracker, packet]).slice(1)).toEqual(['pacchetto', true]),
);

test('a piece of the food is no package', () => {
  expect(read('2 pezzi di cracker', [cracker])).toEqual([12, 'cracker', true]);
});
