import { describe, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine } from '../../contract/library.ts';
import { addedComponents, addedFoods } from './added-foods.ts';
import { rowsOf } from './import-rows.ts';
import { keptTexts } from './kept-texts.ts';

const food = (name: string) => ({
  ...{ ...listedAliment('pasta'), suits: [], category: 'bakery' as const },
  ...{ id: newId(), name, name_en: '' },
});
const lineOf = (text: string, name: string, candidates: IngredientLine['candidates']): IngredientLine => ({
  ...{ text, count: 50, unit: 'g', food: name, unread: '', range: '', isAlternative: false, lineIndex: 0 },
  ...{ candidates, isSimilarOnly: false },
});
const bread = food('Pane integrale');
const beef = food('Manzo, crudo');
const everything = { check: () => true };

describe('for a client who must not eat the food', () => {
  test('a line of which the food is only guessed stays a text, also when a person skips it', () => {
    const guessed = { ...lineOf('Vitamina D 2000 UI', 'vitamina D', [bread]), isSimilarOnly: true };
    const rows = rowsOf([guessed], everything);

    expect(addedComponents(rows)).toEqual([]);
    expect(keptTexts(rows)).toMatchObject([{ choices: ['Vitamina D 2000 UI'], isLeftOut: true, isKeepable: true }]);
    expect(keptTexts(rows.map((row) => ({ ...row, isSkipped: true })))).toMatchObject([{ isKeepable: true }]);
  });

  test('a line that says to be free of what the guessed food has stays a text', () => {
    const rows = rowsOf([lineOf('Pane senza glutine 50 g', 'pane senza glutine', [bread])], everything);

    expect(keptTexts(rows)).toMatchObject([{ choices: ['Pane senza glutine 50 g'], isKeepable: true }]);
  });

  test('a line with the name of the food is kept as one to be replaced, also where its state is not certain', () => {
    const cooked = { ...food('Pane integrale, cotto'), form: 'cooked' as const };
    const lines = [lineOf('Pane 50 g', 'pane', [bread]), lineOf('Pane integrale', 'pane integrale', [cooked])];

    expect(keptTexts(rowsOf(lines, everything)).map(({ isToReplace }) => isToReplace)).toEqual([true, true]);
  });

  test('the note of a second option has the foods that are only guessed', () => {
    const option = { line: 1, isLikely: true };
    const lines = [
      lineOf('Pane 50 g', 'pane', [bread]),
      { ...lineOf('Gallette mix 50 g', 'gallette mix', [bread]), isSimilarOnly: true, option, lineIndex: 1 },
      { ...lineOf('Pane 30 g', 'pane', [bread]), option, lineIndex: 1 },
    ];
    const rows = rowsOf(lines, { ...everything, takesOptions: true });

    expect(addedFoods(rows).options).toMatchObject([{ foods: ['Gallette mix 50 g'] }]);
  });
});

describe('a food that the person must not eat', () => {
  const check = ({ name }: { name: string }) => name === beef.name;
  const orBread = { ...lineOf('Pane 50 g', 'pane', [bread]), isAlternative: true };

  test.each([
    ['is kept as one to be replaced', false],
    ['is kept like that when a person unticked it', true],
  ])('%s', (_, isSkipped) => {
    const rows = rowsOf([lineOf('Manzo 50 g', 'manzo', [beef])], { check }).map((row) => ({ ...row, isSkipped }));

    expect(addedComponents(rows)).toEqual([]);
    expect(keptTexts(rows)).toEqual([
      { choices: ['Manzo 50 g'], isLeftOut: true, isKeepable: true, isToReplace: true, isInName: false },
    ]);
  });

  test('is left out where an alternative takes its place', () => {
    const rows = rowsOf([lineOf('Manzo 50 g', 'manzo', [beef]), orBread], { check });

    expect(addedComponents(rows).map(({ aliment }) => aliment.name)).toEqual([bread.name]);
    expect(keptTexts(rows)).toMatchObject([{ choices: ['Manzo 50 g'], isLeftOut: true, isKeepable: false }]);
  });

  test('is one text with its alternatives where all of them are', () => {
    const rows = rowsOf([lineOf('Manzo 50 g', 'manzo', [beef]), orBread], { check: () => true });

    expect(keptTexts(rows)).toMatchObject([{ choices: ['Manzo 50 g', 'Pane 50 g'], isToReplace: true }]);
  });

  test('of a second option is kept, too', () => {
    const rows = rowsOf([{ ...lineOf('Manzo 50 g', 'manzo', [beef]), option: { line: 0, isLikely: true } }], {
      check,
      takesOptions: true,
    }).map((row) => ({ ...row, isOption: true }));

    expect(addedFoods(rows).options).toEqual([]);
    expect(keptTexts(rows)).toMatchObject([{ choices: ['Manzo 50 g'], isKeepable: true, isToReplace: true }]);
  });
});
