import { expect, test } from 'vitest';
import { allergyPartsOf } from './allergy-parts.ts';
import { statementsNamedIn } from './unstated.ts';

const ofRelatives = [
  'Mia madre è celiaca ma io no',
  'My mother is coeliac but I am not',
  'mio figlio è allergico alle noci',
  'Mia madre è celiaca, allergica alle noci',
  'Ho un figlio allergico alle noci e al latte',
  'Io no, mia sorella è allergica alle noci',
  'Mia sorella e mio fratello sono allergici alle noci, io non ho allergie',
  'My son is allergic to nuts and milk',
  'Familiarità per celiachia',
  'La moglie è incinta',
];
const ofClients = [
  'io e mia madre siamo celiache',
  'Mia madre e io siamo celiache',
  'sono celiaca come mia madre',
  'Celiaca come mia madre',
  'Mia madre è celiaca e anch’io',
  'Mia madre è celiaca come me',
  'My mother is coeliac and so am I',
  'My mother and I are coeliac',
  'Mia madre dice che sono celiaca',
  'Mia madre mi ha trasmesso la celiachia',
  'Mia figlia è vegana, io sono celiaca',
  'Mamma di due bambini, celiaca',
  'Mia sorella è vegana. Celiaca dal 2010',
];

test('a clause without a verb has that of a relative before it', () => {
  const text = 'Mio figlio è allergico alle noci, io invece alle arachidi';

  expect(statementsNamedIn(allergyPartsOf(text))).toContainEqual({ kind: 'allergy', allergen: 'peanuts' });
});

test.each(ofRelatives)('“%s” declares nothing of the client', (text) => {
  expect(statementsNamedIn(text)).toEqual([]);
  expect(statementsNamedIn(allergyPartsOf(text))).toEqual([]);
});

test.each(ofClients)('“%s” declares coeliac disease of the client', (text) => {
  expect(statementsNamedIn(text)).toContainEqual({ kind: 'diet', diet: 'gluten_free' });
  expect(statementsNamedIn(allergyPartsOf(text))).toContainEqual({ kind: 'diet', diet: 'gluten_free' });
});
