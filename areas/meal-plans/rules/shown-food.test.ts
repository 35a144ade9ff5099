import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { shownFood } from './shown-food.ts';

const profile: DietaryProfile = {
  ...emptyProfile,
  ...{ allergies: [{ allergen: 'nuts', severity: 'allergy' }], isGlutenFree: true },
};
/** With traces of nuts; nobody knows whether it has gluten. */
const mortadella = {
  ...exampleAliments.rice,
  ...{ name: 'Mortadella', name_en: '', category: 'cold_cuts' as const, suits: [], isOwn: false, hasLabel: true },
  ...{ allergens: { nuts: 'may_contain' as const }, declaresAllergens: false },
};
const traces = `${mortadella.id} allergen nuts may_contain allergy`;
const use = (conflictNote: string, explainedConflicts: string[]) => ({
  planned: { conflictNote, explainedConflicts },
  confirmed: [],
});

test('of a food that was left in the plan in spite of traces the client reads that decision beside what is not known', () => {
  const { kind, isAgreed, conflicts, agreed } = shownFood(mortadella, [use('Concordato', [traces])], profile);

  expect([kind, isAgreed]).toEqual(['warning', false]);
  expect(agreed).toMatchObject([{ kind: 'allergen', allergen: 'nuts', strength: 'may_contain' }]);
  expect(conflicts).toMatchObject([{ allergen: 'nuts' }, { kind: 'diet', diet: 'gluten_free', isKnown: false }]);
});

test('a food whose traces no note explains in one of its uses was not left on purpose', () => {
  for (const uses of [[], [use('', [])], [use('Concordato', [traces]), use('', [])]])
    expect(shownFood(mortadella, uses, profile).agreed).toBeUndefined();
});

test('a food of which everything is explained needs no second mark', () => {
  const known = { ...mortadella, suits: ['gluten_free' as const] };

  expect(shownFood(known, [use('Concordato', [traces])], profile)).toMatchObject({ isAgreed: true });
  expect(shownFood(known, [use('Concordato', [traces])], profile).agreed).toBeUndefined();
});

test('a food that was confirmed for a state and of which something is not known is confirmed, with what is not known', () => {
  const pregnant: DietaryProfile = { ...emptyProfile, isPregnant: true, diet: 'vegetarian' };
  const cheese = {
    ...exampleAliments.rice,
    ...{ name: 'Brie', name_en: '', category: 'dairy' as const, suits: [], isOwn: false },
    ...{ allergens: { milk: 'contains' as const }, declaresAllergens: true },
  };
  const strengths = ['contains', 'named', 'suspected'] as const;
  const confirmed = strengths.map((strength) => ({
    ...{ alimentId: cheese.id, allergen: 'unpasteurised_cheese' as const, strength, isCurrent: true },
  }));
  const planned = { conflictNote: '', explainedConflicts: [] };

  const shown = shownFood(cheese, [{ planned, confirmed }], pregnant);

  expect(shown).toMatchObject({ kind: 'confirmed', conflicts: [{ kind: 'state' }], isAgreed: true });
  expect(shown.unknown).toMatchObject([{ kind: 'diet', diet: 'vegetarian' }]);
});
