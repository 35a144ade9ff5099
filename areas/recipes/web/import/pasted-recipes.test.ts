import { expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine, Recipe } from '../../contract/library.ts';
import { recipeDraft } from '../../example.ts';
import { addedFoods } from './added-foods.ts';
import { isUsed, rowsOf, withFood } from './import-rows.ts';
import { keptTexts } from './kept-texts.ts';

const pasta = listedAliment('pasta');
const recipe: Recipe = {
  ...recipeDraft,
  ...{ id: newId(), name: 'Pasta e ceci', name_en: '', version: 1, aliments: [pasta], picture: null },
};
const lineOf = (food: string, more: Partial<IngredientLine> = {}): IngredientLine => ({
  ...{ text: `2 porzioni di ${food}`, count: 2, unit: 'portion', food, unread: '', range: '', lineIndex: 0 },
  ...{ isAlternative: false, candidates: [], isSimilarOnly: true, recipes: [recipe], ...more },
});

test('a line with the name of a recipe adds the recipe in its portions', () => {
  const added = addedFoods(rowsOf([lineOf('pasta e ceci')]));

  expect(added).toMatchObject({ components: [], recipes: [{ recipe: { id: recipe.id }, portions: 2 }] });
});

test('a person decides between a recipe and a food with the same name', () => {
  const food = { ...pasta, name: 'Pasta e ceci', name_en: '' };
  const [row] = rowsOf([lineOf('pasta e ceci', { candidates: [food], isSimilarOnly: false })]);

  expect(row && isUsed(row)).toBe(false);
  expect(addedFoods(row ? [withFood({ ...row, isQuantityMissing: false }, food)] : []).recipes).toEqual([]);
});

test('a recipe with an ingredient that the person must not eat is added once a person confirms it', () => {
  const rows = rowsOf([lineOf('pasta e ceci')], { check: ({ id }) => id === pasta.id });

  expect(rows).toMatchObject([{ isFoodWarned: true }]);
  expect(addedFoods(rows).recipes).toEqual([]);
  expect(keptTexts(rows)).toMatchObject([{ isKeepable: true, isToReplace: true }]);
  expect(addedFoods(rows.map((row) => ({ ...row, isFoodWarned: false }))).recipes).toHaveLength(1);
});

test('what may be eaten instead of a recipe is kept as a text', () => {
  const other = lineOf('pasta', { text: '80 g pasta', isAlternative: true, candidates: [pasta], isSimilarOnly: false });
  const rows = rowsOf([lineOf('pasta e ceci'), other]);

  expect(addedFoods(rows)).toMatchObject({ components: [], recipes: [{ portions: 2 }] });
  expect(keptTexts(rows)).toEqual([
    { choices: ['80 g pasta'], isLeftOut: true, isKeepable: true, isToReplace: false, isInName: false },
  ]);
});
