import { expect, test } from 'vitest';
import { amountOf, fewestChanges, isReached } from './fit-search.ts';

test('a day of the largest size, 360 rows of 40 quantities each, is fitted in bounded memory', () => {
  const start = Array.from({ length: 360 }, (_, row) => 50 + ((row * 37) % 150));
  const options = start.map((grams) => Array.from({ length: 40 }, (_, index) => grams / 2 + (index * grams) / 26));
  const goalWith = (seed: number, isEnergy: boolean, share: number) => {
    const perGram = start.map((_, row) => ((row * seed) % 17) / (isEnergy ? 4 : 100));
    const target = share * start.reduce((sum, grams, row) => sum + grams * (perGram[row] ?? 0), 0);
    return { isEnergy, target, fixed: 0, perGram, allowed: target * 0.05 };
  };
  const goals = [goalWith(3, true, 1.06), goalWith(5, false, 0.97)];

  const quantities = fewestChanges({ goals, start, options });

  expect(goals.map((goal) => isReached(goal, amountOf(goal, quantities)))).toEqual([true, true]);
});
