import { describe, expect, test } from 'vitest';
import type { ReferenceIntake } from '../contract/references.ts';
import { type Person, referencesFor } from './references.ts';

const woman: Person = {
  sex: 'female',
  ageYears: 45,
  weightKg: 60,
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
};

const intake = (changes: Partial<ReferenceIntake>): ReferenceIntake => ({
  authority: 'efsa',
  nutrient: 'iron',
  kind: 'PRI',
  sex: null,
  ageFrom: 18,
  ageTo: null,
  state: null,
  lower: 16,
  upper: null,
  unit: 'mg',
  per: 'day',
  appliesTo: 'total',
  ...changes,
});

const of = (intakes: ReferenceIntake[], person = woman, energyKcal: number | null = 2000) =>
  referencesFor({ person, energyKcal, intakes });

describe('menopause', () => {
  const iron = [intake({ state: 'premenopausal', lower: 16 }), intake({ state: 'postmenopausal', lower: 11 })];

  test.each([
    [49, null, 16, 'age'],
    [50, null, 11, 'age'],
    [45, true, 11, 'stated'],
    [55, false, 16, 'stated'],
  ] as const)('at %s years, stated %s, the iron is %s mg by %s', (ageYears, isPostmenopausal, lower, origin) => {
    const references = of(iron, { ...woman, ageYears, isPostmenopausal });
    expect(references.byNutrient.iron?.target?.lower).toBe(lower);
    expect(references.menopause?.origin).toBe(origin);
  });

  test('it does not matter for a man', () => {
    expect(of(iron, { ...woman, sex: 'male' })).toMatchObject({ menopause: null, byNutrient: {} });
  });
});

test('pregnancy replaces the value of other adults; where the authority has none, that is said', () => {
  const pregnant = { ...woman, isPregnant: true };
  const references = of(
    [intake({}), intake({ state: 'pregnant', lower: 27 }), intake({ nutrient: 'zinc', lower: 9 })],
    pregnant,
  );

  expect(references.byNutrient.iron).toMatchObject({ target: { lower: 27 }, isOfOtherAdults: false });
  expect(references.byNutrient.zinc).toMatchObject({ target: { lower: 9 }, isOfOtherAdults: true });
});

test('who is pregnant and lactating has the target of the state with more to reach, also of another kind', () => {
  const folate = (changes: Partial<ReferenceIntake>) => intake({ nutrient: 'folate', unit: 'µg', ...changes });
  const intakes = [
    folate({ lower: 330 }),
    folate({ kind: 'AI', state: 'pregnant', lower: 600 }),
    folate({ state: 'lactating', lower: 500 }),
    intake({ state: 'pregnant', lower: 27 }),
    intake({ state: 'lactating', lower: 11 }),
  ];
  const { folate: ofFolate, iron } = of(intakes, { ...woman, isPregnant: true, isLactating: true }).byNutrient;
  expect(ofFolate?.target).toMatchObject({ kind: 'AI', lower: 600 });
  expect(iron?.target).toMatchObject({ kind: 'PRI', lower: 27 });
  expect(of(intakes, { ...woman, isLactating: true }).byNutrient.folate?.target).toMatchObject({ lower: 500 });
});

test('of another kind, the value of pregnancy still replaces that of other adults, with their average requirement', () => {
  const folate = (changes: Partial<ReferenceIntake>) => intake({ nutrient: 'folate', lower: 330, ...changes });
  const intakes = [
    folate({}),
    folate({ kind: 'AR', lower: 250 }),
    folate({ kind: 'AI', state: 'pregnant', lower: 600 }),
    folate({ kind: 'UL', lower: null, upper: 1000 }),
  ];

  expect(of(intakes, { ...woman, isPregnant: true }).byNutrient.folate).toMatchObject({
    target: { kind: 'AI' },
    average: null,
    isOfOtherAdults: false,
  });
  expect(of(intakes).byNutrient.folate).toMatchObject({ target: { kind: 'PRI' }, isOfOtherAdults: false });
});

test('values scale with weight and energy; without them they are left out and named', () => {
  const intakes = [
    intake({ nutrient: 'protein_tot', lower: 0.83, unit: 'g', per: 'kg' }),
    intake({ nutrient: 'thiamin', lower: 0.4, per: '1000 kcal' }),
    intake({ nutrient: 'niacin', lower: 1.6, per: 'MJ' }),
    intake({ nutrient: 'lipids_tot', kind: 'RI', lower: 20, upper: 35, unit: '%', per: 'energy' }),
  ];
  const { byNutrient } = of(intakes);
  expect(byNutrient.protein_tot?.target?.lower).toBeCloseTo(49.8);
  expect(byNutrient.thiamin?.target?.lower).toBeCloseTo(0.8);
  expect(byNutrient.niacin?.target?.lower).toBeCloseTo(13.39, 2);
  expect(byNutrient.lipids_tot?.target).toMatchObject({
    lower: expect.closeTo(44.44, 2),
    upper: expect.closeTo(77.78, 2),
  });

  const unknown = of(intakes, { ...woman, weightKg: null }, null);
  expect(unknown.missing).toEqual(['weight', 'energy']);
  expect(Object.values(unknown.byNutrient).every(({ target }) => target === null)).toBe(true);
});

test('units are those of the catalogue: sodium 2 g are 2000 mg, fluoride 3.4 mg are 3400 µg', () => {
  const { byNutrient } = of([
    intake({ nutrient: 'sodium', kind: 'SDT', lower: null, upper: 2, unit: 'g' }),
    intake({ nutrient: 'fluoride', kind: 'AI', lower: 3.4 }),
  ]);
  expect(byNutrient.sodium?.target).toMatchObject({ kind: 'SDT', upper: 2000 });
  expect(byNutrient.fluoride?.target?.lower).toBeCloseTo(3400);
});

test('12.6 g of fibre in 1000 kcal, but at least 25 g', () => {
  const fiber = [
    intake({ nutrient: 'fiber', kind: 'AI', lower: 12.6, unit: 'g', per: '1000 kcal' }),
    intake({ nutrient: 'fiber', kind: 'AI', lower: 25, unit: 'g' }),
  ];
  expect(of(fiber, woman, 1500).byNutrient.fiber?.target?.lower).toBe(25);
  expect(of(fiber, woman, 3000).byNutrient.fiber?.target?.lower).toBeCloseTo(37.8);
});

test('an upper level of supplements is no upper level of food', () => {
  const level = intake({ nutrient: 'magnesium', kind: 'UL', lower: null, upper: 250, appliesTo: 'added' });
  expect(of([level]).byNutrient.magnesium?.upperLevel).toBeNull();
  expect(of([{ ...level, appliesTo: 'total' }]).byNutrient.magnesium?.upperLevel).toBe(250);
});

test('without sex and age only what holds for all is known', () => {
  const references = of([intake({ sex: 'female' })], { ...woman, sex: null, ageYears: null });
  expect(references).toMatchObject({ byNutrient: {}, missing: ['sex', 'age'], menopause: null });
});
