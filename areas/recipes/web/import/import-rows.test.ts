import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { IngredientLine } from '../../contract/library.ts';
import { addedComponents, addedFoods } from './added-foods.ts';
import { isTextOnly, needsCheck, rowsOf, withFood, withOptionChosen } from './import-rows.ts';
import { keptTexts } from './kept-texts.ts';

const food = (name: string, category: 'beef' | 'ready_meals') => ({
  ...listedAliment('pasta'),
  ...{ id: newId(), name, name_en: '', category },
});
const lineOf = (name: string, candidates: IngredientLine['candidates'], isSimilarOnly = false): IngredientLine => ({
  ...{ text: `150 g di ${name}`, count: 150, unit: 'g', food: name, unread: '', range: '', isAlternative: false },
  ...{ lineIndex: 0 },
  ...{ candidates, isSimilarOnly },
});
const stew = food('Manzo alla borgognona', 'ready_meals');
const rump = food('Fesa di manzo, cruda', 'beef');
const added = (...lines: IngredientLine[]) => addedComponents(rowsOf(lines)).map(({ aliment }) => aliment.name);

test('a dish that only begins with the written food does not take its place', () => {
  expect(added(lineOf('manzo', [stew, rump]))).toEqual([rump.name]);
  expect(added(lineOf('manzo alla Borgognona', [stew, rump]))).toEqual([stew.name]);
});

test('a food that the person must not eat is added once a person confirms it, also when it was chosen for another one', () => {
  const check = ({ name }: { name: string }) => name === rump.name;
  const rows = rowsOf([lineOf('manzo', [rump, stew])], { check });

  expect(rows).toMatchObject([{ component: { aliment: { name: rump.name } }, isFoodWarned: true, isSkipped: false }]);
  expect(addedComponents(rows)).toEqual([]);
  expect(addedComponents(rows.map((row) => ({ ...row, isFoodWarned: false })))).toHaveLength(1);
  expect(addedComponents(rows.map((row) => withFood(row, stew, check)))).toHaveLength(1);
  expect(addedComponents(rows.map((row) => withFood(row, rump, check)))).toEqual([]);
});

test('a food that is only similar, and a dish that is named in part, are added once a person confirms them', () => {
  expect(added(lineOf('torta alle noci', [rump], true), lineOf('manzo', [stew]))).toEqual([]);

  const confirmed = rowsOf([lineOf('manzo', [stew])]).map((row) => ({ ...row, isFoodUncertain: false }));
  expect(addedComponents(confirmed).map(({ aliment }) => aliment.name)).toEqual([stew.name]);
});

describe('a food in a state that the line does not say', () => {
  const cooked = { ...food('Riso bianco, cotto', 'beef'), form: 'cooked' as const };
  const raw = { ...food('Riso bianco, crudo', 'beef'), form: 'raw' as const };

  test('is added once a person confirms it', () => {
    expect(added(lineOf('riso', [cooked]))).toEqual([]);
    expect(added(lineOf('riso bollito', [cooked]), lineOf('boiled rice', [cooked]))).toHaveLength(2);
  });

  test('is not proposed before the same food as it is weighed', () => {
    expect(added(lineOf('riso', [cooked, food('Farina di riso', 'beef'), raw]))).toEqual([raw.name]);
  });
});

test.each(['pasta/riso', 'pasta & riso', 'pasta + riso', 'pasta o riso'])(
  '%s: one food for the names of several is added once a person confirms it',
  (typed) => {
    const mixed = food('Pasta di riso', 'beef');
    expect(added(lineOf(typed, [mixed]))).toEqual([]);
    expect(added(lineOf(typed, [{ ...mixed, name: typed }]))).toHaveLength(1);
  },
);

test('a second option of the meal is a note beside its foods, one that may be an alternative is not', () => {
  const option = { line: 2, isLikely: true };
  const lines = (isLikely: boolean) => [
    lineOf('manzo', [rump]),
    { ...lineOf('pane', [food('Pane', 'beef')]), lineIndex: 1, isAlternative: true, option: { ...option, isLikely } },
    { ...lineOf('riso', [food('Riso', 'beef')]), lineIndex: 1, option: { ...option, isLikely } },
  ];
  const namesOf = (rows: ReturnType<typeof rowsOf>) => addedFoods(rows).components.map(({ aliment }) => aliment.name);

  const rows = rowsOf(lines(true), { takesOptions: true });
  expect(namesOf(rows)).toEqual([rump.name]);
  expect(addedFoods(rows).options).toMatchObject([{ foods: ['150 g di pane', '150 g di riso'] }]);
  expect(addedFoods(rows.map((row) => ({ ...row, isSkipped: row.line.food === 'riso' }))).options).toMatchObject([
    { foods: ['150 g di pane'] },
  ]);
  for (const others of [rowsOf(lines(false), { takesOptions: true }), rowsOf(lines(true))]) {
    expect(namesOf(others)).toEqual([rump.name, 'Riso']);
    expect(addedFoods(others)).toMatchObject({
      components: [{ alternatives: [{ aliment: { name: 'Pane' } }] }, {}],
      options: [],
    });
  }
});

describe('foods behind «oppure» within one line', () => {
  const rusks = { ...food('Fette biscottate', 'beef'), category: 'bakery' as const };
  const bread = { ...food('Pane integrale', 'beef'), category: 'bakery' as const };
  const yogurt = { ...food('Yogurt', 'beef'), category: 'dairy' as const };
  const milk = { ...food('Latte', 'beef'), category: 'dairy' as const };
  const honey = { ...food('Miele', 'beef'), category: 'sweets' as const };
  const option = { line: 1, isLikely: true };
  const linesOf = (alternative: typeof rusks | typeof yogurt, lineIndex = 0) => [
    lineOf('Latte', [milk]),
    lineOf('Fette biscottate', [rusks]),
    { ...lineOf(alternative.name, [alternative]), isAlternative: true, option, lineIndex },
    { ...lineOf('Miele', [honey]), option, lineIndex },
  ];
  const rowsWith = (...args: Parameters<typeof linesOf>) => rowsOf(linesOf(...args), { takesOptions: true });

  test('the first of the kind of the food before it is its alternative, and the others count', () => {
    expect(addedFoods(rowsWith(bread))).toMatchObject({
      components: [
        { aliment: { name: 'Latte' }, alternatives: [] },
        { aliment: { name: 'Fette biscottate' }, alternatives: [{ aliment: { name: 'Pane integrale' } }] },
        { aliment: { name: 'Miele' }, alternatives: [] },
      ],
      options: [],
    });
  });

  test('another list is a second option, which is only supposed until a person chooses it', () => {
    const foods = ['150 g di Yogurt', '150 g di Miele'];
    const rows = rowsWith(yogurt);

    expect(addedFoods(rows).options).toEqual([{ foods, isSupposed: true }]);
    expect(addedFoods(withOptionChosen(rows, 1, true)).options).toEqual([{ foods, isSupposed: false }]);
    expect(addedFoods(withOptionChosen(rows, 1, false))).toMatchObject({ components: [{}, {}, {}], options: [] });
  });

  test('a line of its own is a second option, whatever its first food is', () => {
    expect(addedFoods(rowsWith(bread, 1)).options).toMatchObject([{ isSupposed: false }]);
  });
});

test('of the lines whose foods are not added, also of skipped ones, of ranges and of words that were not read the texts are kept', () => {
  const rows = rowsOf([
    { ...lineOf('manzo', [rump]), range: '140-160 g', unread: '2 volte a settimana' },
    { ...lineOf('pasticcio', [stew]), text: 'pasticcio 150 g', isAlternative: true },
    { ...lineOf('xyzq', [], true), text: 'xyzq 10 g' },
    { ...lineOf('pane', [stew]), text: 'pane 50 g' },
  ]).map((row) => ({ ...row, isSkipped: row.line.food === 'pane' }));

  expect(keptTexts(rows)).toEqual([
    {
      choices: ['manzo: 140-160 g, 2 volte a settimana'],
      isLeftOut: false,
      isKeepable: true,
      isToReplace: false,
      isInName: false,
    },
    { choices: ['pasticcio 150 g'], isLeftOut: true, isKeepable: true, isToReplace: false, isInName: true },
    { choices: ['xyzq 10 g'], isLeftOut: true, isKeepable: true, isToReplace: false, isInName: false },
    { choices: ['pane 50 g'], isLeftOut: true, isKeepable: true, isToReplace: false, isInName: false },
  ]);
});

describe('of a line with alternatives one is eaten, whatever part of it is recognised', () => {
  const choices = ['riso venere', 'pasta', 'patate'];
  const linesOf = (known: readonly boolean[]) =>
    choices.map((name, index) => ({
      ...lineOf(name, known[index] ? [food(name, 'beef')] : []),
      ...{ isAlternative: index > 0, isSimilarOnly: !known[index] },
    }));
  const namesWith = ({ name }: { name: string }, texts: readonly string[]) => ({
    custom_name: [name, ...texts].join(' oppure '),
    custom_name_en: '',
  });

  test.each([
    [[true, true, true], ['riso venere'], []],
    [[true, false, true], ['riso venere oppure 150 g di pasta'], []],
    [[true, false, false], ['riso venere oppure 150 g di pasta oppure 150 g di patate'], []],
    [[false, true, true], [], ['150 g di riso venere|150 g di pasta|150 g di patate']],
    [[false, false, true], [], ['150 g di riso venere|150 g di pasta|150 g di patate']],
    [[false, false, false], [], ['150 g di riso venere|150 g di pasta|150 g di patate']],
  ])('recognised %j', (known, foods, texts) => {
    const rows = rowsOf(linesOf(known));

    expect(addedComponents(rows, namesWith).map((one) => one.custom_name || one.aliment.name)).toEqual(foods);
    expect(
      keptTexts(rows)
        .filter(({ isInName }) => !isInName)
        .map((one) => one.choices.join('|')),
    ).toEqual(texts);
  });

  test('any number of choices is one food or one text, and an alternative is the food only after a person skipped it', () => {
    const choice = fc.record({ isKnown: fc.boolean(), isSkipped: fc.boolean(), hasAmount: fc.boolean() });
    let checked = 0;
    fc.assert(
      fc.property(fc.array(choice, { minLength: 2, maxLength: 5 }), (all) => {
        const rows = rowsOf(
          all.map(({ isKnown, hasAmount }, index) => ({
            ...lineOf(`cibo ${index}`, isKnown ? [food(`cibo ${index}`, 'beef')] : []),
            ...{ isAlternative: index > 0, isSimilarOnly: !isKnown },
            ...(!hasAmount && { count: null, unit: null }),
          })),
        ).map((row, index) => ({ ...row, isSkipped: all[index]?.isSkipped === true }));
        const foods = addedComponents(rows, namesWith);
        const texts = keptTexts(rows).filter(({ isInName }) => !isInName);
        const first = rows.find(({ isSkipped }) => !isSkipped);

        expect(foods.length + texts.length).toBe(1);
        if (foods[0]) expect(foods[0].aliment.id).toBe(first?.component?.aliment.id);
        const keptNames = [
          foods[0]?.custom_name,
          foods[0]?.aliment.name,
          ...texts.flatMap((one) => one.choices),
        ].join();
        const alternatives = foods[0]?.alternatives.map(({ aliment }) => aliment.name) ?? [];
        for (const [index] of all.entries()) expect([keptNames, ...alternatives].join()).toContain(`cibo ${index}`);
        checked += 1;
      }),
    );
    expect(checked).toBeGreaterThan(50);
  });
});

describe('what a line says of its food and the name of the chosen one says, too', () => {
  const foodNamed = (name: string) => food(name, 'beef');
  const textsOf = (name: string, unread: string, ...candidates: IngredientLine['candidates']) =>
    keptTexts(rowsOf([{ ...lineOf(name, candidates), unread }])).flatMap(({ choices }) => choices);

  test.each([
    ['ceci', 'lessati', 'Ceci, bolliti'],
    ['riso basmati', 'crudo', 'Riso basmati, crudo'],
    ['riso basmati', 'peso a crudo', 'Riso basmati, crudo'],
    ['zucchine', 'cotte', 'Zucchine, cotte'],
    ['ceci', 'in scatola, sgocciolati', 'Ceci, in scatola, sgocciolati'],
  ])('%s: %s is not kept beside %s', (name, unread, chosen) => {
    expect(textsOf(name, unread, foodNamed(chosen))).toEqual([]);
    expect(rowsOf([{ ...lineOf(name, [foodNamed(chosen)]), unread }]).map(needsCheck)).toEqual([false]);
  });

  test('what it says more is kept, like a weight in another state', () => {
    const rice = foodNamed('Riso basmati, crudo');

    expect(textsOf('riso basmati', 'crudo, ben lavato', rice)).toEqual(['riso basmati: ben lavato']);
    expect(textsOf('riso basmati', 'crudo, 200 g cotto', rice)).toEqual(['riso basmati: 200 g cotto']);
  });
});

test('a line that says what is not eaten is kept as a note and never missing food', () => {
  const line = { ...lineOf('', [], true), text: 'niente latte', count: null, unit: null, isExclusion: true };
  const rows = rowsOf([line, lineOf('manzo', [rump])]);

  expect(addedComponents(rows)).toHaveLength(1);
  expect(rows.map(isTextOnly)).toEqual([true, false]);
  expect(keptTexts(rows)).toEqual([
    { choices: ['niente latte'], isLeftOut: false, isKeepable: true, isToReplace: false, isInName: false },
  ]);
});

test('a note is kept as a note, and an alternative behind it is that of the food before it', () => {
  const note = { ...lineOf('', [], true), text: 'Nota: pesare a crudo', count: null, unit: null, isNote: true };
  const rows = rowsOf([
    lineOf('manzo', [rump]),
    note,
    { ...lineOf('pane', [food('Pane', 'beef')]), isAlternative: true },
  ]);

  expect(addedComponents(rows).map(({ alternatives }) => alternatives.map(({ aliment }) => aliment.name))).toEqual([
    ['Pane'],
  ]);
  expect(keptTexts(rows)).toEqual([
    { choices: ['Nota: pesare a crudo'], isLeftOut: false, isKeepable: true, isToReplace: false, isInName: false },
  ]);
});

test('a skipped food stays in the name of its alternative, which takes its turn', () => {
  const bread = food('Pane', 'beef');
  const rows = rowsOf([lineOf('manzo', [rump]), { ...lineOf('pane', [bread]), isAlternative: true }]);
  const skipped = rows.map((row) => ({ ...row, isSkipped: row.line.food === 'manzo' }));

  expect(addedComponents(skipped).map(({ aliment }) => aliment.name)).toEqual(['Pane']);
  expect(keptTexts(skipped)).toEqual([
    { choices: ['150 g di manzo'], isLeftOut: true, isKeepable: true, isToReplace: false, isInName: true },
  ]);
});
