import { expect, test } from 'vitest';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { exampleMealPlan } from '../example.ts';
import { linesWithoutFood, shoppingLines } from './shopping-lines.ts';

const id = '0199f2a4-5c00-7003-8000-0000000000aa';

test('600 g of a food whose usual measure is «100 g» are 600 g to buy, not «6 100 g»', () => {
  const portions = [{ label: '100 g', label_en: '100 g', grams: 100, isDefault: true }];
  const [line] = shoppingLines([exampleComponent({ ...food.zucchini, portions }, 600, id)], 1);

  expect(line).toMatchObject({ grams: 600, pieces: null });
});

test('what is planned in grams is counted in the measure that divides it evenly, else in the usual one, in halves', () => {
  const glass = { label: 'bicchiere piccolo', label_en: 'small glass', grams: 125, isDefault: true };
  const portion = { label: 'porzione', label_en: 'serving', grams: 200, isDefault: false };
  const piecesOf = (grams: number, portions: (typeof glass)[]) =>
    shoppingLines([exampleComponent({ ...food.zucchini, portions }, grams, id)], 1)[0]?.pieces;

  expect(piecesOf(800, [glass, portion])).toMatchObject({ count: 4, label: 'porzione', isExact: true });
  expect(piecesOf(750, [glass, portion])).toMatchObject({ count: 6, label: 'bicchiere piccolo', isExact: true });
  expect(piecesOf(800, [glass])).toMatchObject({ count: 6.5, label: 'bicchiere piccolo', isExact: false });
});

test('less than two fifths of a measure are grams alone: 0,4 g of salt are not half a teaspoon of 5 g', () => {
  const teaspoon = { label: 'cucchiaino', label_en: 'teaspoon', grams: 5, isDefault: true };
  const portion = { label: 'porzione', label_en: 'serving', grams: 200, isDefault: true };
  const egg = { label: 'uovo', label_en: 'egg', grams: 60, isDefault: true };
  const linesOf = (grams: number, measure: typeof teaspoon) =>
    shoppingLines([exampleComponent({ ...food.zucchini, portions: [measure] }, grams, id)], 1);

  expect(linesOf(0.4, teaspoon)).toMatchObject([{ grams: 0.4, pieces: null }]);
  expect(linesOf(38, portion)).toMatchObject([{ grams: 38, pieces: null }]);
  expect(linesOf(19, egg)).toMatchObject([{ grams: 19, pieces: null }]);
  expect(shoppingLines([ofMeasure('cucchiaino', 5, 0.25)], 1)).toMatchObject([{ grams: 1.25, pieces: null }]);
  expect(linesOf(2, teaspoon)).toMatchObject([{ pieces: { count: 0.5, label: 'cucchiaino', isExact: false } }]);
  expect(linesOf(50, egg)).toMatchObject([{ pieces: { count: 1, label: 'uovo' } }]);
});

test('four times 200 ml of milk are 800 ml to buy, not glasses', () => {
  const glass = { label: 'bicchiere piccolo', label_en: 'small glass', grams: 125, isDefault: true };
  const millilitres = { label: 'ml', label_en: 'ml', grams: 1, count: 200 };
  const milk = exampleComponent({ ...food.zucchini, portions: [glass] }, 200, id);
  const [line] = shoppingLines([{ ...milk, portion: millilitres }], 4);

  expect(line).toMatchObject({ grams: 800, pieces: { count: 800, label: 'ml', isExact: true } });
});

const ofMeasure = (label: string, grams: number, count: number) => ({
  ...exampleComponent(food.chicken, grams * count, id),
  portion: { label, label_en: '', grams, count },
});

test('six times «1 vasetto (150 g)» are 6 pots to buy, whatever the usual pot of the food weighs', () => {
  const portions = [{ label: 'vasetto', label_en: 'pot', grams: 125, isDefault: true }];
  const pots = Array.from({ length: 6 }, () => ofMeasure('vasetto', 150, 1));
  const [line] = shoppingLines(
    pots.map((pot) => ({ ...pot, aliment: { ...pot.aliment, portions } })),
    1,
  );

  expect(line).toMatchObject({ grams: 900, pieces: { count: 6, label: 'vasetto', isExact: true } });
});

test('pieces of the same name are counted, whatever each weighs, for all persons', () => {
  const [line] = shoppingLines([ofMeasure('mela', 150, 1), ofMeasure('mela', 180, 2)], 2);

  expect(line?.pieces).toMatchObject({ count: 6, label: 'mela', isExact: true });
});

test('what is planned in grams is added to the pieces of the plan, rounded up', () => {
  const [line] = shoppingLines([ofMeasure('vasetto', 150, 4), exampleComponent(food.chicken, 100, id)], 1);

  expect(line).toMatchObject({ grams: 700, pieces: { count: 5, label: 'vasetto', isExact: false } });
});

test('lines without a food are named once each, and foods are not among them', () => {
  const meal = exampleMealPlan.days[0]?.meals[2];
  const line = {
    id,
    line: 'Riso venere 80 g oppure pasta 80 g',
    line_en: '',
    lineKind: null,
    recipe: null,
    components: [],
  };
  const withLines = { mealComponents: [...(meal?.mealComponents ?? []), line, { ...line, id: 'b' }] };

  expect(linesWithoutFood([withLines])).toEqual([{ line: line.line, line_en: '' }]);
});

test('notes are not to be bought; lines that stand for food and other options are', () => {
  const noteOf = (line: string, lineKind: 'food' | 'note' | null) => ({
    ...{ id: line, line, line_en: '', lineKind, recipe: null, components: [] },
  });
  const option = 'Oppure: tonno 80 g';
  const notes = ['senza sale', option].map((line) => noteOf(line, 'note'));
  const meal = { mealComponents: [...notes, noteOf('Pesce', 'food'), noteOf('Integratore', null)] };

  expect(linesWithoutFood([meal]).map(({ line }) => line)).toEqual([option, 'Pesce', 'Integratore']);
});
