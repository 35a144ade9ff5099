import { expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine } from '../contract/library.ts';
import { meantFood } from './meant-food.ts';

const food = (name: string, changes: Parameters<typeof listedAliment>[1]) =>
  listedAliment('pasta', { id: newId(), name, name_en: '', portions: [], ...changes });
const legume = (state: string, form: 'raw' | 'cooked' | 'as_sold', calories: number) =>
  food(`Ceci, ${state}`, { category: 'legumes', form, calories });
const dry = legume('secchi', 'raw', 378);
const boiled = legume('bolliti', 'cooked', 147);
const canned = legume('in scatola', 'as_sold', 139);
const chickpeas = [dry, canned, boiled];

const lineOf = (count: number, more: Partial<IngredientLine> = {}): IngredientLine => ({
  ...{ text: 'ceci', count, unit: 'g', food: 'ceci', unread: '', range: '', isAlternative: false, lineIndex: 0 },
  ...{ candidates: chickpeas, isSimilarOnly: false, ...more },
});
const meant = (line: IngredientLine, isPortion = true) => {
  const found = meantFood(line, { isPortion });
  return found && [found.aliment.name, found.assumedState, found.isCertain];
};

test.each([50, 80, 95])('%d g of chickpeas are assumed to be dry', (grams) => {
  expect(meant(lineOf(grams))).toEqual(['Ceci, secchi', 'dry', true]);
});

test.each([100, 150, 240])('%d g of chickpeas are too much for a dry portion, and assumed to be cooked', (grams) => {
  expect(meant(lineOf(grams))).toEqual(['Ceci, bolliti', 'cooked', true]);
});

test('where there are only dry and canned ones, they are assumed to be canned', () => {
  expect(meant(lineOf(150, { candidates: [dry, canned] }))).toEqual(['Ceci, in scatola', 'canned', true]);
});

test.each([
  [150, 'pasta', 'Pasta, cruda', 'dry'],
  [160, 'pasta', 'Pasta, cotta', 'cooked'],
])('%d g of %s are assumed to be %s', (count, name, proposed, state) => {
  const candidates = [
    food('Pasta, cruda', { category: 'cereals_pasta', form: 'raw', calories: 371 }),
    food('Pasta, cotta', { category: 'cereals_pasta', form: 'cooked', calories: 158 }),
  ];
  expect(meant(lineOf(count, { food: name, candidates }))).toEqual([proposed, state, true]);
});

test.each([
  [{ food: 'ceci secchi' }, 'Ceci, secchi'],
  [{ unread: 'a crudo' }, 'Ceci, secchi'],
  [{ food: 'dry chickpeas' }, 'Ceci, secchi'],
  [{ food: 'ceci cotti' }, 'Ceci, bolliti'],
  [{ food: 'ceci', unread: 'lessati' }, 'Ceci, bolliti'],
  [{ food: 'ceci in scatola' }, 'Ceci, in scatola'],
  [{ food: 'canned chickpeas' }, 'Ceci, in scatola'],
])('words of the line, %j, decide for any weight, and nothing is assumed', (typed, proposed) => {
  for (const grams of [50, 150]) expect(meant(lineOf(grams, typed))).toEqual([proposed, null, true]);
});

test('a can of chickpeas is canned ones, whatever it weighs, and cooked ones where there are no canned ones', () => {
  const inCan: Partial<IngredientLine>[] = [{ unread: 'in barattolo' }, { unit: 'piece', container: 'barattolo' }];
  for (const line of inCan) {
    expect(meant(lineOf(60, line))).toEqual(['Ceci, in scatola', null, true]);
    expect(meant(lineOf(60, { ...line, candidates: [dry, boiled] }))).toEqual(['Ceci, bolliti', 'cooked', true]);
  }
});

test('a jar of chickpeas is assumed to be cooked', () => {
  expect(meant(lineOf(60, { unread: 'in vetro' }))).toEqual(['Ceci, bolliti', 'cooked', true]);
});

test('the weight of a recipe may be for several persons, and those without an amount are dry', () => {
  expect(meant(lineOf(300), false)).toEqual(['Ceci, secchi', 'dry', true]);
  expect(meant(lineOf(0, { count: null, unit: null }))).toEqual(['Ceci, secchi', 'dry', true]);
});

test('nothing is assumed of foods that do not take up water, that exist in one state, or that are named exactly', () => {
  const chicken = (state: string, form: 'raw' | 'cooked', calories: number) =>
    food(`Petto di pollo, ${state}`, { category: 'poultry', form, calories });
  const breasts = [chicken('crudo', 'raw', 110), chicken('alla griglia', 'cooked', 150)];
  expect(meant(lineOf(300, { food: 'petto di pollo', candidates: breasts }))).toEqual([breasts[0]?.name, null, true]);
  expect(meant(lineOf(150, { candidates: [dry] }))).toEqual(['Ceci, secchi', null, true]);
  expect(
    meant(lineOf(150, { food: 'ceci secchi', candidates: [{ ...dry, name: 'Ceci secchi' }, boiled] }))?.[1],
  ).toBeNull();
});

test('cooked pasta of which it is not known that it has no gluten waits for a person where the line says so', () => {
  const candidates = [
    food('Pasta senza glutine, cruda', { category: 'cereals_pasta', calories: 356, suits: ['gluten_free'] }),
    food('Pasta senza glutine, cotta', { category: 'cereals_pasta', form: 'cooked', calories: 163, suits: [] }),
  ];
  expect(meant(lineOf(200, { food: 'pasta senza glutine', candidates }))).toEqual([
    candidates[1]?.name,
    'cooked',
    true,
  ]);
  const unknown = candidates.map((one) => ({ ...one, name: one.name.replace(' senza glutine', '') }));
  const line = lineOf(200, { food: 'pasta', unread: 'senza glutine', candidates: unknown });
  expect(meant(line)).toEqual(['Pasta, cotta', 'cooked', false]);
});

test.each(['al naturale', 'reidratati', 'ammollati', 'surgelati'])(
  'chickpeas “%s” are assumed to be cooked',
  (unread) => {
    expect(meant(lineOf(80, { unread }))).toEqual(['Ceci, bolliti', 'cooked', true]);
  },
);

test('apples that are said to be baked are not dried ones, and fruit is no food that is weighed dry', () => {
  const apples = [
    food('Mele, secche', { category: 'fruits', calories: 243 }),
    food('Mele, al forno', { category: 'fruits', form: 'cooked', calories: 93 }),
  ];

  expect(meant(lineOf(150, { food: 'mele al forno', candidates: apples.toReversed() }))).toEqual([
    'Mele, al forno',
    null,
    true,
  ]);
});

test.each(['riso saltato', 'riso saltato in padella', 'riso fritto', 'riso arrostito', 'riso al forno', 'fried rice'])(
  '80 g of %s are assumed to be cooked, whichever of both is found first',
  (name) => {
    const raw = food('Riso bianco, crudo', { category: 'cereals_pasta', form: 'raw', calories: 352 });
    const cooked = food('Riso bianco, cotto', { category: 'cereals_pasta', form: 'cooked', calories: 145 });

    for (const candidates of [
      [raw, cooked],
      [cooked, raw],
    ])
      expect(meant(lineOf(80, { food: name, candidates }))).toEqual(['Riso bianco, cotto', 'cooked', true]);
    expect(meant(lineOf(80, { food: 'riso', unread: name, candidates: [raw, cooked] }))?.[0]).toBe(
      'Riso bianco, cotto',
    );
    expect(meant(lineOf(80, { food: `${name} crudo`, candidates: [raw, cooked] }))?.[0]).toBe('Riso bianco, crudo');
  },
);

test('chickpeas that are said to be stewed are assumed to be cooked', () => {
  for (const candidates of [
    [boiled, dry],
    [dry, boiled],
  ])
    expect(meant(lineOf(80, { food: 'ceci in umido', candidates }))).toEqual(['Ceci, bolliti', 'cooked', true]);
});
