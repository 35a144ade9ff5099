import { expect, test } from 'vitest';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import type { DietaryProfile } from '../contract.ts';
import { levelOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { notedConflicts } from './noted-conflicts.ts';

const against = (text: string, profile: Partial<DietaryProfile>) =>
  foodsNamedIn(text).flatMap((food) => {
    const conflicts = notedConflicts(food, { ...emptyProfile, ...profile });
    return conflicts.map((one) => `${food.text}: ${one.kind} ${levelOf(one)}`);
  });

test('an allergen that a note names is to be checked, also with an allergy', () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'allergy' as const }];

  expect(against('yogurt 125 g, noci 20 g', { allergies })).toEqual(['noci 20 g: allergen doubtful']);
  expect(against('yogurt 125 g, miele', { allergies })).toEqual([]);
});

test('with coeliac disease bread contains gluten and oats must be checked; without lactose milk, unless the note says that it has none', () => {
  expect(against('pane 50 g, gallette di riso', { isGlutenFree: true })).toEqual(['pane 50 g: diet unwanted']);
  expect(against('porridge di avena', { isGlutenFree: true })).toEqual(['porridge di avena: diet doubtful']);
  expect(against('pasta senza glutine, riso', { isGlutenFree: true })).toEqual([]);
  expect(against('latte, yogurt senza lattosio', { isLactoseFree: true })).toEqual(['latte: diet doubtful']);
});

test('pizza, lasagne and purè are to be checked without lactose, pesto with an allergy to nuts, paella with one to molluscs', () => {
  expect(against('sabato pizza, lasagne alla domenica, purè', { isLactoseFree: true })).toEqual([
    ...['sabato pizza: diet doubtful', 'lasagne alla domenica: diet doubtful', 'purè: diet doubtful'],
  ]);
  expect(against('pesto alla genovese', { allergies: [{ allergen: 'nuts', severity: 'allergy' }] })).toHaveLength(1);
  expect(against('paella', { allergies: [{ allergen: 'molluscs', severity: 'allergy' }] })).toHaveLength(1);
});

test('meat, fish, milk and eggs are unwanted by a vegan, and meat by a pescatarian', () => {
  const note = 'pollo, tonno, latte, uova, ceci';

  expect(against(note, { diet: 'vegan' })).toHaveLength(4);
  expect(against(note, { diet: 'vegetarian' })).toEqual(['pollo: diet unwanted', 'tonno: diet unwanted']);
  expect(against(note, { diet: 'pescatarian' })).toEqual(['pollo: diet unwanted']);
});

test('excluded words, foods and kinds of meat are unwanted', () => {
  const excludedAliments = [{ id: crypto.randomUUID(), name: 'Kiwi, crudo', name_en: '' }];

  expect(against('2 kiwi, cipolle, maiale, pollo', { excludedAliments })).toEqual(['2 kiwi: excluded unwanted']);
  expect(against('2 kiwi, cipolle, maiale', { excludedWords: ['cipolla'], excludedCategories: ['pork'] })).toEqual([
    ...['cipolle: excluded unwanted', 'maiale: excluded unwanted'],
  ]);
});

test('what a note says is not in a food or not eaten is not unwanted', () => {
  expect(against('senza carne, evita la carne', { diet: 'vegetarian' })).toEqual([]);
  expect(against('niente cipolla, zuppa senza cipolle', { excludedWords: ['cipolla'] })).toEqual([]);
  expect(against('zuppa di cipolle senza sale', { excludedWords: ['cipolla'] })).toHaveLength(1);
});

test('a dish of fish is unwanted neither by a pescatarian nor without beef', () => {
  const note = 'polpette di pesce, ragù di pesce, tartare di salmone, hamburger di salmone';

  expect(against(note, { diet: 'pescatarian' })).toEqual([]);
  expect(against(`${note}, hamburger di pollo`, { excludedCategories: ['beef'] })).toEqual([]);
});

test('meat beside vegetables is unwanted by a vegetarian', () => {
  expect(against('petto di pollo con verdure 150 g', { diet: 'vegetarian' })).toHaveLength(1);
});
