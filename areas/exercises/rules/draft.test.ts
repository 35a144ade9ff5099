import { expect, test } from 'vitest';
import { withEachOnce } from './draft.ts';

test('a muscle chosen twice counts once, and a primary one is not secondary too', () => {
  const draft = withEachOnce({
    primaryMuscles: ['quads', 'quads', 'glutes'],
    secondaryMuscles: ['glutes', 'calves', 'calves'],
    equipment: ['barbell', 'barbell'],
  });

  expect(draft).toEqual({ primaryMuscles: ['quads', 'glutes'], secondaryMuscles: ['calves'], equipment: ['barbell'] });
});
