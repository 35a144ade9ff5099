import { expect, test } from 'vitest';
import { recipeDraft, storedIngredient } from '../example.ts';
import { newId } from '#shell/common/ids.ts';
import { portionsMeant } from './recipe-portions.ts';

const components = [storedIngredient(newId(), 300, newId()), storedIngredient(newId(), 100, newId())];
/** Two portions of 200 g. */
const recipe = { ...recipeDraft, portions: 2, components, id: newId(), version: 1, aliments: [], picture: null };

test.each([
  [{ count: 2, unit: 'portion' as const }, 2, true],
  [{ count: 300, unit: 'g' as const }, 1.5, true],
  [{ count: 2.5, unit: 'portion' as const, range: '2-3' }, 2.5, false],
  [{ count: 2, unit: 'piece' as const }, 2, false],
  [{ count: null, unit: null }, 1, false],
  [{ count: 2, unit: 'slice' as const }, 1, false],
  [{ count: 500, unit: 'portion' as const }, 1, false],
  [{ count: 200, unit: 'g' as const, isQuantityDoubtful: true }, 1, false],
])('%j of a recipe with portions of 200 g are %d portions', (written, portions, isCertain) => {
  expect(portionsMeant({ range: '', ...written }, recipe)).toEqual({ portions, isCertain });
});

test('the weight of a portion is not known while a line of the recipe is no food yet', () => {
  const written = { count: 300, unit: 'g' as const, range: '' };

  expect(portionsMeant(written, { ...recipe, unreadLines: ['200 g farina di mandorle'] })).toEqual({
    portions: 1,
    isCertain: false,
  });
});
