import { expect, test } from 'vitest';
import { certainlyHasGluten } from './certain-gluten.ts';
import { allergensNamedByFood } from './named-allergens.ts';

test.each([
  ...[
    'focaccia',
    'pasta di semola',
    'pizza',
    'pane',
    'cous cous',
    'farro',
    'orzo',
    'seitan',
    'birra',
    'Pane integrale',
    'Pizza margherita',
  ],
  ...[
    'Spaghetti al pomodoro',
    'Zuppa di farro',
    'Orzo perlato',
    'bread',
    'Barley soup',
    'beer',
    'couscous',
    'Piadina',
    'Grissini',
  ],
  ...[
    'Pasta e patate',
    'Pizza con zucchine',
    'Ravioli di zucca',
    'Panini di verdure',
    'Lasagne di verdure',
    'Cotoletta di soia e frumento',
    'Tagliatelle di carote, pane',
    'Pizza di Napoli',
    'Lasagne alla bolognese',
    'Penne di semola',
  ],
])('“%s” contains gluten', (name) => {
  expect(certainlyHasGluten(name)).toBe(true);
});

test.each([
  ...[
    'Pane senza glutine',
    'Pasta di riso',
    'Pasta di legumi',
    'Gluten free bread',
    'Grano saraceno',
    'Fiocchi di avena',
    'Riso',
  ],
  ...[
    'Lievito di birra',
    'Mozzarella per pizza',
    'Barley gluten free salad',
    'Pasta di mandorle',
    'Couscous di mais',
    'Polenta',
  ],
  ...['Fusilli di zucchine', 'Farfalle di zucca', 'Pizza di polenta', 'Courgette spaghetti'],
  ...[
    'Tagliatelle di carote',
    'Pizza di cavolfiore',
    'Spaghetti di konjac',
    'Lasagne di melanzane',
    'Cauliflower pizza',
    'Pizza con base di cavolfiore',
    'Tagliatelle fresche di verdure',
  ],
])('of “%s” it is not certain', (name) => {
  expect(certainlyHasGluten(name)).toBe(false);
});

test.each([
  ['Barley gluten free salad', 'gluten'],
  ['Insalata di farro senza glutine', 'gluten'],
  ['Crema vegana di latte', 'milk'],
  ['Panna vegana di latte', 'milk'],
  ['Salmon poke vegan', 'fish'],
  ['Tuna salad vegan', 'fish'],
] as const)('“%s” names %s, which is to be checked', (name, allergen) => {
  expect(allergensNamedByFood(name)).toContain(allergen);
});

test.each([
  ['Biscotti d’avena senza glutine', 'gluten'],
  ['Pane senza glutine', 'gluten'],
  ['Gluten free bread', 'gluten'],
  ['Panna vegana di soia', 'milk'],
  ['Yogurt vegano al cocco', 'milk'],
  ['Formaggio vegano di latte di mandorla', 'milk'],
] as const)('“%s” does not name %s', (name, allergen) => {
  expect(allergensNamedByFood(name)).not.toContain(allergen);
});
