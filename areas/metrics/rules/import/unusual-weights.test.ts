import { expect, test } from 'vitest';
import { unusualWeights } from './unusual-weights.ts';

const readings = (...values: (readonly [day: number, value: number])[]) =>
  values.map(([day, value]) => ({ day: `2026-09-${String(day).padStart(2, '0')}`, value }));
const unusual = (imported: ReturnType<typeof readings>, stored: ReturnType<typeof readings> = []) =>
  unusualWeights(imported, stored).map(({ reading, near }) => [reading.day.slice(-2), reading.value, near.value]);

test('a slip between two equal weights is asked about, its neighbours are not', () => {
  expect(unusual(readings([1, 72], [2, 72.4], [3, 62.4], [4, 72.1], [5, 72]))).toEqual([['03', 62.4, 72.4]]);
});

test('5 % is usual, a lasting change too, and readings 4 days apart are not compared', () => {
  expect(unusual(readings([1, 80], [2, 84]))).toEqual([]);
  expect(unusual(readings([1, 80], [2, 80], [3, 88], [4, 88]))).toEqual([]);
  expect(unusual(readings([1, 80], [5, 90]))).toEqual([]);
});

test('a value is compared with those that are stored, whatever the order of the file', () => {
  expect(unusual(readings([9, 62], [2, 80]), readings([8, 72], [3, 80]))).toEqual([['09', 62, 72]]);
});
