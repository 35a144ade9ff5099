import { expect, test } from 'vitest';
import { type Allergen, allergens } from '#areas/aliments/contract/taxonomy.ts';
import en from '../texts/en.json' with { type: 'json' };
import it from '../texts/it.json' with { type: 'json' };
import { emptyProfile } from './empty-profile.ts';
import { isNamedByFood, unstatedAllergens } from './named-allergens.ts';

const namedByFood = (name: string) => allergens.filter((allergen) => isNamedByFood(name, allergen));

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
