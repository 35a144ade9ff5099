import { expect, test } from 'vitest';
import type { BodyInput } from './body.ts';
import { metabolicRate, type MetabolicRateFormulaName } from './metabolic-rate.ts';

/** Columns: formula, person, expected resting energy in kcal per day. */
const vectors: [MetabolicRateFormulaName, BodyInput, string][] = [
  ['FAO_WHO_UNU', { gender: 'male', age: 25, weight: 72 }, '1780.60'],
  ['FAO_WHO_UNU', { gender: 'male', age: 65, weight: 78 }, '1540.00'],
  ['FAO_WHO_UNU', { gender: 'female', age: 40, weight: 60 }, '1351.00'],
  ['FAO_WHO_UNU', { gender: 'female', age: 70, weight: 62 }, '1247.00'],
  ['SCHOFIELD', { gender: 'male', age: 25, weight: 72 }, '1776.30'],
  ['SCHOFIELD', { gender: 'male', age: 65, weight: 78 }, '1501.16'],
  ['SCHOFIELD', { gender: 'female', age: 40, weight: 60 }, '1333.16'],
  ['SCHOFIELD', { gender: 'female', age: 70, weight: 62 }, '1221.58'],
  ['HENRY_OXFORD', { gender: 'male', age: 25, weight: 72, height: 178 }, '1706.94'],
  ['HENRY_OXFORD', { gender: 'male', age: 65, weight: 78, height: 172 }, '1563.72'],
  ['HENRY_OXFORD', { gender: 'female', age: 40, weight: 60, height: 165 }, '1307.50'],
  ['HENRY_OXFORD', { gender: 'female', age: 70, weight: 62, height: 160 }, '1212.54'],
  ['HARRIS_BENEDICT', { gender: 'male', age: 30, weight: 70, height: 175 }, '1702.01'],
  ['HARRIS_BENEDICT', { gender: 'male', age: 50, weight: 85, height: 180 }, '1798.20'],
  ['HARRIS_BENEDICT', { gender: 'female', age: 30, weight: 60, height: 165 }, '1393.82'],
  ['HARRIS_BENEDICT', { gender: 'female', age: 50, weight: 68, height: 162 }, '1371.26'],
  ['MIFFLIN_ST_JEOR', { gender: 'male', age: 30, weight: 70, height: 175 }, '1648.75'],
  ['MIFFLIN_ST_JEOR', { gender: 'male', age: 50, weight: 85, height: 180 }, '1730.00'],
  ['MIFFLIN_ST_JEOR', { gender: 'female', age: 30, weight: 60, height: 165 }, '1320.25'],
  ['MIFFLIN_ST_JEOR', { gender: 'female', age: 50, weight: 68, height: 162 }, '1281.50'],
  ['GRANDE_AND_KEYS', { gender: 'male', age: 30, weight: 70, height: 175 }, '1747.67'],
  ['GRANDE_AND_KEYS', { gender: 'male', age: 40, weight: 90, height: 180 }, '2043.29'],
  ['GRANDE_AND_KEYS', { gender: 'female', age: 30, weight: 60, height: 165 }, '1399.79'],
  ['GRANDE_AND_KEYS', { gender: 'female', age: 40, weight: 75, height: 168 }, '1562.00'],
  ['KATCH_MCARDLE', { gender: 'male', age: 30, weight: 70, fat_free_mass_perc: 85 }, '1655.20'],
  ['KATCH_MCARDLE', { gender: 'male', age: 40, weight: 90, fat_free_mass_perc: 75 }, '1828.00'],
  ['KATCH_MCARDLE', { gender: 'female', age: 30, weight: 60, fat_free_mass_perc: 75 }, '1342.00'],
  ['KATCH_MCARDLE', { gender: 'female', age: 40, weight: 75, fat_free_mass_perc: 66 }, '1439.20'],
  ['MOLNAR', { gender: 'male', age: 8, weight: 27 }, '1107.90'],
  ['MOLNAR', { gender: 'male', age: 14, weight: 53 }, '1578.50'],
  ['MOLNAR', { gender: 'female', age: 7, weight: 24 }, '1039.00'],
  ['MOLNAR', { gender: 'female', age: 15, weight: 55 }, '1417.00'],
];

test.each(vectors)('%s of %j: %s kcal a day', (formula, person, bmr) => {
  expect(metabolicRate(formula, person)).toEqual({ bmr });
});
