import { expect, test } from 'vitest';
import { type Allergen, allergens } from '../contract/taxonomy.ts';
import { isNamedByFood } from './named-allergens.ts';

const namedByFood = (name: string) => allergens.filter((allergen) => isNamedByFood(name, allergen));

test.each<[name: string, allergens: Allergen[]]>([
  ['Crema di nocciole', ['nuts']],
  ['Hazelnut cream', ['nuts']],
  ['Latte di mandorla', ['nuts']],
  ['Latte d’avena', ['gluten']],
  ['Burro di arachidi', ['peanuts']],
  ['Peanut butter', ['peanuts']],
  ['Yogurt al cocco', ['milk']],
  ['Biscotti senza latte e uova, alle noci', ['nuts']],
  ['Barretta senza glutine alle mandorle', ['nuts']],
  ['Fiocchi d’avena senza glutine', []],
  ['Gluten-free oat biscuits with butter', ['milk']],
  ['Dairy-free, egg-free cookies', []],
  ['Free-range eggs', ['eggs']],
  ['Pasta all’uovo', ['eggs']],
  ['Polpo e patate', ['molluscs']],
  ['Maionese vegana', []],
])('a food called “%s” names %j', (name, named) => {
  expect(namedByFood(name)).toEqual(named);
});

test.each([
  ...['Latte di cocco', 'Coconut milk', 'Noce moscata', 'Nutmeg', 'Noce di cocco', 'Burro di cacao', 'Cocoa butter'],
  ...['Olio di semi di girasole', 'Uva', 'Pesca', 'Pesca noce', 'Noce di vitello', 'Vitello, noce, crudo', 'Pinoli'],
  ...['Grano saraceno', 'Buckwheat', 'Agnello da latte', 'Lattuga', 'Butternut squash'],
  ...['Polpa di pomodoro', 'Coda di bue', 'Grana grossa', 'Uovo di Pasqua', 'Melanzana (eggplant)', 'Oyster mushrooms'],
  ...['Pomodori in latta', 'Riso', 'Cocco rapé', 'Doughnut', 'Coconut flour', 'Castagne'],
])('a food called “%s” names no allergen', (name) => {
  expect(namedByFood(name)).toEqual([]);
});
