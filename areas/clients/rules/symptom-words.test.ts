import { expect, test } from 'vitest';
import { namesSymptom } from './symptom-words.ts';

test.each([
  'Dolore al petto e formicolio al braccio sinistro',
  'il ginocchio mi fa male nelle discese',
  'Felt a bit dizzy',
  'Had a prawn wrap, my lips tingled a bit',
  'ipoglicemia dopo la corsa, mangiato una banana',
  'mal di pancia dopo il latte',
  'Mi sono sentita male',
  'Trouble breathing on the last set',
  'Lower back ache since Monday',
  'Ho vomitato',
])('“%s” names a symptom', (text) => {
  expect(namesSymptom(text)).toBe(true);
});

test.each([
  'Nessun dolore, ottimo allenamento',
  'No pain at all',
  'senza fastidi',
  'Indolenzita, ma contenta',
  'Pancia sgonfia da quando seguo il piano',
  'mangiato in cucina, kitchen closed late',
  'Painted the house, no time',
  'Ho cambiato esercizio, macchina occupata',
  'I can go heavier',
  'Fatto tutto, 80 kg la prossima volta',
])('“%s” names none', (text) => {
  expect(namesSymptom(text)).toBe(false);
});
