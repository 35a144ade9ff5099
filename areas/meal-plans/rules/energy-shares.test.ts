import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import { energyShares } from './energy-shares.ts';

test('the shares of the meals of a day are 100 % together, each beside its target', () => {
  const [day] = exampleMealPlan.days;
  if (!day) throw new Error('no day');
  const meals = day.meals.map((meal, index) => ({ ...meal, energyPercent: index === 0 ? 20 : null }));
  const shares = energyShares({ ...day, meals });
  const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);

  expect(shares[0]?.targetPercent).toBe(20);
  expect(shares.every(({ percent }) => percent !== null && percent > 0)).toBe(true);
  expect(sum).toBeCloseTo(100, 0);
});

test('a free meal has no share, and the others are shares of what is known', () => {
  const [, day] = exampleMealPlan.days;
  if (!day) throw new Error('no day');
  const shares = energyShares(day);

  expect(shares.at(-1)?.percent).toBeNull();
  expect(shares.reduce((total, { percent }) => total + (percent ?? 0), 0)).toBeCloseTo(100, 0);
});
