import { expect, test, vi } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { withoutHeading } from './line-headings.ts';
import { hasSeveralMeals, headedLines, titlesIn } from './pasted-headings.ts';
import { parseIngredients } from './parse-ingredients.ts';

test.each([
  ...[
    'Colazione',
    'COLAZIONE:',
    'Prima colazione',
    '- Pranzo',
    '1. Pranzo',
    '**Cena**',
    'Merenda',
    'Dopo cena',
    'Dopocena:',
  ],
  ...['Spuntino', 'Spuntini', 'Spuntino 1', 'Spuntino mattina', 'Spuntino di metà mattina:', 'Spuntino del pomeriggio'],
  ...['Spuntino metà pomeriggio', 'Spuntino mattutino', 'Merenda pomeridiana', 'Pre workout', 'Post-workout:'],
  ...['Pre-allenamento', 'Colazione ore 8:00', 'Colazione (ore 8.00)', 'Pranzo h 13', 'Cena - 20:30', 'Pranzo/Cena'],
  ...['Breakfast', 'Snack', 'Morning snack', 'Mid-morning snack:', 'Lunch', 'DINNER', 'Supper', 'Breakfast at 8:00 am'],
  ...[
    'GIORNO 1',
    'Giorno 1:',
    'giorno 2 - martedì',
    '1° giorno',
    'Day 1',
    'Lunedì',
    'LUNEDI',
    'Sabato e domenica',
    'Monday',
  ],
  ...['Metà mattina', 'Pasto 1'],
  ...['Lunedì - Colazione:', 'Settimana 1', 'Giorno 1 (lunedì)'],
  ...['Tutti i giorni', 'OGNI GIORNO:', 'Tutti i giorni tranne la domenica', 'Tutti i giorni (escluso il sabato)'],
  ...['Ogni giorno, eccetto sabato e domenica', 'Every day', 'Every day except Sunday', 'Fine settimana', 'Weekend'],
  ...[
    'Giorni di allenamento',
    'Giorno di riposo:',
    'GIORNI ON',
    'Giorni senza allenamento',
    'Training days',
    'Rest day',
  ],
  ...[
    'Cena libera',
    'Pasto libero',
    'Cena: pasto libero',
    'Pranzo - libero',
    'Sabato - cena libera',
    'Spuntino libero',
  ],
  ...['Pasto libero:', 'Free meal', 'Cheat meal', 'Free dinner', 'Dinner: free meal', 'Colazione (tutti i giorni)'],
])('%s is a heading, no food', (line) => {
  expect(withoutHeading(line)).toEqual({ rest: '', headings: expect.any(Array) });
  expect(parseIngredients(`${line}\npasta 80 g`, 'it').map(({ text }) => text)).toEqual(['pasta 80 g']);
});

test.each([
  ['Pranzo: pasta 80 g', 'pasta 80 g'],
  ['PRANZO - pasta 80 g', 'pasta 80 g'],
  ['Spuntino: 30 g di mandorle', '30 g di mandorle'],
  ['Spuntino mattina – 30 g di mandorle', '30 g di mandorle'],
  ['Colazione ore 8:00: latte 200 ml', 'latte 200 ml'],
  ['Colazione (8:00): latte 200 ml', 'latte 200 ml'],
  ['Lunedì - Pranzo: pasta 80 g', 'pasta 80 g'],
  ['- Giorno 1 - Cena: pollo 150 g', 'pollo 150 g'],
  ['Pranzo: spuntino proteico 40 g', 'spuntino proteico 40 g'],
  ['Snack 1: 1 apple', '1 apple'],
  ['Post workout: 30 g di proteine', '30 g di proteine'],
  ['Tutti i giorni: latte 200 ml', 'latte 200 ml'],
  ['Giorni di riposo - Pranzo: pasta 60 g', 'pasta 60 g'],
  ['Cena libera: pizza margherita', 'pizza margherita'],
])('%s: only the foods behind the heading are read', (line, foods) => {
  expect(withoutHeading(line).rest).toBe(foods);
  expect(parseIngredients(line, 'it').map(({ text }) => text)).toEqual([foods]);
});

test('the foods behind a heading keep their own quantities', () => {
  expect(
    parseIngredients('GIORNO 1\nColazione: latte 200 ml, 30 g di cereali\nPranzo: pasta 80 g', 'it'),
  ).toMatchObject([
    { food: 'latte', count: 200, unit: 'ml' },
    { food: 'cereali', count: 30, unit: 'g' },
    { food: 'pasta', count: 80, unit: 'g' },
  ]);
});

test.each([
  'Biscotti da colazione 30 g',
  'Cereali per la colazione',
  'Snack proteico 40 g',
  'Merendina 30 g',
  'Cenaforte 20 g',
  'Spuntino proteico: 1 barretta',
  'Lunch box pollo 200 g',
  'pasta 80 g',
  'Sugo: pomodoro 100 g',
  '2 uova',
  '1/2 cipolla',
  'Ogni giorno 2 litri di acqua',
  'Verdura libera',
  'Pane libero 50 g',
  'Riposo muscolare 30 g',
])('%s is read as it is', (line) => {
  expect(withoutHeading(line)).toEqual({ rest: line, headings: [] });
});

test.each([
  ['Colazione\nlatte 200 ml\nPranzo: pasta 80 g', true],
  ['GIORNO 1\npasta 80 g\nGIORNO 2\nriso 80 g', true],
  ['GIORNO 1\nPranzo\npasta 80 g', false],
  ['Pranzo: pasta 80 g\nolio 10 g', false],
  ['pasta 80 g', false],
])('%j: several meals or days: %s', (text, isSeveral) => {
  expect(hasSeveralMeals(text)).toBe(isSeveral);
});

test('a long line of headings is read at once', () => {
  for (const part of ['Pranzo - ', 'giorno 1 ', 'spuntino ', '- ', '8:00 ', '(', 'ore '])
    expectLinearCost(`${part.repeat(20_000 / part.length)}x`, withoutHeading);
});

test.each([
  ...['come alla ', 'alla ', 'come il giorno ', 'lunedì alla ', 'cena ', 'il pasto '].map(
    (part) => `come ${part.repeat(2000)}x`,
  ),
  ...['alla', 'delladel', 'comeas'].map((part) => `come ${part.repeat(2000)}x`),
  `come ${'alla '.repeat(90)}x`,
  `come lunedì tranne ${'la cena '.repeat(2500)}x`,
])('a long line that begins like a reference is read at once (%#)', (line) => {
  expectLinearCost(line, (text) => {
    headedLines(`Lunedì\nCena: ${text}`);
    withoutHeading(`Martedì ${text}`);
  });
});

test('a browser that allows each group name once in a pattern reads pasted texts', async () => {
  const sources: string[] = [];
  class RecordedPattern extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      sources.push(this.source);
    }
  }
  vi.resetModules();
  vi.stubGlobal('RegExp', RecordedPattern);
  await Promise.all([import('./pasted-headings.ts'), import('./parse-ingredients.ts')]).finally(vi.unstubAllGlobals);

  const names = sources.map((source) => [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name));
  expect(names.filter((found) => found.length > 0).length).toBeGreaterThan(1);
  expect(names.filter((found) => new Set(found).size < found.length)).toEqual([]);
});

test('the title of a pasted diet is what stands before its first meal and names no food', () => {
  const diet = 'Dieta Lucia M. - 1700 kcal\nPane 50 g\nColazione\nLatte 200 ml';

  expect(titlesIn(diet)).toEqual(['Dieta Lucia M. - 1700 kcal']);
  expect(titlesIn('Dieta Lucia M. - 1700 kcal\nPane 50 g')).toEqual([]);
});

test.each([
  'DIETA PERSONALIZZATA – Sig.ra Anna Verdi          Kcal 1600 circa',
  'Dieta personalizzata per Anna Verdi - 1600 kcal circa',
  'Piano alimentare del 12/03/2026 - Anna Verdi',
  'Anna Verdi, kcal: 1.600',
  'Dott.ssa Carla Bianchi - Biologa nutrizionista',
  'Paziente: Anna Verdi',
  'Data di nascita: 12/03/1990',
  'Peso: 68 kg',
  'Meal plan for Anna Verdi, calories 1600',
])('“%s” above the meals is a title', (line) => {
  const diet = `${line}\n\nLunedì\nColazione: latte 200 ml`;

  expect(titlesIn(diet)).toEqual([line]);
  expect(parseIngredients(diet, 'it').map(({ food }) => food)).toEqual(['latte']);
});

test.each([
  'DIETA SENZA GLUTINE – Anna Verdi',
  'Dieta per Anna, allergia alle noci',
  'Allergie: frutta a guscio',
  'Obiettivo: perdere 4 kg',
  'Note: pesare a crudo',
  'Evitare alcolici',
])('“%s” above the meals is a note of the meal plan', (line) => {
  const [first] = headedLines(`${line}\nLunedì\nColazione: latte 200 ml\nMartedì\nCena: pollo`);

  expect(first).toMatchObject({ rest: line, isNote: true, isGeneral: true });
});

test.each(['Pane 50 g', 'Sigari di pasta fillo 60 g', 'Dr Pepper 330 ml', 'Peso forma barretta 2', 'Latte, miele'])(
  '“%s” above the meals is food',
  (line) => {
    expect(titlesIn(`${line}\nLunedì\nColazione: latte 200 ml`)).toEqual([]);
  },
);
