import { expect, test } from 'vitest';
import { withUniqueMuscles } from './draft.ts';

test('duplicate muscles are removed, and a primary muscle is not secondary too', () => {
  const draft = withUniqueMuscles({
    primaryMuscles: ['quads', 'quads', 'glutes'],
    secondaryMuscles: ['glutes', 'calves', 'calves'],
    equipment: ['barbell', 'barbell'],
  });

  expect(draft).toEqual({ primaryMuscles: ['quads', 'glutes'], secondaryMuscles: ['calves'], equipment: ['barbell'] });
});
