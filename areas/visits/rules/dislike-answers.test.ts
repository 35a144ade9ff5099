import { expect, test } from 'vitest';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { declaredInAnswer } from './history-declarations.ts';

const dietaryQuestion = 'Che cosa non mangi, per gusto o per scelta?';

test('a food that a check-in says is not eaten by taste is asked about until the profile excludes it', () => {
  const answer = { dietaryQuestion, text: 'Il pesce' };

  expect(declaredInAnswer(answer, emptyProfile)).toBe('Il pesce');
  expect(declaredInAnswer(answer, { ...emptyProfile, excludedWords: ['pesce'] })).toBeNull();
  expect(declaredInAnswer({ dietaryQuestion, text: 'Mangio tutto' }, emptyProfile)).toBeNull();
});
