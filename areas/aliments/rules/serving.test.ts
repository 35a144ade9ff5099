import { expect, test } from 'vitest';
import { withServing } from './serving.ts';

const named = (label: string, grams: number) => ({ label, label_en: '', grams, isDefault: true });
const measuresOf = (quantity: number, ...portions: ReturnType<typeof named>[]) =>
  withServing({ quantity, portions }).portions.map(({ label, grams, isDefault }) => [label, grams, isDefault]);

test('values of 30 g, or a measure that is named “30 g”, are a serving of 30 g; 100 g are none, and a typed measure stays', () => {
  expect(measuresOf(30)).toEqual([['porzione', 30, true]]);
  expect(measuresOf(100, named('30 g', 30))).toEqual([
    ['porzione', 30, true],
    ['30 g', 30, false],
  ]);
  expect(measuresOf(100)).toEqual([]);
  expect(measuresOf(30, named('1 biscotto', 8))).toEqual([['1 biscotto', 8, true]]);
});
