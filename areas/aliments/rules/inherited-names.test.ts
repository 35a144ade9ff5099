import { expect, test } from 'vitest';
import { allergensNamedByFood } from './named-allergens.ts';
import { namesIn } from './testing/names-with-allergens.ts';

const choices = `
Latte di soia o vaccino: mil soy
Latte di riso o di mucca: mil
Latte di soia oppure vaccino: mil soy
Latte di soia/vaccino: mil soy
Yogurt di soia o greco: mil soy
Yogurt (di soia o greco): mil soy
Yogurt vegetale o greco: mil
Latte vegetale o di mucca: mil
Formaggio vegano o stagionato: mil
Cappuccino con latte di soia o vaccino: mil soy
Soy milk or regular: mil soy
Maionese vegana o classica: egg
Tonno con maionese vegana o classica: egg fis
Pane senza glutine o integrale: glu
Pane (senza glutine o integrale): glu
Pasta di legumi o integrale: glu
Farina di riso o 00: glu
Pasta di mais o normale: glu
Gluten-free bread or regular: glu
Latte di soia o di riso: soy
Latte di mandorla o di cocco: nut
Pasta di mais o di riso: -
Pasta senza glutine o riso: -
Pasta senza uova o integrale: glu
Yogurt vegano or fresh fruit: -
Vegan yogurt or regular fruit: -
Latte di riso con verdure cotte o fresche: -
Formaggio a pasta filata o fresco: mil
Formaggio non vegano: mil
Formaggio non vegetale: mil
Non-vegan cheese: mil
Cotoletta impanata con maionese senza glutine: glu egg
Panino con ketchup senza glutine: glu
Breaded cutlet with gluten-free mayo: glu egg
`;

test.each(namesIn(choices))('of what may be chosen in “$name” nothing is lost: $named', ({ name, named }) => {
  expect(allergensNamedByFood(name).toSorted()).toEqual(named.toSorted());
});
