import { afterEach, expect, test } from 'vitest';
import { setCurrentUnits } from './current-units.ts';
import { formatHeight } from './units.ts';

afterEach(() => setCurrentUnits({ weight: 'kg', length: 'cm' }));

test('a height of 180.3 cm is read in centimetres, or in feet and half inches', () => {
  expect(formatHeight(180.3)).toMatch(/^180,3\s?cm$/);
  setCurrentUnits({ weight: 'lb', length: 'in' });

  expect([180.3, 182.9, 152.4, 166.4].map((cm) => formatHeight(cm))).toEqual([`5'11"`, `6'0"`, `5'0"`, `5'5,5"`]);
});
