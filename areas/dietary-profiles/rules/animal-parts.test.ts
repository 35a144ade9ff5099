import { expect, test } from 'vitest';
import type { AnimalPart, Category } from '#areas/aliments/contract/taxonomy.ts';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import { exampleAliments } from '#areas/aliments/example.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictsOf, levelOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { notedConflicts } from './noted-conflicts.ts';

const vegetarian = { ...emptyProfile, diet: 'vegetarian' as const };
const vegan = { ...emptyProfile, diet: 'vegan' as const };
const pescatarian = { ...emptyProfile, diet: 'pescatarian' as const };

function food(name: string, category: Category, changes: Partial<CheckedAliment> = {}): CheckedAliment {
  const plain = { ...exampleAliments.rice, isOwn: false, hasLabel: false, brand: '', suits: [], allergens: {} };
  return { ...plain, name, name_en: '', category, declaresAllergens: true, ...changes };
}

test.each<[string, Category, AnimalPart]>([
  ['Gelatina alimentare (colla di pesce), secca', 'other', 'gelatine'],
  ['Colla di pesce', 'sweets', 'gelatine'],
  ['Gelatina in fogli', 'other', 'gelatine'],
  ['Marshmallow', 'sweets', 'gelatine'],
  ['Caramelle gommose', 'sweets', 'gelatine'],
  ['Collagene in polvere', 'supplements', 'gelatine'],
  ['Strutto', 'fats_oils', 'meat'],
  ["Grasso d'oca", 'fats_oils', 'meat'],
  ['Brodo di pollo da dado', 'soups_sauces', 'meat'],
  ['Ragù alla bolognese', 'soups_sauces', 'meat'],
  ['Pizza al prosciutto cotto', 'ready_meals', 'meat'],
  ['Hamburger, fast food', 'fast_food', 'meat'],
  ['Omelette francese al prosciutto', 'eggs', 'meat'],
  ['Salsa Worcestershire', 'soups_sauces', 'fish'],
  ["Pasta d'acciughe", 'spices_herbs', 'fish'],
  ['Pizza ai frutti di mare', 'ready_meals', 'fish'],
  ['Olio di fegato di merluzzo', 'fats_oils', 'fish'],
  ['Parmigiano Reggiano', 'dairy', 'rennet'],
  ['Grana Padano', 'dairy', 'rennet'],
  ['Farina di grilli', 'other', 'insects'],
  ['Colorante E120', 'other', 'insects'],
])('a vegetarian is clearly warned of %s, a food of animals', (name, category, animalPart) => {
  const [conflict] = conflictsOf(food(name, category), vegetarian);

  expect(conflict).toEqual({ kind: 'diet', diet: 'vegetarian', isKnown: true, animalPart });
  expect(conflict && levelOf(conflict)).toBe('unwanted');
  expect(conflictsOf(food(name, category), vegan)).toMatchObject([{ isKnown: true }]);
});

test.each<[string, Category]>([
  ['Gelatina di ribes rosso', 'sweets'],
  ['Gelatina vegetale in polvere', 'other'],
  ['Budino senza gelatina', 'sweets'],
  ['Panini per hamburger e hot dog', 'bakery'],
  ['Salsa per kebab', 'soups_sauces'],
  ['Ragù vegetale', 'soups_sauces'],
  ['Burger di ceci', 'ready_meals'],
  ['Parmigiano vegano', 'plant_based'],
  ['Salame al cioccolato', 'sweets'],
  ['Uova di gallina sode', 'other'],
  ['Verdure tagliate a cubetti con salsa', 'ready_meals'],
  ['Fagioli rossi kidney beans in salsa', 'ready_meals'],
])('of %s nothing of an animal is known', (name, category) => {
  expect(conflictsOf(food(name, category), vegetarian).filter((one) => one.kind === 'diet' && one.isKnown)).toEqual([]);
});

test('a statement that a food suits vegetarians decides before its name', () => {
  const stated = food('Marshmallow', 'sweets', { suits: ['vegetarian'] });

  expect(conflictsOf(stated, vegetarian)).toEqual([]);
});

test('people who eat fish are warned of meat in a dish, not of fish, and of gelatine they read that it is not known', () => {
  const warned = (name: string) => conflictsOf(food(name, 'ready_meals'), pescatarian);

  expect(warned('Pasta al ragù di carne')).toMatchObject([{ isKnown: true, animalPart: 'meat' }]);
  expect(warned('Pizza al tonno')).toMatchObject([{ isKnown: false }]);
  expect(warned('Colla di pesce')).toMatchObject([{ isKnown: false }]);
});

test('who excludes pork is warned of lard, and who excludes fish of a pizza with tuna', () => {
  const excluded = (name: string, category: Category, excludedCategory: Category) =>
    conflictsOf(food(name, category), { ...emptyProfile, excludedCategories: [excludedCategory] });

  expect(excluded('Strutto', 'fats_oils', 'pork')).toEqual([
    { kind: 'excluded', by: 'category', word: '', category: 'pork' },
  ]);
  expect(excluded('Pizza al tonno', 'ready_meals', 'fish_seafood')).toMatchObject([{ category: 'fish_seafood' }]);
  expect(excluded('Salsiccia di pollo', 'poultry', 'pork')).toEqual([]);
});

test('a note that names gelatine is against a vegetarian profile', () => {
  const noted = foodsNamedIn('panna cotta con colla di pesce').flatMap((one) => notedConflicts(one, vegetarian));

  expect(noted).toEqual([{ kind: 'diet', diet: 'vegetarian', isKnown: true }]);
  expect(foodsNamedIn('addensa senza gelatina').flatMap((one) => notedConflicts(one, vegetarian))).toEqual([]);
});

test.each<[string, Category]>([
  ['Frollini al miele', 'bakery'],
  ['Honey roasted almonds', 'nuts_seeds'],
  ['Pappa reale fresca', 'supplements'],
  ['Propoli in gocce', 'supplements'],
  ['Miele di acacia', 'sweets'],
  ['Vegetarian honey cake', 'bakery'],
  ['Miele vegetariano', 'sweets'],
  ['Honeycomb', 'sweets'],
  ['Melata di bosco', 'sweets'],
])('a vegan is clearly warned of %s, with honey or what else bees make, and a vegetarian is not', (name, category) => {
  expect(conflictsOf(food(name, category), vegan)).toEqual([
    { kind: 'diet', diet: 'vegan', isKnown: true, animalPart: 'honey' },
  ]);
  expect(conflictsOf(food(name, category), vegetarian)).toMatchObject([{ isKnown: false }]);
});

test.each([
  'Barretta senza miele',
  'Miele vegano',
  'Miele di fichi',
  'Melone honeydew',
  'Honeydew melon',
  'Date honey',
])('of %s nothing of bees is known', (name) => {
  expect(conflictsOf(food(name, 'sweets'), vegan)).toMatchObject([{ isKnown: false }]);
});

test('a note that names honey is against a vegan profile', () => {
  const against = (note: string) => foodsNamedIn(note).flatMap((one) => notedConflicts(one, vegan));

  expect(against('fette di pane e miele')).toEqual([{ kind: 'diet', diet: 'vegan', isKnown: true }]);
  expect(against('fette di pane, senza miele')).toEqual([]);
});
