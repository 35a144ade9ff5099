import { expect, test } from 'vitest';
import type { Category } from '../contract/taxonomy.ts';
import { amountOfFood, suggestedQuantity } from './suggested-quantity.ts';

const measure = (label: string, grams: number, isDefault = false) => ({ label, label_en: '', grams, isDefault });
const food = (category: Category, ...portions: ReturnType<typeof measure>[]) => ({
  ...{ name: 'Alimento', name_en: '' },
  ...{ category, portions },
});
const egg = food('eggs', measure('1 uovo grande', 63), measure('1 uovo', 50, true));
const none = food('cereals_pasta');

test('without a typed quantity it is the default measure of the food, else 100 g', () => {
  expect(suggestedQuantity(egg, null)).toEqual({
    quantity: 50,
    portion: { label: '1 uovo', label_en: '', grams: 50, count: 1 },
  });
  expect(suggestedQuantity(none, null)).toEqual({ quantity: 100, portion: null });
});

const pieces = (value: number) => ({ value, unit: 'pieces' }) as const;
const piecesOrGrams = (value: number) => ({ value, unit: 'piecesOrGrams' }) as const;

test('a small number counts eggs, slices, rolls and pots; typed grams are grams', () => {
  const bread = food('bakery', measure('porzione (panino piccolo)', 50, true));
  const cake = food('sweets', measure('fetta', 70, true));
  const yogurt = food('dairy', measure('vasetto', 125, true));
  const wine = food('sweets', measure('bicchiere', 125, true));

  for (const typed of [pieces(2), piecesOrGrams(2)]) {
    const counted = [egg, bread, cake, yogurt, wine].map((one) => suggestedQuantity(one, typed).quantity);
    expect(counted).toEqual([100, 100, 140, 250, 250]);
  }
  expect(suggestedQuantity(egg, { value: 80, unit: 'g' })).toEqual({ quantity: 80, portion: null });
});

test('where the measure is a serving, a spoon, a scoop or a weight, a small number after the name is grams, and one before it is asked', () => {
  const parmesan = food('dairy', measure('porzione', 50, true), measure('cucchiaio (grattugiato)', 10));
  const oil = food('fats_oils', measure('cucchiaio', 9, true));
  const honey = food('sweets', { ...measure('cucchiaino', 5, true), label_en: 'teaspoon' });
  const raisins = food('fruits', measure('porzione', 30, true));
  const own = food('dairy', { ...measure('', 30, true), label_en: 'serving' });
  const weighed = food('beef', measure('100 g', 100, true));

  for (const one of [parmesan, oil, honey, raisins, own, weighed, none]) {
    expect(suggestedQuantity(one, piecesOrGrams(5))).toEqual({ quantity: 5, portion: null });
    expect(amountOfFood(one, pieces(5))).toBeNull();
    expect(suggestedQuantity(one, pieces(5))).toEqual(suggestedQuantity(one, null));
  }
  expect(amountOfFood(egg, pieces(5))).toEqual(pieces(5));
});

test('a number counts the measure that is called as the food, also where a serving is the usual one', () => {
  const serving = measure('porzione', 30, true);
  const rusks = { ...food('bakery', serving, measure('fetta biscottata', 9)), name: 'Fette biscottate integrali' };
  const walnuts = { ...food('nuts_seeds', serving, measure('noce', 4)), name: 'Noci, secche' };
  const biscuits = { ...food('bakery', serving, measure('pacco', 350)), name: 'Biscotti' };

  expect([rusks, walnuts].map((one) => suggestedQuantity(one, pieces(4)).quantity)).toEqual([36, 16]);
  // Ten and more count nothing else: 15 of milk are no glasses.
  expect(
    [walnuts, { ...food('dairy', measure('bicchiere', 200, true)), name: 'Latte' }].map(
      (one) => suggestedQuantity(one, piecesOrGrams(15)).quantity,
    ),
  ).toEqual([60, 15]);
  expect(suggestedQuantity(rusks, null).quantity).toBe(30);
  expect(amountOfFood(biscuits, pieces(4))).toBeNull();
});

test('two kiwis are two of 74 g, not two servings of 150 g', () => {
  const kiwi = { ...food('fruits', measure('porzione', 150, true), measure('kiwi', 74)), name: 'Kiwi, crudo' };

  expect([pieces(2), piecesOrGrams(2)].map((typed) => suggestedQuantity(kiwi, typed).quantity)).toEqual([148, 148]);
  expect(suggestedQuantity(kiwi, null).quantity).toBe(150);
});

test('millilitres are asked, with as many grams as proposal', () => {
  const millilitres = { value: 250, unit: 'ml' } as const;
  expect(amountOfFood(none, millilitres)).toBeNull();
  expect(suggestedQuantity(none, millilitres)).toEqual({ quantity: 250, portion: null });
});

test('millilitres of drinks stay millilitres, as in a pasted diet, also of those of plants, which have a glass as their measure', () => {
  const millilitres = { value: 250, unit: 'ml' } as const;
  const soyDrink = food('plant_based', measure('bicchiere piccolo', 125, true));

  for (const one of [soyDrink, food('beverages'), food('dairy')])
    expect([amountOfFood(one, millilitres), suggestedQuantity(one, millilitres)]).toEqual([
      millilitres,
      { quantity: 250, portion: { label: 'ml', label_en: 'ml', grams: 1, count: 250 } },
    ]);
});

test('of oil a millilitre weighs less than a gram, as in a pasted diet', () => {
  const millilitres = { value: 10, unit: 'ml' } as const;
  expect(amountOfFood(food('fats_oils'), millilitres)).toEqual(millilitres);
  expect(suggestedQuantity(food('fats_oils'), millilitres).quantity).toBe(9.2);
});

test('a fraction counts the default measure, whatever it is', () => {
  const courgette = food('vegetables', measure('porzione', 200, true));
  expect(suggestedQuantity(courgette, { value: 0.5, unit: 'portions' })).toMatchObject({ quantity: 100 });
});

test('a quantity is at most 10 kg', () => {
  expect(suggestedQuantity(none, { value: 90_000, unit: 'g' }).quantity).toBe(10_000);
});

test('typed spoons count the spoon of the food, in both languages; without one the quantity is asked', () => {
  const oil = food('fats_oils', measure('cucchiaio', 9, true), measure('cucchiaino', 4.5));
  const spoons = (name: string) => ({ value: 2, unit: 'measures', name }) as const;

  expect(suggestedQuantity(oil, spoons('cucchiaini'))).toMatchObject({
    quantity: 9,
    portion: { count: 2, grams: 4.5 },
  });
  expect(
    suggestedQuantity(food('fats_oils', { ...measure('cucchiaio', 9), label_en: 'tablespoon' }), spoons('tbsp')),
  ).toMatchObject({
    quantity: 18,
  });
  expect(amountOfFood(egg, spoons('cucchiai'))).toBeNull();
  expect(suggestedQuantity(egg, spoons('cucchiai'))).toMatchObject({ quantity: 50 });
});

test('a number of fruits of which only a serving is known is asked, before and after the name; nine berries are not nine servings', () => {
  const frozen = { ...food('fruits', measure('porzione', 150, true)), name: 'Fragole surgelate, crude' };
  const ravioli = { ...food('ready_meals', measure('100 g', 100, true)), name: 'Ravioli al formaggio' };

  for (const typed of [pieces(9), piecesOrGrams(9), piecesOrGrams(10)])
    expect([frozen, ravioli].map((one) => amountOfFood(one, typed))).toEqual([null, null]);
  expect(suggestedQuantity(frozen, pieces(9))).toMatchObject({ quantity: 150, portion: { count: 1 } });
});

test('a food with pieces of another one, such as chocolate with hazelnuts, is not asked for them', () => {
  const named = (name: string, name_en: string) => ({ ...food('sweets', measure('100 g', 100, true)), name, name_en });
  const chocolate = named('Cioccolato al latte con nocciole', 'Milk chocolate with hazelnuts');
  const olives = named('Verdi olive', 'Green olives');

  expect([chocolate, olives].map((one) => amountOfFood(one, piecesOrGrams(20)))).toEqual([expect.anything(), null]);
});

test('pieces of a medium size are the pieces of the food; small and large ones are asked where the food has no such measure', () => {
  const apples = { ...food('fruits', measure('porzione', 150, true), measure('mela', 154)), name: 'Mele, crude' };
  const potatoes = { ...food('vegetables', measure('patata piccola', 100)), name: 'Patate, crude' };
  const sized = (size: 'small' | 'medium' | 'large') => ({ value: 2, unit: 'pieces', size }) as const;

  expect(amountOfFood(apples, sized('medium'))).toEqual(sized('medium'));
  expect(suggestedQuantity(apples, sized('medium')).quantity).toBe(308);
  expect(amountOfFood(apples, sized('large'))).toBeNull();
  expect(suggestedQuantity(apples, sized('large')).quantity).toBe(308);
  expect(suggestedQuantity(potatoes, sized('small'))).toMatchObject({ quantity: 200 });
  expect(amountOfFood(potatoes, sized('medium'))).toBeNull();
});

test('squares of chocolate count the serving that is one square; slices of a serving of several are asked', () => {
  const chocolate = food('sweets', measure('porzione (quadretto)', 10, true));
  const ham = food('cold_cuts', measure('porzione (3-4 fette)', 50, true));

  expect(suggestedQuantity(chocolate, { value: 2, unit: 'measures', name: 'quadretti' }).quantity).toBe(20);
  expect(amountOfFood(ham, { value: 2, unit: 'measures', name: 'fette' })).toBeNull();
});

test('half a lemon is half of one, not of a serving', () => {
  const lemons = { ...food('fruits', measure('porzione', 150, true), measure('limone', 58)), name: 'Limoni, crudi' };

  expect(suggestedQuantity(lemons, { value: 0.5, unit: 'portions' }).quantity).toBe(29);
});

test.each([
  ['Ravioli di tofu al pomodoro', '', 'plant_based'],
  ['Gnocchi di patate, crudi', '', 'cereals_pasta'],
  ['Biscotti al latte', '', 'bakery'],
  ['Olive verdi in salamoia', '', 'vegetables'],
  ['Gamberi, crudi', '', 'fish_seafood'],
  ['Prugne secche, cotte', '', 'fruits'],
  ['', 'Black olives', 'vegetables'],
] as const)('a number of %s%s is never a few grams: it is asked where no piece is known', (name, name_en, category) => {
  const one = { ...food(category, measure('porzione', 30, true)), name, name_en };

  for (const typed of [pieces(3), piecesOrGrams(5), piecesOrGrams(10), piecesOrGrams(20)])
    expect(amountOfFood(one, typed)).toBeNull();
  expect(amountOfFood(one, { value: 25, unit: 'g' })).toEqual({ value: 25, unit: 'g' });
});

test.each([
  'Burro di arachidi',
  'Semi di chia',
  'Lenticchie, secche',
  'Spinaci, crudi',
  'Farina di mandorle',
  'Confettura di prugne',
  'Galletto, crudo',
])('20 %s are grams', (name) => {
  const one = { ...food('other', measure('porzione', 30, true)), name };

  expect(suggestedQuantity(one, piecesOrGrams(20))).toEqual({ quantity: 20, portion: null });
});
