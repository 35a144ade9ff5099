import { expect, test } from 'vitest';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { linesOf } from '#areas/recipes/rules/pasted-lines.ts';
import { pastedLines } from './pasted-days.ts';
import { pasted } from './testing/pasted.ts';

/** `Lunedì · breakfast: latte 200 ml` of each line with foods. */
function read(text: string): string[] {
  const lines = pastedLines(text);
  return linesOf(text).flatMap(({ line }, index) => {
    const { section, foods } = lines[index] as (typeof lines)[number];
    if (foods === '') return [];
    const { days, meals } = section;
    const dayNames = days.map(({ week, weekday, number, dayKind, exceptWeekdays }) =>
      [week && `W${week}`, weekday ?? dayKind ?? (exceptWeekdays ? `all-${exceptWeekdays}` : `n${number}`)]
        .join(' ')
        .trim(),
    );
    return [
      `${[dayNames.join('+'), meals.map(({ types, number }) => types[0] ?? `n${number}`).join('+')].join(' · ')}: ${line}`,
    ];
  });
}

test('the lines of a pasted text belong to the day and the meal above them', () => {
  expect(
    read(
      'Lunedì\nCOLAZIONE\nLatte 200 ml\nfette biscottate 30 g\nPranzo: pasta 80 g, rucola\nolio 10 g\nMARTEDI\nCena\npollo 150 g',
    ),
  ).toEqual([
    '1 · breakfast: Latte 200 ml',
    '1 · breakfast: fette biscottate 30 g',
    '1 · lunch: Pranzo: pasta 80 g, rucola',
    '1 · lunch: olio 10 g',
    '2 · dinner: pollo 150 g',
  ]);
});

test('the messages of a chat are read without their dates, senders and stars', () => {
  const chat = [
    '[24/11/26, 21:14:40] Marta: *LUNEDÌ*',
    '*Colazione*',
    'yogurt 150 g',
    '24/11/26, 21:15 - Marta: _Pranzo_: pasta 80 g',
  ].join('\n');

  expect(read(chat)).toEqual(['1 · breakfast: yogurt 150 g', '1 · lunch: Pranzo: pasta 80 g']);
});

test.each([
  ['Lun: pollo 150 g - Mar: pesce 200 g', ['1 · : Lun: pollo 150 g', '2 · : Mar: pesce 200 g']],
  ['LUN\npollo 150 g\nmar.\npesce 200 g', ['1 · : pollo 150 g', '2 · : pesce 200 g']],
  ['LUN-MER-VEN pasta 80 g', ['1+3+5 · : LUN-MER-VEN: pasta 80 g']],
  ['Lunedì pasta 80 g, martedì riso 80 g', ['1 · : Lunedì: pasta 80 g', '2 · : martedì: riso 80 g']],
  ['Mon: rice 80 g', ['1 · : Mon: rice 80 g']],
  [
    'Colazione: latte 200 ml - Pranzo: pasta 80 g; Cena: pollo 150 g',
    [' · breakfast: Colazione: latte 200 ml', ' · lunch: Pranzo: pasta 80 g', ' · dinner: Cena: pollo 150 g'],
  ],
  ['☀️ Colazione\n🥛 latte 200 ml', [' · breakfast: latte 200 ml']],
])('%j: short names of days, and several headings in one line', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test('headings in English are the same days and meals', () => {
  expect(read('Monday\nBreakfast\nmilk 200 ml\nLunch: pasta 80 g\nDay 2\nDinner\nchicken 150 g')).toEqual([
    '1 · breakfast: milk 200 ml',
    '1 · lunch: Lunch: pasta 80 g',
    'n2 · dinner: chicken 150 g',
  ]);
});

test.each([
  ['Lunedì / Martedì', '1+2 · lunch'],
  ['Sabato e domenica', '6+7 · lunch'],
  ['Lunedì - Venerdì', '1+2+3+4+5 · lunch'],
  ['MARTEDI–GIOVEDI', '2+3+4 · lunch'],
  ['Dal lunedì al mercoledì', '1+2+3 · lunch'],
  ['Monday to Wednesday', '1+2+3 · lunch'],
  ['Venerdì - Lunedì', '5+1 · lunch'],
  ['Giorno 2 - martedì', '2 · lunch'],
  ['Giorno 1 / Giorno 2', 'n1+n2 · lunch'],
  ['2° giorno', 'n2 · lunch'],
  ['Giorno B', 'n2 · lunch'],
  ['Terzo giorno', 'n3 · lunch'],
  ['Settimana 2 - Lunedì', 'W2 1 · lunch'],
  ['Settimana 2\nLunedì', 'W2 1 · lunch'],
  ['Tutti i giorni', 'all- · lunch'],
  ['OGNI GIORNO:', 'all- · lunch'],
  ['Every day', 'all- · lunch'],
  ['Tutti i giorni tranne la domenica', 'all-7 · lunch'],
  ['Ogni giorno (esclusi sabato e domenica)', 'all-6,7 · lunch'],
  ['Tutti i giorni, eccetto il weekend', 'all-6,7 · lunch'],
  ['Tutti i giorni tranne lunedì e weekend', 'all-1,6,7 · lunch'],
  ['Every day except Sunday', 'all-7 · lunch'],
  ['Fine settimana', '6+7 · lunch'],
  ['Giorni di allenamento', 'training · lunch'],
  ['Giorni ON', 'training · lunch'],
  ['Giorni di riposo', 'rest · lunch'],
  ['Giorno senza allenamento', 'rest · lunch'],
  ['Training day', 'training · lunch'],
  ['Rest days', 'rest · lunch'],
])('%j: which days are meant', (heading, target) => {
  expect(read(`${heading}\nPranzo\npasta 80 g`)).toEqual([`${target}: pasta 80 g`]);
});

test.each([
  ['LUN-VEN', '1+2+3+4+5'],
  ['MER-VEN', '3+4+5'],
  ['lun – ven', '1+2+3+4+5'],
  ['Lun. - Ven.', '1+2+3+4+5'],
  ['LUN—MER', '1+2+3'],
  ['dal lun al ven', '1+2+3+4+5'],
  ['Da mercoledì a venerdì', '3+4+5'],
  ['Mon-Fri', '1+2+3+4+5'],
  ['Tue – Thurs', '2+3+4'],
  ['Mon to Wed', '1+2+3'],
  ['LUN-MER, VEN', '1+2+3+5'],
  ['LUN-MER e VEN-DOM', '1+2+3+5+6+7'],
  ['LUN, MER-VEN', '1+3+4+5'],
  ['LUN-MER-VEN', '1+3+5'],
  ['LUN-MAR', '1+2'],
  ['LUN/VEN', '1+5'],
  ['LUN, VEN', '1+5'],
  ['LUN e VEN', '1+5'],
  ['Mon & Fri', '1+5'],
])('%j: a dash between two days names those between as well', (heading, days) => {
  expect(read(`${heading}\nPranzo\npasta 80 g`)).toEqual([`${days} · lunch: pasta 80 g`]);
  expect(read(`${heading}: pasta 80 g`)).toEqual([`${days} · : ${heading}: pasta 80 g`]);
});

test.each([
  ['Prima colazione', 'breakfast'],
  ['Seconda colazione', 'mid_morning_snack'],
  ['Spuntino di metà mattina', 'mid_morning_snack'],
  ['Metà pomeriggio', 'snack'],
  ['Merenda', 'snack'],
  ['Spuntino 2', 'snack'],
  ['Cena ore 20:30', 'dinner'],
  ['Supper', 'dinner'],
  ['Dopo cena', 'evening_snack'],
  ['Spuntino pre-nanna', 'evening_snack'],
  ['Bedtime snack', 'evening_snack'],
  ['Pre workout', 'pre_workout_snack'],
  ['Post-allenamento', 'post_workout_snack'],
  ['Pranzo/Cena', 'lunch+dinner'],
  ['Pasto 2', 'n2'],
])('%s: which meals are meant', (heading, meals) => {
  expect(read(`${heading}\npasta 80 g`)).toEqual([` · ${meals}: pasta 80 g`]);
});

test('a snack without more words is the one at its place in the day', () => {
  expect(
    read('Colazione\na\nSpuntino\nb\nPranzo\nc\nSpuntino\nd\nCena\ne\nSpuntino\nf').map((one) => one.slice(3)),
  ).toEqual(['breakfast: a', 'mid_morning_snack: b', 'lunch: c', 'snack: d', 'dinner: e', 'evening_snack: f']);
});

test.each([
  'Colazione\nLunedì: latte 200 ml\nMartedì: yogurt 125 g\nPranzo\nLunedì: pasta 80 g',
  'Colazione\nLunedì: latte 200 ml\nMartedì: yogurt 125 g',
])('%j: days below a meal are days of this meal', (text) => {
  expect(read(text).slice(0, 3)).toEqual(
    [
      '1 · breakfast: Lunedì: latte 200 ml',
      '2 · breakfast: Martedì: yogurt 125 g',
      '1 · lunch: Lunedì: pasta 80 g',
    ].slice(0, text.includes('Pranzo') ? 3 : 2),
  );
});

test('a new day begins without a meal, and a text without headings has no day and no meal', () => {
  expect(read('pane 50 g\nLunedì\nPranzo\npasta 80 g\nMartedì\nriso 80 g')).toEqual([
    ' · : pane 50 g',
    '1 · lunch: pasta 80 g',
    '2 · : riso 80 g',
  ]);
});

test.each([
  'Dieta Lucia M. - 1700 kcal',
  'DIETA LUCIA M.',
  'Piano alimentare di Lucia',
  'Schema 1700 Kcal',
  '1700 kcal/die',
  'Lucia M. – 1.700 kcal',
  'Meal plan for Lucy',
])('%j: a title before the first day is no line of a meal', (title) => {
  const text = `${title}\nLunedì\nColazione\nlatte 200 ml`;

  expect(read(text)).toEqual(['1 · breakfast: latte 200 ml']);
  expect(parseIngredients(text, 'it').map(({ food, lineIndex }) => [food, lineIndex])).toEqual([['latte', 3]]);
});

test.each([
  'pane 50 g',
  'pane',
  'Dieta Lucia M.\npane 50 g',
  'biscotti dietetici',
  'diet coke',
  '2 biscotti 80 kcal',
  'Piano 50 g',
  'Dieta di Lucia - NO LATTICINI (allergica)',
  'Dieta senza glutine, allergia alle noci',
  'Dieta senza glutine',
  'Nota: bere 2 litri di acqua, 1800 kcal, allergica alle noci',
  'Piano alimentare: 1 banana, 2 uova',
  'Dieta 1800 kcal, 3 cucchiai di olio al giorno',
])('%j: a food before the first day is one, and so is a title without days below it', (foods) => {
  expect(read(`${foods}\nLunedì\nlatte 200 ml`)).toHaveLength(2);
  expect(parseIngredients('Dieta Lucia M.\nlatte 200 ml', 'it')).toHaveLength(2);
});

/** The meals of each section, the free ones with a star. */
const freeMealsOf = (text: string) =>
  [...new Set(pastedLines(text).map(({ section }) => section))].flatMap(({ meals }) =>
    meals.map(({ types, name, isFree }) => `${types[0] ?? name}${isFree ? ' *' : ''}`),
  );

test.each([
  ['Cena libera', ['dinner *']],
  ['Cena: pasto libero', ['dinner *']],
  ['Pranzo - libero', ['lunch *']],
  ['Free dinner', ['dinner *']],
  ['Pranzo\npasta 80 g\nCena\nPasto libero', ['lunch', 'dinner', 'dinner *']],
  ['Pranzo\npasta 80 g\nPasto libero', ['lunch', 'Pasto libero *']],
  ['Pranzo\npasta 80 g', ['lunch']],
])('%j: which meals are free', (text, meals) => {
  expect(freeMealsOf(text)).toEqual(meals);
});

test.each([
  'Giovedì: libero',
  'Giovedì libero',
  'Giovedì - libera.',
  'Giovedì: pasto libero',
  'Giovedì\nGiorno libero',
  'Giovedì: giornata libera',
  'Thursday: free',
  'Thursday: free day',
  'Thursday: cheat day',
  'Thursday: free meal',
])('a day that is free, %j, has a free meal and no food to be checked', (line) => {
  const text = `Lunedì\nColazione: latte\n${line}\nVenerdì\nCena: pane`;

  expect(pasted(text)).toEqual(['1 breakfast=latte', expect.stringMatching(/^4 \w+\*=$/), '5 dinner=pane']);
});
