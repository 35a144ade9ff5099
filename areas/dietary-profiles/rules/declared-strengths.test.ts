import { expect, test } from 'vitest';
import type { Allergen, AllergenStrength } from '#areas/aliments/contract/taxonomy.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import type { DietaryProfile, Severity } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictTexts } from './conflict-text.ts';
import { conflictsOf, isAgainst, isUnsafe, isWarning, mustBeDecided } from './conflicts.ts';
import { conflictKeys } from './explained.ts';
import { emptyProfile } from './empty-profile.ts';

/** What a label says of one allergen; `free`: it declares allergens, and not this one. */
type Declared = AllergenStrength | 'free' | 'unknown';
/** Against: a note says why the food stays, and home lists it. Checked: the label is to be read. */
type Outcome = 'against' | 'checked' | 'nothing';

const columns: readonly Declared[] = ['contains', 'may_contain', 'suspected', 'free', 'unknown'];
const strict: Outcome[] = ['against', 'against', 'checked', 'nothing', 'checked'];
const tolerant: Outcome[] = ['against', 'checked', 'checked', 'nothing', 'checked'];
const allergens = ['gluten', 'milk', 'eggs', 'peanuts', 'nuts', 'sesame'] as const;

const allergicTo = (allergen: Allergen, severity: Severity): DietaryProfile => ({
  ...emptyProfile,
  allergies: [{ allergen, severity }],
});

const rows: [string, Allergen, DietaryProfile, Outcome[]][] = [
  ...allergens.map((one): (typeof rows)[number] => [`an allergy to ${one}`, one, allergicTo(one, 'allergy'), strict]),
  ...allergens.map((one): (typeof rows)[number] => [
    `an intolerance to ${one}`,
    one,
    allergicTo(one, 'intolerance'),
    tolerant,
  ]),
  ['coeliac disease', 'gluten', { ...emptyProfile, isGlutenFree: true }, strict],
  [
    'the diet without lactose',
    'milk',
    { ...emptyProfile, isLactoseFree: true },
    // A label that declares no milk says nothing to be checked, and traces of milk have no lactose that counts.
    ['against', 'nothing', 'checked', 'nothing', 'checked'],
  ],
];

test.each(rows)('with %s: contains, may contain, suspected, free and unknown %s', (_, allergen, profile, outcomes) => {
  expect(columns.map((declared) => outcomeOf(product(allergen, declared), profile))).toEqual(outcomes);
});

test.each(rows.filter(([, , , outcomes]) => outcomes === strict))(
  'with %s a food with traces is not offered, and a note about traces of %s does not explain that it contains it',
  (_, allergen, profile) => {
    const [contains, traces] = (['contains', 'may_contain'] as const).map((one) => product(allergen, one));

    expect(isUnsafe(traces ?? product(allergen, 'may_contain'), profile)).toBe(true);
    expect(keysOf(traces, profile)).not.toEqual(keysOf(contains, profile));
  },
);

test('of traces of gluten the client reads that there may be traces, not that nobody knows', () => {
  const coeliac = { ...emptyProfile, isGlutenFree: true };
  const textOf = (declared: Declared) =>
    conflictTexts(conflictsOf(product('gluten', declared), coeliac), 'other', (key) =>
      key.split('.').slice(1).join('.'),
    );

  expect(textOf('contains')).toEqual(['diet.gluten_free']);
  expect(textOf('may_contain')).toEqual(['glutenTraces']);
  expect(textOf('unknown')).toEqual(['dietUnknown.gluten_free']);
  expect(textOf('free')).toEqual([]);
});

function keysOf(aliment: CheckedAliment | undefined, profile: DietaryProfile): string[] {
  return aliment ? conflictKeys(aliment.id, conflictsOf(aliment, profile)) : [];
}

function outcomeOf(aliment: CheckedAliment, profile: DietaryProfile): Outcome {
  const conflicts = conflictsOf(aliment, profile);
  if (conflicts.some(isAgainst)) {
    expect(conflicts.some(mustBeDecided)).toBe(true);
    return 'against';
  }
  return conflicts.some(isWarning) ? 'checked' : 'nothing';
}

/** A product of a brand, so that a missing declaration is to be checked. */
function product(allergen: Allergen, declared: Declared): CheckedAliment {
  const isStated = declared !== 'free' && declared !== 'unknown';
  return {
    ...food.rice,
    name: 'Barretta',
    name_en: 'Bar',
    micronutrients: {},
    category: 'other',
    brand: 'Marca',
    suits: [],
    allergens: isStated ? { [allergen]: declared } : {},
    declaresAllergens: declared !== 'unknown',
  };
}
