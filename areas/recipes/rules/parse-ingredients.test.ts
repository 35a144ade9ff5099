import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredient, parseIngredients } from './parse-ingredients.ts';

const read = (line: string, language: 'it' | 'en' = 'it') => {
  const { count, unit, food } = parseIngredient(line, language);
  return [count, unit, food];
};

describe('a pasted line is read as quantity, unit and food', () => {
  test.each([
    ['80 g di pasta', 80, 'g', 'pasta'],
    ['80g pasta', 80, 'g', 'pasta'],
    ['pasta 80 g', 80, 'g', 'pasta'],
    ['Farina 00 - 250 gr', 250, 'g', 'Farina 00'],
    ['1,5 kg di patate', 1500, 'g', 'patate'],
    ['1.000 g di farina', 1000, 'g', 'farina'],
    ["2 cucchiai d'olio", 2, 'tablespoon', 'olio'],
    ['2 cucchiai d’olio extravergine', 2, 'tablespoon', 'olio extravergine'],
    ['1 cucchiaino di sale', 1, 'teaspoon', 'sale'],
    ['1/2 cipolla', 0.5, 'piece', 'cipolla'],
    ['½ cipolla rossa', 0.5, 'piece', 'cipolla rossa'],
    ['1 1/2 tazza di latte', 1.5, 'cup', 'latte'],
    ['2 uova', 2, 'piece', 'uova'],
    ['2-3 spicchi di aglio', 2.5, 'clove', 'aglio'],
    ['q.b. sale', null, 'to_taste', 'sale'],
    ['Sale q.b.', null, 'to_taste', 'Sale'],
    ['pepe nero quanto basta', null, 'to_taste', 'pepe nero'],
    ['200g spinaci (surgelati)', 200, 'g', 'spinaci'],
    ['- 1 etto di prosciutto cotto', 100, 'g', 'prosciutto cotto'],
    ['• 250 ml di latte, tiepido', 250, 'ml', 'latte'],
    ['una mela', 1, 'piece', 'mela'],
    ['un cucchiaio di miele', 1, 'tablespoon', 'miele'],
    ['mezza cipolla', 0.5, 'piece', 'cipolla'],
    ["un'arancia", 1, 'piece', 'arancia'],
    ['prezzemolo', null, null, 'prezzemolo'],
    ['latte 1,5% 200 ml', 200, 'ml', 'latte 1,5%'],
    ['due kiwi', 2, 'piece', 'kiwi'],
    ['tre cucchiai di olio', 3, 'tablespoon', 'olio'],
    ['due etti di pane', 200, 'g', 'pane'],
    ['quattro formaggi', null, null, 'quattro formaggi'],
    ['4 fette biscottate', 4, 'piece', 'fette biscottate'],
    ['due fette biscottate integrali', 2, 'piece', 'fette biscottate integrali'],
    ['2 fette pane', 2, 'slice', 'pane'],
    ['1 vasetto di yogurt', 1, 'piece', 'yogurt'],
    ['3 foglie di basilico', 3, 'piece', 'basilico'],
    ['un rametto di rosmarino', 1, 'piece', 'rosmarino'],
    ['2 basil leaves', 2, 'piece', 'basil leaves'],
    ['un vasetto di yogurt bianco', 1, 'piece', 'yogurt bianco'],
    ['2 petti di pollo', 2, 'piece', 'petti di pollo'],
    ['1 porzione di lenticchie', 1, 'portion', 'lenticchie'],
    ['pasta 80', 80, 'g', 'pasta'],
    ['Pasta di semola\t80', 80, 'g', 'Pasta di semola'],
    ['80\tg\tpasta', 80, 'g', 'pasta'],
    ['farina 00', null, null, 'farina 00'],
    ['farina tipo 2', null, null, 'farina tipo 2'],
    ['uova 2', 2, 'unstated', 'uova'],
    ['Kiwi: 2', 2, 'unstated', 'Kiwi'],
    ['uova n. 2', 2, 'unstated', 'uova'],
    ['uova n°2', 2, 'unstated', 'uova'],
    ['uova x2', 2, 'unstated', 'uova'],
    ['uova (2)', 2, 'unstated', 'uova'],
    ['mela 1/2', 0.5, 'unstated', 'mela'],
    ['n. 2 uova', 2, 'piece', 'uova'],
    ['noci (2 o 3)', 2.5, 'unstated', 'noci'],
    ['pasta 80 g a crudo', 80, 'g', 'pasta'],
    ['parmigiano 10g grattugiato', 10, 'g', 'parmigiano'],
    ['ceci in scatola 150 g sgocciolati', 150, 'g', 'ceci in scatola'],
    ['petto di pollo 150 g con verdure', 150, 'g', 'petto di pollo'],
    ['olio evo 1 cucchiaio (10 g)', 10, 'g', 'olio evo'],
    ['tonno al naturale 1 scatoletta (80 g)', 80, 'g', 'tonno al naturale'],
    ['1 frutto di stagione (150 g)', 150, 'g', 'frutto di stagione'],
    ['1 bicchiere di latte (200 ml)', 200, 'ml', 'latte'],
    ['una manciata di mandorle (30 g)', 30, 'g', 'mandorle'],
    ['pane integrale gr 60', 60, 'g', 'pane integrale'],
    ['gr. 80 di riso', 80, 'g', 'riso'],
    ['insalata mista (a volontà)', null, 'to_taste', 'insalata mista'],
    ['1 misurino di proteine del siero', 1, 'scoop', 'proteine del siero'],
    ['circa 80 g di pasta', 80, 'g', 'pasta'],
    ['pasta circa 80 g', 80, 'g', 'pasta'],
    ['mezzo avocado', 0.5, 'piece', 'avocado'],
  ])('%s', (line, count, unit, food) => {
    expect(read(line)).toEqual([count, unit, food]);
  });

  test.each([
    ['2 tbsp of olive oil', 2, 'tablespoon', 'olive oil'],
    ['1 cup milk', 1, 'cup', 'milk'],
    ['1,000 g flour', 1000, 'g', 'flour'],
    ['a pinch of salt', 1, 'pinch', 'salt'],
    ['salt, to taste', null, 'to_taste', 'salt'],
    ['2 large eggs', 2, 'piece', 'large eggs'],
    ['8 oz chicken breast', 226.8, 'g', 'chicken breast'],
    ['200 g chicken breast, raw', 200, 'g', 'chicken breast'],
    ['1 tbsp olive oil (10 g)', 10, 'g', 'olive oil'],
    ['tuna 1 can (80 g)', 80, 'g', 'tuna'],
    ['half an avocado', 0.5, 'piece', 'avocado'],
    ['1 scoop whey protein', 1, 'scoop', 'whey protein'],
    ['salad as desired', null, 'to_taste', 'salad'],
  ])('%s', (line, count, unit, food) => {
    expect(read(line, 'en')).toEqual([count, unit, food]);
  });
});

test.each([
  ['150-200 g di pollo', 175, 'g', 'pollo', '150-200 g'],
  ['pollo 150-200 g', 175, 'g', 'pollo', '150-200 g'],
  ['pollo 150/200 g', 175, 'g', 'pollo', '150/200 g'],
  ['pollo da 150 a 200 g', 175, 'g', 'pollo', 'da 150 a 200 g'],
  ['pollo (150 – 200 g)', 175, 'g', 'pollo', '150 – 200 g'],
  ['150 to 200 g chicken', 175, 'g', 'chicken', '150 to 200 g'],
  ['2-3 noci', 2.5, 'piece', 'noci', '2-3'],
  ['2 o 3 noci', 2.5, 'piece', 'noci', '2 o 3'],
  ['noci 2-3', 2.5, 'unstated', 'noci', '2-3'],
  ['2 petti di pollo da 150-200 g', 350, 'g', 'petti di pollo', 'da 150-200 g'],
  ['da 150 a 200 g di pollo', 175, 'g', 'pollo', 'da 150 a 200 g'],
  ['latte 1-2 bicchieri', 1.5, 'glass', 'latte', '1-2'],
  ['80 g pasta', 80, 'g', 'pasta', ''],
  ['1/2 cipolla', 0.5, 'piece', 'cipolla', ''],
  ['2/3 tazza di latte', 0.67, 'cup', 'latte', ''],
])('%s: of a range the mean is taken, and what was typed is known', (line, count, unit, food, range) => {
  expect(parseIngredient(line, 'it')).toMatchObject({ count, unit, food, range });
});

test.each([
  ['1 yogurt greco da 150 g', 150, 'g', 'yogurt greco'],
  ['1 yogurt greco da 170g', 170, 'g', 'yogurt greco'],
  ['1 yogurt greco 150 g', 150, 'g', 'yogurt greco'],
  ['1 vasetto di yogurt bianco da 150 g', 150, 'g', 'yogurt bianco'],
  ['un vasetto da 150 g di yogurt bianco', 150, 'g', 'yogurt bianco'],
  ['vasetto di yogurt bianco da 150 g', 150, 'g', 'yogurt bianco'],
  ['yogurt greco da 150 g', 150, 'g', 'yogurt greco'],
  ['2 yogurt da 125 g', 250, 'g', 'yogurt'],
  ['1 fetta di pane da 30 g', 30, 'g', 'pane'],
  ['2 fette di pane da 30 g', 60, 'g', 'pane'],
  ['2 fette di pane (da 30 g)', 60, 'g', 'pane'],
  ['2 fette di pane (30 g ciascuna)', 60, 'g', 'pane'],
  ['2 fette di pane da 30 g l’una', 60, 'g', 'pane'],
  ['4 fette biscottate da 10 g', 40, 'g', 'fette biscottate'],
  ['1 lattina di tonno da 80 g', 80, 'g', 'tonno'],
  ['1 bottiglia di acqua da 0,5 l', 500, 'ml', 'acqua'],
  ['2 slices of bread (30 g each)', 60, 'g', 'bread'],
  ['2 slices of bread, 30 g each', 60, 'g', 'bread'],
])('%s: the weight that is written wins, that of each piece counts for all of them', (line, count, unit, food) => {
  expect(parseIngredients(line, 'it')).toMatchObject([{ text: line, count, unit, food, unread: '' }]);
});

test.each([
  ['Latte parzialmente scremato 150 ml (1 tazza)', 150, 'ml', 'Latte parzialmente scremato', 1, 'cup'],
  ['Latte intero 200 ml (1 tazza)', 200, 'ml', 'Latte intero', 1, 'cup'],
  ['200 ml di latte intero (una tazza)', 200, 'ml', 'latte intero', 1, 'cup'],
  ['Latte intero 1 tazza (150 ml)', 150, 'ml', 'Latte intero', 1, 'cup'],
  ['1 tazza di latte (150 ml)', 150, 'ml', 'latte', 1, 'cup'],
  ['Latte intero 1 tazza 150 ml', 150, 'ml', 'Latte intero', 1, 'cup'],
  ['Latte intero 150 ml = 1 tazza', 150, 'ml', 'Latte intero', 1, 'cup'],
  ['Latte intero 150 ml, circa 1 tazza', 150, 'ml', 'Latte intero', 1, 'cup'],
  ['Fette biscottate 30 g (3 fette)', 30, 'g', 'Fette biscottate', 3, 'slice'],
  ['Fette biscottate 3 fette (30 g)', 30, 'g', 'Fette biscottate', 3, 'slice'],
  ['Fette biscottate 3 fette 30 g', 30, 'g', 'Fette biscottate', 3, 'slice'],
  ['3 fette biscottate (30 g)', 30, 'g', 'fette biscottate', 3, 'piece'],
  ['3 fette di pane 90 g', 90, 'g', 'pane', 3, 'slice'],
  ['Olio evo 10 g (1 cucchiaio raso)', 10, 'g', 'Olio evo', 1, 'tablespoon'],
  ['Olio evo 10 g (circa 2 cucchiaini)', 10, 'g', 'Olio evo', 2, 'teaspoon'],
  ['Yogurt greco 170 g (1 vasetto)', 170, 'g', 'Yogurt greco', 1, 'piece'],
  ['2 yogurt da 125 g', 250, 'g', 'yogurt', 2, 'piece'],
])(
  '%s: the weight wins, and the household measure is kept beside it',
  (line, count, unit, food, measures, measureUnit) => {
    expect(parseIngredients(line, 'it')).toMatchObject([
      { count, unit, food, unread: '', measure: { count: measures, unit: measureUnit } },
    ]);
  },
);

test.each([
  ['Riso 80 g (2 volte a settimana)', '2 volte a settimana'],
  ['Riso 80 g (1 al giorno)', '1 al giorno'],
  ['Tonno 80 g (1 scatoletta piccola sgocciolata)', '1 scatoletta piccola sgocciolata'],
])('%s: what is in brackets is no measure, and is named', (line, unread) => {
  expect(parseIngredient(line, 'it')).toMatchObject({ count: 80, unit: 'g', unread });
});

test('every line with a word stays, with its own text; empty lines and rules of dashes do not', () => {
  const lines = parseIngredients('80 g pasta\r\n\n---\n  Per il sugo:\n(sale)\n', 'it');

  expect(lines.map(({ text }) => text)).toEqual(['80 g pasta', 'Per il sugo:', '(sale)']);
  expect(lines.map(({ food }) => food)).toEqual(['pasta', 'Per il sugo', 'sale']);
});

const readAll = (text: string) =>
  parseIngredients(text, 'it').map(({ count, unit, food, isAlternative }) => [count, unit, food, isAlternative]);
const ricotta = [100, 'g', 'ricotta', false];
const ham = [60, 'g', 'prosciutto', true];

test.each([
  '100 g ricotta (oppure 60 g prosciutto)',
  '100 g ricotta (o 60 g prosciutto)',
  '100 g ricotta oppure 60 g prosciutto',
  '100 g ricotta, in alternativa: 60 g prosciutto',
  '100 g ricotta o 60 g prosciutto',
  'ricotta 100 g / prosciutto 60 g',
  '- 100 g ricotta\n- oppure 60 g prosciutto',
  '100 g ricotta oppure\n60 g prosciutto',
  '100 g ricotta\nOPPURE\n60 g prosciutto',
])('%s: the ham is an alternative of the ricotta', (text) => {
  expect(readAll(text)).toEqual([ricotta, ham]);
});

test.each([
  ['100 g pollo (o tacchino) oppure 150 g merluzzo', [100, 150, 100]],
  ['un cucchiaio d’olio oppure burro', [1, 1]],
  ['2 uova oppure ricotta', [2, null]],
])('%s: an alternative without a quantity has that of the food, but no pieces', (text, counts) => {
  expect(parseIngredients(text, 'it').map(({ count }) => count)).toEqual(counts);
});

test.each(['un cucchiaio o due di olio', '2 o 3 noci', 'noci (2 o 3)', '1 / 2 cipolla', 'yogurt 125 g o 1 vasetto'])(
  '%s: names one food',
  (text) => {
    expect(parseIngredients(text, 'it')).toHaveLength(1);
  },
);

test('a food with exactly the written name stays one food: latte o crema di cocco', () => {
  expect(parseIngredients('Latte o crema di cocco', 'it', (name) => name === 'Latte o crema di cocco')).toHaveLength(1);
});

test('the alternative of the second food of a line is its alternative', () => {
  expect(readAll('pane 50 g, ricotta 100 g oppure prosciutto 60 g')).toEqual([[50, 'g', 'pane', false], ricotta, ham]);
});

test.each([
  ['Yogurt 2 vasetti da 125 g', [250, 'g', 'Yogurt']],
  ['Gallette 3 pezzi da 8 g', [24, 'g', 'Gallette']],
  ['Riso 80 g (cotto 200 g)', [80, 'g', 'Riso']],
  ['Riso 80 g (240 g)', [80, 'g', 'Riso']],
])('%s: the weight of all pieces, and the written one before that in brackets', (line, read) => {
  const { count, unit, food } = parseIngredient(line, 'it');

  expect([count, unit, food]).toEqual(read);
});

test('an alternative at the very beginning is a food of its own', () => {
  expect(readAll('oppure 60 g prosciutto')).toEqual([[60, 'g', 'prosciutto', false]]);
});

test.each([
  ['200g spinaci (surgelati)', 'surgelati'],
  ['100 g ricotta (60 g prosciutto)', '60 g prosciutto'],
  ['100 g pollo, insalata; 10 g olio', 'insalata; 10 g olio'],
  ['sale (fino), q.b.', 'fino'],
  ['pasta (80 g)', ''],
  ['latte 1,5% 200 ml', ''],
  ['Per il sugo:', ''],
])('%s: what is not read is named: %s', (line, unread) => {
  expect(parseIngredient(line, 'it').unread).toBe(unread);
});

test.each([
  ['digits and brackets', '1 '.repeat(5000) + '('.repeat(10_000)],
  ['spaces', `a${' '.repeat(19_998)}b`],
  ['commas', ','.repeat(20_000)],
  ['separators in brackets', ' o 1 ('.repeat(3333)],
  ['quantities', '1 g , o '.repeat(2500)],
  ['foods', '1 g a, '.repeat(2800)],
  ['foods without a quantity', 'a, '.repeat(6600)],
  ['brackets', `a ${'(b)'.repeat(6600)}`],
])('a line of 20,000 characters with %s is read at once', (_, line) => {
  expectLinearCost(line, (text) => {
    parseIngredient(text, 'it');
    parseIngredients(text, 'it');
  });
});
