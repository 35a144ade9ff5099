import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { tableIn } from '#areas/recipes/rules/pasted-table/table-lines.ts';
import { pasted } from './testing/pasted.ts';

const headed = [
  ['Pasto', 'Alimento', 'Quantità', 'Kcal', 'Note'],
  ['Colazione', "Fiocchi d'avena", '62,5', '240', ''],
  ['', 'latte', '250', '115', 'tiepido'],
  ['Pranzo', 'Pasta', '80', '280', ''],
  ['Cena', 'Pollo', '150', '165', ''],
];
const read = ["n1 breakfast=Fiocchi d'avena 62,5+latte (tiepido) 250 lunch=Pasta 80 dinner=Pollo 150"];
const inTabs = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');
const without = (name: string) => {
  const index = headed[0]?.indexOf(name) ?? -1;
  return headed.map((row) => row.toSpliced(index, 1));
};

describe('a table that is pasted from a spreadsheet has its foods in their meals', () => {
  test('with the quantity of its column, and never the energy', () => {
    expect(pasted(inTabs(headed))).toEqual(read);
    const foods = parseIngredients(inTabs(headed), 'it').filter(({ food }) => food !== '');
    expect(foods.map(({ count, unit, food }) => `${count} ${unit} ${food}`)).toEqual([
      "62.5 g Fiocchi d'avena",
      '250 g latte',
      '80 g Pasta',
      '150 g Pollo',
    ]);
  });

  test.each([
    ['separated by semicolons', headed.map((row) => row.join(';')).join('\n')],
    ['separated by bars', headed.map((row) => `| ${row.join(' | ')} |`).join('\n')],
    [
      'as Markdown',
      headed
        .map((row) => `|${row.join('|')}|`)
        .toSpliced(1, 0, '|---|:--|---|---|---|')
        .join('\n'),
    ],
    ['with spaces that are not seen', inTabs(headed.map((row) => row.map((cell) => `\u00A0 ${cell} `)))],
    ['with lines that end as on Windows', headed.map((row) => row.join('\t')).join('\r\n')],
    ['with empty rows', headed.map((row) => row.join('\t')).join('\n\t\t\t\t\n')],
    [
      'with the energy before the quantity',
      inTabs(headed.map(([meal, food, grams, kcal, note]) => [meal, food, kcal, grams, note].map(String))),
    ],
    ['in English', inTabs([['Meal', 'Food', 'Qty', 'Calories', 'Notes'], ...headed.slice(1)])],
    ['in German', inTabs([['Mahlzeit', 'Lebensmittel', 'Menge', 'Kalorien', 'Notizen'], ...headed.slice(1)])],
    ['in capitals without accents', inTabs([['PASTO', 'ALIMENTO', "QUANTITA'", 'KCAL', 'NOTE'], ...headed.slice(1)])],
    ['without a header', inTabs(headed.slice(1))],
    [
      'without a header and with the energy before the quantity and its unit',
      inTabs(
        headed.slice(1).map(([meal, food, grams, kcal, note]) => [meal, food, `${kcal} kcal`, grams, note].map(String)),
      ),
    ],
  ])('%s', (_, text) => {
    expect(pasted(text)).toEqual(read);
  });

  test('without a quantity column the energy is still no quantity', () => {
    const foods = parseIngredients(inTabs(without('Quantità')), 'it').filter(({ food }) => food !== '');
    expect(foods.map(({ count, food }) => [count, food])).toEqual([
      [null, "Fiocchi d'avena"],
      [null, 'latte'],
      [null, 'Pasta'],
      [null, 'Pollo'],
    ]);
  });
});

test.each([
  ['Grammi', '5', 'Olio 5 g'],
  ['Quantità (g)', '62.5', 'Olio 62.5 g'],
  ['Qtà [ml]', '10', 'Olio 10 ml'],
  ['g', '1.000', 'Olio 1.000 g'],
  ['Peso in grammi', '80-100', 'Olio 80-100 g'],
  ['Grammi', '1 cucchiaio', 'Olio 1 cucchiaio'],
  ['Grammi', 'q.b.', 'Olio q.b.'],
  ['Quantità', '2', 'Olio 2'],
  ['Quantità (kcal)', '240', 'Olio'],
])('below «%s», %s is %s', (heading, cell, line) => {
  expect(pasted(`Alimento\t${heading}\nOlio\t${cell}`)).toEqual([`n1 breakfast=${line}`]);
});

test('the unit may have a column of its own', () => {
  expect(pasted('Food\tAmount\tUnit\nMilk\t200\tml\nEggs\t2\t\nSalt\t\tto taste')).toEqual([
    'n1 breakfast=Milk 200 ml+Eggs 2+Salt to taste',
  ]);
});

test('days and meals of merged cells go on, and a new day begins with the meal of its row', () => {
  const text = inTabs([
    ['Giorno', 'Pasto', 'Cibo', 'Grammi'],
    ['Lunedì', 'Colazione', 'Latte', '200'],
    ['', '', 'Pane', '50'],
    ['', 'Spuntino', 'Mela', '150'],
    ['', 'Pranzo', 'Pasta', '80'],
    ['', 'Spuntino', 'Yogurt', '125'],
    ['Martedì', 'Colazione', 'Tè', '200'],
    ['', 'Cena', 'libera', ''],
  ]);
  expect(pasted(text)).toEqual([
    '1 breakfast=Latte 200 g+Pane 50 g mid_morning_snack=Mela 150 g lunch=Pasta 80 g snack=Yogurt 125 g',
    '2 breakfast=Tè 200 g dinner*=',
  ]);
});

test('days and meals may be rows of their own, each with the header again', () => {
  const day = (name: string, food: string) =>
    `${name}\t\t\nAlimento\tGrammi\tKcal\nCOLAZIONE\t\t\n${food}\t200\t90\nTotale\t\t90\n`;
  expect(pasted(`Dieta Lucia\t\t\n${day('Lunedì', 'Latte')}\t\t\n${day('Martedì', 'Tè')}`)).toEqual([
    '1 breakfast=Latte 200 g',
    '2 breakfast=Tè 200 g',
  ]);
});

test.each([
  ['Pasto\tAlimento\tGrammi\n1\tLatte\t200\n2\tPasta\t80', 'n1 breakfast=Latte 200 g lunch=Pasta 80 g'],
  ['Pasto\tAlimento\tGrammi\nColazione (ore 8)\tLatte\t200', 'n1 breakfast=Latte 200 g'],
  ['Meal\tFood\tGrams\nSnack pomeridiano\tMela\t150', 'n1 snack=Mela 150 g'],
])('%s has its foods in their meals', (text, day) => {
  expect(pasted(text)).toEqual([day]);
});

test('a meal with an unknown name is written beside its foods', () => {
  expect(pasted('Pasto\tAlimento\tg\nCena\tPollo\t150\nEmergenza\tMela\t100')).toEqual([
    'n1 dinner=Pollo 150 g+Mela 100 g (Emergenza)',
  ]);
});

describe('a number that may be the quantity or something else is no quantity', () => {
  const numbers = (text: string) =>
    parseIngredients(text, 'it').flatMap(({ food, count, unit, unread }) =>
      food ? [[food, count, unit, unread]] : [],
    );

  test('before and behind the food', () => {
    expect(numbers('240\tLatte\t115\n300\tPane\t50')).toEqual([
      ['Latte', null, null, '240 | 115 ?'],
      ['Pane', null, null, '300 | 50 ?'],
    ]);
  });

  test('where the cell of the quantity is empty', () => {
    expect(numbers('Colazione\tLatte\t250\t115\n\tPane\t\t50')).toEqual([
      ['Latte', 250, 'g', ''],
      ['Pane', null, null, '50 ?'],
    ]);
  });

  test('below a heading that is not known', () => {
    const doubtful = [
      ['Latte', null, null, '5 ?'],
      ['Pane', null, null, '50 ?'],
    ];
    expect(numbers('Alimento\tDose 2\nLatte\t5\nPane\t50')).toEqual(doubtful);
    expect(numbers('Cosa\tEnergia\tQuanto\nLatte\t115\t5\nPane\t140\t50')).toEqual(doubtful);
  });

  test('the number of the row is none', () => {
    expect(numbers('1\tLatte\t115\n2\tPane\t50')).toEqual([
      ['Latte', 115, 'g', ''],
      ['Pane', 50, 'g', ''],
    ]);
  });
});

describe('a table with the days as columns', () => {
  const monday = ['Lunedì', 'Latte 200 ml', 'Pasta 80 g', 'Pollo 150 g'];
  const tuesday = ['Martedì', 'Tè, fette biscottate 30 g', 'come lunedì', '"Pesce 200 g\nPane 50 g"'];
  const meals = ['Pasto', 'Colazione', 'Pranzo', 'Cena'];
  const grid = meals.map((meal, at) => `${meal}\t${monday[at]}\t${tuesday[at]}`).join('\n');
  const week = [
    '1 breakfast=Latte 200 ml lunch=Pasta 80 g dinner=Pollo 150 g',
    '2 breakfast=Tè, fette biscottate 30 g lunch=Pasta 80 g dinner=Pesce 200 g+Pane 50 g',
  ];

  test('has the cells of each day in it, with several lines in a cell', () => {
    expect(pasted(grid)).toEqual(week);
    expect(pasted(`Piano alimentare\t\t\n${grid.replace('Pasto', '')}`)).toEqual(week);
  });

  test('with the meals as columns', () => {
    const rows = [monday, tuesday].map((day) => day.join('\t'));
    expect(pasted(`${meals.join('\t')}\n${rows.join('\n')}`)).toEqual(week);
  });

  test('with several rows of a meal, and the quantity beside the food', () => {
    const text = inTabs([
      ['', 'LUN', 'g', 'MAR', 'g'],
      ['Colazione', 'Latte', '200', 'Tè', '250'],
      ['', 'Pane', '50', '', ''],
      ['Cena', 'Pollo', '150', 'Pesce', '200'],
      ['Kcal', '1500', '', '1600', ''],
    ]);
    expect(pasted(text)).toEqual([
      '1 breakfast=Latte 200 g+Pane 50 g dinner=Pollo 150 g',
      '2 breakfast=Tè 250 g dinner=Pesce 200 g',
    ]);
    expect(tableIn(text)?.leftOut).toEqual([{ heading: 'Kcal', position: 1 }]);
  });

  test('with the first letters of the days', () => {
    const cells = ['Pane 10 g', 'Pane 20 g', 'Pane 30 g', 'Pane 40 g', 'Pane 50 g', 'Pane 60 g', 'Pane 70 g'];
    const [, ...others] = pasted(`\tL\tM\tM\tG\tV\tS\tD\nCena\t${cells.join('\t')}`);
    expect(others.at(2)).toBe('4 dinner=Pane 40 g');
  });
});

test('cells with several lines have a food and its quantity in each of them', () => {
  expect(pasted('Pasto\tAlimento\tGrammi\nCena\t"Pollo\nPane ""rustico"""\t"150\n50"')).toEqual([
    'n1 dinner=Pollo 150 g+Pane "rustico" 50 g',
  ]);
});

test('alternatives of a column follow their food', () => {
  const foods = parseIngredients('Alimento\tGrammi\tAlternativa\nPasta\t80\tRiso 70 g', 'it');
  expect(foods.map(({ food, count, isAlternative }) => [food, count, isAlternative])).toEqual([
    ['Pasta', 80, false],
    ['Riso', 70, true],
  ]);
});

test('the columns that are not read are known, in their order', () => {
  const text = 'Pasto\tAlimento\tg\tKcal\tProteine (g)\tCHO\tGrassi\tNote\nCena\tPollo\t150\t165\t31\t0\t3,6\t';
  expect(tableIn(text)?.leftOut.map(({ heading }) => heading)).toEqual(['Kcal', 'Proteine (g)', 'CHO', 'Grassi']);
  expect(tableIn('Cena\tPollo\t150\t165')?.leftOut).toEqual([{ heading: '', position: 4 }]);
  expect(pasted('Alimento\tQuantità\tP\tC\tG\nPollo\t150\t31\t0\t3')).toEqual(['n1 breakfast=Pollo 150']);
});

test.each([
  'Lunedì\nColazione: latte 200 ml; pane 50 g; mela\nCena: pollo 150 g | insalata | pane 30 g',
  'pane 50 g; olio 10 g\nlatte; miele; mela',
  '•\tLatte 200 g\n•\tPane 50 g',
  '1.\tLatte 200 g\n2.\tPane 50 g',
  'latte\t200 ml\tpane\t50 g',
  'Lunedì; martedì\npasta 80 g',
])('%s is no table', (text) => {
  expect(tableIn(text)).toBeNull();
});

test('a table is read in linear time', () => {
  const table = (count: number) =>
    inTabs([headed[0] ?? [], ...Array.from({ length: count }, (_, at) => ['Cena', `Pane ${at} x`, '50', '125', '"a'])]);

  expectLinearCost(table(20_000), (text) => expect(tableIn(text)).not.toBeNull());
});
