import { exampleAliments as food } from '#areas/aliments/example.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenStrengths, allergens, categories } from '#areas/aliments/contract/taxonomy.ts';
import { conflictLevels, type DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictsOf, isUncertain, isUnsafe, levelOf, needsNote, warningsOf, worstOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';

test('a food that contains an allergen is forbidden, with an allergy and with an intolerance', () => {
  const milk = checked({ allergens: { milk: 'contains' } });

  expect(conflictsOf(milk, allergicTo('milk'))).toEqual([
    { kind: 'allergen', allergen: 'milk', strength: 'contains', severity: 'allergy' },
  ]);
  expect(worstLevel(milk, allergicTo('milk'))).toBe('forbidden');
  expect(worstLevel(milk, allergicTo('milk', 'intolerance'))).toBe('forbidden');
});

test('traces are forbidden with an allergy and doubtful with an intolerance', () => {
  const biscuits = checked({ allergens: { nuts: 'may_contain' } });

  expect(worstLevel(biscuits, allergicTo('nuts'))).toBe('forbidden');
  expect(worstLevel(biscuits, allergicTo('nuts', 'intolerance'))).toBe('doubtful');
});

test('an allergen that is only suspected is doubtful, never merged with the others', () => {
  const sauce = checked({ allergens: { celery: 'suspected', soybeans: 'contains' } });

  expect(conflictsOf(sauce, allergicTo('celery'))).toEqual([
    { kind: 'allergen', allergen: 'celery', strength: 'suspected', severity: 'allergy' },
  ]);
  expect(worstLevel(sauce, allergicTo('celery'))).toBe('doubtful');
});

test('an own food, an imported one or one of a brand without declared allergens is to be checked for an allergy, an intolerance and coeliac disease; a food of the library is not', () => {
  for (const profile of [
    allergicTo('eggs'),
    allergicTo('eggs', 'intolerance'),
    { ...emptyProfile, isGlutenFree: true },
  ]) {
    expect(worstLevel(checked({ isOwn: true }), profile)).toBe('doubtful');
    expect(worstLevel(checked({ brand: 'Marca' }), profile)).toBe('doubtful');
    expect(worstLevel(checked({ hasLabel: true }), profile)).toBe('doubtful');
    expect(conflictsOf(checked({}), profile)).toEqual([]);
  }
  expect(conflictsOf(checked({ isOwn: true, declaresAllergens: true }), allergicTo('eggs'))).toEqual([]);
  expect(conflictsOf(checked({ isOwn: true }), emptyProfile)).toEqual([]);
});

test('a name that names an allergen which nobody declared counts as traces of it, in either language', () => {
  const spread = checked({ name: 'Crema di nocciole', name_en: '' });

  expect(conflictsOf(spread, allergicTo('nuts'))).toEqual([
    { kind: 'allergen', allergen: 'nuts', strength: 'named', severity: 'allergy' },
  ]);
  expect(worstLevel(spread, allergicTo('nuts'))).toBe('forbidden');
  expect(worstLevel(spread, allergicTo('nuts', 'intolerance'))).toBe('doubtful');
  expect(worstLevel(checked({ name: 'Crema', name_en: 'Hazelnut spread' }), allergicTo('nuts'))).toBe('forbidden');
  expect(isUnsafe(spread, allergicTo('nuts', 'intolerance'))).toBe(true);
  expect(conflictsOf(spread, allergicTo('eggs'))).toEqual([]);
});

test('a name says nothing about an allergen that is declared, and names gluten for the gluten-free diet too', () => {
  const milk = checked({ name: 'Latte di avena', isOwn: true });

  expect(conflictsOf({ ...milk, declaresAllergens: true }, allergicTo('gluten'))).toEqual([]);
  expect(conflictsOf({ ...milk, allergens: { gluten: 'contains' } }, allergicTo('gluten'))).toMatchObject([
    { strength: 'contains' },
  ]);
  expect(conflictsOf(milk, { ...emptyProfile, isGlutenFree: true })).toMatchObject([{ isSuspected: true }]);
  expect(isUnsafe(milk, { ...emptyProfile, isGlutenFree: true })).toBe(true);
  expect(isUncertain(checked({ name: 'Crema di mandorle' }), allergicTo('peanuts'))).toBe(true);
});

test('a food is excluded by itself, by its category, or by a word of its name in either language', () => {
  const onions = checked({ name: 'Cipolle rosse, crude', name_en: 'Red onions, raw', category: 'vegetables' });
  const excluded = (change: Partial<DietaryProfile>) => conflictsOf(onions, { ...emptyProfile, ...change });

  expect(excluded({ excludedAliments: [{ id: onions.id, name: 'Cipolle', name_en: '' }] })).toEqual([
    { kind: 'excluded', by: 'aliment', word: '' },
  ]);
  expect(excluded({ excludedCategories: ['vegetables'] })).toEqual([{ kind: 'excluded', by: 'category', word: '' }]);
  expect(excluded({ excludedWords: ['aglio', 'cipolla'] })).toEqual([
    { kind: 'excluded', by: 'word', word: 'cipolla' },
  ]);
  expect(excluded({ excludedWords: ['onion'] })).toHaveLength(1);
  expect(excluded({ excludedWords: ['cipollotto', 'Cipro'] })).toEqual([]);
});

test('chicken suits no vegan, vegetarian or pescatarian; of couscous nothing is known', () => {
  const chicken = checked({ category: 'poultry' });
  const couscous = checked({ category: 'ready_meals' });

  for (const diet of ['vegan', 'vegetarian', 'pescatarian'] as const) {
    expect(conflictsOf(chicken, { ...emptyProfile, diet })).toEqual([{ kind: 'diet', diet, isKnown: true }]);
    expect(worstLevel(couscous, { ...emptyProfile, diet })).toBe('hint');
  }
});

test('fish suits a pescatarian who is stated to eat it, and no vegetarian', () => {
  const cod = checked({ category: 'fish_seafood', suits: ['pescatarian'] });

  expect(conflictsOf(cod, { ...emptyProfile, diet: 'pescatarian' })).toEqual([]);
  expect(worstLevel(cod, { ...emptyProfile, diet: 'vegetarian' })).toBe('unwanted');
});

test('plain rice needs no hint for coeliac disease; traces of gluten, stated or suspected, are not offered', () => {
  const profile = { ...emptyProfile, isGlutenFree: true };

  expect(conflictsOf(checked({ category: 'cereals_pasta' }), profile)).toEqual([]);
  for (const gluten of ['may_contain', 'suspected'] as const) {
    const flakes = checked({ allergens: { gluten } });
    expect(worstLevel(flakes, profile)).toBe(gluten === 'may_contain' ? 'unwanted' : 'doubtful');
    expect(isUnsafe(flakes, profile)).toBe(true);
  }
  expect(worstLevel(checked({ allergens: { gluten: 'contains' } }), profile)).toBe('unwanted');
  expect(conflictsOf(checked({ allergens: { gluten: 'may_contain' }, suits: ['gluten_free'] }), profile)).toEqual([]);
});

test('a vegan food suits a vegetarian; a statement that the allergens contradict does not count', () => {
  const vegetarian = { ...emptyProfile, diet: 'vegetarian' as const };
  const coeliac = { ...emptyProfile, isGlutenFree: true };

  expect(conflictsOf(checked({ suits: ['vegan'] }), vegetarian)).toEqual([]);
  expect(conflictsOf(checked({ suits: ['gluten_free'], allergens: { gluten: 'contains' } }), coeliac)).toEqual([
    { kind: 'diet', diet: 'gluten_free', isKnown: true },
  ]);
});

test('lactose is judged by its amount where it is known: 4.8 g in milk, 0.05 g in a ripe cheese', () => {
  const profile = { ...emptyProfile, isLactoseFree: true };
  const dairy = (lactose: number) =>
    checked({ category: 'dairy', allergens: { milk: 'contains' }, micronutrients: { lactose } });

  expect(worstLevel(dairy(4.8), profile)).toBe('unwanted');
  expect(worstLevel(dairy(0.05), profile)).toBe('hint');
  expect(worstLevel(checked({ allergens: { milk: 'contains' } }), profile)).toBe('unwanted');
  expect(conflictsOf({ ...dairy(0.2), quantity: 500 }, profile)).toEqual([
    { kind: 'diet', diet: 'lactose_free', isKnown: false, isBelowLimit: true },
  ]);
});

test('a food of which nobody knows whether it has lactose is to be checked, as with gluten, and may be offered', () => {
  const biscuits = checked({ brand: 'Marca' });
  const profile = { ...emptyProfile, isLactoseFree: true };

  expect(worstLevel(biscuits, profile)).toBe('doubtful');
  expect(isUnsafe(biscuits, profile)).toBe(false);
  expect(conflictsOf(checked({}), profile)).toEqual([]);
});

test('of a food of which a client is warned all reasons are said, also what is only not known', () => {
  const wrap = checked({ allergens: { gluten: 'contains' }, category: 'ready_meals' });
  const profile = { ...emptyProfile, isGlutenFree: true, diet: 'vegan' } as const;

  expect(warningsOf(wrap, profile).map((one) => one.kind === 'diet' && [one.diet, one.isKnown])).toEqual([
    ['gluten_free', true],
    ['vegan', false],
  ]);
  expect(warningsOf(checked({ category: 'ready_meals' }), profile)).toEqual([]);
});

test('the worst of several conflicts decides', () => {
  const conflicts = conflictsOf(checked({ category: 'dairy', allergens: { milk: 'contains' }, name: 'Latte' }), {
    ...allergicTo('milk', 'intolerance'),
    diet: 'vegan',
    excludedWords: ['latte'],
  });

  expect(conflicts.map(levelOf)).toEqual(['forbidden', 'unwanted', 'unwanted']);
  expect(worstOf(conflicts)).toMatchObject({ kind: 'allergen' });
  expect(worstOf([])).toBeUndefined();
});

test('a forbidden or unwanted food needs a note; one that is only doubtful is not offered, and one that nobody declared is', () => {
  const level = (aliment: CheckedAliment) => worstLevel(aliment, allergicTo('milk', 'intolerance')) ?? 'hint';
  const [cheese, biscuit, unknown] = [
    checked({ allergens: { milk: 'contains' } }),
    checked({ allergens: { milk: 'may_contain' } }),
    checked({ isOwn: true }),
  ];

  expect(conflictLevels.filter(needsNote)).toEqual(['forbidden', 'unwanted']);
  expect([cheese, biscuit, unknown].map(level).map(needsNote)).toEqual([true, false, false]);
  expect([cheese, biscuit, unknown].map((one) => isUnsafe(one, allergicTo('milk', 'intolerance')))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a declared allergen is always forbidden to whoever is allergic to it, whatever else the food or the profile says', () => {
  let forbidden = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...allergens),
      fc.constantFrom(...allergenStrengths),
      fc.constantFrom(...categories),
      fc.boolean(),
      (allergen, strength, category, declaresAllergens) => {
        const aliment = checked({ allergens: { [allergen]: strength }, category, declaresAllergens });
        const worst = worstOf(conflictsOf(aliment, { ...allergicTo(allergen), excludedCategories: [category] }));
        if (!worst) throw new Error('a conflict is missing');
        if (strength === 'suspected') return levelOf(worst) === 'unwanted';
        forbidden += 1;
        return levelOf(worst) === 'forbidden';
      },
    ),
  );
  expect(forbidden).toBeGreaterThan(20);
  expect(conflictLevels).toHaveLength(4);
});

function worstLevel(aliment: CheckedAliment, profile: DietaryProfile) {
  const worst = worstOf(conflictsOf(aliment, profile));
  return worst && levelOf(worst);
}

function allergicTo(
  allergen: DietaryProfile['allergies'][number]['allergen'],
  severity: 'allergy' | 'intolerance' = 'allergy',
): DietaryProfile {
  return { ...emptyProfile, allergies: [{ allergen, severity }] };
}

function checked(change: Partial<CheckedAliment>): CheckedAliment {
  return {
    ...food.rice,
    micronutrients: {},
    category: 'other',
    brand: '',
    allergens: {},
    declaresAllergens: false,
    suits: [],
    ...change,
  };
}
