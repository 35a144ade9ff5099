import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarity, mostSimilar } from './alternatives.ts';
import { muscles } from './taxonomy.ts';

const exercise = (attributes: object) => ({
  primaryMuscles: ['chest' as const],
  secondaryMuscles: ['triceps' as const, 'shoulders' as const],
  category: 'strength' as const,
  mechanic: 'compound' as const,
  force: 'push' as const,
  ...attributes,
});

test('the alternatives to a bench press are a dumbbell press, a fly and a stretch, in this order', () => {
  const press = { ...exercise({}), name: 'dumbbell press' };
  const fly = { ...exercise({ mechanic: 'isolation', secondaryMuscles: [] }), name: 'fly' };
  const stretch = {
    ...exercise({ mechanic: null, force: 'static', category: 'stretching', secondaryMuscles: [] }),
    name: 'stretch',
  };

  const names = mostSimilar(exercise({}), [stretch, fly, press], 3).map(({ name }) => name);

  expect(names).toEqual(['dumbbell press', 'fly', 'stretch']);
});

test('an exercise for the chest only is more similar to another one than an exercise for chest, lats and quads', () => {
  const wide = exercise({ primaryMuscles: ['chest', 'lats', 'quads'] });

  expect(similarity(exercise({}), exercise({}))).toBe(9);
  expect(similarity(exercise({}), wide)).toBeLessThan(similarity(exercise({}), exercise({ secondaryMuscles: [] })));
});

test('two unknown mechanics do not count as equal', () => {
  const unknown = exercise({ mechanic: null });

  expect(similarity(unknown, unknown)).toBe(7);
});

test('the similarity is symmetric and from 0 to 9', () => {
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
      expect(similarity(one, other)).toBeCloseTo(similarity(other, one));
      expect(similarity(one, other)).toBeGreaterThanOrEqual(0);
      expect(similarity(one, other)).toBeLessThanOrEqual(9);
    }),
  );
});
