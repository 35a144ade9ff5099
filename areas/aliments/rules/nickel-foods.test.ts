import { expect, test } from 'vitest';
import type { Category } from '../contract/taxonomy.ts';
import { nickelIn, type NickelFood } from './nickel-foods.ts';

const food = (name: string, category: Category, changes: Partial<NickelFood> = {}): NickelFood => ({
  ...{ name, name_en: '', brand: '', declaresAllergens: true, allergens: {}, category },
  ...changes,
});

test.each<[string, Category]>([
  ['Cacao amaro in polvere', 'sweets'],
  ['Biscotti con gocce di cioccolato', 'bakery'],
  ['Mandorle', 'nuts_seeds'],
  ['Semi di erba medica (alfalfa)', 'nuts_seeds'],
  ['Lenticchie, secche', 'legumes'],
  ['Tofu al naturale', 'plant_based'],
  ["Fiocchi d'avena", 'breakfast_cereals'],
  ['Pasta integrale, cruda', 'cereals_pasta'],
  ['Grano saraceno, crudo', 'cereals_pasta'],
  ['Cozze, bollite', 'fish_seafood'],
  ['Spinaci, crudi', 'vegetables'],
  ['Asparagi, bolliti', 'vegetables'],
  ['Funghi champignon, crudi', 'vegetables'],
  ['Uvetta', 'fruits'],
  ['Pollo alle mandorle', 'poultry'],
  ['Pollo alle noci', 'poultry'],
  ['Spezzatino con piselli', 'beef'],
  ['Yogurt con avena integrale', 'dairy'],
  ['Latte di soia integrale', 'plant_based'],
])('published lists agree that “%s” is high in nickel', (name, category) => {
  expect(nickelIn(food(name, category))).toBe('high');
});

test.each<[string, Category]>([
  ['Pomodori maturi, crudi', 'vegetables'],
  ['Kiwi, crudo', 'fruits'],
  ['Gamberi, crudi', 'fish_seafood'],
  ['Tonno al naturale, in scatola, sgocciolato', 'fish_seafood'],
  ['Fagiolini gialli, crudi', 'vegetables'],
  ['Cocco, polpa fresca', 'nuts_seeds'],
  ['Margarina', 'fats_oils'],
])('published lists disagree on “%s”', (name, category) => {
  expect(nickelIn(food(name, category))).toBe('unclear');
});

test.each<[string, Category]>([
  ['Zucchine, crude', 'vegetables'],
  ['Riso bianco, crudo', 'cereals_pasta'],
  ['Pesche noci, crude', 'fruits'],
  ['Noce moscata', 'spices_herbs'],
  ['Vitello, noce', 'beef'],
  ['Olio di arachidi', 'fats_oils'],
  ['Zucchero di canna integrale', 'sweets'],
  ['Gelato senza cacao', 'ice_cream'],
  ['Olio di germe di grano', 'fats_oils'],
  ['Noci di capesante', 'fish_seafood'],
  ['Sale marino integrale', 'spices_herbs'],
  ['Latte integrale', 'dairy'],
  ['Yogurt greco integrale', 'dairy'],
])('“%s” is no food with nickel', (name, category) => {
  expect(nickelIn(food(name, category))).toBeNull();
});

test('an ostrich is no oyster', () => {
  expect(nickelIn(food('Struzzo', 'poultry', { name_en: 'Ostrich' }))).toBeNull();
});

test('the name in either language says it, and an ingredient such as hazelnuts is to be clarified', () => {
  expect(nickelIn(food('Barretta', 'snacks', { name_en: 'Dark chocolate bar' }))).toBe('high');
  expect(nickelIn(food('Green beans', 'vegetables', { name_en: 'Green beans' }))).toBe('unclear');
  expect(nickelIn(food('Torrone', 'sweets', { allergens: { nuts: 'contains' } }))).toBe('unclear');
  expect(nickelIn(food('Torrone', 'sweets', { allergens: { nuts: 'may_contain' } }))).toBeNull();
});
