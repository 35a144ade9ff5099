import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from './parse-ingredients.ts';

/** `80 g Pasta` of each food; `/` before an alternative, what is not read behind it. */
function read(text: string, language: 'it' | 'en' = 'it'): string[] {
  return parseIngredients(text, language).map(({ count, unit, food, unread, range, isAlternative }) => {
    const marks = [unread && `unread ${unread}`, range && `range ${range}`].filter(Boolean).join(', ');
    return `${isAlternative ? '/ ' : ''}${count ?? '-'} ${unit ?? '-'} ${food}${marks && ` (${marks})`}`;
  });
}

test.each([
  ['3/4 onions', '0.75 piece onions'],
  ['3/4 of an avocado', '0.75 piece avocado'],
  ['2/3 of a cup of rice', '0.67 cup rice'],
])('%s is a part of one', (line, food) => {
  expect(read(line, 'en')).toEqual([food]);
});

describe('one and a half is not one', () => {
  test.each([
    ['1 etto e mezzo di pollo', '150 g pollo'],
    ['un etto e mezzo di ricotta', '150 g ricotta'],
    ['etto e mezzo di ricotta', '150 g ricotta'],
    ['due etti e mezzo di spinaci', '250 g spinaci'],
    ["mezz'etto di prosciutto", '50 g prosciutto'],
    ['un cucchiaio e mezzo di olio', '1.5 tablespoon olio'],
    ['1 cucchiaio e 1/2 di olio', '1.5 tablespoon olio'],
    ['1 e 1/2 cucchiai di olio', '1.5 tablespoon olio'],
    ['1 litro e mezzo di acqua', '1500 ml acqua'],
  ])('%s', (line, food) => {
    expect(read(line)).toEqual([food]);
  });

  test('in English too', () => {
    expect(read('one and a half cups of milk', 'en')).toEqual(['1.5 cup milk']);
    expect(read('1 cup and a half of milk', 'en')).toEqual(['1.5 cup milk']);
  });
});

describe('how often a food is eaten is named, and is neither its name nor its quantity', () => {
  test.each([
    ['2-3 volte a settimana pesce 200 g', '200 g pesce (unread 2-3 volte a settimana)'],
    ['Carne rossa 1 volta/sett. 120 g', '120 g Carne rossa (unread 1 volta/sett.)'],
    ['formaggio 1-2 volte la settimana 80 g', '80 g formaggio (unread 1-2 volte la settimana)'],
    ['uova 2 (1 volta a settimana)', '2 unstated uova (unread 1 volta a settimana)'],
    ['2 volte a settimana: pesce 150 g', '150 g pesce (unread 2 volte a settimana)'],
    ['salmon 5 oz twice a week', '141.75 g salmon (unread twice a week)'],
  ])('%s', (line, food) => {
    expect(read(line)).toEqual([food]);
  });
});

describe('what may be eaten in addition is no other quantity of the food', () => {
  test.each([
    ['pane 50 g + 20 g a piacere', '50 g pane (unread + 20 g a piacere)'],
    ['pane 50 g+20 g a piacere', '50 g pane (unread +20 g a piacere)'],
    ['pane 50 + 20 g a piacere', '50 g pane (unread + 20 g a piacere)'],
    ['Pane 50 g, + 20 g a piacere', '50 g Pane (unread + 20 g a piacere)'],
    ['pane (50 g + 20 g a piacere)', '50 g pane (unread + 20 g a piacere)'],
    ['50 g pane + 20 g a piacere', '50 g pane (unread + 20 g a piacere)'],
    ['50 g di pane più 20 g se hai fame', '50 g pane (unread più 20 g se hai fame)'],
    ['pane 50 g + 20 g facoltativi', '50 g pane (unread + 20 g facoltativi)'],
    ['bread 50 g + 20 g optional', '50 g bread (unread + 20 g optional)'],
  ])('%s', (line, food) => {
    expect(read(line)).toEqual([food]);
    expect(parseIngredients(line, 'it')[0]?.isQuantityDoubtful).toBe(true);
  });

  test('a second food is one', () => {
    expect(read('pane 50 g + 20 g di marmellata')).toEqual(['50 g pane', '20 g marmellata']);
  });
});

describe('quantities as they are written in chats and tables', () => {
  test.each([
    ['150gr.pollo', '150 g pollo'],
    ['max 2 cucchiaini di zucchero', '2 teaspoon zucchero'],
    ['almeno 200 g di verdura', '200 g verdura'],
    ['yogurt 1 vasetto', '1 piece yogurt'],
    ['Fette biscottate\t4\tpz', '4 piece Fette biscottate'],
    ['biscotti secchi n 4', '4 unstated biscotti secchi'],
    ['Riso integrale 70÷80 g', '75 g Riso integrale (range 70÷80 g)'],
    ['2/3 noci', '2.5 piece noci (range 2/3)'],
    ['3/4 fette biscottate', '3.5 piece fette biscottate (range 3/4)'],
    ['3/4 avocado', '0.75 piece avocado'],
    ['3/4 di avocado', '0.75 piece avocado'],
    ['2/3 di tazza di riso', '0.67 cup riso'],
    ['3/4 di litro di latte', '750 ml latte'],
    ['1/2 d’avocado', '0.5 piece avocado'],
    ['pesce 200 g x 2/settimana', '200 g pesce (unread x 2/settimana)'],
    ['merluzzo 200 g x2/sett', '200 g merluzzo (unread x2/sett)'],
    ['carne rossa 150 g x 1/settimana', '150 g carne rossa (unread x 1/settimana)'],
    ['pesce 200 g x 2 volte a settimana', '200 g pesce (unread x 2 volte a settimana)'],
    ['yogurt 125 g x 2', '250 g yogurt'],
    ['1 scatoletta di tonno (80 g sgocciolato)', '80 g tonno'],
    ['scatoletta di tonno 80 g', '80 g tonno'],
    ['scatoletta di tonno 80', '80 g tonno'],
    ['scatolette di tonno 80 g', '80 g tonno'],
    ['3 cucchiai colmi di farina', '3 tablespoon farina (unread colmi)'],
    ['1 cucchiaio raso di zucchero', '1 tablespoon zucchero'],
    ["un filo d'olio", '- - olio'],
    ['una noce di burro', '- - burro'],
    ['✅ 30 gr mandorle', '30 g mandorle'],
    ['👉🏻150g petto di pollo 🍗', '150 g petto di pollo'],
    ['1️⃣ yogurt greco 170 gr', '170 g yogurt greco'],
    ['~ pane 50 g', '50 g pane'],
    ['2 x 125 g yogurt', '250 g yogurt'],
    ['yogurt 2x125 g', '250 g yogurt'],
    ['pane 50 g x 2', '100 g pane'],
    ['tra 100 e 120 g di pollo', '110 g pollo (range 100-120 g)'],
    ['100 gr. ca. di tonno', '100 g tonno'],
    ['1 fetta media di pane (50 g)', '50 g pane'],
    ['2 cucch.ni zucchero', '2 teaspoon zucchero'],
    ['1 cucch. olio', '1 tablespoon olio'],
    ['1 C. olio', '1 tablespoon olio'],
    ["2 C d'olio", '2 tablespoon olio'],
    ['1-2 C. di olio', '1.5 tablespoon olio (range 1-2)'],
    ['olio 2 C.', '2 tablespoon olio'],
    ['2 c. miele', '2 teaspoon miele'],
    ['1 c di miele', '1 teaspoon miele'],
    ['1 c.caffè di zucchero', '1 teaspoon zucchero'],
    ['2 cucchiai da tè di miele', '2 teaspoon miele'],
    ["1 cucchiaio da minestra d'olio", '1 tablespoon olio'],

    ['1 bicch. latte', '1 glass latte'],
    ['latte 200 cc', '200 ml latte'],
    ['acqua lt. 2', '2000 ml acqua'],
    ["2 bicchieri d'acqua al giorno", '2 glass acqua (unread al giorno)'],
    ['Olio EVO: 2 cucchiai totali/die', '2 tablespoon Olio EVO (unread totali, /die)'],
    ['olio 20 g/die', '20 g olio (unread /die)'],
    ['acqua 2 l die', '2000 ml acqua (unread die)'],
    ['pane 50 g/giorno', '50 g pane (unread /giorno)'],
    ['pane (50 g, integrale)', '50 g pane (unread integrale)'],
    ['riso (80 g, peso a crudo)', '80 g riso (unread peso a crudo)'],
    ['uova 2 (biologiche)', '2 unstated uova (unread biologiche)'],
    ['mela 1 (con la buccia)', '1 unstated mela (unread con la buccia)'],
    ['300 kcal di frutta', '- - 300 kcal di frutta'],
    ['1 compressa di magnesio', '- - 1 compressa di magnesio'],
  ])('%s', (line, food) => {
    expect(read(line)).toEqual([food]);
  });

  test('in English too', () => {
    expect(read('2 T olive oil', 'en')).toEqual(['2 tablespoon olive oil']);
    expect(read('1 6-oz yogurt', 'en')).toEqual(['170.1 g yogurt']);
    expect(read('8 fl oz milk', 'en')).toEqual(['236.56 ml milk']);
    expect(read('1 can tuna (5 oz, drained)', 'en')).toEqual(['141.75 g tuna']);
    expect(read('a handful of almonds (1 oz)', 'en')).toEqual(['28.35 g almonds']);
  });
});

describe('which foods are alternatives', () => {
  test.each([
    ['pasta / riso 80 g', ['80 g pasta', '/ 80 g riso']],
    ['pasta/riso 80 g', ['80 g pasta', '/ 80 g riso']],
    ['80 g di pasta o riso', ['80 g pasta', '/ 80 g riso']],
    ['pasta o riso o farro 80 g', ['80 g pasta', '/ 80 g riso', '/ 80 g farro']],
    ['rice or pasta 80 g', ['80 g rice', '/ 80 g pasta']],
    ['ricotta g 100 o mozzarella g 80 o uova n.2', ['100 g ricotta', '/ 80 g mozzarella', '/ 2 unstated uova']],
    ['50 g pane o 4 fette biscottate', ['50 g pane', '/ 4 piece fette biscottate']],
    [
      'pasta 80 g con pomodoro oppure riso 80 g con piselli',
      ['80 g pasta', '- - pomodoro', '/ 80 g riso (unread con piselli)'],
    ],
    ['verdura cruda o cotta 200 g', ['200 g verdura cruda o cotta']],
    ['latte intero o scremato 200 ml', ['200 ml latte intero o scremato']],
    ['latte 200 ml, 4 fette biscottate', ['200 ml latte', '4 piece fette biscottate']],
    ['2 uova + pane 50 g', ['2 piece uova', '50 g pane']],
  ])('%s', (line, foods) => {
    expect(read(line)).toEqual(foods);
  });

  const optionsOf = (line: string) =>
    parseIngredients(line, 'it').map(({ food, option, isAlternative }) =>
      option
        ? `${food} · ${option.isLikely ? 'option' : 'perhaps'}`
        : `${food}${isAlternative ? ' · alternative' : ''}`,
    );

  test('of two lists in one line, the second one is another option of the meal', () => {
    expect(optionsOf('latte, fette biscottate oppure yogurt, cereali')).toEqual([
      ...['latte', 'fette biscottate', 'yogurt · option', 'cereali · option'],
    ]);
    expect(optionsOf('latte 200 ml, 4 fette biscottate oppure yogurt 125 g, cereali 30 g')).toEqual([
      ...['latte', 'fette biscottate', 'yogurt · option', 'cereali · option'],
    ]);
  });

  test('several foods behind one, and lists with single alternatives, are asked about', () => {
    expect(optionsOf('carne 150 g oppure pesce 200 g, verdure, pane 50 g')).toEqual([
      ...['carne', 'pesce · perhaps', 'verdure · perhaps', 'pane · perhaps'],
    ]);
    expect(optionsOf('caffè, latte 200 ml oppure yogurt 125 g, 4 biscotti oppure pane 50 g')).toEqual([
      ...['caffè', 'latte', 'yogurt · perhaps', 'biscotti · perhaps', 'pane · alternative'],
    ]);
    expect(optionsOf('pane 50 g, ricotta 100 g oppure prosciutto 60 g')).toEqual([
      ...['pane', 'ricotta', 'prosciutto · alternative'],
    ]);
  });
});

test.each([
  ['what is between names', 'pasta o riso/'.repeat(1500)],
  ['options', 'latte oppure '.repeat(1500)],
  ['weekdays', 'lunedì: riso, martedì riso, '.repeat(700)],
  ['halves', '1 etto e mezzo e '.repeat(1100)],
  ['frequencies', '1 volta a settimana '.repeat(1000)],
])('a line of 20,000 characters with %s is read at once', (_, line) => {
  expectLinearCost(line, (text) => parseIngredients(text, 'it'));
});
