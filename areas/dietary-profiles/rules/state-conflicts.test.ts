import { exampleAliments as food } from '#areas/aliments/example.ts';
import { expect, test } from 'vitest';
import type { DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictsOf, isUnsafe, levelOf, needsConfirmation } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { conflictKeys } from './explained.ts';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import { namedStateConflicts } from './state-conflicts.ts';

const wine = foodNamed('Vino rosso', 'alcohol');
const minor: DietaryProfile = { ...emptyProfile, isMinor: true };

test('alcohol is to be confirmed for a minor, is not offered, and is named in a note; an adult gets it without a word', () => {
  const conflict = { kind: 'state', state: 'minor', group: 'alcohol', strength: 'contains' } as const;
  const [noted] = foodsNamedIn('un bicchiere di birra');
  if (!noted) throw new Error('no food');

  expect(conflictsOf(wine, minor)).toEqual([conflict]);
  expect([levelOf(conflict), needsConfirmation(conflict), isUnsafe(wine, minor)]).toEqual(['doubtful', true, true]);
  expect(conflictKeys('id', [conflict])).toEqual(['id state minor alcohol contains']);
  expect(namedStateConflicts(noted, minor)).toEqual([{ ...conflict, strength: 'named' }]);
  expect(conflictsOf(wine, emptyProfile)).toEqual([]);
  expect(namedStateConflicts(noted, emptyProfile)).toEqual([]);
});

test.each([
  ['Prosciutto crudo di Parma', 'cold_cuts'],
  ['Pesce spada', 'fish_seafood'],
  ['Birra analcolica', 'alcohol'],
] as const)('%s is no food that a minor is warned of', (name, category) => {
  expect(conflictsOf(foodNamed(name, category), minor)).toEqual([]);
});

test('a minor who is pregnant or breastfeeding has the conflict of that state once, as it was confirmed and explained before', () => {
  const statesOf = (profile: DietaryProfile) =>
    conflictsOf(wine, profile).map((one) => one.kind === 'state' && one.state);

  expect(statesOf({ ...minor, isPregnant: true })).toEqual(['pregnant']);
  expect(statesOf({ ...minor, isLactating: true })).toEqual(['lactating']);
});

function foodNamed(name: string, category: CheckedAliment['category']): CheckedAliment {
  const nothing = { name_en: '', micronutrients: {}, brand: '', allergens: {}, declaresAllergens: false, suits: [] };
  return { ...food.rice, ...nothing, name, category };
}
