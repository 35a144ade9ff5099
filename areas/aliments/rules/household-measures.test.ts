import { expect, test } from 'vitest';
import { householdMeasures, isHouseholdMeasure } from './household-measures.ts';
import { quantityOfMeasures, suggestedQuantity } from './suggested-quantity.ts';
import { quantityText } from './quantity-text.ts';

const hundred = { label: '100 g', label_en: '100 g', grams: 100, isDefault: true };
const sprig = { label: 'rametto', label_en: 'sprig', grams: 3, isDefault: false };

test.each(['100 g', '250ml', '1,5 kg', '100 grammi'])('«%s» is an amount and no household measure', (label) => {
  expect(isHouseholdMeasure({ label, label_en: '' })).toBe(false);
});

test.each(['cucchiaio', '1 barretta', 'vasetto da 125 g'])('«%s» is a household measure', (label) => {
  expect(isHouseholdMeasure({ label, label_en: '' })).toBe(true);
});

test('of a food with «100 g» and «rametto» only the sprig is offered', () => {
  expect(householdMeasures([hundred, sprig])).toEqual([sprig]);
});

test('a food whose usual measure is «100 g» is added as 100 grams, and half of it as 50', () => {
  const food = { name: 'Salvia', name_en: 'Sage', category: 'spices_herbs' as const, portions: [hundred] };

  expect(suggestedQuantity(food, null)).toEqual({ quantity: 100, portion: null });
  expect(suggestedQuantity(food, { value: 0.5, unit: 'portions' })).toEqual({ quantity: 50, portion: null });
  expect(quantityOfMeasures(hundred, 6)).toEqual({ quantity: 600, portion: null });
});

test('a quantity that was stored as a quarter of «100 g» is shown in grams only', () => {
  const formats = {
    toTaste: 'q.b.',
    gramsText: (grams: number) => `${grams} g`,
    measureText: () => '0,25 100 g',
  };

  expect(quantityText({ quantity: 25, portion: { ...hundred, count: 0.25 } }, formats)).toBe('25 g');
});
