import { expect, test } from 'vitest';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { emptyProfile } from './empty-profile.ts';
import { unstatedAllergens } from './named-allergens.ts';

const phrases: Partial<Record<Allergen, string[]>> = {
  gluten: ['Glutine', 'frumento'],
  milk: ['Latte', 'formaggio'],
  peanuts: ['Arachidi', 'noccioline americane'],
  nuts: ['Frutta a guscio', 'frutta secca', 'noci'],
};
const found = (text: string, profile = emptyProfile) =>
  unstatedAllergens(text, profile, (allergen) => phrases[allergen] ?? []);

test.each<[text: string, allergens: Allergen[]]>([
  ['Shock anafilattico per un’arachide nel 2019', ['peanuts']],
  ['Frutta secca e formaggi stagionati', ['milk', 'nuts']],
  ['Gonfiore dopo la pasta di frumento', ['gluten']],
  ['Nessun disturbo', []],
  ['', []],
])('“%s” names %j', (text, allergens) => {
  expect(found(text)).toEqual(allergens);
});

test('what the profile states is not named again, gluten and milk also by a diet without them', () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'intolerance' as const }];
  const profile = { ...emptyProfile, allergies, isGlutenFree: true, isLactoseFree: true };

  expect(found('Noci, frumento, latte, arachidi', profile)).toEqual(['peanuts']);
});
