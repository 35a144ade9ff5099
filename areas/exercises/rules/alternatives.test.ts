import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likeness, nearestTo } from './alternatives.ts';
import { muscles } from './taxonomy.ts';

const exercise = (facts: object) => ({
  primaryMuscles: ['chest' as const],
  secondaryMuscles: ['triceps' as const, 'shoulders' as const],
  category: 'strength' as const,
  mechanic: 'compound' as const,
  force: 'push' as const,
  ...facts,
});

test('for a bench press a dumbbell press comes before a fly, and both before a stretch', () => {
  const press = { ...exercise({}), name: 'dumbbell press' };
  const fly = { ...exercise({ mechanic: 'isolation', secondaryMuscles: [] }), name: 'fly' };
  const stretch = {
    ...exercise({ mechanic: null, force: 'static', category: 'stretching', secondaryMuscles: [] }),
    name: 'stretch',
  };

  const names = nearestTo(exercise({}), [stretch, fly, press], 3).map(({ name }) => name);

  expect(names).toEqual(['dumbbell press', 'fly', 'stretch']);
});

test('an exercise for the chest alone is nearer to another one than one for chest, lats and quads', () => {
  const wide = exercise({ primaryMuscles: ['chest', 'lats', 'quads'] });

  expect(likeness(exercise({}), exercise({}))).toBe(9);
  expect(likeness(exercise({}), wide)).toBeLessThan(likeness(exercise({}), exercise({ secondaryMuscles: [] })));
});

test('nothing is known of either mechanic: that is no likeness', () => {
  const unknown = exercise({ mechanic: null });

  expect(likeness(unknown, unknown)).toBe(7);
});

test('likeness goes both ways and stays between 0 and 9', () => {
  const some = fc.uniqueArray(fc.constantFrom(...muscles), { maxLength: 5 });
  const kinds = fc.record({
    primaryMuscles: some,
    secondaryMuscles: some,
    category: fc.constantFrom('strength' as const, 'cardio' as const),
    mechanic: fc.constantFrom('compound' as const, null),
    force: fc.constantFrom('push' as const, 'pull' as const, null),
  });

  fc.assert(
    fc.property(kinds, kinds, (one, other) => {
      expect(likeness(one, other)).toBeCloseTo(likeness(other, one));
      expect(likeness(one, other)).toBeGreaterThanOrEqual(0);
      expect(likeness(one, other)).toBeLessThanOrEqual(9);
    }),
  );
});
