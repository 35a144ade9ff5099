import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from './parse-ingredients.ts';

/** `80 g pasta` of each food; `/` before an alternative. */
function read(text: string): string[] {
  return parseIngredients(text, 'it').map(
    ({ count, unit, food, isAlternative }) => `${isAlternative ? '/ ' : ''}${count ?? '-'} ${unit ?? '-'} ${food}`,
  );
}

describe('a choice is one food with alternatives, however it is written', () => {
  const breadOrCakes = ['50 g Pane', '/ 30 g gallette'];

  test.each([
    'Pane 50 g o gallette 30 g',
    'Pane 50 g, o gallette 30 g',
    'Pane 50 g; oppure gallette 30 g',
    'Pane 50 g / gallette 30 g',
    'Pane 50 g/gallette 30 g',
    'Pane g 50/gallette g 30',
    'Pane 50 g - oppure gallette 30 g',
    'Pane 50 g (o gallette 30 g)',
    'Pane 50 g [oppure gallette 30 g]',
    'Pane 50 g (in alternativa: gallette 30 g)',
    'Pane 50 g o, in alternativa, gallette 30 g',
    'Pane 50 g o in alternativa gallette 30 g',
    'Pane 50 g, altrimenti gallette 30 g',
    'Pane 50 g ovvero gallette 30 g',
    'Pane 50 g e/o gallette 30 g',
    'Pane 50 g\no gallette 30 g',
    'Pane 50 g\n- o gallette 30 g',
    'Pane 50 g\n/ gallette 30 g',
    'Pane 50 g o\ngallette 30 g',
    'Pane 50 g /\ngallette 30 g',
    'Pane 50 g\noppure\ngallette 30 g',
    'Pane 50 g oppure\ngallette 30 g',
  ])('%j', (text) => {
    expect(read(text)).toEqual(breadOrCakes);
  });

  test.each([
    [
      'Riso venere 80g (oppure pasta senza glutine 80 g, o 250 g di patate)',
      ['80 g Riso venere', '/ 80 g pasta senza glutine', '/ 250 g patate'],
    ],
    ['Latte parz. scremato ml 200 / yogurt 125 g', ['200 ml Latte parzialmente scremato', '/ 125 g yogurt']],
    ['Pane 50 g (in alternativa: gallette 30 g; cracker 30 g)', [...breadOrCakes, '/ 30 g cracker']],
    ['Pane 50 g / gallette 30 g / cracker 30 g', [...breadOrCakes, '/ 30 g cracker']],
    ['Pollo, tacchino o coniglio 150 g', ['150 g Pollo', '/ 150 g tacchino', '/ 150 g coniglio']],
    ['150 g di pollo, tacchino, o coniglio', ['150 g pollo', '/ 150 g tacchino', '/ 150 g coniglio']],
    ['Pasta (o riso, o farro) 80 g', ['80 g Pasta', '/ 80 g riso', '/ 80 g farro']],
    ['Secondo: pollo 150 g o 2 uova', ['150 g pollo', '/ 2 piece uova']],
    ['Riso 80 g\no pasta 80 g\no patate 250 g', ['80 g Riso', '/ 80 g pasta', '/ 250 g patate']],
  ])('%j', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('what is no choice is none', () => {
    expect(read('Yogurt bianco o di soia 125 g')).toEqual(['125 g Yogurt bianco o di soia']);
    expect(read('Pane 50 g, ricotta o mozzarella 100 g')).toEqual(['50 g Pane', '100 g ricotta', '/ 100 g mozzarella']);
    expect(read('Acqua 2 l/die')).toHaveLength(1);
    expect(read('1/2 bicchiere di latte')).toEqual(['0.5 glass latte']);
    expect(read('Pane 50 g\nolio 10 g')).toEqual(['50 g Pane', '10 g olio']);
  });
});

describe('a food in the place of another keeps its own quantity, with the other as its alternative', () => {
  const breadOrPotatoes = ['60 g Pane', '/ 200 g patate'];

  test.each([
    'Pane 60 g in alternativa a patate 200 g',
    'Pane 60 g, in alternativa alle patate 200 g',
    'Pane 60 g (in alternativa a patate 200 g)',
    'Pane 60 g in alternativa a 200 g di patate',
    '60 g di Pane al posto delle patate 200 g',
    'Pane 60 g invece di patate 200 g',
    'Pane 60 g anziché patate 200 g',
    'Pane 60 g in sostituzione di 200 g di patate',
    'Pane 60 g come alternativa a patate 200 g',
    'Pane 60 g da sostituire con patate 200 g',
    'In alternativa a patate 200 g: Pane 60 g',
    'Al posto delle patate 200 g, Pane 60 g',
  ])('%j', (text) => {
    expect(read(text)).toEqual(breadOrPotatoes);
  });

  test.each([
    ['Pane in alternativa a patate 200 g', ['- - Pane', '/ 200 g patate']],
    ['Pane 60 g in alternativa alla pasta', ['60 g Pane']],
    ['Riso 70 g al posto della pasta 80 g, olio 10 g', ['70 g Riso', '/ 80 g pasta', '10 g olio']],
    ['Riso 70 g invece di pasta 80 g e pollo 100 g', ['70 g Riso', '/ 80 g pasta', '100 g pollo']],
    ['Pane 60 g al posto di 2 fette biscottate', ['60 g Pane', '/ 2 piece fette biscottate']],
    ['Pane 60 g\nAl posto del pane 60 g: patate 200 g', ['60 g Pane', '/ 200 g patate']],
    ['Pane 60 g\n- in alternativa al pane: patate 200 g', ['60 g Pane', '/ 200 g patate']],
  ])('%j', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    '60 g bread instead of 200 g potatoes',
    'bread 60 g instead of potatoes 200 g',
    'bread 60 g as an alternative to potatoes 200 g',
    'bread 60 g in place of the potatoes 200 g',
    'bread 60 g or, as an alternative, potatoes 200 g',
  ])('%j', (text) => {
    const foods = parseIngredients(text, 'en').map(({ count, food }) => `${count} ${food}`);

    expect(foods).toEqual(['60 bread', '200 potatoes']);
  });

  test('of two weights in one food that beside the name is read, to be checked', () => {
    const [bread] = parseIngredients('Pane 60 g come patate 200 g', 'it');

    expect(bread).toMatchObject({ count: 60, unit: 'g', food: 'Pane', isQuantityDoubtful: true });
    expect(bread?.unread).toBe('come patate 200 g');
  });

  test('a long text is read in linear time', () => {
    expectLinearCost('in alternativa a pane in alternativa a 2 '.repeat(2000), (text) => parseIngredients(text, 'it'));
  });
});

describe('abbreviations of the trade are the words of the catalogue', () => {
  test.each([
    ['Pane s/g 60 g', '60 g Pane senza glutine'],
    ['Pasta s.g. 80 g', '80 g Pasta senza glutine'],
    ['Cracker gluten free 30 g', '30 g Cracker senza glutine'],
    ['Yogurt s/l 125 g', '125 g Yogurt senza lattosio'],
    ['Latte delattosato 200 ml', '200 ml Latte senza lattosio'],
    ['Latte p.s. 200 ml', '200 ml Latte parzialmente scremato'],
    ['Latte PS 200 ml', '200 ml Latte parzialmente scremato'],
    ['Latte parzialm. screm. 200 ml', '200 ml Latte parzialmente scremato'],
    ['Latte parz.screm. 200 ml', '200 ml Latte parzialmente scremato'],
    ['Latte int. 200 ml', '200 ml Latte intero'],
    ['1/2 bicchiere di latte di mucca', '0.5 glass latte vaccino'],
    ['Pane int. 50 g', '50 g Pane integrale'],
    ['Pane integr. 50 g', '50 g Pane integrale'],
    ['Yogurt magr. 125 g', '125 g Yogurt magro'],
    ['Olio ev 10 g', '10 g Olio evo'],
    ['Olio e.v.o. 10 g', '10 g Olio evo'],
    ['Olio EVO 1 cucchiaio', '1 tablespoon Olio EVO'],
    ['EVO 10 g', '10 g olio evo'],
    ['Fett. bisc. 30 g', '30 g fette biscottate'],
    ['Prosc. crudo 60 g', '60 g prosciutto crudo'],
    ['Zucchine 200g a piacere', '200 g Zucchine'],
    ['Insalata a piacere', '- to_taste Insalata'],
  ])('%s', (line, food) => {
    expect(read(line)).toEqual([food]);
  });

  test('the line stays as it was pasted', () => {
    expect(parseIngredients('Pane s/g 60 g', 'it')[0]?.text).toBe('Pane s/g 60 g');
  });
});
