import { expect, test } from 'vitest';
import { rarityOf } from './rarity.ts';

test('a barbell squat is less rare than a dumbbell squat, and that less than one on a bosu', () => {
  const squat = { category: 'strength', level: 'beginner' } as const;
  const [barbell, dumbbell, bosu] = [['barbell'], ['dumbbell'], ['bosu']].map((equipment) =>
    rarityOf({ ...squat, equipment }),
  );

  expect(barbell).toBe(0);
  expect(dumbbell).toBe(2);
  expect(bosu).toBe(12);
});

test('a stretch is rarer than every lift with any equipment', () => {
  const stretch = rarityOf({ category: 'stretching', equipment: ['bodyweight'], level: 'beginner' });
  const lift = rarityOf({ category: 'strength', equipment: ['strongman'], level: 'expert' });

  expect(stretch).toBeGreaterThan(lift);
});
