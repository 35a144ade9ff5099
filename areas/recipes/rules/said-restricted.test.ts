import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { saidRestrictedFood } from './said-states.ts';

const food = (name: string, name_en: string, category: Category) => ({
  ...exampleAliments.rice,
  ...{ name, name_en, category, micronutrients: {} },
});
const mince = food('Macinato di manzo, 5% di grassi, crudo', 'Minced beef, 5% fat, raw', 'beef');
const steak = food('Bistecca di manzo, cruda', 'Beef steak, raw', 'beef');
const milk = food('Latte intero', 'Whole milk', 'dairy');
const amberjack = food('Ricciola, cruda', 'Yellowtail amberjack, raw', 'fish_seafood');

test.each([
  ['beef tartare', mince],
  ['tartare di manzo', mince],
  ['carpaccio di manzo', steak],
  ['bistecca al sangue', steak],
  ['rare steak', steak],
  ['raw milk', milk],
  ['latte crudo', milk],
  ['crudo di ricciola', amberjack],
  ['sushi di ricciola', amberjack],
])('“%s” names a food that is not eaten in pregnancy, which the chosen one is not', (typed, aliment) => {
  expect(saidRestrictedFood({ food: typed, unread: '' }, aliment)).toBe(typed);
});

test('words that were not read count, too', () => {
  expect(saidRestrictedFood({ food: 'bistecca', unread: 'al sangue' }, steak)).toBe('bistecca al sangue');
});

test.each([
  ['macinato di manzo crudo', mince],
  ['manzo crudo', mince],
  ['bistecca ai ferri', steak],
  ['latte intero', milk],
  ['ricciola cruda', amberjack],
  ['sushi', food('Sushi o maki con pesce', 'Sushi or maki with fish', 'ready_meals')],
])('“%s” says nothing more than the chosen food', (typed, aliment) => {
  expect(saidRestrictedFood({ food: typed, unread: '' }, aliment)).toBe('');
});
