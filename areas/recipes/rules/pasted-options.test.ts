import { expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';

/** `170 Yogurt greco · option` of each food. */
function read(text: string): string[] {
  return parseIngredients(text, 'it').map(({ count, food, isAlternative, option }) => {
    const kind = option
      ? option.isLikely
        ? ' · option'
        : ' · perhaps an option'
      : isAlternative
        ? ' · alternative'
        : '';
    return `${count ?? '-'} ${food}${kind}`;
  });
}

const firstOption = ['200 Latte', '30 Fette biscottate', '20 Marmellata'];
const secondOption = ['170 Yogurt greco · option', '30 cereali integrali · option'];

test.each([
  'Latte 200 ml\nFette biscottate 30 g\nMarmellata 20 g\noppure\nYogurt greco 170 g\n30 g cereali integrali',
  'Colazione\n• Latte 200 ml\n• Fette biscottate 30 g\n• Marmellata 20 g\n• OPPURE:\n• Yogurt greco 170 g\n• 30 g cereali integrali',
  'Latte 200 ml\nFette biscottate 30 g\nMarmellata 20 g\n\nIn alternativa\n\n- Yogurt greco 170 g\n- 30 g cereali integrali\n',
  'Opzione 1\nLatte 200 ml\nFette biscottate 30 g\nMarmellata 20 g\nOpzione 2\nYogurt greco 170 g\n30 g cereali integrali',
  'Latte 200 ml, Fette biscottate 30 g, Marmellata 20 g\noppure\nYogurt greco 170 g, 30 g cereali integrali',
  'Latte 200 ml, Fette biscottate 30 g, Marmellata 20 g\noppure Yogurt greco 170 g, 30 g cereali integrali',
  'Colazione\nOpzione A: Latte 200 ml, Fette biscottate 30 g, Marmellata 20 g\nOpzione B: Yogurt greco 170 g, 30 g cereali integrali',
  '*Option 1:* Latte 200 ml, Fette biscottate 30 g, Marmellata 20 g\n*Option 2:* Yogurt greco 170 g, 30 g cereali integrali',
  '- Opzione 1) Latte 200 ml, Fette biscottate 30 g, Marmellata 20 g\n- Opzione 2) Yogurt greco 170 g, 30 g cereali integrali',
])('%j: what follows «oppure» is a second option of the meal, not an alternative of its last food', (text) => {
  expect(read(text)).toEqual([...firstOption, ...secondOption]);
});

test('each block behind «oppure» is an option of its own, up to the next heading', () => {
  const text =
    'Colazione\nLatte 200 ml\nFette biscottate 30 g\noppure\nCornflakes 30 g\nBanana 100 g\noppure\nYogurt 125 g\nMiele 5 g\nPranzo\nRiso 80 g';

  expect(read(text)).toEqual([
    ...['200 Latte', '30 Fette biscottate'],
    ...['30 Cornflakes · option', '100 Banana · option', '125 Yogurt · option', '5 Miele · option', '80 Riso'],
  ]);
  expect(parseIngredients(text, 'it').map(({ option }) => option?.line)).toEqual([
    ...[undefined, undefined, 3, 3, 5, 5, undefined],
  ]);
});

test('one food behind «oppure» is an alternative; behind a single food, more may be either', () => {
  expect(read('Pane 50 g\nRicotta 100 g\noppure\nProsciutto 60 g\nPranzo\nRiso 80 g')).toEqual([
    ...['50 Pane', '100 Ricotta', '60 Prosciutto · alternative', '80 Riso'],
  ]);
  expect(read('Ricotta 100 g\noppure\nProsciutto 60 g\nPane 50 g')).toEqual([
    ...['100 Ricotta', '60 Prosciutto · perhaps an option', '50 Pane · perhaps an option'],
  ]);
});

test('no text keeps the bullet of its line', () => {
  const text = '• Latte 200 ml\n• Pane 50 g\n• oppure\n• Yogurt greco 170 g\n● Miele 5 g\n- • Kiwi 100 g';

  expect(parseIngredients(text, 'it').map((food) => food.text)).toEqual([
    ...['Latte 200 ml', 'Pane 50 g', 'Yogurt greco 170 g', 'Miele 5 g', 'Kiwi 100 g'],
  ]);
});
