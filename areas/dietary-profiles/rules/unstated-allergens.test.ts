import { expect, test } from 'vitest';
import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import en from '../texts/en.json' with { type: 'json' };
import it from '../texts/it.json' with { type: 'json' };
import { emptyProfile } from './empty-profile.ts';
import { unstatedAllergens } from './unstated-allergens.ts';

test.each<[text: string, allergens: Allergen[]]>([
  ['Shock anafilattico per un’arachide nel 2019', ['peanuts']],
  ['Frutta secca e formaggi stagionati', ['milk', 'nuts']],
  ['Gonfiore dopo la pasta di frumento', ['gluten']],
  ['Crostacei e frutti di mare', ['crustaceans', 'molluscs']],
  ['Walnuts and prawns', ['crustaceans', 'nuts']],
  ['Mangio senza glutine', ['gluten']],
  ['Nessun disturbo', []],
  ['', []],
])('“%s” names %j', (text, named) => {
  expect(unstatedAllergens(text, emptyProfile)).toEqual(named);
});

test('what the profile states is not named again, gluten and milk also by a diet without them', () => {
  const allergies = [{ allergen: 'nuts' as const, severity: 'intolerance' as const }];
  const profile = { ...emptyProfile, allergies, isGlutenFree: true, isLactoseFree: true };

  expect(unstatedAllergens('Noci, frumento, latte, arachidi', profile)).toEqual(['peanuts']);
});

test.each([
  ['Italian', it],
  ['English', en],
])('each %s food that stands for an allergen in the profile names it', (_, texts) => {
  for (const allergen of allergens)
    for (const example of texts.allergenExamples[allergen].split(', '))
      expect([example, unstatedAllergens(example, emptyProfile)]).toEqual([
        example,
        expect.arrayContaining([allergen]),
      ]);
});
