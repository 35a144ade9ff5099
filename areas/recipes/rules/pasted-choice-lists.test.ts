import { expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';

/** `125 Yogurt · alternative` of each food; notes with their text. */
function read(text: string): string[] {
  return parseIngredients(text, 'it').flatMap(({ count, food, isAlternative, option, isNote, text: written }) => {
    if (isNote) return [written];
    if (food === '') return [];
    const kind = option ? (option.isLikely ? ' · option' : ' · perhaps') : isAlternative ? ' · alternative' : '';
    return [`${count ?? '-'} ${food}${kind}`];
  });
}

const single = ['200 Latte', '125 Yogurt · alternative', '2 Uova · alternative'];

test.each([
  'Colazione (una a scelta)\n- Latte 200 ml\n- Yogurt 125 g\n- 2 Uova',
  'COLAZIONE (a scelta tra):\n1) Latte 200 ml\n2) Yogurt 125 g\n3) 2 Uova',
  'COLAZIONE (a scelta tra): 1) Latte 200 ml 2) Yogurt 125 g 3) 2 Uova',
  'Colazione a scelta tra: Latte 200 ml, Yogurt 125 g o 2 Uova',
  'Colazione: una tra Latte 200 ml, Yogurt 125 g e 2 Uova',
  'Colazione - una opzione a scelta:\nLatte 200 ml\nYogurt 125 g\n2 Uova',
  'Colazione\nScegli una delle seguenti opzioni:\n\n• Latte 200 ml\n\n• Yogurt 125 g\n\n• 2 Uova',
  'Colazione\nUna a scelta tra:\n- Latte 200 ml\n- Yogurt 125 g\n- 2 Uova',
  'Breakfast (choose one)\n- Latte 200 ml\n- Yogurt 125 g\n- 2 Uova',
  'Breakfast - one of the following:\n1. Latte 200 ml\n2. Yogurt 125 g\n3. 2 Uova',
])('%j: of a list of which one is eaten, the foods are alternatives', (text) => {
  expect(read(text)).toEqual(single);
  expect(read(`${text}\n\nPranzo\nPasta 80 g`)).toEqual([...single, '80 Pasta']);
});

test.each([
  'Colazione (una a scelta)\n- Latte 200 ml + biscotti 30 g\n- Yogurt 125 g + muesli 40 g\n- 2 Uova',
  'Colazione (a scelta tra)\n1) Latte 200 ml\n   biscotti 30 g\n2) Yogurt 125 g\n   muesli 40 g\n3) 2 Uova',
])('%j: an item of several foods is another option of the meal, as the single foods behind it are', (text) => {
  expect(read(text)).toEqual([
    ...['200 Latte', '30 biscotti', '125 Yogurt · option', '40 muesli · option', '2 Uova · option'],
  ]);
});

test('the foods of a choice with one quantity all have it', () => {
  expect(read('Pranzo\nVerdure a scelta tra: zucchine, carote, finocchi 200 g\nUna delle cene: pizza')).toEqual([
    ...['Nota: Verdure a scelta tra', '200 zucchine', '200 carote · alternative', '200 finocchi · alternative'],
    '1 cene',
  ]);
});

test('the foods of a cell of a table of which one is eaten are alternatives', () => {
  const rows = [
    ['', 'Lunedì', 'Martedì'],
    ['Colazione (una a scelta)', '"Latte 200 ml\nYogurt 125 g"', 'Kefir 150 g'],
    ['Pranzo', '"Pasta 80 g\nOlio 10 g"', 'Riso 70 g'],
  ];

  expect(read(rows.map((row) => row.join('\t')).join('\n'))).toEqual([
    ...['200 Latte', '125 Yogurt · alternative', '80 Pasta', '10 Olio', '150 Kefir', '70 Riso'],
  ]);
});

test('a single food behind several options is an option of its own', () => {
  const text = 'Opzione 1\nLatte 200 ml\nbiscotti 30 g\nOpzione 2\nYogurt 125 g\nmuesli 40 g\nOpzione 3\n2 Uova';

  expect(read(text).slice(2)).toEqual(['125 Yogurt · option', '40 muesli · option', '2 Uova · option']);
});

test('a list within a meal begins behind its other foods and ends with its bullets, and its words stay as a note', () => {
  const text =
    'Pranzo\nPane 50 g\nUna fonte proteica a scelta tra:\n- Pollo 150 g\n- Tonno 80 g\nOlio 10 g\nCena\nRiso 80 g';

  expect(read(text)).toEqual([
    ...[
      '50 Pane',
      'Nota: Una fonte proteica a scelta tra',
      '150 Pollo',
      '80 Tonno · alternative',
      '10 Olio',
      '80 Riso',
    ],
  ]);
});

test.each([
  'Cena: Pesce 150 g (3 volte a settimana)\nCarne 120 g (2 volte)\n2 Uova (1 volta)',
  'Cena\nPesce 150 g 3 volte a settimana\nCarne 120 g 2 volte a settimana\n2 Uova 1 volta a settimana',
  'Cena: Pesce 150 g (3 volte a settimana) / Carne 120 g (2 volte) / 2 Uova (1 volta)',
  'Dinner\n- Pesce 150 g (3 times a week)\n- Carne 120 g (twice a week)\n- 2 Uova (once a week)',
])('%j: foods that are eaten some times a week each are alternatives', (text) => {
  expect(read(text)).toEqual(['150 Pesce', '120 Carne · alternative', '2 Uova · alternative']);
});

test.each([
  'Secondo (a rotazione): carne 120 g 2 volte/sett, pesce 150 g 3 volte/sett, 2 uova 1 volta',
  'Secondo a rotazione tra: carne 120 g, pesce 150 g, 2 uova',
  'Secondo, alternando: carne 120 g; pesce 150 g; 2 uova',
])('“%s” is one of them, and never all together', (line) => {
  expect(read(`Pranzo\nriso 80 g\n${line}\nolio 10 g`)).toEqual([
    ...['80 riso', '120 carne', '150 pesce · alternative', '2 uova · alternative', '10 olio'],
  ]);
});

test('a meal with options and words for a choice behind its name is a meal', () => {
  const options = '• Opzione 1: latte 200 ml + pane 30 g\n• Opzione 2: yogurt 150 g + cereali 30 g';

  expect(read(`COLAZIONE (a scelta tra):\n${options}\nPranzo\nriso 80 g`)).toEqual([
    ...['200 latte', '30 pane', '150 yogurt · option', '30 cereali · option', '80 riso'],
  ]);
});

test.each([
  ['Pranzo\nPasta 80 g (5 volte a settimana)\nOlio 10 g (7 volte a settimana)', ['80 Pasta', '10 Olio']],
  ['Pranzo\nPasta 80 g\nFrutta a scelta 150 g\nOlio 10 g', ['80 Pasta', '150 Frutta', '10 Olio']],
  ['Cena\nPesce 150 g (2 volte a settimana)\nPane 50 g', ['150 Pesce', '50 Pane']],
])('%j: foods that are eaten together stay foods', (text, foods) => {
  expect(read(text).map((food) => food.replace(' a scelta', ''))).toEqual(foods);
});

test.each([
  ['Spuntino\nDue a scelta tra: Latte 200 ml, Yogurt 125 g, 2 Uova', 'Nota: Due a scelta tra'],
  ['Spuntino (2 a scelta tra):\n- Latte 200 ml\n- Yogurt 125 g\n- 2 Uova', 'Nota: 2 a scelta tra'],
  ['Snack\nChoose two of:\n- Latte 200 ml\n- Yogurt 125 g\n- 2 Uova', 'Nota: Choose two of'],
])('%j: of a list of which two are eaten, two are foods and the others alternatives, below a note', (text, note) => {
  expect(read(text)).toEqual([note, '200 Latte', '125 Yogurt', '2 Uova · alternative']);
});

test('of two foods of which two are eaten none is an alternative', () => {
  expect(
    read('Spuntino\nDue a scelta tra:\n- Latte 200 ml\n- Yogurt 125 g').filter((one) => /alternative/.test(one)),
  ).toEqual([]);
});
