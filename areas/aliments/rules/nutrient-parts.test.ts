import { expect, test } from 'vitest';
import { exceededWhole } from './nutrient-parts.ts';

const wholes = { carbs_tot: 60, lipids_tot: 10 };

test('30 g of sugars fit into 60 g of carbohydrates, 70 g do not, and fibre is no part of them', () => {
  expect(exceededWhole('sugars', 30, wholes)).toBeNull();
  expect(exceededWhole('sugars', 70, wholes)).toBe('carbs_tot');
  expect(exceededWhole('fiber', 70, wholes)).toBeNull();
});

test('12 g of saturated fat exceed 10 g of fat; without a typed total nothing is known', () => {
  expect(exceededWhole('fat_saturated', 12, wholes)).toBe('lipids_tot');
  expect(exceededWhole('fat_saturated', 12, { ...wholes, lipids_tot: '' })).toBeNull();
  expect(exceededWhole('fat_saturated', '', wholes)).toBeNull();
});
